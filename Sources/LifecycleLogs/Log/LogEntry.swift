import LifecycleModels

/// One entry of a log, as it was written and as it was understood.
public struct LogEntry: Hashable, Sendable {
  /// The position of the entry in its log, counted from 1.
  ///
  /// In a JSON list this is the index in the list as written, so remarks and queries count too.
  /// In a log of lines only entries count; ``line`` finds the entry.
  public let position: Int

  /// The line of the file, counted from 1, where the format has lines.
  public let line: Int?

  /// The entry as written: trimmed, cut after 200 bytes, control characters as escapes.
  public let text: String

  /// What the entry says.
  public let item: Item

  /// The application state that was printed beside the entry.
  public let printedState: PrintedState?

  /// The process identifier or name that the log gives.
  public let process: String?

  /// The name of that process, of which text has only the last word.
  let processName: String?

  /// The scene instance that the entry names, for example `A` in `sceneDidDisconnect(A)`.
  public let scene: String?

  /// When the callback came, if the log says so.
  public let time: LogTime?

  /// How long the app took to handle the callback, in seconds, if the log says so.
  public let duration: Double?

  /// Who wrote the entry, if its words tell.
  public let origin: Origin?

  /// Creates an entry, for logs that were not read from a file. If its text is the name of its item, its
  /// origin is a recorder.
  public init(
    position: Int, line: Int? = nil, text: String, item: Item, printedState: PrintedState? = nil,
    process: String? = nil, scene: String? = nil, time: LogTime? = nil, duration: Double? = nil
  ) {
    self.init(
      position: position, line: line, text: text, item: item, printedState: printedState,
      process: process, processName: nil, scene: scene, time: time, duration: duration,
      origin: text == item.name ? .recorder : nil)
  }

  init(
    position: Int, line: Int?, text: String, item: Item, printedState: PrintedState?,
    process: String?, processName: String?, scene: String?, time: LogTime?, duration: Double?,
    origin: Origin?
  ) {
    self.position = position
    self.line = line
    self.text = text
    self.item = item
    self.printedState = printedState
    self.process = process
    self.processName = processName
    self.scene = scene
    self.time = time
    self.duration = duration
    self.origin = origin
  }
}

extension LogEntry {
  /// Who wrote an entry, as far as its words tell.
  public enum Origin: Hashable, Sendable {
    /// A recorder that uses the names of the models, such as `app.didBecomeActive`.
    case recorder
    /// A method of a type that the entry names: `AnalyticsTracker` in
    /// `-[AnalyticsTracker applicationDidBecomeActive:]`.
    case type(String)
    /// An observer of a notification, with its type if the entry names it.
    case observer(String?)
    /// A framework above UIKit; the number tells its words apart.
    case framework(LogFramework, word: Int)
  }

  /// The same entry with another meaning.
  func meaning(_ item: Item, from origin: Origin?) -> LogEntry {
    LogEntry(
      position: position, line: line, text: text, item: item, printedState: printedState,
      process: process, processName: processName, scene: scene, time: time, duration: duration,
      origin: origin)
  }
}

extension LogEntry {
  /// What one entry of a log can say.
  public enum Item: Hashable, Sendable {
    /// The app was sent a callback.
    case callback(Callback)
    /// A framework above UIKit reported a new phase.
    case phase(PrintedState)
    /// The process was killed without a callback.
    case killed
    /// A process started.
    case processStart
    /// The log says what the user, the system or the device did.
    case mark(Mark)
    /// A line of the system says that the process is suspended.
    case suspended
    /// A line of the system says that the process has ended.
    case exited(SystemLine.ExitCause)
  }
}

extension LogEntry.Item {
  /// The canonical name, for example `app.didBecomeActive`, `phase.active` or `proc.killed`; a mark
  /// is in parentheses, for example `(home)`.
  public var name: String {
    switch self {
    case .callback(let callback): callback.name
    case .phase(let state): "phase." + state.rawValue
    case .killed: "proc.killed"
    case .processStart: "proc.start"
    case .mark(let mark): "(\(mark.name))"
    case .suspended: "proc.suspended"
    case .exited: "proc.exited"
    }
  }

  /// The callback; nil for everything else.
  public var callback: Callback? {
    if case .callback(let callback) = self { callback } else { nil }
  }

  /// What the log says that happened; nil for everything that the app was sent.
  public var mark: Mark? {
    switch self {
    case .mark(let mark): mark
    case .suspended: Mark(.suspension)
    case .callback, .phase, .killed, .processStart, .exited: nil
    }
  }

  /// Whether a line of the system says so, and not the app or a person.
  public var isOfSystem: Bool {
    switch self {
    case .suspended, .exited: true
    case .callback, .phase, .killed, .processStart, .mark: false
    }
  }

  /// Whether this is a callback to a scene delegate.
  var isOfScene: Bool {
    if case .callback(let callback) = self { callback.isSceneDelegateMethod } else { false }
  }
}

/// An application state, as an app can print it.
public enum PrintedState: String, CaseIterable, Hashable, Sendable {
  /// In the foreground, receiving events.
  case active
  /// In the foreground, not receiving events.
  case inactive
  /// Not on screen, still running.
  case background
}

/// A point in time as a log gives it, in microseconds.
///
/// Only differences between times of one log are meaningful, because a stamp without a date or a
/// time zone counts from an unknown origin. All times of a log have the same origin. The first
/// entry with a stamp decides the kind of the log's stamps: date and zone (or seconds since 1970),
/// date, day and month, time of day only, or seconds since some start. Entries with another kind of
/// stamp have no time.
///
/// A time of day that is more than half a day before the last one belongs to the next day. A day
/// that is more than half a year before the last one belongs to the next year. A smaller step back
/// is kept as it is written: the clock was set back.
public struct LogTime: Hashable, Comparable, Sendable {
  /// The microseconds since the origin.
  public let microseconds: Int64
  /// What the time counts from; nil for a time that was not read from a file.
  let origin: TimeStamp.Origin?

  /// Creates a time.
  public init(microseconds: Int64) {
    self.init(microseconds: microseconds, since: nil)
  }

  init(microseconds: Int64, since origin: TimeStamp.Origin?) {
    self.microseconds = microseconds
    self.origin = origin
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func == (first: LogTime, second: LogTime) -> Bool {
    first.microseconds == second.microseconds
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func hash(into hasher: inout Hasher) { hasher.combine(microseconds) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func < (first: LogTime, second: LogTime) -> Bool {
    first.microseconds < second.microseconds
  }

  /// The seconds from this time to another, negative if the other is earlier.
  public func seconds(until other: LogTime) -> Double {
    // Converted first, so that the times of a malicious log cannot overflow.
    (Double(other.microseconds) - Double(microseconds)) / 1_000_000
  }
}

/// The result of reading one line or item.
enum Interpretation: Hashable {
  case entry(LogEntry.Item, EntryDetails)
  case system(SystemReading)
  case skipped(SkipReason)
}

/// The details that are written beside an entry.
struct EntryDetails: Hashable {
  var printedState: PrintedState?
  var process: String?
  /// The name of the process, or its last word.
  var processName: String?
  var scene: String?
  /// How long the callback took, in seconds.
  var duration: Double?
  var origin: LogEntry.Origin?
  /// The name in the line, if it is one of a vocabulary: its letters, in lower case.
  var word: String?
}
