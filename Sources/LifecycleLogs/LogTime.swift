/// A moment as a log writes it, in microseconds.
///
/// Only differences between moments of one log mean something: a stamp without a date or without a
/// time zone counts from an origin that the log does not tell. Moments of different origins never
/// meet in one log: the first entry with a stamp decides of which kind the stamps of its log are
/// (with date and zone, or seconds since 1970; with date; with day and month; with time of day
/// only; seconds since some start), and entries with a stamp of another kind have no time.
///
/// A time of day that is more than half a day before the last one belongs to the next day, and a
/// day more than half a year before the last one to the next year. What goes back by less is as the
/// log has it: a clock was set.
public struct LogTime: Hashable, Comparable, Sendable {
  /// The microseconds since the origin.
  public let microseconds: Int64

  /// Creates a moment.
  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func < (first: LogTime, second: LogTime) -> Bool {
    first.microseconds < second.microseconds
  }

  /// The seconds from this moment to another, negative if that is earlier.
  public func seconds(until other: LogTime) -> Double {
    // Differences of moments of one log are small; those of hostile ones need not overflow.
    (Double(other.microseconds) - Double(microseconds)) / 1_000_000
  }
}
