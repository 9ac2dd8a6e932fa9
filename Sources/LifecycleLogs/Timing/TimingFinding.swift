/// One thing that the times of a log show.
public struct TimingFinding: Hashable, Sendable {
  /// What was found.
  public let kind: Kind
  /// The position of the entry that shows it.
  public let position: Int
  /// The line of that entry, where the format has lines.
  public let line: Int?
  /// The process of that entry, where the log names it.
  public let process: String?
  /// The limit that it is held against; nil for a clock that was set back.
  public let limit: TimeLimit?
  /// How long it took, or how far the clock went back, and what that number proves.
  public let span: TimeSpan
  /// The finding in words, with its sources.
  public let text: String

  /// The kinds of finding.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The app took longer than the system allows. The only kind that accuses.
    ///
    /// It is claimed only where the app's own time is known: the recorder measured the callback, or
    /// it lies between a delegate call and the notification that UIKit posts in the same turn of the
    /// run loop (`applicationWillTerminate`, F47; `applicationDidEnterBackground`, F43 and F46). The
    /// gap to any other entry proves nothing, because the app may have waited or been suspended.
    case overLimit
    /// The app was told that its background time was up.
    ///
    /// The seconds run from the moment at which it left the foreground, where the clock starts
    /// (F108). They are an upper bound of the time that it was granted, because it may have been
    /// suspended in between. A process that was woken for an event in between yields nothing.
    case expired
    /// The app still ran when its background time must have been over.
    ///
    /// Shown by a callback that reaches running processes only: `applicationWillTerminate` (F79,
    /// F80, F83) or the expiration of background time. From it follows that the app either had
    /// another reason to run, or was suspended and woken for something that the log does not show;
    /// so this is a remark. The seconds run from leaving the foreground, or from the last event for
    /// which the app was woken, or from the moment at which it was told that the time was up.
    case ranOn
    /// An entry is earlier than the one before it in its process. Nothing is measured across.
    case clockSetBack
  }
}

extension TimingFinding {
  /// Whether the finding says that the app broke a limit; all others are remarks.
  public var isViolation: Bool { kind == .overLimit }
}

/// Findings while they are made: the first of them, and how many there are.
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
