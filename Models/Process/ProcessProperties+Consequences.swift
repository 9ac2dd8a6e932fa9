import ModelChecking

/// What follows from what; the same for apps with scenes and without.
extension PropertySuite where State: AppProcessState {
  /// What ends a process, and when.
  var processEndings: [SuiteProperty<State>] {
    [
      invariant(
        "F89", "a kill ends the process at once, whatever it was doing, and needs one to end",
        citing: [79, 84, 88, 89, 93, 96, 97, 98, 99, 100, 101],
        .everyStep(where: on.processEnds, is: on.to(.notRunning)),
        .everyStep(where: on.isKind(.kill) && !on.occurs(.end(.reboot)), is: !on.from(.notRunning))),
      invariant(
        "F100", "only code that runs can crash, exit or be stopped by the watchdog",
        citing: [93, 100],
        .everyStep(
          where: on.occurs(.end(.crash), .request(.exit), .punishment(.watchdog)),
          is: on.from(.inactive, .active, .background))),
      invariant(
        "F96", "an overrun costs the process only if the task or the event was not ended in time",
        citing: [69, 96],
        .everyStep(
          where: on.occurs(.punishment(.taskOverrun)),
          is: on.from("a task has expired") { $0.task == .expired }
        ),
        .everyStep(
          where: on.occurs(.punishment(.eventOverrun)),
          is: on.from("an event in hand") { $0.work == .event })),
      invariant(
        "F99", "the kills for what an app does off screen strike in the background only",
        citing: [80, 96, 97, 98, 99],
        .everyStep(
          where: on.occurs(
            .punishment(.taskOverrun), .punishment(.eventOverrun), .punishment(.gpuInBackground),
            .punishment(.lockHeldAtSuspension), .punishment(.policy), .end(.jetsamInBackground)),
          is: on.from(.background)),
        .everyStep(where: on.occurs(.end(.jetsam)), is: on.from(.active, .inactive))),
      invariant(
        "F80b", "a termination that the system decides is announced before anything else happens",
        citing: [80, 105],
        .pattern(
          .existence(of: on.delivers(.willTerminate)),
          .between(
            on.occurs(.systemTermination), and: on.nextEvent || on.occurs(.announcedExit),
            unless: on.isKind(.kill)))),
    ]
  }

  /// Whatever reaches a running app is delivered, and whatever is delivered has arrived.
  var arrivals: [SuiteProperty<State>] {
    [
      invariant(
        "F91", "low memory in a running app is announced by a memory warning", citing: [91],
        isDelivered(
          on.occurs(.deviceChange(.lowMemory), .deviceChange(.lowMemoryWhileEntering)),
          as: .didReceiveMemoryWarning)),
      invariant(
        "F131b", "a time change in a running app is announced", citing: [130, 131],
        isDelivered(
          on.occurs(.deviceChange(.clock), .deviceChange(.clockWhileEntering)),
          as: .significantTimeChange)),
      invariant(
        "F68", "a fetch, a push or a finished session that meets a running app is delivered to it",
        citing: [57, 67, 68],
        isDelivered(on.occurs(.arrival(of: .push)), as: .didReceiveRemoteNotification),
        isDelivered(on.occurs(.arrival(of: .fetch)), as: .performFetch),
        isDelivered(
          on.occurs(.arrival(of: .urlSession)), as: .handleEventsForBackgroundURLSession)),
      invariant(
        "F67", "the completion handler is called once for each event, and only for one in hand",
        citing: [67, 69],
        .everyStep(
          where: on.occurs(.request(.completeEvent)),
          is: on.from("an event in hand") { $0.work == .event }
            && on.to("no event in hand") { $0.work == .none })),
      lostPushes,
    ]
  }

  /// F65: what becomes of a push that is not delivered.
  var lostPushes: SuiteProperty<State> {
    invariant(
      "F65", "a push is lost to an app that its user has killed, or that must be started for it",
      citing: [64, 65, 284],
      .everyStep(
        where: on.occurrence("a push is lost") { $0 == .discarding(.push) },
        is: on.from("force-quit") { $0.isForceQuit } || on.from(.notRunning, .suspended)))
  }

  /// The user opens the app, or one more window of it.
  var userOpens: On {
    on.occurrence("the user opens the app", where: \.isAnyOpening)
  }

  /// The event is delivered before the next one, unless the process ends.
  func isDelivered(
    _ event: On, as callback: Callback
  ) -> SuiteClaim {
    isFollowed(event, by: on.delivers(callback), unless: on.processEnds)
  }

  /// Wakes, prewarming, background tasks and the lock: what happens in which order.
  var turns: [SuiteProperty<State>] {
    [
      invariant(
        "F33", "an app that is woken runs in the background", citing: [33],
        .everyStep(
          where: on.occurrence("a wake", where: \.isWake),
          is: on.from(.suspended) && on.to(.background))),
      invariant(
        "F70", "prewarming makes a process that runs nothing, and none after a user kill",
        citing: [
          65, 70,
          .assumption("F65 says no relaunch after a force quit; prewarming is taken so too"),
        ],
        .everyStep(
          where: on.occurs(.prewarming(.begins)), is: on.from(.notRunning) && on.to(.prewarmed)),
        .everyStep(
          where: on.occurs(.prewarming(.begins), .prewarming(.runsLaunch)),
          is: on.from("not force-quit") { !$0.isForceQuit })),
      invariant(
        "F65c", "an app that its user opens is no longer force-quit", citing: [65],
        .everyStep(
          where: userOpens, is: on.to("not force-quit") { !$0.isForceQuit })),
      invariant(
        "F106b", "time is asked for, then granted or refused; what was granted expires or is ended",
        citing: [106, 109, 110],
        .everyStep(where: on.occurs(.request(.beginTask)), is: task(from: .none, to: .requested)),
        .everyStep(
          where: on.occurs(.answer(to: .beginTask, isGranted: true)),
          is: task(from: .requested, to: .granted)),
        .everyStep(
          where: on.delivers(.taskExpiration, as: .plain), is: task(from: .granted, to: .expired)),
        .everyStep(
          where: on.occurs(.answer(to: .beginTask, isGranted: false)),
          is: task(from: .requested, to: .none)),
        .everyStep(
          where: on.occurs(.request(.endTask)),
          is: task(from: .granted, to: .none) || task(from: .expired, to: .none))),
      invariant(
        "F116", "locking an app off screen makes its protected files unreadable until the unlock",
        citing: [116, 117],
        .everyStep(
          where: on.occurs(.deviceChange(.lockInBackground)),
          is: on.from("unlocked") { $0.canReadProtectedData }
            && on.to("locked") { !$0.canReadProtectedData }),
        .everyStep(
          where: on.occurs(.deviceChange(.unlock)),
          is: on.from("locked") { !$0.canReadProtectedData }
            && on.to("unlocked") { $0.canReadProtectedData })),
    ]
  }

  /// I136: whether a background launch happens before the first unlock after a boot.
  func needsFirstUnlock(
    _ backgroundLaunch: On, refutedOn range: SystemVersions
  ) -> SuiteProperty<State> {
    statement(
      "I136", "after a boot nothing is launched in the background before the first unlock",
      refutedOn: range, citing: [66, 73, 290],
      .everyStep(
        where: backgroundLaunch,
        is: on.from("unlocked since boot") { $0.protectedData != .unavailableSinceBoot }))
  }

  /// A step that changes what became of a request for time.
  func task(
    from source: BackgroundTask, to target: BackgroundTask
  ) -> On {
    on.from(source.name) { $0.task == source } && on.to(target.name) { $0.task == target }
  }
}
