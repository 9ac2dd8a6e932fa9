import ModelChecking

extension AppProperties {
  /// What the app owes, each with the step at which a breach costs data, time or the process.
  var obligations: [AppProperty] {
    processObligations + [
      obligation(
        "I33", "didEnterBackground and willTerminate return within five seconds",
        citing: [104, 105],
        bitesAt: on.rule("watchdog")
          && on.from("in didEnterBackground") {
            $0.owed.first == .call(.noteDidEnterBackground)
          }),
      obligation(
        "I37", "what didBecomeActive starts is stopped when willResignActive returns",
        citing: [25], bitesAt: on.delivers(.willResignActive)),
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
