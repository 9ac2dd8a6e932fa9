extension SceneRules {
  /// Suspension, wakes and background tasks.
  var background: [SceneRule] {
    suspension + BackgroundEvent.all.map(wake) + tasks(of: [.oneWindow])
  }

  private func wake(_ event: BackgroundEvent) -> SceneRule {
    self.event(
      "wake." + event.name, .wake(for: event.input), by: .system, when: [.suspended], citing: [33] + event.citations
    ) { state in
      state.process = .running
      state.handlesEvent = event.callbacks.isEmpty
      state.owe(event.callbacks)
    }
  }
}
