extension Publishers {
  /// Subscribes, requests and cancels by way of a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values of the publisher.
    public typealias Output = Upstream.Output
    /// The error of the publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// What runs the subscribing.
    public let scheduler: Context
    /// How the subscribing is run.
    public let options: Context.SchedulerOptions?

    /// Attaches a subscriber, later.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let inlet = Inlet<Output, Failure>()
      inlet.handle { _ in
        outlet.start { demand in
          scheduler.schedule(options: options) { inlet.request(demand) }
        } onCancel: {
          scheduler.schedule(options: options, inlet.cancel)
        }
      } value: { value in
        outlet.send(value)
        return .none
      } completion: {
        outlet.finish($0)
      }
      scheduler.schedule(options: options) { upstream.subscribe(inlet) }
    }
  }
}

extension Publisher {
  /// Subscribes, requests and cancels by way of a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
