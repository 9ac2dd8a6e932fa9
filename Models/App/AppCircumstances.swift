extension AppModel {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var circumstances: [Circumstance<AppState>] {
    [
      Circumstance(
        "the process was launched in the background", citing: [60, 62],
        rules: "launchInBackground.", "prewarm.runsLaunch"),
      Circumstance(
        "the process was prewarmed", citing: [70, 71, 72], rules: "prewarm", "prewarm."),
      Circumstance(
        "Info.plist sets UIApplicationExitsOnSuspend", citing: [36, 37],
        states: { $0.exitsOnSuspend },
        rules: { $0.name.hasSuffix(".exits") || $0.name.hasSuffix(".exitsThroughBackground") }),
      Circumstance(
        "the app was killed while it ran", citing: [42, 80, 83],
        rules: "userKill.announced", "userKill.secondBackground", "userKill.fast",
        "systemTermination"),
      Circumstance(
        "a kill while running sent one more didEnterBackground", citing: [42],
        rules: "userKill.secondBackground"),
      Circumstance(
        "the app was killed from the switcher right after it was left", citing: [162],
        rules: "userKill.fast"),
      Circumstance(
        "Notification Centre was pulled down", citing: [40], rules: "notificationCentre."),
      Circumstance("the app opened its own URL", citing: [38], rules: "openURL.own"),
      Circumstance(
        "input came to the app while it was in front", citing: [38, .inputInFront],
        rules: "inputInFront."),
      Circumstance(
        "a deep link to another app activated it once more", citing: [39],
        rules: "openURL.otherApp"),
      Circumstance("a notification was posted before its delegate call", citing: [45, 46, 49]) {
        $0.name.hasPrefix("note.") && $0.name.hasSuffix(".early")
      },
      Circumstance("a launch method returned false", citing: [22, 24]) {
        $0.callback == .willFinishLaunching && $0.name.hasSuffix("returnsFalse")
          || $0.callback == .didFinishLaunching && $0.name.hasSuffix("returnsFalse")
      },
      Circumstance(
        "the beginBackgroundTask call was refused", citing: [110], rules: "task.expiration.refused"),
    ]
  }
}
