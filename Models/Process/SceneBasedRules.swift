/// Rules that apps with scene delegates and apps of SwiftUI share.
extension ProcessRules where State: SceneBasedState {
  /// The system wakes the suspended app.
  func wake(
    for event: BackgroundEvent, when conditions: [Condition<State>] = []
  ) -> Rule<State> {
    self.event(
      "wake." + event.name, .wake(for: event.input), by: .system,
      when: conditions + [.suspended], citing: [33] + event.citations
    ) { state in
      state.process = .running
      state.isRun(for: event)
      state.owe(event.owed)
    }.on(event.systems)
  }

  /// How the system ends apps to free memory, announced or not.
  func systemKills(citing citation: Citation, silentlyInBackground: Bool) -> [Rule<State>] {
    let termination = event(
      "systemTermination", .systemTermination, by: .system, when: [.background, .quiet],
      citing: [80, 105, citation]
    ) { $0.last = DeliveryQueue([.call(.willTerminate), .exit]) }
    return systemEnds(announced: termination, silentlyInBackground: silentlyInBackground)
  }

  /// A process is made ahead of time.
  func prewarms(when condition: Condition<State>) -> Rule<State> {
    silent(
      "prewarm", .prewarming(.begins), by: .system, when: [condition, .noProcess, .notForceQuit],
      citing: [70, 71, .notPrewarmedAfterForceQuit]
    ) { $0.process = .prewarmed }.on(.withPrewarming)
  }

  /// A process that was made ahead of time is put to sleep.
  func freezes(
    _ name: String, _ step: Occurrence.Prewarming, when conditions: [Condition<State>] = [],
    citing citations: [Citation], as process: SceneProcess
  ) -> Rule<State> {
    silent(
      name, .prewarming(step), by: .system, when: [.owesNext(.freeze)] + conditions,
      citing: citations
    ) { state in
      state.last.removeFirst()
      state.process = process
    }
  }
}
