extension Publishers {
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public let customError: (() -> Failure)?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let inlet = Inlet<Output, Failure>()
      let deadline = Deadline(after: interval, on: scheduler, options: options)
      let endLate = {
        inlet.cancel()
        outlet.finish(customError.map { .failure($0()) } ?? .finished)
      }
      inlet.handle { _ in
        deadline.set(endLate)
        outlet.start(onRequest: inlet.request) {
          inlet.cancel()
          deadline.callOff()
        }
      } value: { value in
        deadline.set(endLate)
        scheduler.schedule(options: options) { outlet.send(value) }
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
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}
