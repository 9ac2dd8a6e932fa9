@testable import LifecycleModels
import ModelChecking

/// A toy of five states and few rules, with answers known by hand.
///
/// `launch` makes the app inactive and owes three callbacks; `leave` takes it from active to the
/// background through inactive; `suspend` and `purge` end its life silently, `quit` announced.
struct Lift: Model {
  struct State: LifecycleState {
    var execution = ExecutionState.notRunning
    var owed = DeliveryQueue()
    var summary: String {
      owed.isEmpty
        ? execution.name
        : execution.name + ", owes " + owed.items.map(\.name).joined(separator: " ")
    }
  }

  let profile: Profile
  var name: String { "lift" }
  var subject: String { "A toy with few floors" }
  var circumstances: [Circumstance<State>] { [] }

  /// Properties to check besides the toy's own.
  var more: [SuiteProperty<State>] = []

  var machine: RuleMachine<State> {
    RuleMachine(initialStates: [State()], rules: Self.deliveries + Self.events + Self.ends)
  }

  var disputes: [Dispute] {
    [
      Dispute(
        name: "squeaks", statement: "a lift squeaks", citations: [1],
        systems: .all, isOn: profile == .observed)
    ]
  }

  func properties(of machine: RuleMachine<State>) -> [SuiteProperty<State>] {
    let on = RulePredicates(machine: machine)
    return [
      SuiteProperty(
        property: Property(
          "I1", "willTerminate is never sent to a suspended app",
          .everyStep(where: on.delivers(.willTerminate), is: !on.from(.suspended))),
        role: .invariant, citations: [78]),
      SuiteProperty(
        property: Property(
          "I2", "willTerminate always comes before the end",
          .pattern(
            .existence(of: on.delivers(.willTerminate)),
            .between(Self.launches(on), and: on.to(.notRunning)))),
        role: .belief, citations: [79, .assumption("people say so")]),
      SuiteProperty(
        property: Property(
          "W1", "the app can become active", .reachableStep(on.delivers(.didBecomeActive))),
        role: .witness, citations: [26]),
    ] + more
  }
}

extension Lift {
  static func launches(_ on: RulePredicates<State>) -> StepPredicate<RuleMachine<State>> {
    on.rule("launch") { $0.name == "launch" }
  }

  private static func rule(
    _ name: String, by initiator: Initiator, _ kind: RuleKind, from: ExecutionState,
    to: ExecutionState? = nil, owing callbacks: [Owed] = []
  ) -> Rule<State> {
    Rule(
      name, by: initiator, kind: kind,
      when: [
        Condition(from.name) { $0.execution == from }, Condition("quiet") { $0.isQuiet },
      ], citing: [1]
    ) { state in
      state.execution = to ?? from
      state.owed = DeliveryQueue(callbacks)
    }
  }

  private static func delivery(_ callback: Callback, to: ExecutionState? = nil) -> Rule<State> {
    Rule(
      callback.name, by: .system, kind: .delivery,
      when: [Condition("\(callback.name) is next") { $0.owed.first == .call(callback) }],
      delivers: callback, citing: [13]
    ) { state in
      state.owed.removeFirst()
      if let to { state.execution = to }
    }
  }

  private static let deliveries = [
    delivery(.didFinishLaunching), delivery(.viewDidLoad),
    delivery(.didBecomeActive, to: .active), delivery(.willResignActive, to: .inactive),
    delivery(.didEnterBackground, to: .background),
    delivery(.willEnterForeground, to: .inactive), delivery(.willTerminate),
  ]

  private static let events = [
    rule(
      "launch", by: .user, .event, from: .notRunning, to: .inactive,
      owing: [.call(.didFinishLaunching), .call(.viewDidLoad), .call(.didBecomeActive)]),
    rule(
      "leave", by: .user, .event, from: .active,
      owing: [.call(.willResignActive), .call(.didEnterBackground)]),
    rule(
      "return", by: .user, .event, from: .background,
      owing: [.call(.willEnterForeground), .call(.didBecomeActive)]),
    rule("touch", by: .user, .event, from: .active),
    rule("resume.a", by: .system, .event, from: .suspended, to: .background),
    rule("resume.b", by: .system, .event, from: .suspended, to: .background),
    rule("quit", by: .user, .event, from: .background, owing: [.call(.willTerminate), .exit]),
  ]

  private static let ends = [
    rule("suspend", by: .system, .silent, from: .background, to: .suspended),
    rule("purge", by: .system, .kill, from: .suspended, to: .notRunning),
    rule("crash", by: .app, .kill, from: .active, to: .notRunning),
    Rule(
      "exit", by: .system, kind: .silent,
      when: [Condition("exit is next") { $0.owed.first == .exit }], citing: [84]
    ) { $0 = State() },
  ]
}
