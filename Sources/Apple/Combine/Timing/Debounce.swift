extension Publishers {
  /// Delivers a value when no other has followed for some time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values of the publisher.
    public typealias Output = Upstream.Output
    /// The error of the publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// How long it must be quiet.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// What runs the delivery.
    public let scheduler: Context
    /// How the delivery is run.
    public let options: Context.SchedulerOptions?

    /// Attaches a subscriber. A value that comes due while it has no demand is dropped.
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
  /// Delivers a value when no other has followed for some time.
  ///
  /// A value that is waiting when the publisher completes is dropped, as Apple's does.
  ///
  /// - Parameters:
  ///   - dueTime: How long it must be quiet.
  ///   - scheduler: What runs the delivery.
  ///   - options: How the delivery is run.
  /// - Returns: The publisher of fewer values.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
