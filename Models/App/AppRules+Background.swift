extension AppRules {
  /// Suspension, wakes, background events and background tasks.
  var background: [AppRule] {
    [
      silent(
        "suspend", by: .system,
        when: [.background, .quiet, .handlesNoEvent, .task(.none, .requested)],
        citing: [6, 32, 106, 112]
      ) { state in
        state.execution = .suspended
        state.task = .none
      },
      event(
        "event.completed", by: .app, when: [.background, .quiet, .handlesEvent], citing: [67, 69]
      ) { $0.handlesEvent = false },
    ]
      + Self.backgroundEvents.map(wake) + tasks
  }

  private func wake(_ event: BackgroundEvent) -> AppRule {
    let entersBackground = allows(.enterBackgroundOnWake)
    return self.event(
      "wake." + event.name, by: .system, when: [.suspended], citing: [33, 61] + event.citations
    ) { state in
      state.execution = .background
      state.handlesEvent = event.callbacks.isEmpty
      state.owe((entersBackground ? [.didEnterBackground] : []) + event.callbacks)
    }
  }

  private var tasks: [AppRule] {
    [
      event(
        "task.begin", by: .app, when: [.running, .quiet, .staysOnSuspend, .task(.none)],
        citing: [106, 111]
      ) { $0.task = .requested },
      silent(
        "task.granted", by: .system, when: [.running, .quiet, .task(.requested)], citing: [106]
      ) { $0.task = .granted },
      event(
        "task.end", by: .app, when: [.running, .quiet, .task(.granted, .expired)],
        citing: [106, 109]
      ) { $0.task = .none },
    ]
  }
}
