import ModelChecking

extension AppProperties {
  /// How processes end, and whether the delegate is notified.
  var termination: [AppProperty] {
    announcements + processEnd + userKills
  }

  private var announcements: [AppProperty] {
    [
      invariant(
        "I1", "applicationWillTerminate is never sent to a suspended app",
        citing: [6, 78, 79, 83],
        .everyStep(where: on.delivers(.willTerminate), is: !on.from(.suspended)),
        .pattern(
          .absence(of: on.delivers(.willTerminate)),
          .afterUntil(suspends, until: wake || resume || cutShort || on.to(.notRunning))))
    ] + willTerminateAlwaysComes(after: launch) + [
      belief(
        "I3", "applicationDidEnterBackground always comes before the process dies",
        citing: [83, 89, 93, 100],
        .pattern(.existence(of: on.delivers(.didEnterBackground)), .between(launch, and: ends))),
      invariant(
        "I4", "applicationWillTerminate comes at most once, and no callback after it",
        citing: [80, 84],
        .pattern(
          .absence(of: on.deliversToDelegate),
          .afterUntil(on.delivers(.willTerminate), until: ends))),
      statement(
        "I5", "applicationWillTerminate comes only in the inactive or background state",
        refutedOn: systems(of: .announcedShutdown), citing: [36, 80, 81, 83],
        .everyStep(
          where: on.delivers(.willTerminate), is: on.from(.inactive, .background))),
    ]
  }

  private var processEnd: [AppProperty] {
    [
      belief(
        "I40", "an app that was suspended comes back in the same process", citing: [7, 74],
        .pattern(
          .absence(of: on.delivers(.willFinishLaunching)),
          .afterUntil(suspends, until: on.delivers(.willEnterForeground)))),
      invariant(
        "I53", "an app in the foreground ends without a callback only by a kill, a crash or exit",
        citing: [88, 89, 93, 100, 82],
        .everyStep(
          where: on.from(.active, .inactive) && on.to(.notRunning),
          is: on.occurs(
            .end(.crash), .request(.exit), .end(.jetsam), .punishment(.watchdog), .end(.debugger),
            .end(.update), .end(.reboot), .punishment(.lateRegistration),
            .punishment(.repeatedRegistration), .userKill(.silent), .announcedExit)),
        .everyStep(
          where: on.occurs(.announcedExit),
          is: on.from("termination is announced") { $0.owed.items == [.exit] })),
    ] + announcedEnds + [
      terminationIsAnnounced(
        "where the system asks a running background app to end, willTerminate comes before its end")
    ]
  }

  private var userKills: [AppProperty] {
    [
      belief(
        "I42", "a user kill is always announced", citing: [82, 83, 84],
        .pattern(
          .absence(
            of: on.occurs(.userKill(.suspended), .userKill(.silent))
              && on.to(.notRunning)))),
      statement(
        "I42b", "a user kill is never announced",
        refutedOn: systems(of: .announcedUserKill, .secondEnterBackgroundOnKill, .fastSwitcherKill),
        citing: [82, 83],
        .pattern(
          .absence(of: on.delivers(.willTerminate)),
          .afterUntil(userKill, until: on.processStarts))),
    ] + startsAfterUserKill() + [
      invariant(
        "F76", "a user kill throws the restoration archive away", citing: [76],
        .everyStep(where: userKill, is: on.to("no archive") { !$0.hasArchive }))
    ]
  }
}
