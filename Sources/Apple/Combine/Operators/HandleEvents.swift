extension Publishers {
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

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

extension Publisher {
  /// Unlike Apple's, the line about the subscription does not name the publisher.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.HandleEvents<Self> {
    let log = Log(prefix: prefix.isEmpty ? "" : "\(prefix): ", stream: stream)
    return handleEvents {
      log.write("receive subscription: (\($0))")
    } receiveOutput: {
      log.write("receive value: (\($0))")
    } receiveCompletion: {
      switch $0 {
      case .finished: log.write("receive finished")
      case .failure(let error): log.write("receive error: (\(error))")
      }
    } receiveCancel: {
      log.write("receive cancel")
    } receiveRequest: {
      log.write("request \($0 == .unlimited ? "unlimited" : "max: (\($0.max ?? 0))")")
    }
  }
}

/// Writes lines to a stream, or to the standard output.
private final class Log {
  private let prefix: String
  private var stream: (any TextOutputStream)?

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix
    self.stream = stream
  }

  func write(_ line: String) {
    if stream == nil { return Swift.print(prefix + line) }
    stream?.write(prefix + line + "\n")
  }
}
