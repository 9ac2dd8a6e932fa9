import LifecycleModels

/// A step of a life cycle that a delegate can notice, or that is a choice of what happens next.
struct PlanEdge: Sendable {
  /// The rule that names the step: the first of ``rules``.
  let rule: Int32
  /// The delivered callback, if the delegate notices it.
  let callback: Callback?
  /// The scene that is called.
  let scene: Int?
  /// The application state that the callback can read.
  let seen: ExecutionState
  /// What the app is opened, woken or called with.
  let input: LifeInput?
  /// Who brings it about.
  let initiator: Initiator
  /// The rules of the model that happen one after the other: the step, and what follows unnoticed.
  var rules: [Int32]
  /// Where it leads.
  var target: Int32
  /// Where it leads if the delegate answers `false`, or -1 where the answer decides nothing.
  var refusedTarget: Int32
  /// The rules that happen then.
  var refusedRules: [Int32]
  /// Other rules that lead a delegate through the same.
  var aliases: [Int32] = []
}

/// A step that happens because the app has asked for it.
struct AskedEdge: Sendable {
  let request: AppRequest
  let rules: [Int32]
  var target: Int32
}

/// A place of a life cycle.
struct PlanNode: Sendable {
  let execution: ExecutionState
  /// Whether the last event has had all its consequences.
  let isQuiet: Bool
  /// Whether protected data can be read.
  let canReadProtectedData: Bool
  /// What can happen by itself.
  var edges: [PlanEdge] = []
  /// What the app can ask for.
  var asked: [AskedEdge] = []
}
