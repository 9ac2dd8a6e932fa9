extension Publishers {
  /// Calls closures about what passes between a publisher and a subscriber.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The values of the publisher.
    public typealias Output = Upstream.Output
    /// The error of the publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher that is watched.
    public let upstream: Upstream
    /// Called before the subscription is handed on.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Called before a value is handed on.
    public var receiveOutput: ((Output) -> Void)?
    /// Called before the completion is handed on.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Called before the publisher is told that the subscriber cancels.
    public var receiveCancel: (() -> Void)?
    /// Called before a request is handed on.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let inlet = Inlet<Output, Failure>()
      inlet.handle { subscription in
        receiveSubscription?(subscription)
        outlet.start { demand in
          receiveRequest?(demand)
          inlet.request(demand)
        } onCancel: {
          receiveCancel?()
          inlet.cancel()
        }
      } value: { value in
        receiveOutput?(value)
        outlet.send(value)
        return .none
      } completion: { completion in
        receiveCompletion?(completion)
        outlet.finish(completion)
      }
      upstream.subscribe(inlet)
    }
  }
}

extension Publisher {
  /// Calls closures about what passes between this publisher and a subscriber.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}
