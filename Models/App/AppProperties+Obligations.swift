import ModelChecking

extension AppProperties {
  /// What the app owes, each with the step at which a breach costs data, time or the process.
  var obligations: [AppProperty] {
    timeObligations + dataObligations + sessionObligations
  }

  private var timeObligations: [AppProperty] {
    [
      obligation(
        "I30", "the expiration handler ends every task it covers", citing: [109],
        bitesAt: on.rule("task.overrun")),
      obligation(
        "I33", "didEnterBackground and willTerminate return within five seconds",
        citing: [104, 105],
        bitesAt: on.rule("watchdog")
          && on.from("in didEnterBackground") {
            $0.owed.first == .call(.noteDidEnterBackground)
          }),
      obligation(
        "I34", "the main thread is never blocked past the watchdog's limit", citing: [93, 94],
        bitesAt: on.rule("watchdog") && on.from(.active)),
      obligation(
        "I48", "no work is left after the last endBackgroundTask", citing: [106, 112],
        bitesAt: on.rule("suspend")),
      obligation(
        "I65", "each background task is ended once, before it expires", citing: [96, 106, 109],
        bitesAt: on.rule("task.expiration")),
    ]
  }

  private var dataObligations: [AppProperty] {
    [
      obligation(
        "I32", "no file lock is held in a shared container at suspension", citing: [97],
        bitesAt: on.rule("lock.heldAtSuspension")),
      obligation(
        "I36", "no GPU command is submitted in the background", citing: [99],
        bitesAt: on.rule("gpu.inBackground")),
      obligation(
        "I37", "what didBecomeActive starts is stopped when willResignActive returns",
        citing: [25], bitesAt: on.delivers(.willResignActive)),
      obligation(
        "I41", "nothing unsaved is left wherever the process may die silently", citing: [79],
        bitesAt: on.rule("purge")),
      obligation(
        "I46", "protected files are not read while they are unavailable", citing: [66, 73, 117],
        bitesAt: on.delivers(.didFinishLaunching)
          && on.from("locked") { !$0.canReadProtectedData }),
    ]
  }

  private var sessionObligations: [AppProperty] {
    [
      obligation(
        "I39", "what willResignActive undoes is redone in didBecomeActive", citing: [31],
        bitesAt: on.rule("interruption.ends")),
      obligation(
        "I43", "a session opens only after didBecomeActive", citing: [43, 60],
        bitesAt: backgroundLaunch),
      obligation(
        "I44", "a session opens on the return from the background too", citing: [30],
        bitesAt: on.delivers(.willEnterForeground)),
    ]
  }
}
