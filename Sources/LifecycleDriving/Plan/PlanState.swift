import LifecycleModels

/// A state of a plan. It stands for all states of the model that a delegate cannot tell apart.
struct PlanState: Sendable {
  let execution: ExecutionState
  /// Whether the last event has had all its consequences.
  let isQuiet: Bool
  /// Whether protected data can be read.
  let canReadProtectedData: Bool
  /// What can happen by itself.
  var transitions: [PlanTransition] = []
  /// What the app can ask for.
  var requests: [PlanRequest] = []
}

/// A transition that a delegate can notice, or that decides what happens next.
struct PlanTransition: Sendable {
  /// The rule that names the transition: the first of ``rules`` or, if states were merged, the one
  /// of all ``aliases`` that occurs the least rarely.
  var rule: Int32
  /// The delivered callback, if the delegate notices it.
  let callback: Callback?
  /// The scene that is called.
  let scene: Int?
  /// The state of the process as the callback can read it.
  let visibleState: ExecutionState
  /// What the app is opened, woken or called with.
  let input: LifeInput?
  /// The phase that the callback can read, if SwiftUI's code is called.
  let phases: PhaseReading?
  /// The rules of the model that are applied in order: the step itself, and what follows unnoticed.
  let rules: [Int32]
  var target: Int32
  /// What happens if the delegate answers `false`; nil where the answer makes no difference.
  var refusal: Refusal?
  /// Other rules that a delegate cannot tell from this one.
  var aliases: [Int32] = []

  /// What happens after the answer `false`.
  struct Refusal: Sendable {
    let rules: [Int32]
    var target: Int32
  }
}

/// The phase of a window or of the app, as SwiftUI's code can read it when it is called.
struct PhaseReading: Hashable, Sendable {
  let phase: ScenePhase
  /// What was read before, if the call reports a change.
  let previous: ScenePhase?

  /// What can be read in a delivery; nil in one that calls no view and tells the `App` of no phase.
  init?<State: ProcessState>(in rule: Rule<State>, from source: State, to target: State) {
    guard let callback = rule.callback, callback.isSwiftUI else { return nil }
    let isChange = callback.phaseOfApp != nil || callback.phaseOfScene != nil
    guard isChange || rule.scene != nil, let phase = target.phase(ofScene: rule.scene) else {
      return nil
    }
    self.phase = phase
    previous = isChange ? source.phase(ofScene: rule.scene) : nil
  }
}

/// A transition that happens because the app has asked for it.
struct PlanRequest: Sendable {
  let request: AppRequest
  let rules: [Int32]
  var target: Int32
}

/// A rule of a model, without its guard and effect.
struct PlannedRule: Hashable, Sendable {
  let name: String
  /// The name without a scene.
  let family: String
  let occurrence: Occurrence?
  let callback: Callback?
  /// Who brings it about.
  let initiator: Initiator
  /// How rarely it occurs.
  let rarity: Rarity
  /// Whether it ends the process without a callback.
  let isSilentDeath: Bool

  init(_ rule: Rule<some ModelState>) {
    name = rule.name
    family = rule.family
    occurrence = rule.occurrence
    callback = rule.callback
    initiator = rule.initiator
    rarity = rule.occurrence?.rarity ?? .everyday
    isSilentDeath = rule.kind == .kill
  }

  /// Whether iOS answers a request for time in the background.
  var isAnswerToTask: Bool {
    if case .answer(to: .beginTask, _) = occurrence { true } else { false }
  }

  /// Whether it says that an input has not arrived.
  var losesInput: Bool {
    callback == .didFailToContinueUserActivity || callback == .sceneDidFailToContinueUserActivity
  }
}
