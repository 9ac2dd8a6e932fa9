import ModelChecking

/// One named thing that can happen in a model: when, to what effect, and which document says so.
///
/// A model is a list of rules, and the list is data: diagrams, tables, coverage and mutants are
/// derived from it.
public struct Rule<State: ModelState>: Sendable {
  /// The name, unique in its model; a delivery is named after its callback.
  public let name: String
  /// Who brings it about.
  public let initiator: Initiator
  /// Whether it is an event, a delivery, a silent step or the end of the process.
  public let kind: RuleKind
  /// When it can happen: all of these hold.
  public let conditions: [Condition<State>]
  /// What it delivers to the delegate or its observers, if anything.
  public let callback: Callback?
  /// The number of the scene whose delegate is called, from 0; nil where it is no scene's.
  public let scene: Int?
  /// Where it is said.
  public let citations: [Citation]
  /// What it does to the state.
  public let effect: @Sendable (inout State) -> Void

  /// Creates a rule.
  public init(
    _ name: String, by initiator: Initiator, kind: RuleKind, when conditions: [Condition<State>],
    delivers callback: Callback? = nil, to scene: Int? = nil, citing citations: [Citation],
    effect: @escaping @Sendable (inout State) -> Void
  ) {
    self.name = name
    self.initiator = initiator
    self.kind = kind
    self.conditions = conditions
    self.callback = callback
    self.scene = scene
    self.citations = citations
    self.effect = effect
  }

  /// What it delivers and to which scene, for example `scene.didBecomeActive#A`.
  public var deliveryName: String? {
    callback.map { $0.name + (scene.map { "#" + SceneSlots.letter($0) } ?? "") }
  }

  /// Whether the rule can happen in a state.
  public func isEnabled(in state: State) -> Bool {
    for condition in conditions where !condition.test(state) { return false }
    return true
  }
}

/// A named part of a rule's guard.
public struct Condition<State: ModelState>: Sendable {
  /// The condition in words.
  public let name: String
  /// Whether a state satisfies it.
  public let test: @Sendable (State) -> Bool

  /// Creates a condition.
  public init(_ name: String, _ test: @escaping @Sendable (State) -> Bool) {
    self.name = name
    self.test = test
  }
}

/// The nature of a rule.
public enum RuleKind: String, CaseIterable, Hashable, Sendable {
  /// Something happens outside the delegate; callbacks may be owed because of it.
  case event
  /// The delegate, its observers or the first view controller are called.
  case delivery
  /// The process moves on without a word: suspension, exit.
  case silent
  /// The process ends without a word.
  case kill
}

/// Who brings a step about.
public enum Initiator: String, CaseIterable, Hashable, Sendable {
  /// A person using the device.
  case user
  /// iOS.
  case system
  /// The code of the app itself.
  case app
  /// The device: power, radio, sensors.
  case hardware
}
