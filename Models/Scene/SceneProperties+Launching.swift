import ModelChecking

extension SceneProperties {
  /// What a launch sends, in which order and in which state.
  var launching: [SceneProperty] { launchOrder + backgroundLaunches + beliefsAboutLaunches }

  private var launchOrder: [SceneProperty] {
    let otherCallbacks =
      on.rule("any other callback") { rule in
        guard let callback = rule.callback else { return false }
        return (callback.isAppDelegateMethod || callback.isSceneDelegateMethod)
          && callback != .willFinishLaunching && callback != .didFinishLaunching
      }
    return [
      invariant(
        "I9", "a scene becomes active only after it was connected, and that after the launch",
        citing: [17, 21, 149],
        claims: [
          .pattern(
            .precedence(
              of: on.delivers(.didFinishLaunching), before: on.delivers(.sceneWillConnect)),
            .afterUntil(on.processStarts, until: ends))
        ]
          + forEachScene { scene in
            .pattern(
              .precedence(
                of: on.delivers(.sceneWillConnect, to: scene),
                before: on.delivers(.sceneDidBecomeActive, to: scene)),
              .afterUntil(on.processStarts, until: ends))
          }),
      deliveriesNeedDelegate,
      invariant(
        "I15", "willFinishLaunching, then didFinishLaunching, once each, before all others",
        citing: [17, 18, 149],
        .pattern(
          .absence(of: on.delivers(.willFinishLaunching)),
          .afterUntil(on.delivers(.willFinishLaunching), until: ends)),
        .pattern(
          .absence(of: on.delivers(.didFinishLaunching)),
          .afterUntil(on.delivers(.didFinishLaunching), until: ends)),
        .pattern(
          .precedence(
            of: on.delivers(.willFinishLaunching), before: on.delivers(.didFinishLaunching)),
          .afterUntil(on.processStarts, until: ends)),
        .pattern(
          .precedence(of: on.delivers(.didFinishLaunching), before: otherCallbacks),
          .afterUntil(on.processStarts, until: ends))),
      invariant(
        "F149",
        "a launch by the user that is not cut short connects a scene and makes it active",
        citing: [149],
        .pattern(
          .existence(of: on.delivers(.sceneWillConnect)),
          .between(
            launch && on.processStarts, and: on.delivers(.sceneWillEnterForeground), unless: ends)),
        .pattern(
          .existence(of: on.delivers(.sceneDidBecomeActive)),
          .between(launch, and: on.nextEvent, unless: ends))),
      invariant(
        "F142",
        "the first view loads after a scene connects, then appears, once for each connection",
        citing: [140, 142],
        .pattern(
          .precedence(of: on.delivers(.sceneWillConnect), before: on.delivers(.viewDidLoad)),
          .afterUntil(on.processStarts, until: ends)),
        .pattern(
          .precedence(of: on.delivers(.viewDidLoad), before: on.delivers(.viewWillAppear)),
          .afterUntil(on.processStarts, until: ends)),
        .pattern(
          .precedence(of: on.delivers(.viewWillAppear), before: on.delivers(.viewDidAppear)),
          .afterUntil(on.processStarts, until: ends)),
        .pattern(
          .boundedExistence(of: on.delivers(.viewWillAppear), atMost: 1),
          .afterUntil(
            on.delivers(.sceneWillConnect), until: on.delivers(.sceneDidDisconnect) || ends))),
    ]
  }

  private var backgroundLaunches: [SceneProperty] {
    [
      invariant(
        "I12", "a background launch makes no scene enter the foreground or become active",
        citing: [60, 157],
        .pattern(
          .absence(of: on.delivers(.sceneDidBecomeActive, .sceneWillEnterForeground)),
          .afterUntil(backgroundLaunch, until: open || newWindow || cutShort || opensInCar || ends))
      ),
      startsDeliverTheirEvents,
      invariant(
        "F66", "a window comes to the phone's screen only while the device is unlocked",
        citing: [66, 248],
        .everyStep(
          where: launch || open || newWindow || cutShort,
          is: on.from("unlocked") { $0.canReadProtectedData })),
    ]
  }

  private var beliefsAboutLaunches: [SceneProperty] {
    [
      invariant(
        "I8", "sceneWillEnterForeground comes on every appearance, the first one included",
        citing: [149, 150], trigger: on.delivers(.sceneDidBecomeActive),
        claims: forEachScene { scene in
          // Weak, because a scene may stay in the background for ever.
          .pattern(
            .existence(of: on.delivers(.sceneWillEnterForeground, to: scene)),
            .between(
              on.delivers(.sceneWillConnect, .sceneDidEnterBackground, to: scene),
              and: on.delivers(.sceneDidBecomeActive, to: scene), unless: ends, ending: .weak))
        }),
      belief(
        "I13", "the app is inactive in didFinishLaunching of a launch by the user",
        citing: [11, 12],
        .everyStep(
          where: on.delivers(.didFinishLaunching)
            && on.from("a scene is to be shown") { state in
              state.scenes.contains { $0.owed.contains(.call(.sceneWillEnterForeground)) }
            }, is: on.from(.inactive))),
      belief(
        "I22", "a scene has connected when didFinishLaunching runs", citing: [140, 149],
        .pattern(
          .precedence(
            of: on.delivers(.sceneWillConnect), before: on.delivers(.didFinishLaunching)),
          .afterUntil(on.processStarts, until: ends))),
      processesAreOfUser,
      belief(
        "F151", "configurationForConnecting is called for every launch", citing: [149, 151],
        .pattern(
          .existence(of: on.delivers(.configurationForConnecting)),
          .between(on.processStarts, and: on.delivers(.sceneWillConnect)))),
    ]
  }
}
