import ModelChecking

extension DeviceProperties {
  /// Which apps are notified before they end.
  var termination: [DeviceProperty] {
    let told = on.delivers(.willTerminate)
    return [
      invariant(
        "I1", "applicationWillTerminate is never sent to a suspended app", citing: [6, 78, 79, 83],
        .everyStep(where: told, is: fromRunning),
        .everyStep(where: to(.exiting, .exitingForceQuit), is: told)),
      belief(
        "I2", "applicationWillTerminate always comes before the process dies",
        citing: [79, 82, 89],
        .everyStep(where: ends, is: from(.exiting, .exitingForceQuit))),
      invariant(
        "I4", "an app that was told of its end is sent nothing more, and only ends",
        citing: [80, 84],
        .everyStep(where: from(.exiting, .exitingForceQuit), is: on.rule(.exit) && ends)),
      invariant(
        "I5", "applicationWillTerminate comes only in the inactive or background state",
        citing: [80, 83],
        .everyStep(where: told, is: from(.inactive, .background, .backgroundTask))),
      invariant(
        "I53", "a foreground app ends only by a kill", citing: [82, 89],
        .everyStep(where: fromFront && ends, is: on.isKind(.kill))),
      invariant(
        "I54", "after a user kill only the user starts the app again (no model of locations here)",
        citing: [65, 84],
        .everyStep(where: from(.forceQuit), is: on.rule(.launch) && user),
        .everyStep(where: user && ends, is: to(.forceQuit))),
      invariant(
        "F79", "the end of a suspended app is silent", citing: [7, 79, 82, 84],
        .everyStep(where: from(.suspended) && ends, is: on.isKind(.kill) && !on.delivers)),
      invariant(
        unless: .silentSystemKillInBackground, "F80",
        "an app in the background is told before the system ends it", citing: [80, 89],
        .everyStep(
          where: from(.background, .backgroundTask) && takesMemory,
          is: on.delivers(.willTerminate) || on.rule(.memoryLimit))),
      invariant(
        unless: .announcedUserKill, "F82", "an app that the user kills is told nothing",
        citing: [82, 83, 84], .everyStep(where: userKill, is: !on.delivers)),
    ]
  }

  /// The arrows of the guide's figure, for each app among others.
  var transitions: [DeviceProperty] {
    [
      invariant(
        "I16", "didEnterBackground comes after willResignActive, and nothing between",
        citing: [29, 35],
        .everyStep(where: on.delivers(.didEnterBackground), is: from(.inactive)),
        .everyStep(where: to(.inactive) && !from(.inactive), is: on.delivers(.willResignActive))),
      invariant(
        "I31", "nothing is delivered to a suspended app, and no code of it runs",
        citing: [6, 31, 32],
        .everyStep(where: from(.suspended), is: !on.delivers && !on.isBy(.app))),
      belief(
        "I40", "an app off screen stays in memory until its user ends it", citing: [7, 74, 90],
        .everyStep(where: ends && !fromFront, is: user || from(.exitingForceQuit))),
      invariant(
        "I51", "active to background only through inactive", citing: [35],
        .everyStep(
          where: from(.active), is: app("in front or ended") { !$1.phase.isInBackground })),
      invariant(
        "I52", "suspended is entered from the background and left to it or to not running",
        citing: [32, 33, 34, 79],
        .everyStep(where: to(.suspended) && !from(.suspended), is: from(.background)),
        .everyStep(
          where: from(.suspended), is: to(.suspended, .background, .notRunning, .forceQuit))),
      invariant(
        "I57", "leaving an app takes two callbacks, and the second finds it in the background",
        citing: [29],
        .everyStep(where: on.delivers(.willResignActive), is: from(.active) && to(.inactive)),
        .everyStep(where: on.delivers(.didEnterBackground), is: to(.background))),
    ]
  }

  /// How many apps are in front.
  var screen: [DeviceProperty] {
    [
      invariant(
        "F124", "the model’s iPhone shows one app at a time, its iPad two",
        citing: [124, Self.onePhoneApp],
        .always(
          In("no more in front than the device shows") { state in
            state.count { $0.phase.isInFront } <= state.form.rawValue
          })),
      belief(
        "F124b", "one app at most is active", citing: [124],
        .always(In("one active app") { state in state.count { $0.phase == .active } <= 1 })),
      invariant(
        "F124c", "on an iPhone one app at most is active", citing: [124, Self.onePhoneApp],
        .always(
          In("an iPad, or one active app") { state in
            state.form == .iPad || state.count { $0.phase == .active } <= 1
          })),
    ]
  }

  private static let onePhoneApp = Citation.assumption(
    "Split View is documented for iPad only; what a phone shows besides, such as a call, belongs to "
      + "the interruptions of the app model")
}
