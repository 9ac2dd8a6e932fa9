import Foundation

/// A point in time of the schedulers that go by dates. Unlike Apple's, all of them share this type.
public struct DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
  public typealias Stride = SchedulerStride<Date>

  public var date: Date

  public init(_ date: Date) { self.date = date }

  public func distance(to other: Self) -> Stride {
    .seconds(other.date.timeIntervalSince(date))
  }

  public func advanced(by n: Stride) -> Self { Self(date + n.timeInterval) }
}

extension SchedulerStride where Clock == Date {
  public init(_ timeInterval: TimeInterval) { self = .seconds(timeInterval) }

  public var timeInterval: TimeInterval { inSeconds }
}

extension Scheduler where SchedulerTimeType == DateSchedulerTime {
  public var now: DateSchedulerTime { DateSchedulerTime(Date()) }
  public var minimumTolerance: DateSchedulerTime.Stride { .seconds(0) }
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = DateSchedulerTime

  public struct SchedulerOptions: Sendable {}

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    perform { action() }
  }

  public func schedule(
    after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  public func schedule(
    after date: DateSchedulerTime, interval: DateSchedulerTime.Stride,
    tolerance: DateSchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
      action()
    }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}
