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
  ///   - memory: A number that stands for whatever in the past matters to `breach`; it becomes part of
  ///     the fingerprint.
  ///   - breach: What is wrong, in words, or nil.
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
  /// After the delivery of one of some callbacks, implemented or not.
  case after([Callback])
  /// When the last event has had all its consequences, and the process is in one of some states.
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
