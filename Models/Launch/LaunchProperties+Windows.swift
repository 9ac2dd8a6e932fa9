import ModelChecking

extension LaunchProperties {
  /// Who makes the window, when it is seen, and where the screen stays black.
  var windows: [LaunchProperty] { makers + visibility }

  private var makers: [LaunchProperty] {
    [
      invariant(
        "F140",
        "UIKit makes a window exactly for a nib or storyboard, and a storyboard's has a root",
        citing: [139, 140],
        .everyStep(
          where: on.rule(.interfaceStoryboard),
          is: on.to("a rooted window") { $0.window?.maker == .storyboard && $0.hasRoot }),
        .everyStep(
          where: on.rule(.interfaceNib, .interfaceNibWithDelegate),
          is: on.to("a nib's window") { $0.window?.maker == .nib && !$0.hasRoot }),
        .everyStep(
          where: on.rule(.interfaceNone, .interfaceLeftToScenes),
          is: on.to("no window") { $0.window == nil })),
      invariant(
        "F140b",
        "only a main interface, a scene's storyboard and the code of the app make a window",
        citing: [140, 228],
        .everyStep(
          where: On("a window") { source, _, target in
            source.window == nil && target.window != nil
          },
          is: loadsInterface
            || on.rule(.codeMakesWindow, .codeMakesWindowInScene, .sceneStoryboardLoaded))),
      belief(
        "I22", "a window exists once didFinishLaunching has run", citing: [140],
        .everyStep(
          where: didFinishReturns, is: on.to("a window") { $0.window != nil })),
      belief(
        "F140c", "without a main interface the screen stays black", citing: [140],
        .pattern(
          .absence(
            of: firstEvent && on.to("something to see") { $0.showsInterface }),
          .after(on.rule(.interfaceNone)))),
    ]
  }

  private var visibility: [LaunchProperty] {
    return [
      invariant(
        "F20", "the window is shown only after didFinishLaunching has returned", citing: [20],
        .pattern(.precedence(of: didFinishReturns || on.rule(.delegateMissing), before: isShown)),
        .pattern(.precedence(of: becomesVisible, before: isShown))),
      // The beliefs about windows and views are weak, so that a death alone does not refute them.
      belief(
        "F20b", "makeKeyAndVisible puts the window on the screen", citing: [20],
        .pattern(
          .existence(of: isShown),
          .between(
            on.rule(.codeMakeKeyAndVisible), and: willFinishReturns || didFinishReturns,
            ending: .weak))),
      belief(
        "F140d", "an app that makes a window shows it", citing: [140],
        .pattern(
          .existence(of: isShown),
          .between(on.rule(.codeMakesWindow), and: firstEvent, ending: .weak))),
      invariant(
        "F140e",
        "the screen is black unless a window with content is visible, in a scene if there are scenes",
        citing: [139, 140, 168],
        .everyStep(
          where: firstEvent,
          is: on.to("seen if there is something to see") { state in
            state.showsInterface
              == (state.isVisible && (!state.isSceneBased || state.scene == .foreground)
                && (state.hasRoot || state.window?.maker == .nib))
          })),
      witness(
        "F140f", "black: no window, one not made visible, one without a root", citing: [140],
        .reachableStep(firstEvent && on.to("no window") { $0.window == nil }),
        .reachableStep(
          firstEvent && on.to("invisible") { $0.hasRoot && !$0.isVisible }),
        .reachableStep(
          firstEvent
            && on.to("without a root") {
              $0.window?.maker == .code && $0.isShown && !$0.hasRoot
            })),
      statement(
        "F140g", "a visible window without a root view controller does no harm",
        refutedOn: allowed.systems(of: .rootlessWindowRaises), citing: [140],
        .everyStep(
          where: on.from("a visible window without a root") { state in
            state.phase == .presenting && state.isVisible && !state.hasRoot
          }, is: !raises)),
      invariant(
        "F63", "in the background the interface is loaded, and nothing is shown", citing: [63],
        .everyStep(
          where: on.delivers(.viewWillAppear, .viewDidAppear) || isShown,
          is: on.from("for the user") { $0.demand == .user }),
        .everyStep(
          where: settlesInBackground
            && on.from("a storyboard") { $0.window?.maker == .storyboard },
          is: on.from("a view") { $0.view == .loaded })),
    ]
  }
}

extension LaunchProperties {
  /// When the first view controller is called, relative to launch methods and makeKeyAndVisible.
  var views: [LaunchProperty] { viewOrder + viewBeliefs }

  private var willAppear: On { on.delivers(.viewWillAppear) }
  private var codeMakesVisible: On { on.rule(.codeMakeKeyAndVisible) }

  private var viewOrder: [LaunchProperty] {
    let isReadyToLoad = on.to("ready to load") { state in
      state.hasRoot && state.isVisible && (!state.isSceneBased || state.scene >= .connecting)
    }
    let hasPlace = on.from("no scenes, or the scene's window") {
      !$0.isSceneBased || $0.scene >= .connecting
    }
    return [
      order(
        "F142",
        "visible window, loadView, viewDidLoad, viewWillAppear, viewDidAppear, once for that window",
        citing: [142], becomesVisible && hasPlace, on.rule(.viewLoadView),
        on.rule(.viewDidLoad),
        willAppear, on.delivers(.viewDidAppear)),
      invariant(
        "F142l",
        "a window with a place, a root and visibility needs its view at once, and no other",
        citing: [142, 231],
        .everyStep(
          where: changes("the window", \.window) && isReadyToLoad,
          is: on.to("a view") { $0.view != .none }),
        .everyStep(
          where: On("a view is needed") { $0.view == .none && $2.view == .needed },
          is: isReadyToLoad)),
      invariant(
        "F142b", "viewWillAppear comes before the first picture, viewDidAppear after it",
        citing: [20, 142],
        .pattern(.precedence(of: isShown, before: on.delivers(.viewDidAppear))),
        .everyStep(
          where: isShown && on.from("a root") { $0.hasRoot },
          is: on.from("will appear") { $0.view == .willAppear })),
      invariant(
        "F142c", "a view loads after the launch methods, unless code makes its window visible",
        citing: [140, 142],
        .pattern(
          .precedence(
            of: codeMakesVisible || didFinishReturns || on.rule(.delegateMissing),
            before: on.rule(.viewLoadView)))),
      invariant(
        "F142d", "the code of the app goes on only when the view that it needs is loaded",
        citing: [135, 142],
        .everyStep(
          where: on.from("a view is needed") { $0.isLoadingView },
          is: on.rule(.viewLoadView, .viewDidLoad) || on.isKind(.kill))),
      documented(
        "F142e", "viewWillAppear comes only after the launch methods have returned",
        citing: [20, 142],
        .everyStep(
          where: willAppear, is: on.from("they have returned") { $0.phase == .presenting })),
      witness(
        "F142f", "viewDidAppear can come before and after didBecomeActive", citing: [142],
        .reachableStep(
          on.delivers(.viewDidAppear) && on.from("inactive") { $0.application == .inactive }),
        .reachableStep(
          on.delivers(.viewDidAppear) && on.from("active") { $0.application == .active })),
    ]
  }

  private var viewBeliefs: [LaunchProperty] {
    let launchMethodReturns = willFinishReturns || didFinishReturns
    let showsRoot = codeMakesVisible && on.from("a root") { $0.hasRoot }
    return [
      belief(
        "F142g", "viewDidLoad comes after didFinishLaunching has returned", citing: [142],
        .pattern(
          .precedence(
            of: didFinishReturns || on.rule(.delegateMissing),
            before: on.delivers(.viewDidLoad)))),
      belief(
        "F142h", "viewDidLoad comes before makeKeyAndVisible", citing: [142],
        .pattern(.precedence(of: on.delivers(.viewDidLoad), before: codeMakesVisible))),
      belief(
        "F142i", "makeKeyAndVisible calls viewWillAppear before it returns", citing: [20, 142],
        .pattern(
          .existence(of: willAppear),
          .between(showsRoot, and: launchMethodReturns, ending: .weak))),
      belief(
        "F142j", "after makeKeyAndVisible, viewWillAppear always comes",
        citing: [63, 142],
        .pattern(.existence(of: willAppear), .between(showsRoot, and: settles, ending: .weak))),
    ]
  }
}
