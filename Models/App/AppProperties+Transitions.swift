import ModelChecking

extension AppProperties {
  /// The order of activation, deactivation, foreground and background.
  var transitions: [AppProperty] { activation + foregroundAndBackground + beliefs }

  private var activation: [AppProperty] {
    [
      invariant(
        "I10", "will… callbacks see the old state, didBecomeActive the new one", citing: [13, 14],
        .everyStep(where: on.delivers(.willResignActive), is: on.from(.active)),
        .everyStep(where: on.delivers(.willEnterForeground), is: on.from(.background)),
        .everyStep(where: on.delivers(.didBecomeActive), is: on.to(.active))),
      statement(
        "I129", "the state reads background in didEnterBackground",
        refutedOn: systems(of: .lockReadsInactive), citing: [13, 292],
        .everyStep(where: on.delivers(.didEnterBackground), is: on.to(.background))),
      invariant(
        "I55", "didBecomeActive and willResignActive alternate, didBecomeActive first",
        citing: [25, 26, 40],
        .pattern(
          .absence(of: on.delivers(.didBecomeActive)),
          .afterUntil(on.delivers(.didBecomeActive), until: on.delivers(.willResignActive) || ends)),
        .pattern(
          .absence(of: on.delivers(.willResignActive)),
          .afterUntil(on.delivers(.willResignActive), until: on.delivers(.didBecomeActive) || ends)),
        .pattern(
          .precedence(of: on.delivers(.didBecomeActive), before: on.delivers(.willResignActive)),
          .afterUntil(on.processStarts, until: ends))),
      invariant(
        "F31",
        "an interruption sends willResignActive, its end didBecomeActive; neither moves the app off screen",
        citing: [31, 120, 122],
        .pattern(
          .existence(of: on.delivers(.willResignActive)),
          .between(
            on.occurs(.covering(.interruption), .request(.presentSystemSheet), .covering(.call)),
            and: on.nextEvent, unless: ends)),
        .pattern(
          .existence(of: on.delivers(.didBecomeActive)),
          .between(
            on.occurs(.uncovering(.interruption), .uncovering(.call)), and: on.nextEvent,
            unless: ends)),
        .pattern(
          .absence(of: on.delivers(.didEnterBackground, .willEnterForeground)),
          .afterUntil(
            on.occurs(
              .covering(.interruption), .request(.presentSystemSheet), .covering(.call),
              .uncovering(.interruption), .uncovering(.call)), until: on.nextEvent || ends))),
    ]
  }

  private var foregroundAndBackground: [AppProperty] {
    [
      invariant(
        "I57",
        "leaving the app sends didEnterBackground, after at most willResignActive and the lock's calls",
        citing: [29, 115],
        .pattern(
          .existence(of: on.delivers(.didEnterBackground)),
          .between(leave, and: on.nextEvent, unless: ends)),
        .pattern(
          .absence(
            of: on.deliversToDelegate
              && !on.delivers(
                .willResignActive, .didEnterBackground, .protectedDataWillBecomeUnavailable,
                .protectedDataDidBecomeAvailable)
          ),
          .afterUntil(leave, until: on.delivers(.didEnterBackground) || ends))),
      statement(
        "I18", "after willEnterForeground no other transition is told before didBecomeActive",
        refutedOn: systems(of: .fastSwitcherKill, .entranceCutShort, .entranceCovered),
        citing: [28, 162, 265, 335],
        .pattern(
          .absence(
            of: on.delivers(
              .willFinishLaunching, .didFinishLaunching, .willResignActive, .didEnterBackground,
              .willEnterForeground, .willTerminate)),
          .afterUntil(
            on.delivers(.willEnterForeground), until: on.delivers(.didBecomeActive) || ends))),
      invariant(
        "F30",
        "opening the app again sends willEnterForeground, then didBecomeActive, if not cut short",
        citing: [30, 34, 54, 62],
        .pattern(
          .existence(of: on.delivers(.willEnterForeground)),
          .between(open || resume, and: on.delivers(.didBecomeActive), unless: ends)),
        .pattern(
          .existence(of: on.delivers(.didBecomeActive)),
          .between(open || resume, and: on.nextEvent, unless: ends))),
      invariant(
        "I51", "active leads to background only through inactive", citing: [35],
        trigger: on.from(.active),
        .everyStep(where: on.from(.active), is: !on.to(.background))),
      suspensionIsInBackground,
    ] + only(on: AppRules.exitingSystems, exitingStaysOutOfBackground)
  }

  private var exitingStaysOutOfBackground: AppProperty {
    statement(
      "I58", "an app that exits on suspend never reaches the background",
      refutedOn: systems(of: .enterBackgroundOnExit), citing: [36, 37],
      .everyStep(
        where: on.from("exits on suspend") { $0.exitsOnSuspend },
        is: !on.to(.background, .suspended)))
  }

  private var beliefs: [AppProperty] {
    [
      belief(
        "I6", "every willResignActive is followed by didEnterBackground", citing: [31, 119, 120],
        .pattern(
          .existence(of: on.delivers(.didEnterBackground)),
          .between(on.delivers(.willResignActive), and: on.delivers(.didBecomeActive)))),
      belief(
        "I7", "didBecomeActive comes once for each launch or return", citing: [26, 31, 40, 120],
        .pattern(
          .absence(of: on.delivers(.didBecomeActive)),
          .afterUntil(
            on.delivers(.didBecomeActive), until: on.delivers(.willEnterForeground) || ends))),
      statement(
        "I16", "each didEnterBackground has a willResignActive of its own before it",
        refutedOn: systems(
          of: .enterBackgroundOnBackgroundLaunch, .enterBackgroundOnWake,
          .secondEnterBackgroundOnKill, .entranceCutShort, .entranceCovered),
        citing: [29, 35, 42, 61, 335],
        .pattern(
          .absence(of: on.delivers(.didEnterBackground)),
          .afterUntil(
            on.processStarts || on.delivers(.didEnterBackground, .didBecomeActive),
            until: on.delivers(.willResignActive) || ends))),
      belief(
        "I17", "every wake from suspension is announced by willEnterForeground", citing: [33, 34],
        .pattern(
          .absence(of: on.deliversToDelegate && !on.delivers(.willEnterForeground)),
          .afterUntil(wake || resume, until: on.delivers(.willEnterForeground) || ends))),
      belief(
        "I28", "the notification always follows didEnterBackground", citing: [43, 46],
        .pattern(
          .precedence(
            of: on.delivers(.didEnterBackground), before: on.delivers(.noteDidEnterBackground)),
          .afterUntil(leave, until: on.nextEvent || ends))),
      statement(
        "I131", "the notification always follows willEnterForeground",
        refutedOn: systems(of: .notificationBeforeWillEnterForeground), citing: [43, 45, 294],
        .pattern(
          .precedence(
            of: on.delivers(.willEnterForeground), before: on.delivers(.noteWillEnterForeground)),
          .afterUntil(open || resume, until: on.nextEvent || ends))),
      belief(
        "I35", "viewWillAppear is sent when the app returns to the foreground", citing: [143, 144],
        .pattern(
          .existence(of: on.delivers(.viewWillAppear)),
          .between(on.delivers(.willEnterForeground), and: on.delivers(.didBecomeActive)))),
      belief(
        "I56", "willEnterForeground and didEnterBackground alternate, didEnterBackground first",
        citing: [27, 28, 42, 61, 62],
        .pattern(
          .precedence(
            of: on.delivers(.didEnterBackground), before: on.delivers(.willEnterForeground)),
          .afterUntil(on.processStarts, until: ends)),
        .pattern(
          .absence(of: on.delivers(.didEnterBackground)),
          .afterUntil(
            on.delivers(.didEnterBackground), until: on.delivers(.willEnterForeground) || ends))),
      belief(
        "I68", "an incoming call always sends the app to the background", citing: [122],
        .pattern(
          .existence(of: on.delivers(.didEnterBackground)),
          .between(on.occurs(.covering(.call)), and: on.delivers(.didBecomeActive)))),
    ] + notificationCentreBelief
  }

  /// The guide does not mention the bounce.
  private var notificationCentreBelief: [AppProperty] {
    only(
      on: systems(of: .notificationCentreBounce),
      belief(
        "I55b", "pulling down Notification Centre deactivates the app exactly once", citing: [40],
        .pattern(
          .boundedExistence(of: on.delivers(.willResignActive), atMost: 1),
          .afterUntil(on.occurs(.covering(.notificationCentre)), until: on.nextEvent || ends)))
    )
  }
}
