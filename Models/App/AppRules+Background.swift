extension AppRules {
  /// Suspension, wakes, background events and background tasks.
  var background: [AppRule] {
    suspension + BackgroundEvent.all.map(wake) + tasks(of: [.staysOnSuspend])
  }

  private func wake(_ event: BackgroundEvent) -> AppRule {
    let entersBackground = allows(.enterBackgroundOnWake)
    return self.event(
      "wake." + event.name, .wake(for: event.input), by: .system, when: [.suspended], citing: [33, 61] + event.citations
    ) { state in
      state.execution = .background
      state.handlesEvent = event.callbacks.isEmpty
      state.owe((entersBackground ? [.didEnterBackground] : []) + event.callbacks)
    }
  }
}
