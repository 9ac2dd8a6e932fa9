import ModelChecking

extension SceneProperties {
  /// How processes end, and whether the delegates are notified.
  var termination: [SceneProperty] { announcements + processEnd + userKills }

  private var announcements: [SceneProperty] {
    [suspendedAppsHearNothing] + willTerminateAlwaysComes(after: launch) + [
      belief(
        "I3", "sceneDidEnterBackground always comes before the process dies",
        citing: [83, 87, 89, 93, 100],
        .pattern(
          .existence(of: on.delivers(.sceneDidEnterBackground)), .between(launch, and: ends))),
      invariant(
        "I4",
        "after applicationWillTerminate the delegates are called for nothing but discarded sessions",
        citing: [80, 84],
        .pattern(
          .absence(
            of: (on.deliversToDelegate || onAnyScene)
              && !on.delivers(.didDiscardSceneSessions)),
          .afterUntil(on.delivers(.willTerminate), until: ends))),
      invariant(
        "I5", "applicationWillTerminate comes only while no scene is active", citing: [80, 83, 87],
        .everyStep(
          where: on.delivers(.willTerminate), is: on.from(.inactive, .background))),
      invariant(
        "I26", "a scene that a kill disconnects is disconnected before applicationWillTerminate",
        citing: [86],
        .pattern(
          .absence(of: on.delivers(.sceneDidDisconnect)),
          .afterUntil(on.delivers(.willTerminate), until: ends))),
    ]
  }

  private var onAnyScene: On {
    on.rule("a callback of a scene") { $0.callback?.isSceneDelegateMethod ?? false }
  }

  private var processEnd: [SceneProperty] {
    [
      belief(
        "I40", "an app that was suspended comes back in the same process", citing: [7, 74],
        .pattern(
          .absence(of: on.delivers(.willFinishLaunching)),
          .afterUntil(suspends, until: on.delivers(.sceneWillEnterForeground)))),
      belief(
        "I63", "a process whose scene is disconnected is about to die", citing: [148, 158, 159],
        .pattern(
          .absence(of: on.delivers(.sceneDidBecomeActive)),
          .afterUntil(on.delivers(.sceneDidDisconnect), until: ends))),
      invariant(
        "I53", "an app in the foreground ends without a callback only by a kill, a crash or exit",
        citing: [88, 89, 93, 100, 82],
        .everyStep(
          where: on.from(.active, .inactive) && on.to(.notRunning),
          is: on.occurs(
            .end(.crash), .request(.exit), .end(.jetsam), .punishment(.watchdog), .end(.debugger),
            .end(.update), .end(.reboot), .punishment(.lateRegistration),
            .punishment(.repeatedRegistration), .userKill(.silent))),
        exitComesLast),
    ] + announcedEnds + [
      terminationIsAnnounced(
        "a termination in the background is announced, unless the process is killed first")
    ]
  }

  private var userKills: [SceneProperty] {
    [
      belief(
        "I42", "a user kill is always announced", citing: [82, 83, 84],
        .everyStep(where: userKill, is: !on.to(.notRunning))),
      belief(
        "I42b", "a user kill is never announced", citing: [82, 86, 158],
        .pattern(
          .absence(of: on.delivers(.sceneDidDisconnect, .willTerminate)),
          .afterUntil(userKill && !on.to(.notRunning), until: ends))),
    ] + startsAfterUserKill() + [
      invariant(
        "I25",
        "a discard is told after didFinishLaunching and before suspension, in the next process if "
          + "need be",
        citing: [160, 161],
        .pattern(
          .precedence(
            of: on.delivers(.didFinishLaunching), before: on.delivers(.didDiscardSceneSessions)),
          .afterUntil(
            on.occurs(.window(.discardSession)), until: on.nextEvent && on.from(.background))),
        // Weak, because no source says how soon it is told while the app runs.
        .pattern(
          .existence(of: on.delivers(.didDiscardSceneSessions)),
          .between(
            on.processStarts && on.from("a discard is pending") { $0.hasPendingDiscard },
            and: suspends || on.delivers(.touch), unless: ends, ending: .weak)),
        .everyStep(
          where: on.delivers(.didDiscardSceneSessions),
          is: on.from("told in its place") { state in
            state.hasPendingDiscard
              && !state.scenes.contains { $0.owed.contains(.call(.sceneDidDisconnect)) }
              && !state.owed.contains(.call(.didFinishLaunching))
          } && on.to("told once") { !$0.hasPendingDiscard }))
    ]
  }
}
