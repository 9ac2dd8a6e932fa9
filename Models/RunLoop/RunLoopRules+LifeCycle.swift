extension RunLoopRules {
  /// The life cycle as far as it decides which events come. Calls of the app delegate are served like
  /// any event, so what came before them is served before them.
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
      delivers: callback, citing: citations + [
        .assumption("the state moves with the call, so that a call is one step")
      ]
    ) { state in
      state.execution = execution
      state.main = .serving(.lifeCycle, at: .delegate)
    }
  }

  /// The ends of a process that its threads decide, and that suspension brings. All others, which can
  /// come between any two steps, belong to the app model.
  var deaths: [RunLoopRule] {
    [
      rule("watchdog", .kill, by: .system, when: [.blocked], citing: [93, 94]) { $0.die() },
      rule("purge", .kill, by: .system, when: [.suspended], citing: [7, 79]) { $0.die() },
    ]
  }
}
