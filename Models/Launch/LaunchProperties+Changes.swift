import ModelChecking

extension LaunchProperties {
  /// Which steps change what: only a few steps make, change or remove each part of a launch.
  var changes: [LaunchProperty] { stages + reasons + objects + interface + afterwards }

  /// The steps that change a part of the state, unless they end the launch.
  func changes<Value: Equatable & Sendable>(
    _ name: String, _ value: @escaping @Sendable (LaunchState) -> Value
  ) -> On {
    On("\(name) changes") { source, _, target in value(source) != value(target) } && !ends
  }

  private var stages: [LaunchProperty] {
    let advances = changes("the stage", \.phase)
    let next = On("the next stage") { source, _, target in
      target.phase.rawValue == source.phase.rawValue + 1
    }
    let isRunning = On("reaches the first event") { source, _, target in
      source.phase != .running && target.phase == .running
    }
    return [
      invariant(
        "F136c",
        "a launch goes through its stages in order; without a delegate it has no launch methods",
        citing: [17, 18, 136, 137, 139, 145],
        .everyStep(where: advances, is: next || on.rule(.delegateMissing)),
        .everyStep(where: isRunning, is: settles),
        .everyStep(where: settles, is: isRunning)),
      invariant(
        "F80b", "only an app that runs in the background is asked to terminate", citing: [80],
        .everyStep(
          where: on.rule(.systemTermination),
          is: on.from("in the background") { $0.phase == .running && $0.demand == .background }
            && on.to("terminating") { $0.phase == .terminating })),
    ]
  }

  /// For whom the process runs, and what it was opened with.
  private var reasons: [LaunchProperty] {
    let begins = launch || on.rule(.launchInBackground, .prewarm, .prewarmFreeze)
    func demand(_ demand: LaunchState.Demand) -> On {
      on.to("for \(demand)") { $0.demand == demand }
    }
    let inputCallbacks = on.delivers(
      .openURL, .willContinueUserActivity, .continueUserActivity, .didFailToContinueUserActivity,
      .performActionForShortcutItem, .didReceiveRemoteNotification)
    return [
      invariant(
        "F70b", "the user, an event or prewarming decides for whom a process runs, nothing later",
        citing: [5, 12, 17, 60, 70],
        .everyStep(where: changes("the demand", \.demand), is: begins),
        .everyStep(where: launch, is: demand(.user)),
        .everyStep(where: on.rule(.launchInBackground), is: demand(.background)),
        .everyStep(where: on.rule(.prewarm), is: demand(.ahead)),
        .everyStep(where: on.rule(.prewarmFreeze), is: demand(.frozen))),
      invariant(
        "F54",
        "what the user opened the app with is kept until it is delivered, refused or unheard",
        citing: [22, 53, 55, 57, 77, 139, 154],
        .everyStep(
          where: changes("the input", \.input),
          is: launch || inputCallbacks || returnsFalse || on.delivers(.sceneWillConnect)
            || on.rule(.delegateMissing, .activationUnheard, .sceneConnectsUnheard)),
        .everyStep(
          where: inputCallbacks && !on.delivers(.willContinueUserActivity),
          is: on.to("nothing left") { $0.input == .none })),
      invariant(
        "F93", "the watchdog ends a launch only while the user waits for code of the app",
        citing: [
          93, 94, .assumption("only code of the app takes so long, not what UIKit does between"),
        ],
        .everyStep(
          where: on.rule(.watchdog),
          is: on.from("the user waits for the app") { state in
            state.demand == .user && state.application != .active
              && [.main, .willFinish, .didFinish, .presenting].contains(state.phase)
          })),
    ]
  }

  /// The application object, the delegate, the archive.
  private var objects: [LaunchProperty] {
    let activates =
      on.delivers(.didBecomeActive, .sceneDidBecomeActive) || on.rule(.activationUnheard)
    let isNone = on.from("no application object") { $0.application == .none }
    // A launch finds an application object only where prewarming has made one.
    let opensPrewarmed: [SuiteClaim] =
      allowed.contains(.prewarmRunsMain) && allowed.contains(.prewarmRunsLaunch)
      ? [
        .everyStep(
          where: launch && !isNone, is: on.to("inactive") { $0.application == .inactive })
      ] : []
    return [
      suiteProperty(
        .invariant, "F10",
        "UIApplicationMain makes the application object, which changes its state only by coming to "
          + "the foreground",
        citing: [10, 12, 16, 26, 137, 139],
        [
          .everyStep(
            where: changes("the application", \.application),
            is: makesApplication && isNone || activates || launch && !isNone),
          .everyStep(
            where: makesApplication,
            is: on.to("inactive for the user, else in the background") {
              $0.application == ($0.demand == .user ? .inactive : .background)
            }),
          .everyStep(
            where: activates,
            is: on.from("inactive") { $0.application == .inactive }
              && on.to("active") { $0.application == .active }),
        ] + opensPrewarmed),
      invariant(
        "F137d", "only argument 4 and the main nib make a delegate", citing: [137, 138, 139],
        .everyStep(
          where: changes("the delegate", \.delegate),
          is: on.rule(.delegateFromArgument, .interfaceNibWithDelegate))),
      invariant(
        "F19b", "an archive waits until the delegate is asked, and is decoded once at most",
        citing: [19, 75, 139],
        .everyStep(
          where: changes("the archive", \.archive),
          is: on.delivers(.shouldRestoreState, .didDecodeState) || on.rule(.delegateMissing)),
        .everyStep(
          where: on.delivers(.didDecodeState), is: on.to("no archive") { $0.archive == .none })),
    ]
  }

  /// The window and the first view.
  private var interface: [LaunchProperty] {
    let codeSetsRoot = on.rule(.codeSetsRoot, .codeSetsRootInScene)
    let loses = On("loses something") { source, _, target in
      guard let before = source.window else { return false }
      guard let after = target.window else { return true }
      return before.maker != after.maker || before.hasRoot && !after.hasRoot
        || before.isVisible && !after.isVisible || before.isShown && !after.isShown
    }
    func gains(_ name: String, _ has: @escaping @Sendable (LaunchState) -> Bool) -> On {
      On("the window gets \(name)") { source, _, target in
        source.window != nil && !has(source) && has(target)
      }
    }
    return [
      invariant(
        "F140h",
        "a window that was made stays, with root, visibility and place, until a scene sets it aside",
        citing: [20, 140, 229],
        trigger: on.from("a window") { $0.window != nil },
        .everyStep(where: loses, is: ends || beginsScene)),
      invariant(
        "F140i", "code gives its own window a root; a window is made visible before UIKit shows it",
        citing: [20, 139, 140],
        .everyStep(
          where: on.rule(.codeMakesWindow, .codeMakesWindowInScene),
          is: on.to("a bare window") { $0.window == LaunchState.Window(maker: .code) }),
        .everyStep(where: gains("a root", \.hasRoot), is: codeSetsRoot),
        .everyStep(where: gains("visible", \.isVisible), is: becomesVisible),
        .everyStep(where: gains("shown", \.isShown), is: isShown)),
      invariant(
        "F142k", "the first view is needed, loads, is loaded, will appear and appears, in turn",
        citing: [63, 142],
        .everyStep(
          where: changes("the view", \.view),
          is: On("one step further") { source, _, target in
            target.view.rawValue == source.view.rawValue + 1
          }),
        .everyStep(
          where: changes("the view", \.view),
          is: codeSetsRoot || becomesVisible || on.rule(.viewLoadView, .viewDidLoad)
            || on.delivers(.viewWillAppear, .viewDidAppear))),
    ]
  }

  private var afterwards: [LaunchProperty] {
    [
      invariant(
        "F8", "of a process that has ended nothing is left", citing: [7, 8, 70, 79, 84],
        .everyStep(
          where: ends,
          is: on.to("nothing left") { $0 == LaunchState(phase: $0.phase) && $0.isOver }))
    ]
  }
}
