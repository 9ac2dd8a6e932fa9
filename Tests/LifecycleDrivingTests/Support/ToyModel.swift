import LifecycleModels
import ModelChecking

/// A small life cycle: launch, home, back, suspension, a purge.
struct ToyModel: LogModel {
  struct State: LifecycleState {
    var execution = ExecutionState.notRunning
    var owed = DeliveryQueue()
    var summary: String { execution.name }
  }

  let name = "toy"
  let subject = "A small life cycle"
  let profile = Profile.observed
  let machine = RuleMachine(initialStates: [State()], rules: Self.events + Self.deliveries)

  func properties(of machine: RuleMachine<State>) -> [SuiteProperty<State>] { [] }

  private static let events: [Rule<State>] = [
    event("launch", from: .notRunning, to: .inactive, [.didFinishLaunching, .didBecomeActive]),
    event("home", from: .active, to: .active, [.willResignActive, .didEnterBackground]),
    event("open", from: .background, to: .background, [.willEnterForeground, .didBecomeActive]),
    event("suspend", from: .background, to: .suspended, []),
    event("resume", from: .suspended, to: .background, [.willEnterForeground, .didBecomeActive]),
    event("purge", kind: .kill, from: .suspended, to: .notRunning, []),
  ]

  private static let deliveries: [Rule<State>] = [
    delivery(.didFinishLaunching, to: nil), delivery(.didBecomeActive, to: .active),
    delivery(.willResignActive, to: .inactive), delivery(.didEnterBackground, to: .background),
    delivery(.willEnterForeground, to: .inactive),
  ]

  private static func event(
    _ name: String, kind: RuleKind = .event, from source: ExecutionState,
    to target: ExecutionState, _ callbacks: [Callback]
  ) -> Rule<State> {
    let condition = Condition<State>(source.name) { $0.execution == source && $0.owed.isEmpty }
    return Rule(name, by: .user, kind: kind, when: [condition], citing: []) { state in
      state.execution = target
      state.owed = DeliveryQueue(callbacks.map(Owed.call))
    }
  }

  private static func delivery(_ callback: Callback, to target: ExecutionState?) -> Rule<State> {
    let condition = Condition<State>("\(callback.name) is next") {
      $0.owed.first == .call(callback)
    }
    return Rule(
      callback.name, by: .system, kind: .delivery, when: [condition], delivers: callback, citing: []
    ) { state in
      state.owed.removeFirst()
      state.execution = target ?? state.execution
    }
  }
}
