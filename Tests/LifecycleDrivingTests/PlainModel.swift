import LifecycleModels

/// Five states and nine transitions without deliveries: the model for comparison with other tools.
struct PlainModel: LogModel {
  let name = "plain"
  let subject = "An app whose every callback is a step"
  let profile = Profile.observed
  let machine = RuleMachine(initialStates: [PlainState(execution: .notRunning)], rules: rules)

  func properties(of machine: RuleMachine<PlainState>) -> [SuiteProperty<PlainState>] { [] }

  private static let rules: [Rule<PlainState>] = [
    rule("launch", from: .notRunning, to: .inactive, delivers: .didFinishLaunching),
    rule("activate", from: .inactive, to: .active, delivers: .didBecomeActive),
    rule("resign", from: .active, to: .inactive, delivers: .willResignActive),
    rule("enterBackground", from: .inactive, to: .background, delivers: .didEnterBackground),
    rule("suspend", from: .background, to: .suspended),
    rule("enterForeground", from: .background, to: .inactive, delivers: .willEnterForeground),
    rule("resume", from: .suspended, to: .inactive, delivers: .willEnterForeground),
    rule("purge", from: .suspended, to: .notRunning),
    rule("userKill", from: .suspended, to: .notRunning),
  ]

  private static func rule(
    _ name: String, from source: ExecutionState, to target: ExecutionState,
    delivers callback: Callback? = nil
  ) -> Rule<PlainState> {
    Rule(
      name, by: .system, kind: target == .notRunning ? .kill : .event,
      when: [Condition(source.name) { $0.execution == source }], delivers: callback, citing: []
    ) { $0.execution = target }
  }
}

/// The state of the process, and nothing else.
struct PlainState: ProcessState {
  var execution: ExecutionState

  let isQuiet = true
  var summary: String { execution.name }

  static func faults(of rule: Rule<PlainState>) -> [EffectFault<PlainState>] { [] }
}
