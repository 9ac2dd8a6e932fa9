import ModelChecking

extension SceneProperties {
  /// What the app owes, each with the step at which a breach costs data, time or the process.
  var obligations: [SceneProperty] { timeObligations + dataObligations + sessionObligations }

  private var timeObligations: [SceneProperty] {
    [
      obligation(
        "I30", "the expiration handler ends every task it covers", citing: [109],
        bitesAt: on.rule("task.overrun")),
      obligation(
        "I33", "sceneDidEnterBackground and willTerminate return within five seconds",
        citing: [104, 105],
        bitesAt: on.rule("watchdog")
          && on.from("in sceneDidEnterBackground") {
            $0.scenes[0].owed.first == .call(.noteDidEnterBackground)
          }),
      obligation(
        "I34", "the main thread is never blocked past the watchdog's limit", citing: [93, 94],
        bitesAt: on.rule("watchdog") && on.from(.active)),
      obligation(
        "I48", "no work is left after the last endBackgroundTask", citing: [106, 112],
        bitesAt: suspends),
      obligation(
        "I65", "each background task is ended once, before it expires", citing: [96, 106, 109],
        bitesAt: on.rule("task.expiration")),
    ]
  }

  private var dataObligations: [SceneProperty] {
    [
      obligation(
        "I32", "no file lock is held in a shared container at suspension", citing: [97],
        bitesAt: on.rule("lock.heldAtSuspension")),
      obligation(
        "I36", "no GPU command is submitted in the background", citing: [99],
        bitesAt: on.rule("gpu.inBackground")),
      obligation(
        "I37", "what sceneDidBecomeActive starts is stopped when sceneWillResignActive returns",
        citing: [25], bitesAt: on.delivers(.sceneWillResignActive)),
      obligation(
        "I41", "nothing unsaved is left wherever the process may die silently", citing: [79],
        bitesAt: on.rule("purge")),
      obligation(
        "I41b", "nothing unsaved is left in a scene that may be disconnected", citing: [148, 158],
        bitesAt: on.delivers(.sceneDidDisconnect)),
      obligation(
        "I46", "protected files are not read while they are unavailable", citing: [66, 73, 117],
        bitesAt: on.delivers(.didFinishLaunching)
          && on.from("locked") { !$0.canReadProtectedData }),
    ]
  }

  private var sessionObligations: [SceneProperty] {
    [
      obligation(
        "I39", "what sceneWillResignActive undoes is redone in sceneDidBecomeActive",
        citing: [31], bitesAt: on.rule("interruption.ends")),
      obligation(
        "I43", "a session opens only after sceneDidBecomeActive", citing: [43, 60],
        bitesAt: backgroundLaunch),
      obligation(
        "I44", "a session opens on the return from the background too", citing: [30],
        bitesAt: on.delivers(.sceneWillEnterForeground)),
    ]
  }
}
