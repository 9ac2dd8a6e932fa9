import ModelChecking

extension LaunchProperties {
  /// From the start of the process to UIApplicationMain, on request or ahead of time.
  var process: [LaunchProperty] {
    [
      order(
        "F145", "static initialisers, main, UIApplicationMain and the application object, in turn",
        citing: [136, 145], on.rule(.processRunsInitialisers), on.rule(.main),
        on.rule(.uiApplicationMain), makesApplication),
      belief(
        "F145b", "the application object is the first thing that an app makes", citing: [16, 145],
        .everyStep(where: on.rule(.processRunsInitialisers, .main), is: hasApplication)),
      belief(
        "I45", "a process starts because the user launches the app", citing: [60, 70, 71, 72],
        .everyStep(
          where: on.from("there is no process") { $0.phase == .notRunning },
          is: on.isBy(.user))),
      statement(
        "I45b", "main runs only when somebody has asked for the app",
        refutedOn: allowed.systems(of: .prewarmRunsMain), citing: [70, 71, 145],
        .everyStep(where: on.rule(.main), is: isAskedFor)),
      statement(
        "F71", "prewarming stops before UIApplicationMain",
        refutedOn: allowed.systems(of: .prewarmRunsLaunch), citing: [70, 71, 72],
        .everyStep(where: on.rule(.uiApplicationMain), is: isAskedFor)),
      invariant(
        "F70", "a prewarmed process runs nothing until it is asked for, or ended", citing: [70],
        .everyStep(
          where: on.from("prewarmed") { $0.demand == .frozen },
          is: launch || on.rule(.launchInBackground, .prewarmEnded)),
        .everyStep(
          where: on.rule(.prewarmFreeze),
          is: on.from("nobody has asked") { $0.demand == .ahead })),
      invariant(
        "I11", "no callback comes before UIApplicationMain has made application and delegate",
        citing: [16, 137],
        .everyStep(where: on.delivers, is: hasApplication),
        .everyStep(
          where: on.deliversToDelegate, is: on.from("a delegate") { $0.delegate != .none })),
      obligation(
        "I34", "the launch methods return within the watchdog's limit", citing: [93, 94],
        bitesAt: on.rule(.watchdog)
          && on.from("in a launch method") { $0.phase == .willFinish || $0.phase == .didFinish }),
    ]
      + only(
        on: allowed.systems(of: .prewarmRunsMain),
        obligation(
          "I46", "main and static initialisers read no protected file", citing: [71, 73],
          bitesAt: on.rule(.main) && !isAskedFor))
  }

  private var hasApplication: On {
    on.from("an application object") { $0.application != .none }
  }

  private var isAskedFor: On {
    on.from("asked for") { $0.demand == .user || $0.demand == .background }
  }
}

extension LaunchProperties {
  /// How a process that was launched ends.
  var endings: [LaunchProperty] {
    let announced = on.delivers(.willTerminate)
    let returned = on.delivers(.mainReturned)
    return [
      invariant(
        "I59", "UIApplicationMain does not return", citing: [141], trigger: on.rule(.exit),
        .pattern(.absence(of: returned))),
      belief(
        "F141", "when an app ends in good order UIApplicationMain returns", citing: [84, 141],
        .pattern(.existence(of: returned), .between(announced, and: ends))),
      belief(
        "F141b", "main goes on after UIApplicationMain", citing: [100, 141],
        .pattern(
          .existence(of: returned),
          // Weak, so that an app that merely runs on does not refute it.
          .between(
            on.rule(.uiApplicationMain), and: on.rule(.exit), unless: on.isKind(.kill),
            ending: .weak))),
      invariant(
        "F84", "an announced termination ends in exit, and nothing comes between", citing: [84],
        .everyStep(
          where: on.from("announced") { $0.phase == .exiting },
          is: on.rule(.exit) && on.to("ended") { $0.phase == .ended })),
      invariant(
        "F80",
        "an app with a delegate exits only after an announcement, which the system has decided on",
        citing: [80],
        .everyStep(
          where: on.rule(.exit) && on.from("a delegate") { $0.delegate != .none },
          is: on.from("announced") { $0.phase == .exiting }),
        .pattern(.precedence(of: on.rule(.systemTermination), before: announced))),
    ]
  }
}
