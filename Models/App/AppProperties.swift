import ModelChecking

/// The property suite of the app model.
///
/// Properties that carry an I-number come from the project's list of candidate invariants; those
/// that carry an F-number state a fact; W-properties say that the model is well-formed.
struct AppProperties: PropertySuite {
  typealias AppProperty = SuiteProperty<AppState>

  let model: AppModel
  let on: RulePredicates<AppState>

  var all: [AppProperty] {
    termination + launching + transitions + backgroundTime + input + notifications + device
      + versions + scheduledTaskProperties(after: userKill, active: .didBecomeActive) + consequences
      + deliveryDiscipline + obligations + wellFormedness
  }

  /// The systems on which one of some disputed points is allowed.
  func systems(of points: AppDispute...) -> SystemVersions {
    points.reduce(.none) { $0.union(allowed.systems(of: $1)) }
  }
}

extension AppProperties {
  var launch: On { on.occurrence("a launch by the user") { $0.isOpening(.launch) } }
  var open: On { on.occurrence("opening") { $0.isOpening(.open) } }
  var resume: On { on.occurrence("resuming") { $0.isOpening(.resume) } }
  /// The user leaves an app that stays in memory.
  var leave: On {
    on.occurs(
      .departure(.home), .departure(.otherApp), .departure(.callAnswered), .departure(.sleep),
      .departure(.lock)) && !on.rule(.lockReadsInactive)
  }
  var returnsFalse: On {
    on.delivers(.willFinishLaunching, .didFinishLaunching, as: .returnsFalse)
  }
  var inputCallback: On {
    on.delivers(
      .openURL, .willContinueUserActivity, .continueUserActivity, .didFailToContinueUserActivity,
      .performActionForShortcutItem)
  }
}

extension AppProperties {
  /// Properties that tie the model to the guide's figure, and show that no other holds vacuously.
  var wellFormedness: [AppProperty] {
    [
      invariant(
        "W1", "the execution state changes only along the arrows of the guide's figure",
        citing: [1, 35], trigger: .any,
        .everyStep(
          where: .any,
          is: On("an arrow") { [arrows = Self.arrowTable] source, _, target in
            arrows[Int(source.execution.rawValue)][Int(target.execution.rawValue)]
          })),
      invariant(
        "W2", "only callbacks, launches, wakes, suspension and death change the execution state",
        citing: [1],
        .everyStep(
          where: on.isKind(.event) && !launch && !backgroundLaunch && !wake && !resume && !cutShort
            && !on.occurs(.prewarming(.runsLaunch)),
          is: On("the same state") { source, _, target in source.execution == target.execution })),
      killsEndProcesses(),
    ] + possibilities + [everyCallbackComes]
  }

  private var everyCallbackComes: AppProperty {
    AppProperty(
      property: Property(
        "W7", "every callback of the app delegate can come",
        claims: Self.vocabulary(on: systems).map { .reachableStep(on.delivers($0)) }),
      role: .witness, citations: [17, 25, 26, 27, 28, 30, 80, 91])
  }

  /// The callbacks that the app model can deliver; all others belong to other models.
  static func vocabulary(on systems: SystemVersions) -> [Callback] {
    Callback.allCases.filter { isSent($0, on: systems) }
  }

  private static func isSent(_ callback: Callback, on systems: SystemVersions) -> Bool {
    switch callback {
    case .configurationForConnecting, .didDiscardSceneSessions, .mainReturned: false
    case .viewIsAppearing, .viewWillDisappear, .viewDidDisappear: false
    case .performFetch, .handleEventsForBackgroundURLSession: systems.overlaps(.since(7))
    case .unDidReceiveResponse, .unWillPresent: systems.overlaps(.since(10))
    case .bgLaunchHandler, .bgExpiration: systems.overlaps(.since(13))
    default:
      !callback.isSceneDelegateMethod && !callback.isSceneNotification && !callback.isSwiftUI
    }
  }

  /// Whether there is an arrow from each state to each state.
  private static let arrowTable = ExecutionState.allCases.map { source in
    ExecutionState.allCases.map { arrows[source]?.contains($0) ?? false }
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
        bitesAt: on.occurs(.punishment(.watchdog))
          && on.from("in didEnterBackground") {
            $0.owed.first == .call(.noteDidEnterBackground)
          }),
      obligation(
        "I37", "what didBecomeActive starts is stopped when willResignActive returns",
        citing: [25], bitesAt: on.delivers(.willResignActive)),
      obligation(
        "I39", "what willResignActive undoes is redone in didBecomeActive", citing: [31],
        bitesAt: on.occurs(.uncovering(.interruption))),
      obligation(
        "I43", "a session opens only after didBecomeActive", citing: [43, 60],
        bitesAt: backgroundLaunch),
      obligation(
        "I44", "a session opens on the return from the background too", citing: [30],
        bitesAt: on.delivers(.willEnterForeground)),
    ]
  }
}
