import ModelChecking

extension LaunchProperties {
  /// When the first view controller is called, relative to launch methods and makeKeyAndVisible.
  var views: [LaunchProperty] { viewOrder + viewBeliefs }

  private var willAppear: On { on.delivers(.viewWillAppear) }
  private var codeMakesVisible: On { on.rule("code.makeKeyAndVisible") }

  private var viewOrder: [LaunchProperty] {
    [
      order(
        "F142", "visible window, loadView, viewDidLoad, viewWillAppear, viewDidAppear, once each",
        citing: [142], becomesVisible, on.rule("view.loadView"), on.delivers(.viewDidLoad),
        willAppear, on.delivers(.viewDidAppear)),
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
            of: codeMakesVisible || didFinishReturns || on.rule("delegate.missing"),
            before: on.rule("view.loadView")))),
      invariant(
        "F142d", "the code of the app goes on only when the view that it needs is loaded",
        citing: [135, 142],
        .everyStep(
          where: on.from("a view is needed") { $0.isLoadingView },
          is: on.rule("view.loadView", "vc.viewDidLoad") || on.isKind(.kill))),
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
            of: didFinishReturns || on.rule("delegate.missing"),
            before: on.delivers(.viewDidLoad)))),
      belief(
        "F142h", "viewDidLoad comes before makeKeyAndVisible", citing: [142],
        .pattern(.precedence(of: on.delivers(.viewDidLoad), before: codeMakesVisible))),
      belief(
        "F142i", "makeKeyAndVisible calls viewWillAppear before it returns", citing: [20, 142],
        .pattern(
          .existence(of: willAppear), .between(showsRoot, and: launchMethodReturns))),
      belief(
        "F142j", "after makeKeyAndVisible, viewWillAppear always comes",
        citing: [63, 142],
        .pattern(.existence(of: willAppear), .between(showsRoot, and: settles))),
    ]
  }
}
