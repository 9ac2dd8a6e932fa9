import ModelChecking

/// The property suite of the SwiftUI model.
///
/// A property that says the same as one of the app or the scene model has the same identifier.
struct SwiftUIProperties: PropertySuite {
  typealias SwiftUIProperty = SuiteProperty<SwiftUIState>

  let model: SwiftUIModel
  let on: RulePredicates<SwiftUIState>

  var all: [SwiftUIProperty] {
    launching + phases + phasesOfApp + links + windowsAndSessions + foreground + termination
      + memoryAndLock + backgroundTime + processEndings + turns + events + [discipline]
      + obligations + wellFormedness
  }

  /// Properties about rules that the model has only if a disputed point is allowed.
  func ifAllowed(_ dispute: SwiftUIDispute, _ properties: SwiftUIProperty...) -> [SwiftUIProperty] {
    allowed.contains(dispute) ? properties : []
  }
}

extension SwiftUIProperties {
  /// The user launches the app.
  var launch: On {
    on.occurrence("a launch by the user") { $0.opens(.launch, .prewarmedLaunch) }
  }
  /// The user brings a window forward in a process that exists.
  var open: On {
    on.occurrence("opening") { occurrence in
      occurrence.opens(.open, .reconnect, .connectFirst, .prewarmedLaunch)
    }
  }
  var isOwn: On { on.from("its own scene delegate") { $0.kind == .ownSceneDelegate } }

  /// The steps that connect a window.
  func connects(_ window: Int) -> On {
    On("\(Component.letter(ofScene: window)) connects") { source, _, target in
      !source.scenes[window].isConnected && target.scenes[window].isConnected
    }
  }

  /// The steps that take a window's scene and views away.
  func disconnects(_ window: Int) -> On {
    On("\(Component.letter(ofScene: window)) disconnects") { source, _, target in
      source.scenes[window].isConnected && !target.scenes[window].isConnected
    }
  }

  /// The steps after which a window is on its way to becoming active, unless something ends it.
  func isToBecomeActive(_ window: Int) -> On {
    on.from("\(Component.letter(ofScene: window)) is to become active") {
      $0.scenes[window].owed.contains(.call(.phaseSceneActive))
    }
  }

  /// The steps that tell a view or the App of a phase.
  var deliversPhase: On {
    on.rule("a change of phase") {
      $0.callback?.phaseOfScene != nil || $0.callback?.phaseOfApp != nil
    }
  }

  /// The callback comes at most once before the next event.
  func comesOnce(_ callbacks: On, after event: On) -> SuiteClaim {
    .pattern(
      .boundedExistence(of: callbacks, atMost: 1),
      .afterUntil(event, until: on.nextEvent || ends))
  }

  /// Nothing of the kind happens before the next event.
  func isFollowed(_ event: On, byNo absent: On) -> SuiteClaim {
    .pattern(.absence(of: absent), .afterUntil(event, until: on.nextEvent || ends))
  }
}

extension SwiftUIProperties {
  /// Properties that say that the model is well-formed, and that no other holds vacuously.
  var wellFormedness: [SwiftUIProperty] {
    [
      invariant(
        "W2",
        "only calls, entrances, wakes, launches, suspension, disconnection and death change states",
        citing: [146, 170],
        .everyStep(
          where: on.isKind(.event) && !launch && !backgroundLaunch && !wake
            && !on.occurs(.prewarming(.runsLaunch), .prewarming(.runsInit)) && !on.from(.suspended),
          is: On("the same state") { source, _, target in
            SceneSlots.indices.allSatisfy { window in
              let (before, after) = (
                source.scenes[window].activation, target.scenes[window].activation
              )
              return before == after || before == .disconnected && after == .background
                || after == .disconnected
            }
          })),
      killsEndProcesses(
        leaving: .everyStep(
          where: on.to(.notRunning),
          is: on.to("no window and nothing owed") { state in
            !state.scenes.contains(where: \.isConnected) && state.isQuiet && state.cover == .none
              && !state.hasInitialisedAhead && state.phaseOfApp == .background
          })),
    ] + possibilities + [everyCallbackComes]
  }

  private var everyCallbackComes: SwiftUIProperty {
    SwiftUIProperty(
      property: Property(
        "W7", "everything that a SwiftUI app, its views and its delegates are called with can come",
        claims: Self.vocabulary.map { .reachableStep(on.delivers($0)) }),
      role: .witness, citations: [211, 213, 217, 218, 223])
  }

  /// What the SwiftUI model can call.
  static let vocabulary: [Callback] =
    [
      .willFinishLaunching, .didFinishLaunching, .willTerminate, .didReceiveMemoryWarning,
      .significantTimeChange, .protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable,
      .didReceiveRemoteNotification, .handleEventsForBackgroundURLSession,
      .configurationForConnecting, .taskExpiration, .touch, .sceneWillConnect,
      .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneWillResignActive,
      .sceneDidEnterBackground, .sceneDidDisconnect, .sceneOpenURLContexts,
      .sceneWillContinueUserActivity, .sceneContinueUserActivity,
    ] + Callback.allCases.filter(\.isSwiftUI)
}

extension SwiftUIProperties {
  /// The obligations of the app, each with the step at which a breach costs data, time or the
  /// process.
  var obligations: [SwiftUIProperty] {
    processObligations + [
      obligation(
        "I37", "what the active phase starts is stopped in the inactive one", citing: [170],
        bitesAt: on.delivers(.phaseSceneInactive) && on.from(.active)),
      obligation(
        "I39", "what the inactive phase undoes is redone in the active one", citing: [299],
        bitesAt: on.occurs(.uncovering(.interruption))),
      obligation(
        "I41b", "nothing unsaved is left in a window whose scene may be disconnected",
        citing: [148, 158, 172], bitesAt: on.occurrence("a reclaim") { $0 == .window(.reclaim) }),
      obligation(
        "I43", "a session opens only in the active phase", citing: [214, 215],
        bitesAt: backgroundLaunch),
      obligation(
        "I44", "a session opens on the return from the background too", citing: [298],
        bitesAt: on.delivers(.phaseSceneInactive) && on.from(.background)),
      obligation(
        "I137c", "a return is known by having read the background phase since the last active one",
        citing: [298], bitesAt: on.delivers(.phaseSceneActive)),
      obligation(
        "I98d", "a link is taken from every route that it may take, and once", citing: [222, 223],
        bitesAt: on.delivers(.viewOnContinueUserActivity)),
    ]
  }
}
