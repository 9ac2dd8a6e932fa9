extension AppRules {
  /// Clock and lock.
  var deviceEvents: [AppRule] {
    [
      silent("clock.changesUnnoticed", .deviceChange(.clockUnnoticed), by: .system, when: [.suspended], citing: [130, 131]) {
        $0.isTimeChangeQueued = true
      }
    ]
      + locking(of: [])
      + ifAllowed(
        .timeChangeInBackground,
        event(
          "clock.queueFlushed", .deviceChange(.clockFlushed), by: .system,
          when: [.background, .quiet, .timeChangeQueued], citing: [130, 131]
        ) { state in
          state.isTimeChangeQueued = false
          state.owe([.significantTimeChange])
        })
  }
}

extension Condition where State == AppState {
  fileprivate static let timeChangeQueued = Condition("a time change is queued") {
    $0.isTimeChangeQueued
  }
}
