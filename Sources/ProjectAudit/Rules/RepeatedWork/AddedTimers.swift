import LifecycleModels

extension AuditCheck {
  /// Timers that start whenever the user comes back, in addition to the former ones.
  static let addedTimers = AuditCheck(
    .repeatedWork, .warning, facts: [149, 153], life: .comeBack, if: [\.hasEntry],
    mentioning: ["scheduledTimer", "scheduledTimerWithTimeInterval"]
  ) { app in
    let coming = app.comingTransitions
    let started = app.startedTimers(by: coming, always: true)
    return app.running(started, after: coming + app.leavingTransitions).map {
      Match(
        at: .init($0.place),
        "One more timer starts here each time that the user comes back. The former ones go on, so that "
          + "everything is done once more each time: invalidate the former one first.")
    }
  }
}
