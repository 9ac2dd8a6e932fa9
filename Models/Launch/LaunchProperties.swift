import ModelChecking

/// The property suite of the launch model.
///
/// Properties that carry an I-number come from the project's list of candidate invariants; those
/// that carry an F-number state a fact, or a conclusion that people draw from it; W-properties say
/// that the model is well-formed.
struct LaunchProperties: PropertySuite {
  typealias LaunchProperty = SuiteProperty<LaunchState>

  let model: LaunchModel
  let on: RulePredicates<LaunchState>

  var all: [LaunchProperty] {
    process + uiApplicationMain + delegates + adoption + scenes + sceneWindows + launchMethods
      + inputs + windows
      + views + endings + changes + wellFormedness
  }

  /// A statement of the documentation: true in the profile that follows it, a belief in the other.
  func documented(
    _ id: String, _ statement: String, citing citations: [Citation], _ claims: SuiteClaim...
  ) -> LaunchProperty {
    suiteProperty(
      profile == .documented ? .invariant : .belief, id, statement, citing: citations, claims)
  }

  /// An observation that contradicts the documentation: a belief in the documented profile.
  func observed(
    _ id: String, _ statement: String, citing citations: [Citation], _ claims: SuiteClaim...
  ) -> LaunchProperty {
    suiteProperty(
      profile == .observed ? .invariant : .belief, id, statement, citing: citations, claims)
  }
}

extension LaunchProperties {
  var launch: On {
    on.rule(.launch, .launchURL, .launchUserActivity, .launchNotificationTap, .launchShortcut)
  }
  var makesApplication: On {
    on.rule(.applicationIsUIApplication, .applicationFromInfoPlist, .applicationFromArgument)
  }
  var usesDelegateArgument: On { on.rule(.delegateFromArgument, .delegateArgumentIsNil) }
  var loadsInterface: On {
    on.rule(
      .interfaceStoryboard, .interfaceNone, .interfaceNib, .interfaceNibWithDelegate,
      .interfaceLeftToScenes)
  }
  var raises: On {
    on.rule(
      .exceptionUnknownPrincipalClass, .exceptionUnknownDelegateClass, .exceptionNoScenes,
      .exceptionEmptyManifest, .exceptionRootlessWindow)
  }
  var willFinishReturns: On {
    on.rule(.willFinishReturnsTrue, .willFinishReturnsFalse)
  }
  var didFinishReturns: On {
    on.rule(.didFinishReturnsTrue, .didFinishReturnsFalse)
  }
  var returnsFalse: On {
    on.rule(.willFinishReturnsFalse, .didFinishReturnsFalse)
  }
  var becomesVisible: On {
    on.rule(.codeMakeKeyAndVisible, .codeMakeKeyAndVisibleInScene, .windowVisibleByUIKit)
  }
  var isShown: On { on.rule(.windowShown) }
  var firstEvent: On { on.rule(.runLoopFirstEvent) }
  var settles: On { firstEvent || settlesInBackground }
  var settlesInBackground: On {
    on.rule(.runLoopWaitsInBackground) || on.delivers(.didEnterBackground)
  }
  var ends: On { on.isKind(.kill) || on.rule(.exit) }

  /// The steps come in this order, each at most once.
  func order(
    _ id: String, _ statement: String, citing citations: [Citation], _ steps: On...
  ) -> LaunchProperty {
    suiteProperty(
      .invariant, id, statement, citing: citations, trigger: steps.last,
      zip(steps, steps.dropFirst()).map { .pattern(.precedence(of: $0, before: $1)) }
        + steps.map { .pattern(.boundedExistence(of: $0, atMost: 1)) })
  }
}

extension LaunchProperties {
  /// Properties that say that the model is well-formed, and that no other holds vacuously.
  var wellFormedness: [LaunchProperty] {
    [
      witness(
        "W1", "a launch can always come to an end: the run loop, an exception, or the process's",
        citing: [137],
        .alwaysPossible(
          StatePredicate("settled") { $0.phase == .running || $0.isOver })),
      witness(
        "W2", "a launch stops nowhere else", citing: [137],
        .noDeadlock(
          except: StatePredicate("settled") { state in
            state.isOver || state.phase == .running && state.demand == .user
          })),
      witness(
        "W3", "every outcome can come: shown, black, without a delegate, background, exception",
        citing: [139, 140],
        outcome("shown") { $0.delegate != .none && $0.showsInterface },
        outcome("black") { $0.delegate != .none && !$0.showsInterface },
        outcome("shown without a delegate") { $0.delegate == .none && $0.showsInterface },
        outcome("black without a delegate") { $0.delegate == .none && !$0.showsInterface },
        .reachable(
          StatePredicate("in the background") {
            $0.phase == .running && $0.demand == .background
          }),
        .reachable(StatePredicate("exception") { $0.phase == .exception })),
      LaunchProperty(
        property: Property(
          "W4", "every callback of a launch can come",
          claims: vocabulary.map { .reachableStep(on.delivers($0)) }),
        role: .witness, citations: [17, 19, 53, 55, 57, 77, 142, 149]),
    ]
  }

  private func outcome(
    _ name: String, _ test: @escaping @Sendable (LaunchState) -> Bool
  ) -> SuiteClaim {
    .reachable(
      StatePredicate(name) { $0.phase == .running && $0.demand == .user && test($0) })
  }

  private var vocabulary: [Callback] {
    systems.overlaps(SceneModel.systemsWithScenes)
      ? Self.vocabularyOfApps + Self.vocabularyOfScenes : Self.vocabularyOfApps
  }

  private static let vocabularyOfScenes: [Callback] = [
    .configurationForConnecting, .sceneWillConnect, .sceneWillEnterForeground,
    .sceneDidBecomeActive,
  ]

  private static let vocabularyOfApps: [Callback] = [
    .willFinishLaunching, .shouldRestoreState, .didDecodeState, .didFinishLaunching,
    .viewDidLoad, .viewWillAppear, .viewDidAppear, .openURL, .willContinueUserActivity,
    .continueUserActivity, .didFailToContinueUserActivity, .performActionForShortcutItem,
    .didReceiveRemoteNotification, .didBecomeActive, .willTerminate,
  ]
}
