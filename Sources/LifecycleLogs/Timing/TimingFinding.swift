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
    /// It is reported only if the app's own time is known: the recorder measured the callback, or the
    /// time lies between a delegate call and the notification that UIKit posts in the same turn of
    /// the run loop (`applicationWillTerminate`, F47; `applicationDidEnterBackground`, F43 and F46).
    /// The gap to any other entry proves nothing, because the app may have waited or been suspended.
    case overLimit
    /// The app was told that its background time was up.
    ///
    /// The seconds count from leaving the foreground, when the clock starts (F108). They are an upper
    /// bound for the time that was granted, because the app may have been suspended in between. There
    /// is no finding for a process that was woken for an event in between.
    case expired
    /// The app still ran when its background time must have been over.
    ///
    /// A callback that only reaches running processes shows it: `applicationWillTerminate` (F79, F80,
    /// F83) or the expiration of background time. The app either had another reason to run, or was
    /// suspended and woken for something that the log does not show, so this is only a remark. The
    /// seconds count from leaving the foreground, from the last event that woke the app, or from the
    /// callback that told it that its time was up.
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
    if first.count < TimingWatch.most { first.append(finding) }
  }
}
