extension Publishers {
  /// Delivers everything some time later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values of the publisher.
    public typealias Output = Upstream.Output
    /// The error of the publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// How much later it is.
    public let interval: Context.SchedulerTimeType.Stride
    /// How exact the time is.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// What runs the delivery.
    public let scheduler: Context
    /// How the delivery is run.
    public let options: Context.SchedulerOptions?

    /// Attaches a subscriber; only its subscription is handed over at once.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.handOver(to: subscriber) { action in
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options,
          action)
      }
    }
  }
}

extension Publisher {
  /// Delivers everything some time later.
  ///
  /// - Parameters:
  ///   - interval: How much later it is.
  ///   - tolerance: How exact the time is.
  ///   - scheduler: What runs the delivery.
  ///   - options: How the delivery is run.
  /// - Returns: The publisher of the same values.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}
