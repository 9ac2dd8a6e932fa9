import Reporting

/// One finding about the times of a log.
public struct TimingFinding: Hashable, Sendable {
  /// What was found.
  public let kind: Kind
  /// The position of the entry that shows it.
  public let position: Int
  /// The line of that entry, if the format has lines.
  public let line: Int?
  /// The process of that entry, if the log names it.
  public let process: String?
  /// The limit that applies; nil for a clock that was set back.
  public let limit: TimeLimit?
  /// How long it took, or how far the clock went back, and how exact the number is.
  public let span: TimeSpan
  /// The finding in words, with its sources.
  public let text: String

  /// The kinds of finding.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The app took longer than the system allows. This is the only kind that is a violation.
    ///
    /// It is reported only if the app's own time is known: the recorder measured the callback, or
    /// the time lies between a delegate call and the notification that UIKit posts in the same turn
    /// of the run loop (`applicationWillTerminate`, F47; `applicationDidEnterBackground`, F43 and
    /// F46). The gap to any other entry proves nothing, because the app may have waited or been
    /// suspended.
    case overLimit
    /// The app was told that its background time was up.
    ///
    /// The seconds count from leaving the foreground, when the clock starts (F108). They are an
    /// upper bound for the time that was granted, because the app may have been suspended in
    /// between. There is no finding for a process that was woken for an event in between.
    case expired
    /// The app still ran when its background time must have been over.
    ///
    /// A callback that only reaches running processes shows it: `applicationWillTerminate` (F79,
    /// F80, F83) or the expiration of background time. The app either had another reason to run, or
    /// was suspended and woken for something that the log does not show, so this is only a remark.
    /// The seconds count from leaving the foreground, from the last event that woke the app, or
    /// from the callback that told it that its time was up.
    case ranOn
    /// An entry is earlier than the one before it in its process. No time is measured across it.
    case clockSetBack
  }
}

extension TimingFinding {
  /// Whether the finding says that the app broke a limit; all others are remarks.
  public var isViolation: Bool { kind == .overLimit }
}

/// Collects findings: the first of them, and their number.
struct TimingFindings: Sendable {
  private(set) var first: [TimingFinding] = []
  private(set) var count = 0
  private(set) var violationCount = 0

  mutating func add(
    _ kind: TimingFinding.Kind, at entry: LogEntry, _ limit: TimeLimit?, _ span: TimeSpan,
    _ text: String
  ) {
    let finding = TimingFinding(
      kind: kind, position: entry.position, line: entry.line, process: entry.process, limit: limit,
      span: span, text: text)
    count += 1
    if finding.isViolation { violationCount += 1 }
    if first.count < TimingWatch.maxKept { first.append(finding) }
  }
}

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
