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
  let checkTime: CheckTime
  /// What is wrong, in words; nil if nothing is.
  let breach: (Moment<Disk, Delegate>) -> String?
  /// What must happen in some life, or else nothing has put the obligation to the test.
  private(set) var premise: Premise
  /// What the obligation remembers of the past that the fingerprint of the world does not contain.
  let memory: (Moment<Disk, Delegate>) -> [Int]
  /// What is counted from each entrance on; nil if nothing is.
  private(set) var counter: ((Moment<Disk, Delegate>) -> Int)?

  /// Creates an obligation.
  ///
  /// - Parameters:
  ///   - id: A short name.
  ///   - statement: What must be true, in one sentence.
  ///   - citations: The sources of the obligation.
  ///   - checkTime: When it is checked; never while there is no delegate.
  ///   - premise: What must happen in some life, or else a warning says that nothing has put the
  ///     obligation to the test; by default, its occasion.
  ///   - memory: Numbers that stand for whatever in the past matters to `breach`; they become part
  ///     of the fingerprint.
  ///   - breach: Returns what is wrong, in words; nil if nothing is.
  public init(
    _ id: String, _ statement: String, citing citations: [Citation] = [],
    asked checkTime: CheckTime = .afterEachStep,
    premise: Premise = .checkTime,
    memory: @escaping (Moment<Disk, Delegate>) -> [Int] = { _ in [] },
    breach: @escaping (Moment<Disk, Delegate>) -> String?
  ) {
    self.id = id
    self.statement = statement
    self.citations = citations
    self.checkTime = checkTime
    self.premise = premise
    self.memory = memory
    self.breach = breach
  }
}

extension Obligation {
  /// What an obligation takes for granted: a check in which it never happens shows nothing.
  public enum Premise {
    /// That the obligation is checked at all.
    case checkTime
    /// That a condition is true at some moment; the words, “no input ever came”, say that it never
    /// was.
    case some(unless: String, (Moment<Disk, Delegate>) -> Bool)
    /// Nothing, so there is no warning.
    case nothing
  }

  /// The same obligation without a warning if nothing puts it to the test.
  func assumingNothing() -> Self {
    var obligation = self
    obligation.premise = .nothing
    return obligation
  }

  /// The same obligation with a number that moments hold as it was when the app came to the
  /// foreground.
  func counting(_ counter: @escaping (Moment<Disk, Delegate>) -> Int) -> Self {
    var obligation = self
    obligation.counter = counter
    return obligation
  }

  /// Whether a moment puts the obligation to the test.
  func isTested(at moment: Moment<Disk, Delegate>) -> Bool {
    switch premise {
    case .checkTime: checkTime.isNow(at: moment)
    case .some(_, let condition): condition(moment)
    case .nothing: true
    }
  }

  /// What to say if no moment did.
  var untestedWords: String {
    let reason =
      switch premise {
      case .some(let words, _): words
      case .checkTime, .nothing: "it was never asked \(checkTime.words)"
      }
    let name = id == statement ? "“\(statement)”" : id
    return "nothing put \(name) to the test: \(reason)"
  }
}

/// When an obligation is checked.
public enum CheckTime: Hashable, Sendable {
  /// After every step.
  case afterEachStep
  /// After the delivery of any of these callbacks, implemented or not.
  case after([Callback])
  /// When the last event has had all its consequences, and the process is in one of these states.
  case settled(in: [ExecutionState])
  /// When the process is frozen: suspended, or prewarmed after its launch callbacks have run.
  case frozen
  /// Wherever the process may die without a callback: when it is frozen, and wherever the check's
  /// ``DeathScope`` and the model allow it besides.
  case mayDieSilently

  /// The callbacks that must be told apart for the occasion to be recognised.
  var noticed: [Callback] {
    if case .after(let callbacks) = self { callbacks } else { [] }
  }

  /// The occasion, to follow “it was never asked”.
  var words: String {
    switch self {
    case .afterEachStep: "because no process was started"
    case .after(let callbacks): "after \(callbacks.map(\.name).joined(separator: " or "))"
    case .settled(let states):
      "while the process was \(states.map(\.name).joined(separator: " or "))"
    case .frozen: "of a frozen process"
    case .mayDieSilently: "where the process may die silently"
    }
  }

  func isNow<Disk, Delegate>(at moment: Moment<Disk, Delegate>) -> Bool {
    switch self {
    case .afterEachStep: true
    case .after(let callbacks): moment.callback.map(callbacks.contains) ?? false
    case .settled(let states): moment.isSettled && states.contains(moment.state)
    case .frozen: moment.state.isFrozen
    case .mayDieSilently: moment.mayDieSilently
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
  /// Whether the process may die here without a callback.
  public let mayDieSilently: Bool
  /// What has happened to this process.
  public let history: ProcessHistory

  /// What an obligation counts, as it was before the app came to the foreground for the last time.
  var countAtEntrance = 0

  /// Whether the process is suspended: no code runs, and it may die silently.
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

extension ProcessHistory {
  /// Notes that the process has come from one state into another.
  mutating func note(_ now: ExecutionState, after before: ExecutionState) {
    if now.isInFront, !before.isInFront { entrances += 1 }
    if now == .active { hasBeenActive = true }
    if now != before { isInterrupted = now == .inactive && before == .active }
  }
}

extension ExecutionState {
  fileprivate var isInFront: Bool { self == .active || self == .inactive }
}
