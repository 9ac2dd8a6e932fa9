extension Publishers {
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    /// A value that comes due while the subscriber has no demand is dropped.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber, keeping: .nothing)
      let inlet = Inlet<Output, Failure>()
      let deadline = Deadline(after: dueTime, on: scheduler, options: options)
      inlet.handle { _ in
        outlet.start(onCancel: {
          inlet.cancel()
          deadline.callOff()
        })
        inlet.request(.unlimited)
      } value: { value in
        deadline.set { outlet.send(value) }
        return .none
      } completion: { completion in
        deadline.callOff()
        scheduler.schedule(options: options) { outlet.finish(completion) }
      }
      upstream.subscribe(inlet)
    }
  }
}

extension Publisher {
  /// A value that is waiting when the publisher completes is dropped, as Apple's does.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
