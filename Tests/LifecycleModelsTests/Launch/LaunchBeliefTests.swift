import LifecycleModels
import Testing

/// The shortest counterexamples, action by action.
@Suite struct `A belief about the launch` {
  private static let toApplication = [
    "launch", "process.runsInitialisers", "main", "UIApplicationMain",
    "application.isUIApplication",
  ]
  private static let toRunLoop = toApplication + ["delegate.fromArgument", "runLoop.setUp"]
  private static let toNoDelegate = toApplication + ["delegate.argumentIsNil", "runLoop.setUp"]
  private static let toWillFinish = toRunLoop + ["interface.none", "app.willFinishLaunching"]
  private static let toDidFinish =
    toWillFinish + ["willFinishReturns.true", "app.didFinishLaunching"]
  private static let toLoadedView =
    toRunLoop + [
      "interface.storyboard", "app.willFinishLaunching", "code.makeKeyAndVisible", "view.loadView",
      "vc.viewDidLoad",
    ]

  @Test(arguments: [
    ("F145b", Profile.documented, ["launch", "process.runsInitialisers"]),
    ("I45", .documented, ["launchInBackground"]),
    ("I45b", .documented, ["prewarm", "process.runsInitialisers", "main"]),
    ("F71", .observed, ["prewarm", "process.runsInitialisers", "main", "UIApplicationMain"]),
    ("F136", .documented, toApplication.dropLast() + ["application.fromInfoPlist"]),
    ("F137b", .documented, toApplication + ["delegate.fromArgument"]),
    ("F138b", .observed, toRunLoop + ["interface.nibWithDelegate"]),
    ("F138c", .documented, toNoDelegate + ["interface.storyboard"]),
    ("F139", .documented, toRunLoop + ["interface.nibWithDelegate"]),
    (
      "F139b", .documented,
      toNoDelegate + ["interface.nibWithDelegate", "app.willFinishLaunching"]
    ),
    (
      "F139d", .observed,
      toNoDelegate + [
        "interface.none", "delegate.missing", "activation.unheard", "runLoop.firstEvent",
      ]
    ),
  ])
  func `about objects is refuted by its shortest trace`(
    id: String, profile: Profile, actions: [String]
  ) async throws {
    try await ModelCase.launch.explored(in: profile).expectBelief(id, isRefutedBy: actions)
  }

  @Test(arguments: [
    ("F234", toRunLoop + ["interface.storyboard", "exception.noScenes"]),
    ("I102", toRunLoop + ["interface.scenesWithoutDelegate", "exception.noScenes"]),
  ])
  func `about scenes is refuted by its shortest trace`(id: String, actions: [String]) async throws {
    for profile in Profile.allCases {
      try await ModelCase.launch.explored(in: profile).expectBelief(id, isRefutedBy: actions)
    }
  }

  @Test(arguments: [
    ("I22", Profile.documented, toDidFinish + ["didFinishReturns.true"]),
    ("I70", .documented, toDidFinish + ["didFinishReturns.false", "app.didBecomeActive"]),
    (
      "F140c", .documented,
      toDidFinish + [
        "code.makesWindow", "code.setsRoot", "code.makeKeyAndVisible", "view.loadView",
        "vc.viewDidLoad", "didFinishReturns.true", "vc.viewWillAppear", "window.shown",
        "vc.viewDidAppear", "app.didBecomeActive", "runLoop.firstEvent",
      ]
    ),
    (
      "F140d", .documented,
      toDidFinish + [
        "code.makesWindow", "didFinishReturns.true", "app.didBecomeActive", "runLoop.firstEvent",
      ]
    ),
    (
      "F140g", .observed,
      toNoDelegate + [
        "interface.nib", "delegate.missing", "window.visibleByUIKit", "exception.rootlessWindow",
      ]
    ),
    ("F142e", .observed, toLoadedView + ["vc.viewWillAppear.insideLaunchMethod"]),
    ("F142g", .documented, toLoadedView),
    ("F142i", .observed, toLoadedView + ["willFinishReturns.true"]),
    (
      "F141", .observed,
      ["launchInBackground"] + toDidFinish.dropFirst() + [
        "didFinishReturns.true", "runLoop.waitsInBackground", "systemTermination",
        "app.willTerminate", "exit",
      ]
    ),
  ])
  func `about views and callbacks is refuted by its shortest trace`(
    id: String, profile: Profile, actions: [String]
  ) async throws {
    try await ModelCase.launch.explored(in: profile).expectBelief(id, isRefutedBy: actions)
  }
}
