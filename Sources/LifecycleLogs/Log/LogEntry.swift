import LifecycleModels

/// One entry of a log, as it was written and as it was understood.
public struct LogEntry: Hashable, Sendable {
  /// Where the entry stands in its log, counted from 1.
  ///
  /// In a JSON list this is the place in the list as written, so that remarks and queries count.
  /// In a log of lines, where ``line`` finds the entry, only entries count.
  public let position: Int

  /// The line of the file, counted from 1, where the format has lines.
  public let line: Int?

  /// The entry as written: trimmed, cut after 200 bytes, control characters shown as “�”.
  public let text: String

  /// What the entry says.
  public let item: Item

  /// The application state that was printed beside the entry.
  public let printedState: PrintedState?

  /// The process identifier or name that the log gives.
  public let process: String?

  /// The scene instance that the entry names, for example `A` in `sceneDidDisconnect(A)`.
  public let scene: String?

  /// When the callback came, where the log says so.
  public let time: LogTime?

  /// How long the app took to handle the callback, in seconds, where the log says so.
  public let duration: Double?

  /// Creates an entry, for logs that were not read from a file.
  public init(
    position: Int, line: Int? = nil, text: String, item: Item, printedState: PrintedState? = nil,
    process: String? = nil, scene: String? = nil, time: LogTime? = nil, duration: Double? = nil
  ) {
    self.position = position
    self.line = line
    self.text = text
    self.item = item
    self.printedState = printedState
    self.process = process
    self.scene = scene
    self.time = time
    self.duration = duration
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
  }
}

extension LogEntry.Item {
  /// The canonical name, for example `app.didBecomeActive`, `phase.active` or `proc.killed`.
  public var name: String {
    switch self {
    case .callback(let callback): callback.name
    case .phase(let state): "phase." + state.rawValue
    case .killed: "proc.killed"
    case .processStart: "proc.start"
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

/// What one written thing was understood to be.
enum Interpretation: Hashable {
  case entry(LogEntry.Item, EntryDetails)
  case skipped(SkipReason)
}

/// What is written beside an entry.
struct EntryDetails: Hashable {
  var printedState: PrintedState?
  var process: String?
  var scene: String?
  /// How long the callback took, in seconds.
  var duration: Double?
}
