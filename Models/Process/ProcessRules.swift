/// The rules of one app: how they are spelled, and those that are the same with scenes and without.
protocol ProcessRules {
  associatedtype State: AppProcessState

  /// Which source says that a callback stays on the app delegate, where that has to be said.
  var staysOnAppDelegate: [Citation] { get }
}

extension ProcessRules {
  func event(
    _ name: String, _ occurrence: Occurrence, of component: Component? = nil,
    variant: String = "", kind: RuleKind = .event, by initiator: Initiator,
    when conditions: [Condition<State>], citing citations: [Citation],
    effect: @escaping @Sendable (inout State) -> Void
  ) -> Rule<State> {
    Rule(
      name, occurrence, of: component, variant: variant, by: initiator, kind: kind,
      when: conditions, citing: citations, effect: effect)
  }

  func silent(
    _ name: String, _ occurrence: Occurrence, by initiator: Initiator,
    when conditions: [Condition<State>], citing citations: [Citation],
    effect: @escaping @Sendable (inout State) -> Void
  ) -> Rule<State> {
    event(
      name, occurrence, kind: .silent, by: initiator, when: conditions, citing: citations,
      effect: effect)
  }

  func kill(
    _ name: String, _ occurrence: Occurrence, by initiator: Initiator,
    when conditions: [Condition<State>], citing citations: [Citation],
    leaving remains: @escaping @Sendable (inout State) -> Void = { _ in }
  ) -> Rule<State> {
    Rule(name, occurrence, by: initiator, kind: .kill, when: conditions, citing: citations) { state in
      remains(&state)
      state.die()
    }
  }
}

extension ProcessRules {
  /// Suspension, and what holds it off.
  var suspension: [Rule<State>] {
    [
      silent(
        "suspend", .suspension, by: .system,
        when: [.background, .quiet, .handlesNoEvent, .task(.none, .requested)],
        citing: [6, 32, 106, 112]
      ) { state in
        state.suspend()
        state.task = .none
      },
      event(
        "event.completed", .request(.completeEvent), by: .app, when: [.background, .quiet, .handlesEvent], citing: [67, 69]
      ) { $0.handlesEvent = false },
    ]
  }

  /// Background tasks, of apps that meet some conditions.
  func tasks(of app: [Condition<State>]) -> [Rule<State>] {
    [
      event(
        "task.begin", .request(.beginTask), by: .app, when: [.running, .quiet] + app + [.task(.none)],
        citing: [106, 111]
      ) { $0.task = .requested },
      silent(
        "task.granted", .answer(to: .beginTask, isGranted: true), by: .system, when: [.running, .quiet, .task(.requested)], citing: [106]
      ) { $0.task = .granted },
      event(
        "task.end", .request(.endTask), by: .app, when: [.running, .quiet, .task(.granted, .expired)],
        citing: [106, 109]
      ) { $0.task = .none },
    ]
  }

  /// The expiration handler, of a task that was granted or refused.
  var taskCalls: [Rule<State>] {
    [
      Rule(
        Callback.taskExpiration.name, .delivery(.plain), by: .system, kind: .delivery,
        when: [.background, .quiet, .task(.granted)], delivers: .taskExpiration,
        citing: [107, 108, 109]
      ) { $0.task = .expired },
      Rule(
        Callback.taskExpiration.name, .answer(to: .beginTask, isGranted: false),
        variant: ".refused", by: .system, kind: .delivery,
        when: [.running, .quiet, .task(.requested)], delivers: .taskExpiration,
        citing: [106, 110]
      ) { $0.task = .none },
    ]
  }
}
