import ModelChecking

extension AppProperties {
  /// Properties that tie the model to the guide's figure, and show that no other holds vacuously.
  var wellFormedness: [AppProperty] {
    [
      invariant(
        "W1", "the execution state changes only along the arrows of the guide's figure",
        citing: [1, 35], trigger: .any,
        .everyStep(
          where: .any,
          is: On("an arrow") { source, _, target in
            Self.arrows[source.execution]?.contains(target.execution) ?? false
          })),
      invariant(
        "W2", "only callbacks, launches, wakes, suspension and death change the execution state",
        citing: [1],
        .everyStep(
          where: on.isKind(.event) && !launch && !backgroundLaunch && !wake && !resume
            && !on.rule("prewarm.runsLaunch"),
          is: On("the same state") { source, _, target in source.execution == target.execution })),
      killsEndProcesses(),
    ] + possibilities + [everyCallbackComes]
  }

  private var everyCallbackComes: AppProperty {
    AppProperty(
      property: Property(
        "W7", "every callback of the app delegate can come",
        claims: Self.vocabulary.map { .reachableStep(on.delivers($0)) }),
      role: .witness, citations: [17, 25, 26, 27, 28, 30, 80, 91])
  }

  /// The callbacks that the app model can deliver; all others belong to other models.
  static let vocabulary: [Callback] = Callback.allCases.filter { callback in
    switch callback {
    case .configurationForConnecting, .didDiscardSceneSessions, .mainReturned: false
    case .viewWillDisappear, .viewDidDisappear: false
    default: !callback.isSceneDelegateMethod
    }
  }

  private static let arrows: [ExecutionState: Set<ExecutionState>] = [
    .notRunning: [.notRunning, .inactive, .background, .prewarmed],
    .prewarmed: [.prewarmed, .inactive, .background, .notRunning],
    .prewarmedAfterLaunch: [.prewarmedAfterLaunch, .inactive, .background, .notRunning],
    .inactive: [.inactive, .active, .background, .notRunning],
    .active: [.active, .inactive, .notRunning],
    .background: [.background, .inactive, .suspended, .prewarmedAfterLaunch, .notRunning],
    .suspended: [.suspended, .background, .notRunning],
  ]
}

extension AppProperties {
  /// The obligations of the app, each with the step at which a breach costs data, time or the
  /// process.
  var obligations: [AppProperty] {
    processObligations + [
      obligation(
        "I33", "didEnterBackground and willTerminate return within five seconds",
        citing: [104, 105],
        bitesAt: on.rule("watchdog")
          && on.from("in didEnterBackground") {
            $0.owed.first == .call(.noteDidEnterBackground)
          }),
      obligation(
        "I37", "what didBecomeActive starts is stopped when willResignActive returns",
        citing: [25], bitesAt: on.delivers(.willResignActive)),
      obligation(
        "I39", "what willResignActive undoes is redone in didBecomeActive", citing: [31],
        bitesAt: on.rule("interruption.ends")),
      obligation(
        "I43", "a session opens only after didBecomeActive", citing: [43, 60],
        bitesAt: backgroundLaunch),
      obligation(
        "I44", "a session opens on the return from the background too", citing: [30],
        bitesAt: on.delivers(.willEnterForeground)),
    ]
  }
}
