import Dispatch

extension DispatchQueue: Scheduler {
  /// A point in time of the dispatch clock.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// A length of time.
    public typealias Stride = SchedulerStride<DispatchQueue>

    /// The point in time.
    public var dispatchTime: DispatchTime

    /// Makes a point in time.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// The distance to another point.
    public func distance(to other: Self) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(to >= from ? Int(clamping: to - from) : -Int(clamping: from - to))
    }

    /// The point after some time.
    public func advanced(by n: Stride) -> Self { Self(dispatchTime + n.timeInterval) }

    /// Hashes the point.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }
  }

  /// How a closure is run.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// The group that the closure joins.
    public var group: DispatchGroup?

    /// Makes options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  /// The present time of the dispatch clock.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  /// Runs a closure with `async`.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    let options = options ?? SchedulerOptions()
    async(group: options.group, qos: options.qos, flags: options.flags) { action() }
  }

  /// Runs a closure with `asyncAfter`; the tolerance is ignored.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    let options = options ?? SchedulerOptions()
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { action() }
  }

  /// Runs a closure with `asyncAfter`, which asks for the next run when it has run.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(action)
    schedule(repetition, after: date, interval: interval, options: options)
    return AnyCancellable(repetition)
  }

  private func schedule(
    _ repetition: Repetition, after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride, options: SchedulerOptions?
  ) {
    let item = repetition.item { [weak repetition] in
      guard let repetition else { return }
      // The clock of a check goes on without the real one, so the next time counts from now.
      let next = self.now.advanced(by: interval)
      self.schedule(repetition, after: next, interval: interval, options: options)
    }
    asyncAfter(deadline: date.dispatchTime, execute: item)
  }
}

extension SchedulerStride where Clock == DispatchQueue {
  /// Makes a length of time; one that never ends is about 292 years.
  public init(_ timeInterval: DispatchTimeInterval) {
    switch timeInterval {
    case .seconds(let count): self = .seconds(count)
    case .milliseconds(let count): self = .milliseconds(count)
    case .microseconds(let count): self = .microseconds(count)
    case .nanoseconds(let count): self = .nanoseconds(count)
    default: self = .nanoseconds(.max)
    }
  }

  /// The length of time in the terms of dispatch.
  public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }
}
