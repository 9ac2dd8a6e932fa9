/// The rules of the run-loop model, for a choice of disputed points.
struct RunLoopRules: DisputedRules {
  typealias State = RunLoopState
  typealias RunLoopRule = Rule<RunLoopState>
  typealias Guard = Condition<RunLoopState>
  typealias Effect = @Sendable (inout RunLoopState) -> Void

  let allowed: Set<RunLoopDispute>

  /// Every rule. The order decides which of several shortest counterexamples is shown, so ordinary
  /// rules come before unusual ones.
  var all: [RunLoopRule] {
    lifeCycle + arrivals + takes + dispatch + responderChain + handlers + threads + screen
      + notifications + deaths
  }

  func rule(
    _ name: String, _ kind: RuleKind, as occurrence: Occurrence? = nil, by initiator: Initiator,
    when conditions: [Guard],
    delivers callback: Callback? = nil, citing citations: [Citation], effect: @escaping Effect
  ) -> RunLoopRule {
    RunLoopRule(
      name, occurrence, by: initiator, kind: kind, when: conditions, delivers: callback,
      citing: citations, effect: effect)
  }

  /// Finishes an event: the main thread returns to its run loop.
  var finish: Effect {
    let isShown = allows(.nextEventShowsStrayChange)
    return { state in
      state.main = .asleep
      if isShown && state.screen == .stray { state.screen = .invalid }
    }
  }
}

extension RunLoopRules {
  /// The part of the life cycle that decides which events arrive. Calls to the app delegate are
  /// served like any event, so whatever arrived before them is served before them.
  var lifeCycle: [RunLoopRule] {
    [
      rule("launch", .event, by: .user, when: [.noProcess], citing: [126, 135, 137]) { state in
        state.execution = .inactive
        state.main = .serving(.lifeCycle, at: .delegate)
      },
      call(.didBecomeActive, from: .inactive, to: .active, citing: [26, 135]),
      call(.willResignActive, from: .active, to: .inactive, citing: [25, 135]),
      call(.didEnterBackground, from: .inactive, to: .background, citing: [27, 135]),
      call(.willEnterForeground, from: .background, to: .inactive, citing: [28, 34, 135]),
      rule("suspend", .silent, by: .system, when: [.background, .asleep], citing: [6, 32]) {
        $0.execution = .suspended
      },
      rule("wake", .event, by: .system, when: [.suspended], citing: [33, 34]) {
        $0.execution = .background
      },
    ]
  }

  private func call(
    _ callback: Callback, from source: Guard, to execution: ExecutionState,
    citing citations: [Citation]
  ) -> RunLoopRule {
    rule(
      callback.name, .delivery, as: .delivery(.plain), by: .system, when: [source, .atRest],
      delivers: callback,
      citing: citations + [
        .assumption("the state changes with the call, so that a call is one step")
      ]
    ) { state in
      state.execution = execution
      state.main = .serving(.lifeCycle, at: .delegate)
    }
  }

  /// The ends of a process that depend on its threads or on suspension. All others can happen
  /// between any two steps, and belong to the app model.
  var deaths: [RunLoopRule] {
    [
      rule("watchdog", .kill, by: .system, when: [.blocked], citing: [93, 94]) { $0.die() },
      rule("purge", .kill, by: .system, when: [.suspended], citing: [7, 79]) { $0.die() },
    ]
  }
}
