import LifecycleModels

/// A plan as flat arrays, which are fast to read in debug builds too.
final class PlanTables {
  /// A transition that can happen by itself.
  struct Transition {
    let rule: Int32
    /// Other rules that a delegate cannot tell from this one.
    let aliases: [Int32]
    let target: Int32
    let targetIfRefused: Int32?
    let callback: Callback?
    let scene: Int?
    /// The state of the process as the callback can read it.
    let visibleState: ExecutionState
    let input: LifeInput?
    let phases: PhaseReading?
    /// The position among the transitions of the state.
    let position: Int
    /// Whether iOS answers a request for time in the background.
    let isAnswer: Bool
    /// The kind of the task, if it hands the app one or ends its time.
    let task: ScheduledTask.Kind?
    /// Whether the scheduler begins a task in the process that there is.
    let beginsTask: Bool
    /// Whether it brings an event that has a completion handler.
    let beginsEvent: Bool
    /// Whether it says that an input has not arrived.
    let losesInput: Bool
    /// How rarely it happens, in the way that is the least rare.
    let rarity: Rarity

    /// Whether it happens by a rule.
    func isNamed(by rule: Int32) -> Bool { self.rule == rule || aliases.contains(rule) }
  }

  let transitions: [Transition]
  /// Where the transitions of each state begin, and after the last state where they end.
  private let firstTransition: [Int]
  let execution: [ExecutionState]
  let isQuiet: [Bool]
  /// Whether a request for time in the background is unanswered.
  let awaitsTime: [Bool]
  let canReadProtectedData: [Bool]
  /// Whether the process may die without a callback.
  let mayDieSilently: [Bool]
  private let roleOfOtherScenes: SceneRole
  /// The number of scenes that the app can ask iOS to bring to the front; 1 if it cannot ask.
  let windowCount: Int
  /// The callbacks that can come.
  let delivered: Set<Callback>
  /// For each state and request where it leads; nil where it cannot be served.
  private let targets: [Int32?]

  init(_ plan: LifeCyclePlan) {
    var transitions: [Transition] = []
    var firstTransition = [0]
    var awaitsTime: [Bool] = []
    var targets: [Int32?] = []
    for state in plan.states {
      let own = state.transitions.enumerated().map { Transition($1, at: $0, in: plan) }
      transitions += own
      awaitsTime.append(own.contains(where: \.isAnswer))
      firstTransition.append(transitions.count)
      for request in AppRequest.allCases {
        targets.append(state.requests.first { $0.request == request }?.target)
      }
    }
    roleOfOtherScenes = plan.roleOfOtherScenes
    windowCount = plan.states.flatMap(\.requests).reduce(1) { count, granted in
      if case .activateScene(let scene) = granted.request { max(count, scene + 1) } else { count }
    }
    delivered = Set(transitions.compactMap(\.callback))
    self.transitions = transitions
    self.awaitsTime = awaitsTime
    self.firstTransition = firstTransition
    self.targets = targets
    execution = plan.states.map(\.execution)
    isQuiet = plan.states.map(\.isQuiet)
    canReadProtectedData = plan.states.map(\.canReadProtectedData)
    mayDieSilently = plan.states.map { state in
      state.transitions.contains { plan.rules[Int($0.rule)].isSilentDeath }
    }
  }

  /// The role of a scene; the first is always a window on the device.
  func role(ofScene scene: Int) -> SceneRole { scene == 0 ? .window : roleOfOtherScenes }

  /// The numbers of a state's transitions.
  func transitions(of state: Int) -> Range<Int> {
    firstTransition[state]..<firstTransition[state + 1]
  }

  /// Where a request leads; nil where it cannot be served now.
  func target(of request: AppRequest, in state: Int) -> Int? {
    targets[state * AppRequest.allCases.count + Int(request.rawValue)].map(Int.init)
  }
}

extension PlanTables.Transition {
  fileprivate init(_ transition: PlanTransition, at position: Int, in plan: LifeCyclePlan) {
    rule = transition.rule
    aliases = transition.aliases
    rarity = plan.rules[Int(transition.rule)].rarity
    target = transition.target
    targetIfRefused = transition.refusal?.target
    callback = transition.callback
    scene = transition.scene
    visibleState = transition.visibleState
    input = transition.input
    phases = transition.phases
    self.position = position
    isAnswer = transition.rules.contains { plan.rules[Int($0)].isAnswerToTask }
    let isOfTask =
      transition.callback == .bgLaunchHandler || transition.callback == .bgExpiration
    let isContinued = plan.rules[Int(transition.rule)].occurrence == .delivery(.ofContinuedTask)
    task = isOfTask ? isContinued ? .continued : .scheduled : nil
    beginsTask =
      transition.callback == nil
      && (transition.input == .refreshTask || transition.input == .processingTask)
    beginsEvent =
      transition.input?.carriers.contains { $0.hasCompletionHandler && $0 != .bgLaunchHandler }
      ?? false
    losesInput = transition.rules.contains { plan.rules[Int($0)].losesInput }
  }
}
