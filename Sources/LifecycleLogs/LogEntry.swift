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
  public let item: LogItem

  /// The application state that was printed beside the entry.
  public let seenState: SeenState?

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
    position: Int, line: Int? = nil, text: String, item: LogItem, seenState: SeenState? = nil,
    process: String? = nil, scene: String? = nil, time: LogTime? = nil, duration: Double? = nil
  ) {
    self.position = position
    self.line = line
    self.text = text
    self.item = item
    self.seenState = seenState
    self.process = process
    self.scene = scene
    self.time = time
    self.duration = duration
  }
}

/// What one entry of a log can say.
public enum LogItem: Hashable, Sendable {
  /// The app was sent a callback.
  case callback(Callback)
  /// A framework above UIKit reported a new phase.
  case phase(SeenState)
  /// The process was killed without a word.
  case killed
  /// A process started.
  case processStart
}

extension LogItem {
  /// The canonical name, for example `app.didBecomeActive`, `phase.active` or `proc.killed`.
  public var name: String {
    switch self {
    case .callback(let callback): callback.name
    case .phase(let state): "phase." + state.rawValue
    case .killed: "proc.killed"
    case .processStart: "proc.start"
    }
  }
}

/// An application state, as an app can print it.
public enum SeenState: String, CaseIterable, Hashable, Sendable {
  /// In the foreground, receiving events.
  case active
  /// In the foreground, not receiving events.
  case inactive
  /// Not on screen, still running.
  case background
}
