extension Publishers {
  /// Ends when no value has come for some time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values of the publisher.
    public typealias Output = Upstream.Output
    /// The error of the publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// How long a value may take.
    public let interval: Context.SchedulerTimeType.Stride
    /// What runs the delivery.
    public let scheduler: Context
    /// How the delivery is run.
    public let options: Context.SchedulerOptions?
    /// Makes the error with which it ends; nil if it finishes.
    public let customError: (() -> Failure)?

    /// Attaches a subscriber.
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
  /// Ends when no value has come for some time.
  ///
  /// - Parameters:
  ///   - interval: How long a value may take.
  ///   - scheduler: What runs the delivery.
  ///   - options: How the delivery is run.
  ///   - customError: Makes the error with which it ends; without it, it finishes.
  /// - Returns: The publisher of the same values.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}
