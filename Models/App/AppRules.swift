/// The rules of the app model, for a choice of disputed points.
struct AppRules: ProcessRules, DisputedRules {
  typealias State = AppState
  typealias AppRule = Rule<AppState>

  let allowed: Set<AppDispute>

  var staysOnAppDelegate: [Citation] { [] }

  /// Every rule. The order decides which of several shortest counterexamples is shown, so ordinary
  /// rules come before unusual ones.
  var all: [AppRule] {
    deliveries + launches + foreground + background + arrivals + deviceEvents + deaths
  }
}

extension AppRules {
  /// The clock and the lock.
  var deviceEvents: [AppRule] {
    [
      silent(
        "clock.changesUnnoticed", .deviceChange(.clockUnnoticed), by: .system, when: [.suspended],
        citing: [130, 131]
      ) {
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

extension AppRules {
  /// Suspension, wakes, background events and background tasks.
  var background: [AppRule] {
    suspension + BackgroundEvent.all.map(wake) + tasks(of: [.staysOnSuspend])
  }

  private func wake(_ event: BackgroundEvent) -> AppRule {
    let entersBackground = allows(.enterBackgroundOnWake)
    return self.event(
      "wake." + event.name, .wake(for: event.input), by: .system, when: [.suspended],
      citing: [33, 61] + event.citations
    ) { state in
      state.execution = .background
      state.handlesEvent = event.callbacks.isEmpty
      state.owe((entersBackground ? [.didEnterBackground] : []) + event.callbacks)
    }
  }
}
