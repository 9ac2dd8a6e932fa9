/// A number of seconds, and what it proves.
public struct TimeSpan: Hashable, Sendable {
  /// The seconds, never negative.
  public let seconds: Double
  /// What the number is to the time that was really taken.
  public let bound: Bound

  /// What a number of seconds is to the time that was really taken.
  public enum Bound: String, CaseIterable, Hashable, Sendable {
    /// The recorder measured it, or it lies between two moments of which nothing can come between.
    case measured
    /// It took this long or longer: only parts of it were measured.
    case atLeast
    /// It took this long or shorter: other things, suspension among them, may have come between.
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
