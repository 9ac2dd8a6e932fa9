/// Runs closures at once, whatever the time for which they are scheduled.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// A point in time that has no meaning.
  public struct SchedulerTimeType: Strideable {
    /// A length of time that has no meaning.
    public typealias Stride = SchedulerStride<ImmediateScheduler>

    private let offset: Int

    fileprivate init(offset: Int) { self.offset = offset }

    /// The distance to another point.
    public func distance(to other: Self) -> Stride { .nanoseconds(other.offset - offset) }

    /// The point after some time.
    public func advanced(by n: Stride) -> Self { Self(offset: offset + n.magnitude) }
  }

  /// The one scheduler of this kind.
  public static let shared = ImmediateScheduler()

  /// The time, which never passes.
  public var now: SchedulerTimeType { SchedulerTimeType(offset: 0) }

  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  /// Runs the closure.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs the closure.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs the closure, once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
