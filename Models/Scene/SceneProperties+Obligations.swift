import ModelChecking

extension SceneProperties {
  /// What the app owes, each with the step at which a breach costs data, time or the process.
  var obligations: [SceneProperty] {
    processObligations + [
      obligation(
        "I33", "sceneDidEnterBackground and willTerminate return within five seconds",
        citing: [104, 105],
        bitesAt: on.rule("watchdog")
          && on.from("in sceneDidEnterBackground") {
            $0.scenes[0].owed.first == .call(.noteDidEnterBackground)
          }),
      obligation(
        "I37", "what sceneDidBecomeActive starts is stopped when sceneWillResignActive returns",
        citing: [25], bitesAt: on.delivers(.sceneWillResignActive)),
      obligation(
        "I41b", "nothing unsaved is left in a scene that may be disconnected", citing: [148, 158],
        bitesAt: on.delivers(.sceneDidDisconnect)),
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
