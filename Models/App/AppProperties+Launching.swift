import ModelChecking

extension AppProperties {
  /// What a launch sends, in which order and in which state.
  var launching: [AppProperty] { launchOrder + backgroundLaunches + beliefsAboutLaunches }

  private var launchOrder: [AppProperty] {
    let otherCallbacks =
      on.deliversToDelegate
      && !on.delivers(
        .willFinishLaunching, .didFinishLaunching, .shouldRestoreState, .didDecodeState)
    return [
      invariant(
        "I9", "the first didBecomeActive of a process comes after didFinishLaunching",
        citing: [17, 21],
        .pattern(
          .precedence(of: on.delivers(.didFinishLaunching), before: on.delivers(.didBecomeActive)),
          .afterUntil(on.processStarts, until: ends))),
      deliveriesNeedDelegate,
      invariant(
        "I13", "a foreground launch is inactive, a background launch in the background",
        citing: [10, 12],
        .everyStep(
          where: on.delivers(.willFinishLaunching, .didFinishLaunching),
          is: on.from("the launch state") {
            $0.execution == ($0.isShown ? .inactive : .background)
          })),
      invariant(
        "I15", "willFinishLaunching, then didFinishLaunching, once each, before all others",
        citing: [17, 18, 19],
        .pattern(
          .absence(of: on.delivers(.willFinishLaunching)),
          .afterUntil(on.delivers(.willFinishLaunching), until: ends)),
        .pattern(
          .absence(of: on.delivers(.didFinishLaunching)),
          .afterUntil(on.delivers(.didFinishLaunching), until: ends)),
        .pattern(
          .precedence(
            of: on.delivers(.willFinishLaunching),
            before: on.delivers(.didFinishLaunching, .shouldRestoreState, .didDecodeState)),
          .afterUntil(on.processStarts, until: ends)),
        .pattern(
          .precedence(of: on.delivers(.didFinishLaunching), before: otherCallbacks),
          .afterUntil(on.processStarts, until: ends))),
      invariant(
        "F19", "restoration is offered where an archive exists, between the launch callbacks",
        citing: [19],
        .everyStep(
          where: on.delivers(.shouldRestoreState, .didDecodeState),
          is: on.from("an archive exists") {
            $0.hasArchive && $0.owed.contains(.call(.didFinishLaunching))
          }),
        .pattern(
          .precedence(of: on.delivers(.shouldRestoreState), before: on.delivers(.didDecodeState)),
          .afterUntil(on.delivers(.willFinishLaunching), until: on.delivers(.didFinishLaunching))),
        .pattern(
          .absence(of: on.delivers(.didDecodeState)),
          .afterUntil(
            on.delivers(.shouldRestoreState, as: .returnsFalse),
            until: on.delivers(.didFinishLaunching) || ends))),
      invariant(
        "F142", "the first view loads after the launch callbacks, and appears once",
        citing: [20, 63, 142],
        .pattern(
          .precedence(of: on.delivers(.didFinishLaunching), before: on.delivers(.viewDidLoad)),
          .afterUntil(on.processStarts, until: ends)),
        .pattern(
          .precedence(of: on.delivers(.viewDidLoad), before: on.delivers(.viewWillAppear)),
          .afterUntil(on.processStarts, until: ends)),
        .pattern(
          .precedence(of: on.delivers(.viewWillAppear), before: on.delivers(.viewDidAppear)),
          .afterUntil(on.processStarts, until: ends)),
        .pattern(
          .precedence(of: on.delivers(.viewWillAppear), before: on.delivers(.didBecomeActive)),
          .afterUntil(on.processStarts, until: ends)),
        .pattern(
          .boundedExistence(of: on.delivers(.viewWillAppear), atMost: 1),
          .afterUntil(on.processStarts, until: ends))),
      invariant(
        "F17",
        "a launch by the user that is not cut short becomes active without entering",
        citing: [17, 142],
        .pattern(
          .existence(of: on.delivers(.didBecomeActive)),
          .between(launch, and: on.nextEvent, unless: ends)),
        .pattern(
          .existence(of: on.delivers(.viewDidAppear)),
          .between(launch, and: on.nextEvent, unless: ends)),
        .pattern(
          .absence(of: on.delivers(.willEnterForeground, .didEnterBackground)),
          .afterUntil(
            launch && !on.rule(.launchEntersForeground), until: on.nextEvent || ends))
      ),
    ]
  }

  private var backgroundLaunches: [AppProperty] {
    let eventCallback = on.delivers(
      .performFetch, .didReceiveRemoteNotification, .handleEventsForBackgroundURLSession)
    return [
      invariant(
        "I12", "a background launch sends neither didBecomeActive nor willEnterForeground",
        citing: [60, 61],
        .pattern(
          .absence(of: on.delivers(.didBecomeActive, .willEnterForeground)),
          .afterUntil(backgroundLaunch, until: open || resume || cutShort || ends))),
      statement(
        "I14", "a background launch or wake sends didEnterBackground before its event",
        refutedOn: profile == .documented ? .none : .all, citing: [33, 60, 61],
        .pattern(
          .existence(of: on.delivers(.didEnterBackground)),
          .between(backgroundLaunch || wake, and: eventCallback, unless: ends))),
      startsDeliverTheirEvents,
      invariant(
        "F66", "an app comes to the phone's screen only while the device is unlocked",
        citing: [66, 248],
        .everyStep(
          where: launch || open || resume, is: on.from("unlocked") { $0.canReadProtectedData })),
    ]
  }

  private var beliefsAboutLaunches: [AppProperty] {
    [
      belief(
        "I8", "willEnterForeground comes before a process first becomes active",
        citing: [17, 150],
        .pattern(
          .existence(of: on.delivers(.willEnterForeground)),
          .between(on.processStarts, and: on.delivers(.didBecomeActive)))),
      belief(
        "I22", "viewWillAppear comes before didFinishLaunching",
        citing: [20, 140],
        .pattern(
          .precedence(of: on.delivers(.viewWillAppear), before: on.delivers(.didFinishLaunching)),
          .afterUntil(on.processStarts, until: ends))),
      processesAreOfUser,
      belief(
        "I70", "an app does not become active after a launch method has returned false",
        citing: [22],
        .pattern(
          .absence(of: on.delivers(.didBecomeActive)), .afterUntil(returnsFalse, until: ends))),
      invariant(
        "I61", "a launch method that returned false keeps URL, activity and shortcut away",
        citing: [22, 24],
        .pattern(
          .absence(of: inputCallback),
          .afterUntil(returnsFalse, until: on.nextEvent || ends))),
    ]
  }
}
