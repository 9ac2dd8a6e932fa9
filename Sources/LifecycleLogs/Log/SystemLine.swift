/// A line of the system about the process of an app, in a log of the whole device.
///
/// SpringBoard, FrontBoard, runningboardd, ReportCrash and the kernel print such lines, often several
/// of them about the same change.
public struct SystemLine: Hashable, Sendable {
  /// The place in the list, counted from 1, where the format is a list.
  public let position: Int?
  /// The line of the file, counted from 1, where the format has lines.
  public let line: Int?
  /// What was written: trimmed, cut after 200 bytes, control characters as escapes.
  public let text: String
  /// When it was written, if the log says so.
  public let time: LogTime?
  /// The app that it is about.
  public let subject: Subject
  /// What it says.
  public let statement: Statement

  /// An app as the system names it; at least one of the names is known.
  public struct Subject: Hashable, Sendable {
    /// The process identifier, in decimal digits.
    public var process: String?
    /// The bundle identifier.
    public var bundle: String?
    /// The name of the process.
    public var name: String?
  }

  /// What the system says of a process.
  public enum Statement: Hashable, Sendable {
    /// It is on screen.
    case foreground
    /// It is off screen.
    case background
    /// It executes code.
    case running
    /// It executes nothing.
    case suspended
    /// It has ended, with the words of the system for that; they are empty if it gives no reason.
    case exited(ExitCause, words: String)
  }

  /// The kinds of ends that the system tells apart in its lines.
  public enum ExitCause: String, CaseIterable, Hashable, Sendable {
    /// The watchdog.
    case watchdog
    /// A shortage of memory, or a limit on it.
    case memory
    /// A crash.
    case crash
    /// The process exited by itself.
    case voluntary
    /// A kill (SIGKILL), by whomever; no crash is one.
    case killed
    /// A cause that is none of these.
    case other
    /// No cause is named.
    case untold
  }
}

/// What a line of the system says, and about which app.
struct SystemReading: Hashable {
  var subject: SystemLine.Subject
  let statement: SystemLine.Statement
}

/// The end of a process, as a line of the system tells it.
public struct SystemExit: Hashable, Sendable {
  /// The entry that the line is.
  public let entry: LogEntry
  /// What ended the process.
  public let cause: SystemLine.ExitCause
  /// The last entry of the process before it; nil if the process has none.
  public let last: LogEntry.Item?
  /// The seconds since that entry; nil if the log has no times.
  public let seconds: Double?
}
