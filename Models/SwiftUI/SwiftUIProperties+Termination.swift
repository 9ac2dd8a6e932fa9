import ModelChecking

extension SwiftUIProperties {
  /// How processes end, and whether the code is notified.
  var termination: [SwiftUIProperty] { announcements + processEnd + userKills }

  private var announcements: [SwiftUIProperty] {
    [suspendedAppsHearNothing] + willTerminateAlwaysComes(after: launch) + [
      belief(
        "I3", "the background phase always comes before the process dies",
        citing: [83, 87, 89, 93, 100, 172],
        .pattern(
          .existence(of: on.delivers(.phaseSceneBackground)), .between(launch, and: ends))),
      invariant(
        "I4", "applicationWillTerminate comes at most once, and nothing is called after it",
        citing: [80, 84],
        .pattern(
          .absence(of: on.delivers), .afterUntil(on.delivers(.willTerminate), until: ends))),
      invariant(
        "I5", "applicationWillTerminate comes only while no window is on screen",
        citing: [80, 83, 87],
        .everyStep(where: on.delivers(.willTerminate), is: on.from(.background))),
    ]
  }

  private var processEnd: [SwiftUIProperty] {
    [
      belief(
        "I40", "an app that was suspended comes back in the same process", citing: [7, 74],
        .pattern(
          .absence(of: on.delivers(.swiftUIInit)),
          .afterUntil(suspends, until: on.delivers(.phaseSceneInactive)))),
      invariant(
        "I53", "an app in the foreground ends without a word only by a kill, a crash or exit",
        citing: [82, 88, 89, 93, 100],
        .everyStep(
          where: on.from(.active, .inactive) && on.to(.notRunning),
          is: on.occurs(
            .end(.crash), .request(.exit), .end(.jetsam), .punishment(.watchdog), .end(.debugger),
            .end(.update), .end(.reboot), .userKill(.silent))),
        exitComesLast),
    ] + announcedEnds + [
      terminationIsAnnounced(
        "a termination in the background is announced, unless the process is killed first")
    ]
  }

  private var userKills: [SwiftUIProperty] {
    [
      belief(
        "I42", "a user kill is always announced", citing: [82, 83, 84],
        .pattern(
          .existence(of: on.delivers(.willTerminate)), .between(userKill, and: ends)),
        .everyStep(where: userKill, is: !on.to(.notRunning))),
      invariant(
        "F84b", "a user kill ends the process, and only then may the session be discarded",
        citing: [82, 84, 158, 160],
        .pattern(
          .existence(of: ends), .between(userKill && !on.to(.notRunning), and: on.nextEvent)),
        .everyStep(
          where: userKill, is: on.to("force-quit") { $0.isForceQuit && $0.cover == .none })),
      invariant(
        "F173b", "a kill by the user tells no view of a phase, unless it sends windows away first",
        citing: [158, 173],
        isFollowed(
          userKill
            && !on.occurrence("sends windows away") { $0 == .userKill(.entersBackground) },
          byNo: deliversPhase)),
    ] + startsAfterUserKill(othersThanLocationOn: .none)
      + announcedKills
  }

  private var announcedKills: [SwiftUIProperty] {
    let announced = on.occurrence("an announced kill by the user") {
      $0 == .userKill(.announced) || $0 == .userKill(.entersBackground)
    }
    let disconnects = on.occurrence("a kill that disconnects") {
      $0 == .userKill(.announced) || $0 == .userKill(.disconnects)
    }
    return [
      invariant(
        "F158d", "a kill that disconnects calls the app's own scene delegate before the end",
        citing: [86, 87, 158, 218],
        .pattern(
          .existence(of: on.delivers(.sceneDidDisconnect)),
          .between(
            disconnects && isOwn && on.from("a window") { $0.scenes[0].isConnected },
            and: on.occurs(.announcedExit), unless: on.isKind(.kill))),
        .everyStep(
          where: disconnects && !isOwn,
          is: on.to("no window") { !$0.scenes.contains(where: \.isConnected) }),
        isFollowed(
          on.occurrence("a kill that only disconnects") { $0 == .userKill(.disconnects) },
          byNo: on.delivers(.willTerminate)))
    ]
      + ifAllowed(
        .announcedUserKill,
        invariant(
          "F86", "an announced kill by the user sends willTerminate before the process ends",
          citing: [83, 86, 87],
          .pattern(
            .existence(of: on.delivers(.willTerminate)),
            .between(
              announced, and: on.occurs(.announcedExit), unless: on.isKind(.kill))),
          .pattern(
            .existence(of: on.delivers(.phaseSceneBackground)),
            .between(
              on.occurs(.userKill(.entersBackground)) && on.from(.inactive),
              and: on.delivers(.willTerminate), unless: on.isKind(.kill)))))
  }
}
