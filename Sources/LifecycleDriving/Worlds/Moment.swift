import LifecycleModels

/// What an invariant can inspect: the disk, the delegate and iOS after one step of a life.
public struct Moment<Disk, Delegate: AnyObject> {
  /// What survives the process.
  public let disk: Disk
  /// What dies with it.
  public let delegate: Delegate
  /// What the delegate can ask of iOS, and has asked.
  public let application: Application
  /// The state of the process.
  public let state: ExecutionState
  /// The delivered callback, if this step delivered one that is implemented or asked about.
  public let callback: Callback?
  /// Whether the last event has had all its consequences.
  public let isSettled: Bool
  /// What has happened to this process.
  public let history: ProcessHistory

  /// Whether the process is frozen: no code runs, and it may die silently.
  public var isSuspended: Bool { state == .suspended }
}

/// What has happened to a process, as far as obligations ask.
public struct ProcessHistory: Hashable, Sendable {
  /// Whether the app has been active in this process.
  public internal(set) var hasBeenActive = false
  /// Whether the app is inactive and has not left the screen since it was active.
  public internal(set) var isInterrupted = false
  /// How often the app has come to the foreground in this process.
  public internal(set) var entrances = 0
  /// How many inputs (URLs, activities, shortcuts, taps) this process was given.
  public internal(set) var inputsReceived = 0
}
