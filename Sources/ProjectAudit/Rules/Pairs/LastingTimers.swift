import LifecycleModels

extension AuditCheck {
  /// Timers that start when the user leaves the app and continue when it is reopened.
  static let lastingTimers = AuditCheck(
    .pairs, .warning, facts: [26, 153], life: .comeBack, if: [\.hasEntry],
    mentioning: ["scheduledTimer", "scheduledTimerWithTimeInterval"]
  ) { app in
    let kept = app.startedTimers(by: app.leavingTransitions, always: false)
      .filter { $0.name != nil }
    return app.running(kept, after: app.comingTransitions).map {
      Match(
        at: .init($0.place),
        "This timer starts when the app is left, and nothing that runs when the user comes back "
          + "invalidates it: what it does in the background is done in the foreground, too.")
    }
  }
}
