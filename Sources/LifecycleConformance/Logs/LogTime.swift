/// A moment as a log writes it, in microseconds.
///
/// Only differences between moments of one log mean something: a stamp without a date or without a
/// time zone counts from an origin that the log does not tell.
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
