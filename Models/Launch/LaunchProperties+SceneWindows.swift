import ModelChecking

extension LaunchProperties {
  /// The windows of an app with scenes: those of its first scene, and one that belongs to none.
  var sceneWindows: [LaunchProperty] {
    only(
      on: SceneModel.systemsWithScenes, orphaned, shownOnlyInScene, launchWindowShown,
      delegateHasWindow, spareWindows)
      + only(
        on: SceneModel.systemsWithScenes, storyboardBringsWindow, storyboardWaits, everyWayShows,
        delegateShows, appearsAnywhere)
      + only(on: Self.loadingTwice, loadsTwice, loadsOnce, makesWindowOnce, makesSceneWindowOnce)
  }

  /// The systems for which F231 is recorded.
  private static let loadingTwice = SystemVersions.since(16)

  private var loadsAgain: On { on.rule(.viewDidLoadAgain) }
}

extension LaunchProperties {
  private var orphaned: LaunchProperty {
    witness(
      "F229", "a window that a launch method makes visible stays black in an app with scenes",
      citing: [168, 229],
      .reachableStep(
        firstEvent
          && on.to("orphaned, and nothing to see") { $0.spare == .orphan && !$0.showsInterface }))
  }

  private var shownOnlyInScene: LaunchProperty {
    invariant(
      "F229b", "in an app with scenes nothing is shown before a scene has connected",
      citing: [168, 228, 229],
      .everyStep(
        where: isShown || on.delivers(.viewWillAppear, .viewDidAppear),
        is: on.from("no scenes, or one that has connected") { state in
          !state.isSceneBased || state.scene == .connected || state.scene == .foreground
        }))
  }

  private var launchWindowShown: LaunchProperty {
    belief(
      "I103", "with a manifest, a window that a launch method makes is shown",
      citing: [140, 168, 229],
      .pattern(
        .existence(of: isShown),
        .between(
          on.rule(.codeMakeKeyAndVisible)
            && on.from("a root, and a manifest") { state in
              state.hasRoot && (state.adoption == .manifest || state.adoption == .emptyManifest)
            },
          and: firstEvent, ending: .weak)))
  }

  private var delegateHasWindow: LaunchProperty {
    belief(
      "I105", "an app that shows something has a window in its app delegate", citing: [241],
      .everyStep(
        where: firstEvent && on.to("seen") { $0.showsInterface }
          && on.from("an app delegate") { $0.delegate != .none },
        is: on.to("a window of the app delegate") { state in
          !state.isSceneBased || [.idle, .orphan, .loadedOrphan].contains(state.spare)
        }))
  }

  private var spareWindows: LaunchProperty {
    let launchWindow = on.from("a window of a launch method") { $0.window != nil }
    return invariant(
      "F229c", "a window that a launch method made is set aside as the scene comes, and stays so",
      citing: [229, 231],
      .everyStep(
        where: beginsScene, is: on.to("no window of the scene yet") { $0.window == nil }),
      .everyStep(
        where: beginsScene && launchWindow, is: on.to("set aside") { $0.spare != .none }),
      .everyStep(
        where: beginsScene && !launchWindow, is: on.to("nothing set aside") { $0.spare == .none }),
      .everyStep(
        where: changes("the spare window", \.spare),
        is: beginsScene || loadsAgain || on.rule(.codeMakesSecondWindowInScene)),
      .everyStep(
        where: on.rule(.codeMakesSecondWindowInScene),
        is: on.to("a second one of the scene") { $0.spare == .twin }))
  }
}

extension LaunchProperties {
  private var storyboardBringsWindow: LaunchProperty {
    let isRooted = on.to("a rooted window") { $0.window?.maker == .storyboard && $0.hasRoot }
    return invariant(
      "F228b",
      "a scene's window comes from its storyboard, with a root, or from code in willConnect",
      citing: [228],
      .everyStep(where: on.rule(.sceneStoryboardLoaded), is: isRooted),
      .everyStep(
        where: On("the scene gets a window") { source, _, target in
          source.scene != .none && source.window == nil && target.window != nil
        }, is: on.rule(.sceneStoryboardLoaded, .codeMakesWindowInScene)),
      .everyStep(
        where: on.rule(
          .codeMakesWindowInScene, .codeSetsRootInScene, .codeMakeKeyAndVisibleInScene,
          .codeMakesSecondWindowInScene),
        is: on.from("in willConnect") { $0.scene == .connecting }),
      .everyStep(
        where: on.rule(.codeMakesSecondWindowInScene),
        is: on.from("a storyboard's window alone") {
          $0.window?.maker == .storyboard && $0.spare == .none
        }))
  }

  private var storyboardWaits: LaunchProperty {
    invariant(
      "F274", "UIKit makes the window of a scene's storyboard visible only after willConnect",
      citing: [228, 274],
      .everyStep(
        where: on.rule(.windowVisibleByUIKit) && on.from("scenes") { $0.isSceneBased },
        is: on.from("connected") { $0.scene == .connected || $0.scene == .foreground }))
  }

  private var everyWayShows: LaunchProperty {
    func shows(
      _ name: String, _ test: @escaping @Sendable (LaunchState) -> Bool
    ) -> SuiteClaim {
      .reachableStep(firstEvent && on.to(name) { $0.showsInterface && test($0) })
    }
    // No source tells of scenes that are adopted in code on an earlier system.
    let byCode =
      SystemVersions.since(15).overlaps(systems)
      ? [shows("adopted in code") { $0.adoption == .code }] : []
    return suiteProperty(
      .witness, "F228c", "a scene can show its storyboard, or a window that code makes",
      citing: [226, 228],
      [
        shows("a storyboard") { $0.isSceneBased && $0.window?.maker == .storyboard },
        shows("a window by code") { $0.isSceneBased && $0.window?.maker == .code },
      ] + byCode)
  }

  private var delegateShows: LaunchProperty {
    belief(
      "F228d", "an app whose scene has a delegate shows something", citing: [228],
      .pattern(.existence(of: isShown), .between(willConnect, and: firstEvent, ending: .weak)))
  }

  private var appearsAnywhere: LaunchProperty {
    let appears = on.delivers(.viewWillAppear)
    return witness(
      "F272", "a scene's first view can appear before, during and after the entrance of its scene",
      citing: [272, 273],
      .reachableStep(appears && on.from("before the entrance") { $0.scene == .connected }),
      .reachableStep(
        appears
          && on.from("during it") { $0.scene == .foreground && $0.application == .inactive }),
      .reachableStep(
        appears && on.from("after it") { $0.scene == .foreground && $0.application == .active }))
  }
}

extension LaunchProperties {
  private var loadsTwice: LaunchProperty {
    invariant(
      "F231", "where two windows load the first view, that of the scene's window is first",
      citing: [231],
      .pattern(.precedence(of: on.rule(.viewDidLoad), before: loadsAgain)),
      .pattern(.boundedExistence(of: loadsAgain, atMost: 1)),
      .everyStep(
        where: loadsAgain,
        is: on.from("a second window, in an app with scenes") { state in
          state.isSceneBased && (state.spare == .orphan || state.spare == .twin)
        } && on.to("loaded") { $0.spare == .loadedOrphan || $0.spare == .loadedTwin }))
  }

  private var loadsOnce: LaunchProperty {
    belief(
      "F231b",
      "viewDidLoad comes once, also if a launch method has made a window before the scene's",
      citing: [231],
      .pattern(
        .boundedExistence(of: on.delivers(.viewDidLoad), atMost: 1),
        .after(beginsScene && on.from("a window of a launch method") { $0.window != nil })))
  }

  private var makesWindowOnce: LaunchProperty {
    obligation(
      "I104", "the first window is made with the scene, and not in the app delegate too",
      citing: [228, 231],
      bitesAt: loadsAgain && on.from("a window of the app delegate") { $0.spare == .orphan })
  }

  private var makesSceneWindowOnce: LaunchProperty {
    obligation(
      "I104b",
      "the first window is made by the scene's storyboard, or in willConnect, and not twice",
      citing: [
        228, 231, .assumption("F231 is about a window of the app delegate; taken to be alike here"),
      ],
      bitesAt: loadsAgain && on.from("a second window of the scene") { $0.spare == .twin })
  }
}
