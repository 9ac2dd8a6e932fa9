import ModelChecking

extension SwiftUIProperties {
  /// What a launch calls, in which order and in which state.
  var launching: [SwiftUIProperty] {
    order + appearances + backgroundLaunches + prewarming + beliefsAboutLaunches
  }

  private var order: [SwiftUIProperty] {
    let others = on.rule("any other callback") { rule in
      guard let callback = rule.callback else { return false }
      return ![.swiftUIInit, .willFinishLaunching, .didFinishLaunching].contains(callback)
    }
    let first: [Callback] = [.swiftUIInit, .willFinishLaunching, .didFinishLaunching]
    return [
      invariant(
        "I15", "App.init, willFinishLaunching, then didFinishLaunching, once each, before all else",
        citing: [17, 18, 216],
        claims: first.map { callback in
          .pattern(
            .absence(of: on.delivers(callback)),
            .afterUntil(on.delivers(callback), until: ends))
        } + [
          .pattern(
            .precedence(of: on.delivers(.swiftUIInit), before: on.delivers(.willFinishLaunching)),
            .afterUntil(on.processStarts, until: ends)),
          .pattern(
            .precedence(
              of: on.delivers(.willFinishLaunching), before: on.delivers(.didFinishLaunching)),
            .afterUntil(on.processStarts, until: ends)),
          .pattern(
            .precedence(of: on.delivers(.didFinishLaunching), before: others),
            .afterUntil(on.processStarts, until: ends)),
        ]),
      invariant(
        "I11", "nothing is called in a process that is frozen or gone", citing: [6, 70],
        .everyStep(
          where: on.delivers,
          is: !on.from(.notRunning, .prewarmed, .prewarmedAfterLaunch, .suspended))),
      statement(
        "F149", "a launch by the user makes a window active, unless the app dies",
        isTrue: !canBeCutShort, citing: [149, 266, 335],
        .pattern(
          .existence(of: on.to(.active)), .between(launch, and: on.nextEvent, unless: ends))),
      invariant(
        "F149b",
        "a launch by the user calls onAppear and the task of a window, unless the app dies",
        citing: [149, 213],
        .pattern(
          .existence(of: on.delivers(.viewOnAppear)),
          .between(launch, and: on.nextEvent, unless: ends)),
        .pattern(
          .existence(of: on.delivers(.viewTask)),
          .between(launch, and: on.nextEvent, unless: ends))),
      invariant(
        "F66", "opening by the user needs an unlocked device", citing: [66],
        .everyStep(
          where: launch || open, is: on.from("unlocked") { $0.canReadProtectedData })),
    ]
  }

  private var appearances: [SwiftUIProperty] {
    [
      invariant(
        "F213", "onAppear comes before the task and before the first change of its window's phase",
        citing: [213],
        claims: forEachScene { window in
          .pattern(
            .precedence(
              of: on.delivers(.viewOnAppear, to: window),
              before: on.delivers(
                .viewTask, .phaseSceneActive, .phaseSceneInactive, .phaseSceneBackground,
                .viewOnOpenURL, .viewOnContinueUserActivity, to: window)),
            .afterUntil(connects(window), until: ends))
        }),
      invariant(
        "F213b", "onAppear and the task come once each for a window, until its scene is gone",
        citing: [213, 270],
        claims: [Callback.viewOnAppear, .viewTask].flatMap { callback in
          forEachScene { window in
            .pattern(
              .absence(of: on.delivers(callback, to: window)),
              .afterUntil(
                on.delivers(callback, to: window), until: disconnects(window) || ends))
          }
        }
          + forEachScene { window in
            .pattern(
              .existence(of: on.delivers(.viewTask, to: window)),
              .between(
                on.delivers(.viewOnAppear, to: window), and: on.nextEvent, unless: ends))
          }),
      statement(
        "I93", "onAppear or the task of the first view means that the user sees it",
        isTrue: !allowed.contains(.viewsInBackgroundLaunch), citing: [214, 215, 269],
        .everyStep(where: on.delivers(.viewOnAppear, .viewTask), is: on.from(.active, .inactive))),
      statement(
        "I94", "onChange of the phase tells of the first active phase in every view",
        isTrue: !allowed.contains(.activeAtFirstAppearance), citing: [213],
        claims: forEachScene { window in
          isDelivered(
            on.delivers(.viewOnAppear, to: window) && isToBecomeActive(window),
            as: .phaseSceneActive, to: window)
        }),
      invariant(
        "F171",
        "at its first appearance no view is told that its phase is inactive, nor is the App",
        citing: [171, 213],
        isFollowed(launch, byNo: on.delivers(.phaseSceneInactive, .phaseAppInactive))),
    ]
  }

  private func statement(
    _ id: String, _ statement: String, isTrue: Bool, citing citations: [Citation],
    claims: [SuiteClaim]
  ) -> SwiftUIProperty {
    suiteProperty(isTrue ? .invariant : .belief, id, statement, citing: citations, claims)
  }

  private var backgroundLaunches: [SwiftUIProperty] {
    [
      invariant(
        "I12", "a background launch or wake makes no window enter the foreground",
        citing: [60, 157, 214],
        .pattern(
          .absence(of: on.to(.inactive, .active)),
          .afterUntil(
            backgroundLaunch || wake, until: open || ends)),
        isFollowed(
          backgroundLaunch || wake, byNo: deliversPhase)),
      invariant(
        "F60", "a background launch or wake delivers its event", citing: [60, 64, 67, 204, 210],
        isDelivered(start(for: .refreshTask), as: .swiftUIBackgroundTask),
        isDelivered(start(for: .push), as: .didReceiveRemoteNotification),
        isDelivered(start(for: .urlSession), as: .handleEventsForBackgroundURLSession)),
    ]
      + ifAllowed(
        .viewsInBackgroundLaunch,
        invariant(
          "F214",
          "a background launch with a window calls onAppear and the task, and nothing after",
          citing: [214, 270],
          claims: forEachScene { window in
            .pattern(
              .existence(of: on.delivers(.viewTask, to: window)),
              .between(
                backgroundLaunch
                  && on.to("with a window") { $0.scenes[window].isConnected },
                and: on.nextEvent, unless: ends))
          } + [
            isFollowed(
              backgroundLaunch
                && on.to("without a window") { state in
                  !state.scenes.contains(where: \.isConnected)
                }, byNo: on.delivers(.viewOnAppear, .viewTask))
          ]))
      + [
        needsFirstUnlock(
          backgroundLaunch, refutedOn: allowed.systems(of: .backgroundLaunchBeforeFirstUnlock))
      ]
  }

  private func start(for input: LifeInput) -> On {
    on.occurrence("a start for \(input)") { occurrence in
      (occurrence.isBackgroundLaunch || occurrence.isWake) && occurrence.input == input
    }
  }

  private var prewarming: [SwiftUIProperty] {
    (allowed.contains(.prewarmRunsLaunchCallbacks)
      ? [prewarmingRunsLaunch(upTo: .didFinishLaunching)] : [])
      + ifAllowed(
        .prewarmRunsInit,
        invariant(
          "F216", "prewarming that runs App.init calls nothing else, and freezes",
          citing: [16, 216],
          .pattern(
            .existence(of: on.delivers(.swiftUIInit)),
            .between(
              on.occurs(.prewarming(.runsInit)), and: on.nextEvent, unless: on.isKind(.kill))),
          .pattern(
            .existence(of: on.occurs(.prewarming(.freezesAfterInit))),
            .between(
              on.occurs(.prewarming(.runsInit)), and: on.nextEvent, unless: on.isKind(.kill))),
          .pattern(
            .absence(of: on.delivers && !on.delivers(.swiftUIInit)),
            .afterUntil(
              on.occurs(.prewarming(.runsInit)), until: launch || backgroundLaunch || ends)),
          .everyStep(where: on.occurs(.prewarming(.freezesAfterInit)), is: on.to(.prewarmed)),
          .everyStep(
            where: on.occurs(.prewarming(.runsInit)),
            is: on.from("not force-quit") { !$0.isForceQuit } && on.from(.notRunning))))
  }

  private var beliefsAboutLaunches: [SwiftUIProperty] {
    [
      belief(
        "I13", "the app is inactive in didFinishLaunching of a launch by the user",
        citing: [11, 12],
        .everyStep(
          where: on.delivers(.didFinishLaunching)
            && on.from("a window is to be shown") { state in
              state.scenes.contains { $0.owed.contains(.call(.phaseSceneActive)) }
            }, is: on.from(.inactive))),
      processesAreOfUser,
      belief(
        "I100", "App.init runs when the user launches the app, with its data unlocked",
        citing: [216, 290],
        .everyStep(
          where: on.delivers(.swiftUIInit), is: on.from("unlocked") { $0.canReadProtectedData }),
        .pattern(
          .absence(of: on.delivers(.swiftUIInit)),
          .afterUntil(on.processStarts && !launch, until: launch || ends))),
      belief(
        "I22", "a window exists when didFinishLaunching has run", citing: [140, 149, 153],
        .everyStep(
          where: on.delivers(.didFinishLaunching),
          is: on.from("a view has appeared") { state in
            state.scenes.contains { $0.isConnected && !$0.owed.contains(.call(.viewOnAppear)) }
          })),
    ]
  }
}
