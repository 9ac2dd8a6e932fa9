import Foundation

/// A point in time of the schedulers that go by dates.
public struct DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
  /// A length of time.
  public typealias Stride = SchedulerStride<Date>

  /// The date.
  public var date: Date

  /// Makes a point in time.
  public init(_ date: Date) { self.date = date }

  /// The distance to another point.
  public func distance(to other: Self) -> Stride {
    .seconds(other.date.timeIntervalSince(date))
  }

  /// The point after some time.
  public func advanced(by n: Stride) -> Self { Self(date + n.timeInterval) }
}

extension SchedulerStride where Clock == Date {
  /// Makes a length of time of a number of seconds.
  public init(_ timeInterval: TimeInterval) { self = .seconds(timeInterval) }

  /// The number of seconds.
  public var timeInterval: TimeInterval { inSeconds }
}

extension Scheduler where SchedulerTimeType == DateSchedulerTime {
  /// The present date.
  public var now: DateSchedulerTime { DateSchedulerTime(Date()) }

  /// No tolerance.
  public var minimumTolerance: DateSchedulerTime.Stride { .seconds(0) }
}
