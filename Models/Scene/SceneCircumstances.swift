extension SceneModel {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var circumstances: [Circumstance<SceneState>] {
    [
      Circumstance(
        "the app has several windows", citing: [163, 164],
        states: { $0.hasSeveralWindows }, rules: { _ in false }),
      Circumstance(
        "the process was launched in the background", citing: [60, 157],
        rules: "launchInBackground.", "prewarm.runsLaunch"),
      Circumstance(
        "the process was prewarmed", citing: [70, 71, 72], rules: "prewarm", "prewarm."),
      Circumstance(
        "input came to a scene while it was in front", citing: [38, 154, .inputInFront]
      ) { $0.name.hasPrefix("inputInFront#") },
      Circumstance("the system reclaimed a scene", citing: [148, 158]) {
        $0.name.hasPrefix("reclaim#")
      },
      Circumstance("the user closed one of several windows", citing: [158, 160]) {
        $0.name.hasPrefix("closeWindow#")
      },
      Circumstance("a window was thrown away", citing: [158, 160, 161]) {
        $0.name.hasPrefix("closeWindow#") || $0.name == "session.discarded"
          || $0.name == "userKill.discards"
      },
      Circumstance(
        "the app was killed while it ran", citing: [83, 86, 87, 158],
        rules: "userKill.", "systemTermination"),
      Circumstance(
        "the app was killed from the switcher right after it was left", citing: [162],
        rules: "userKill.fast"),
      Circumstance("a notification was posted before the scene's callback", citing: [45, 46, 51]) {
        $0.name.hasPrefix("note.") && $0.name.hasSuffix(".early")
      },
      Circumstance(
        "the beginBackgroundTask call was refused", citing: [110], rules: "task.expiration.refused"),
    ]
  }
}
