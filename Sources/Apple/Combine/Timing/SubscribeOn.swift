extension Publishers {
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

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
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
