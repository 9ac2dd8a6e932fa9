import LifecycleModels

/// Something that the code under test must do or avoid in every life.
public struct Obligation<Disk, Delegate: AnyObject> {
  /// A short name; for an obligation from the list of invariants, its number there.
  public let id: String
  /// What must be true, in one sentence.
  public let statement: String
  /// The sources of the obligation.
  public let citations: [Citation]
  /// When it is checked.
  let occasion: Occasion
  /// What is wrong, in words; nil if nothing is.
  let breach: (Moment<Disk, Delegate>) -> String?
  /// What the obligation remembers of the past that the fingerprint of the world does not contain.
  let memory: (Moment<Disk, Delegate>) -> Int

  /// Creates an obligation.
  ///
  /// - Parameters:
  ///   - id: A short name.
  ///   - statement: What must be true, in one sentence.
  ///   - citations: The sources of the obligation.
  ///   - occasion: When it is checked; never while there is no delegate.
  ///   - memory: A number that stands for whatever in the past matters to `breach`; it becomes part
  ///     of the fingerprint.
  ///   - breach: Returns what is wrong, in words; nil if nothing is.
  public init(
    _ id: String, _ statement: String, citing citations: [Citation] = [],
    asked occasion: Occasion = .afterEachStep,
    memory: @escaping (Moment<Disk, Delegate>) -> Int = { _ in 0 },
    breach: @escaping (Moment<Disk, Delegate>) -> String?
  ) {
    self.id = id
    self.statement = statement
    self.citations = citations
    self.occasion = occasion
    self.memory = memory
    self.breach = breach
  }
}

/// When an obligation is checked.
public enum Occasion: Hashable, Sendable {
  /// After every step.
  case afterEachStep
  /// After the delivery of any of these callbacks, implemented or not.
  case after([Callback])
  /// When the last event has had all its consequences, and the process is in one of these states.
  case settled(in: [ExecutionState])

  /// The callbacks that must be told apart for the occasion to be recognised.
  var noticed: [Callback] {
    if case .after(let callbacks) = self { callbacks } else { [] }
  }

  func isNow(callback: Callback?, isSettled: Bool, state: ExecutionState) -> Bool {
    switch self {
    case .afterEachStep: true
    case .after(let callbacks): callback.map(callbacks.contains) ?? false
    case .settled(let states): isSettled && states.contains(state)
    }
  }
}

/// What obligations and actions can inspect: the disk, the delegate and iOS after a step of a life.
public struct Moment<Disk, Delegate: AnyObject> {
  /// What survives the process.
  public let disk: Disk
  /// What dies with the process.
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

/// What has happened to a process, as far as obligations ask about it.
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
