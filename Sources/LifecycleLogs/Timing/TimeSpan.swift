import Reporting

/// A number of seconds, and how it bounds the time that was really taken.
public struct TimeSpan: Hashable, Sendable {
  /// The seconds, never negative.
  public let seconds: Double
  /// How the number relates to the time that was really taken.
  public let bound: Bound

  /// How a number of seconds relates to the time that was really taken.
  public enum Bound: String, CaseIterable, Hashable, Sendable {
    /// The recorder measured it, or nothing else can happen between its start and its end.
    case measured
    /// It took at least this long: only parts of it were measured.
    case atLeast
    /// It took at most this long: other things, such as a suspension, may have happened in between.
    case atMost
  }
}

extension TimeSpan: CustomStringConvertible {
  /// The span in words, for example “at most 3.5 s”.
  public var description: String {
    switch bound {
    case .measured: seconds.inSeconds
    case .atLeast: "at least \(seconds.inSeconds)"
    case .atMost: "at most \(seconds.inSeconds)"
    }
  }
}

extension Double {
  /// The number as seconds in words, to the millisecond, for example “0.25 s” or “3,600 s”.
  var inSeconds: String {
    // A larger number comes from a meaningless stamp, and its milliseconds are noise.
    guard magnitude < 1e13 else { return "\(self) s" }
    let milliseconds = Int((magnitude * 1000).rounded())
    let sign = self < 0 && milliseconds > 0 ? "-" : ""
    return sign + (milliseconds / 1000).grouped + Self.fraction(milliseconds % 1000) + " s"
  }

  private static func fraction(_ milliseconds: Int) -> String {
    guard milliseconds > 0 else { return "" }
    var digits = String(String(1000 + milliseconds).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return "." + digits
  }
}
