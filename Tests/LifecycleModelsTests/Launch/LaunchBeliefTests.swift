import LifecycleModels
import Testing

/// The shortest counterexamples, action by action.
@Suite struct `A belief about the launch` {
  private static let toApplication = [
    "launch", "process.runsInitialisers", "main", "UIApplicationMain",
    "application.isUIApplication",
  ]
  private static let toRunLoop = toApplication + ["delegate.fromArgument", "runLoop.setUp"]
  private static let toNoManifest = toRunLoop + ["manifest.none"]
  private static let toNoDelegate =
    toApplication + ["delegate.argumentIsNil", "runLoop.setUp", "manifest.none"]
  private static let toWillFinish =
    toNoManifest + ["interface.none", "admission.unchecked", "app.willFinishLaunching"]
  private static let toDidFinish =
    toWillFinish + ["willFinishReturns.true", "app.didFinishLaunching"]
  private static let toLoadedView =
    toNoManifest + [
      "interface.storyboard", "admission.unchecked", "app.willFinishLaunching",
      "code.makeKeyAndVisible", "view.loadView", "vc.viewDidLoad",
    ]

  @Test(arguments: [
    ("F145b", Profile.documented, ["launch", "process.runsInitialisers"]),
    ("I45", .documented, ["launchInBackground"]),
    ("I45b", .documented, ["prewarm", "process.runsInitialisers", "main"]),
    ("F71", .observed, ["prewarm", "process.runsInitialisers", "main", "UIApplicationMain"]),
    ("F136", .documented, toApplication.dropLast() + ["application.fromInfoPlist"]),
    ("F137b", .documented, toApplication + ["delegate.fromArgument"]),
    ("F138b", .observed, toNoManifest + ["interface.nibWithDelegate"]),
    ("F138c", .documented, toNoDelegate + ["interface.storyboard"]),
    ("F139", .documented, toNoManifest + ["interface.nibWithDelegate"]),
    (
      "F139b", .documented,
      toNoDelegate + [
        "interface.nibWithDelegate", "admission.unchecked", "app.willFinishLaunching",
      ]
    ),
    (
      "F139d", .observed,
      toNoDelegate + [
        "interface.none", "admission.unchecked", "delegate.missing", "activation.unheard",
        "runLoop.firstEvent",
      ]
    ),
  ])
  func `about objects is refuted by its shortest trace`(
    id: String, profile: Profile, actions: [String]
  ) async throws {
    try await ModelCase.launch.explored(in: profile).expectBelief(id, isRefutedBy: actions)
  }

  @Test(arguments: [
    ("F234", toNoManifest + ["interface.storyboard", "exception.noScenes"]),
    ("F237", toNoManifest + ["interface.storyboard", "admission.unchecked"]),
    (
      "I102",
      toRunLoop + ["manifest.empty", "interface.leftToScenes", "exception.emptyManifest"]
    ),
    (
      "F227",
      toNoDelegate.dropLast() + [
        "manifest.empty.ignored", "interface.nib", "admission.unchecked", "delegate.missing",
        "window.visibleByUIKit", "window.shown",
      ]
    ),
  ])
  func `about manifests is refuted by its shortest trace`(
    id: String, actions: [String]
  ) async throws {
    for profile in Profile.allCases {
      try await ModelCase.launch.explored(in: profile).expectBelief(id, isRefutedBy: actions)
    }
  }

  @Test func `that no empty manifest passes is refuted by the app that survived`() async throws {
    let observed = await ModelCase.launch.explored(in: .observed)
    try observed.expectBelief(
      "F238",
      isRefutedBy: Self.toRunLoop + [
        "manifest.empty", "interface.leftToScenes", "admission.emptyManifestPasses",
      ])
  }

  private static let launchWindow = [
    "code.makesWindow", "code.setsRoot", "code.makeKeyAndVisible", "didFinishReturns.true",
  ]
  private static let storyboardConnects = [
    "configuration.fromManifest", "sceneDelegate.made", "sceneStoryboard.loaded",
    "scene.willConnect", "willConnectReturns",
  ]
  private static let sceneActivates = ["scene.willEnterForeground", "scene.didBecomeActive"]

  private static func toDidFinish(withManifest manifest: String) -> [String] {
    toRunLoop + [
      "manifest." + manifest, "interface.leftToScenes", "admission.unchecked",
      "app.willFinishLaunching", "willFinishReturns.true", "app.didFinishLaunching",
    ]
  }

  @Test(arguments: [
    (
      "I103",
      toDidFinish(withManifest: "empty") + launchWindow + [
        "configuration.missing", "scene.connectsUnheard", "activation.unheard",
        "runLoop.firstEvent",
      ]
    ),
    (
      "F228d",
      toDidFinish(withManifest: "namesConfiguration") + [
        "didFinishReturns.true", "configuration.fromManifest", "sceneDelegate.made",
        "sceneStoryboard.none", "scene.willConnect", "willConnectReturns",
      ] + sceneActivates + ["runLoop.firstEvent"]
    ),
    (
      "I105",
      toDidFinish(withManifest: "namesConfiguration") + ["didFinishReturns.true"]
        + storyboardConnects + sceneActivates + [
          "window.visibleByUIKit", "view.loadView", "vc.viewDidLoad", "vc.viewWillAppear",
          "window.shown", "vc.viewDidAppear", "runLoop.firstEvent",
        ]
    ),
    (
      "F231b",
      toDidFinish(withManifest: "namesConfiguration") + launchWindow + storyboardConnects + [
        "window.visibleByUIKit", "view.loadView", "vc.viewDidLoad", "vc.viewDidLoad.again",
      ]
    ),
  ])
  func `about windows of scenes is refuted by its shortest trace`(
    id: String, actions: [String]
  ) async throws {
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
        "interface.nib", "admission.unchecked", "delegate.missing", "window.visibleByUIKit",
        "exception.rootlessWindow",
      ]
    ),
    ("F142e", .observed, toLoadedView + ["vc.viewWillAppear.insideLaunchMethod"]),
    ("F142g", .documented, toLoadedView),
    ("F142i", .observed, toLoadedView + ["willFinishReturns.true"]),
    (
      "F141", .observed,
      ["launchInBackground"]
        + toDidFinish.dropFirst().map { $0 == "admission.unchecked" ? "admission.noScene" : $0 } + [
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
