import LifecycleModels

/// Something that the code under test must keep in every life: an obligation, or the user's invariant.
public struct Obligation<Disk, Delegate: AnyObject> {
  /// A short name; for obligations of the list of invariants its number.
  public let id: String
  /// What must be so, in one sentence.
  public let statement: String
  /// Where it is said.
  public let citations: [Citation]
  /// When it is asked.
  let occasion: Occasion
  /// What is wrong, in words; nil while nothing is.
  let breach: (Moment<Disk, Delegate>) -> String?
  /// What the obligation makes of the past beyond what the fingerprint of the world tells.
  let memory: (Moment<Disk, Delegate>) -> Int

  /// Creates an obligation.
  ///
  /// - Parameters:
  ///   - id: A short name.
  ///   - statement: What must be so, in one sentence.
  ///   - citations: Where it is said.
  ///   - occasion: When it is asked; while there is no delegate it never is.
  ///   - memory: A number that differs where the past matters to `breach`; asked with the
  ///     fingerprint.
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

/// When an obligation is asked whether it is kept.
public enum Occasion: Hashable, Sendable {
  /// After every step.
  case afterEachStep
  /// After one of some callbacks has returned, implemented or not.
  case after([Callback])
  /// When the last event has had all its consequences, in some states of the process.
  case settled(in: [ExecutionState])

  /// The callbacks that must be told apart for it.
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
