import ModelChecking

extension SceneProperties {
  /// What makes the model well-formed, and keeps the rest from holding for nothing.
  var wellFormedness: [SceneProperty] {
    [
      invariant(
        "W2", "only callbacks, launches, wakes, suspension and death move the app or a scene",
        citing: [146, 147],
        .everyStep(
          where: on.isKind(.event) && !launch && !backgroundLaunch && !wake
            && !on.rule("prewarm.runsLaunch") && !on.from(.suspended),
          is: On("the same state") { source, _, target in
            source.execution == target.execution
              && SceneSlots.indices.allSatisfy { scene in
                source.scenes[scene].activation == target.scenes[scene].activation
                  || target.scenes[scene].activation == .unattached
              }
          })),
      invariant(
        "W3", "a kill ends the process, and only a process can be killed", citing: [89],
        .everyStep(where: on.isKind(.kill), is: on.to(.notRunning)),
        .everyStep(where: on.isKind(.kill) && !on.rule("reboot"), is: !on.from(.notRunning)),
        .everyStep(where: on.to(.notRunning) && !on.from(.notRunning), is: on.processEnds),
        .everyStep(where: on.processEnds, is: on.to(.notRunning)),
        .everyStep(
          where: on.to(.notRunning),
          is: on.to("no scene and nothing owed") { state in
            !state.scenes.contains(where: \.isConnected) && state.isQuiet
          })),
    ] + possibilities + [everyCallbackComes]
  }

  private var everyCallbackComes: SceneProperty {
    SceneProperty(
      property: Property(
        "W7", "every callback that stays on the app delegate, and every one of a scene, can come",
        claims: Self.vocabulary.map { .reachableStep(on.delivers($0)) }),
      role: .witness, citations: [149, 150, 152, 153, 154, 158, 160])
  }

  /// The callbacks that the scene model can deliver.
  static let vocabulary: [Callback] =
    [
      .willFinishLaunching, .didFinishLaunching, .willTerminate, .didReceiveMemoryWarning,
      .significantTimeChange, .protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable,
      .didReceiveRemoteNotification, .performFetch, .handleEventsForBackgroundURLSession,
      .configurationForConnecting, .didDiscardSceneSessions, .taskExpiration, .touch, .viewDidLoad,
      .viewWillAppear, .viewDidAppear,
    ] + Callback.allCases.filter { $0.isNotification || $0.isSceneDelegateMethod }
}
