import ModelChecking

/// How a process begins and ends; the same for apps with scenes and without.
extension PropertySuite where State: AppProcessState {
  /// I11: nothing is delivered before there is a delegate.
  var deliveriesNeedDelegate: SuiteProperty<State> {
    invariant(
      "I11", "no callback comes before UIApplicationMain has made application and delegate",
      citing: [16, 137],
      .everyStep(
        where: on.delivers,
        is: !on.from(.notRunning, .prewarmed, .prewarmedAfterLaunch)))
  }

  /// What is delivered without having been owed.
  var isUnqueued: On {
    on.delivers(.touch, .taskExpiration, .bgExpiration)
  }

  var tellsOfProtectedData: On {
    on.delivers(.protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable)
  }

  /// I45: a belief about who starts processes.
  var processesAreOfUser: SuiteProperty<State> {
    belief(
      "I45", "a process starts because the user launches the app", citing: [60, 70, 71, 72],
      .everyStep(where: on.processStarts, is: on.isBy(.user)))
  }

  /// F60: what the system launches or wakes an app for is delivered.
  var startsDeliverTheirEvents: SuiteProperty<State> {
    invariant(
      "F60", "a background launch or wake for a fetch, a push or a session delivers it",
      citing: [60, 64, 67, 68],
      isDelivered(start(for: .fetch), as: .performFetch),
      isDelivered(start(for: .push), as: .didReceiveRemoteNotification),
      isDelivered(start(for: .urlSession), as: .handleEventsForBackgroundURLSession))
  }

  private func start(for input: LifeInput) -> On {
    on.occurrence("a start for \(input)") { occurrence in
      (occurrence.isBackgroundLaunch || occurrence.isWake) && occurrence.input == input
    }
  }

  /// F72: prewarming that runs the launch callbacks runs even the last of them.
  func prewarmingRunsLaunch(upTo last: Callback) -> SuiteProperty<State> {
    invariant(
      "F72", "prewarming that runs the launch callbacks runs all of them, then freezes",
      citing: [72, 73],
      .pattern(
        .existence(of: on.delivers(last)),
        .between(
          on.occurs(.prewarming(.runsLaunch)),
          and: on.nextEvent || on.occurs(.prewarming(.freezes)),
          unless: on.isKind(.kill))),
      .pattern(
        .existence(of: on.occurs(.prewarming(.freezes))),
        .between(on.occurs(.prewarming(.runsLaunch)), and: on.nextEvent, unless: on.isKind(.kill))),
      .everyStep(where: on.occurs(.prewarming(.freezes)), is: on.to(.prewarmedAfterLaunch)))
  }

  /// I62: a belief about pushes, which may come again until the app has a certain callback.
  func pushComesOnce(until active: Callback) -> SuiteProperty<State> {
    belief(
      "I62", "a push is delivered once", citing: [59],
      .pattern(
        .boundedExistence(of: on.delivers(.didReceiveRemoteNotification), atMost: 1),
        .afterUntil(
          on.occurs(.arrival(of: .push)),
          until: on.occurs(.arrival(of: .push), .wake(for: .push)) || on.delivers(active)
            || on.processEnds)))
  }

  /// I52: where suspension begins and ends.
  var suspensionIsInBackground: SuiteProperty<State> {
    invariant(
      "I52", "suspension begins in the background; it ends there or in death",
      citing: [32, 33, 34, 79],
      .everyStep(where: on.to(.suspended) && !on.from(.suspended), is: on.from(.background)),
      .everyStep(where: on.from(.suspended), is: on.to(.suspended, .background, .notRunning)))
  }

  /// I2 and I2b: beliefs about processes that the user launches.
  func willTerminateAlwaysComes(
    after launch: On
  ) -> [SuiteProperty<State>] {
    [
      belief(
        "I2", "applicationWillTerminate always comes before the process dies",
        citing: [79, 82, 89, 93, 100],
        .pattern(.existence(of: on.delivers(.willTerminate)), .between(launch, and: ends))),
      belief(
        "I2b",
        "without a fault, applicationWillTerminate always comes before the process dies",
        citing: [79, 82],
        .pattern(
          .existence(of: on.delivers(.willTerminate)),
          .between(launch, and: on.occurs(.end(.purge)), unless: ends && !on.occurs(.end(.purge))))),
    ]
  }

  /// I59 and F84: what follows the announcement of the end.
  var announcedEnds: [SuiteProperty<State>] {
    [
      invariant(
        "I59", "UIApplicationMain does not return", citing: [141], trigger: ends,
        .pattern(.absence(of: on.delivers(.mainReturned)))),
      invariant(
        "F84", "once termination is announced no event and no suspension comes before the end",
        citing: [84],
        .pattern(
          .absence(of: on.isKind(.event) || on.occurs(.suspension)),
          .afterUntil(on.delivers(.willTerminate), until: ends))),
    ]
  }

  /// F80: the system tells a running app in the background of its end; the words differ.
  func terminationIsAnnounced(_ statement: String) -> SuiteProperty<State> {
    invariant(
      "F80", statement, citing: [80],
      .pattern(
        .existence(of: on.delivers(.willTerminate)),
        .between(
          on.occurs(.systemTermination), and: on.occurs(.announcedExit),
          unless: on.isKind(.kill))),
      .everyStep(where: on.occurs(.systemTermination), is: on.from(.background)))
  }

  /// I54 and I54b: what may start an app that its user has killed.
  func startsAfterUserKill(
    othersThanLocationOn range: SystemVersions = .since(8)
  ) -> [SuiteProperty<State>] {
    [
      invariant(
        "I54", "after a user kill no fetch, silent push or URL session launches the app",
        citing: [65, 84, 283, 286],
        .pattern(
          .absence(
            of: on.occurrence("a launch for a fetch, a push or a session") { occurrence in
              occurrence.isBackgroundLaunch
                && [.fetch, .push, .urlSession].contains(occurrence.input)
            }),
          .afterUntil(userKill, until: userOpens || on.occurs(.end(.reboot))))),
      statement(
        "I133", "after a user kill nothing but a location event launches the app",
        refutedOn: range, citing: [65, 280, 282, 285],
        .pattern(
          .absence(
            of: on.occurrence("a background launch other than for location") { occurrence in
              occurrence.isBackgroundLaunch && occurrence.input != .location
            }),
          .afterUntil(userKill, until: userOpens || on.occurs(.end(.reboot))))),
      statement(
        "I54b", "a silent push always wakes the app", refutedOn: .since(7), citing: [65],
        .pattern(
          .absence(
            of: on.occurs(.discarding(.push)) && on.from("force-quit") { $0.isForceQuit }))),
    ]
  }

  /// W3, with what else a model says about the absence of a process.
  func killsEndProcesses(
    leaving claims: SuiteClaim...
  ) -> SuiteProperty<State> {
    suiteProperty(
      .invariant, "W3", "a kill ends the process, and only a process can be killed", citing: [89],
      [
        .everyStep(where: on.isKind(.kill), is: on.to(.notRunning)),
        .everyStep(where: on.isKind(.kill) && !on.occurs(.end(.reboot)), is: !on.from(.notRunning)),
        .everyStep(where: on.to(.notRunning) && !on.from(.notRunning), is: on.processEnds),
        .everyStep(where: on.processEnds, is: on.to(.notRunning)),
      ] + claims)
  }
}
