import LifecycleModels
import Testing

/// What each way to adopt scenes, or not to, comes to: known answers for the SDKs of iOS 26 and 27 on
/// the systems of both.
@Suite struct `A launch by the user, with an SDK of today,` {
  typealias Build = (sdk: Int, ios: Int)
  static let builds: [Build] = [(26, 26), (26, 27), (27, 26), (27, 27)]
  static let olderBuilds = builds.filter { $0.sdk == 26 || $0.ios == 26 }

  @Test(arguments: builds, Profile.allCases)
  func `without a manifest shows its storyboard, unless the check of iOS 27 refuses it`(
    build: Build, profile: Profile
  ) {
    let launch = Self.launch(build, in: profile, choosing: "manifest.none")
    #expect(launch.ends == (build == (27, 27) ? ["ended by an exception"] : ["running"]))
    #expect(launch.most(.didFinishLaunching) == (build == (27, 27) ? 0 : 1))
    #expect(launch.most(.didBecomeActive) == (build == (27, 27) ? 0 : 1))
  }

  @Test(arguments: builds, Profile.allCases)
  func `with an empty manifest stays black, or is refused by the check of iOS 27`(
    build: Build, profile: Profile
  ) {
    let launch = Self.launch(build, in: profile, choosing: "manifest.empty")
    let survives: Set = ["running, black screen"]
    let refused: Set = ["ended by an exception"]
    #expect(
      launch.ends
        == (build != (27, 27) ? survives : profile == .observed ? refused.union(survives) : refused)
    )
    #expect(launch.most(.sceneWillConnect) == 0)
    #expect(launch.most(.didBecomeActive) == 0)
  }

  @Test(arguments: builds, Profile.allCases)
  func `with an empty manifest that UIKit ignores lives as without one`(
    build: Build, profile: Profile
  ) {
    let ignored = Self.launch(build, in: profile, choosing: "manifest.empty.ignored")
    let without = Self.launch(build, in: profile, choosing: "manifest.none")
    #expect(ignored.ends == without.ends)
  }

  @Test(arguments: builds, Profile.allCases)
  func `with a manifest that names no delegate stays black`(build: Build, profile: Profile) {
    let launch = Self.launch(
      build, in: profile, choosing: "manifest.namesConfiguration", "configuration.fromManifest",
      "sceneDelegate.notNamed")
    #expect(launch.ends == ["running, black screen"])
    #expect(launch.most(.didFinishLaunching) == 1)
    #expect(launch.most(.sceneWillConnect) == 0)
  }

  @Test(arguments: builds, Profile.allCases)
  func `with a manifest whose class is missing stays black`(build: Build, profile: Profile) {
    let launch = Self.launch(
      build, in: profile, choosing: "manifest.namesConfiguration", "configuration.fromManifest",
      "sceneDelegate.classMissing")
    #expect(launch.ends == ["running, black screen"])
    #expect(launch.most(.sceneWillConnect) == 0)
  }

  @Test(arguments: builds, Profile.allCases)
  func `with a configuration that the manifest lacks stays black`(build: Build, profile: Profile) {
    let launch = Self.launch(
      build, in: profile, choosing: "manifest.namesConfiguration",
      "app.configurationForConnecting.namesUnknown")
    #expect(launch.ends == ["running, black screen"])
    #expect(launch.most(.configurationForConnecting) == 1)
    #expect(launch.most(.sceneWillConnect) == 0)
  }

  @Test(arguments: ["manifest.none.adoptedInCode", "manifest.empty.adoptedInCode"], builds)
  func `with scenes adopted in code shows the window that willConnect makes`(
    manifest: String, build: Build
  ) {
    for profile in Profile.allCases {
      let launch = Self.launch(
        build, in: profile, choosing: manifest, "app.configurationForConnecting",
        "sceneDelegate.made", "sceneStoryboard.none")
      // Black if the code makes no window, or a window without a root.
      #expect(launch.ends == ["running", "running, black screen"])
      #expect(launch.most(.configurationForConnecting) == 1)
      #expect(launch.most(.sceneDidBecomeActive) == 1)
      #expect(launch.most(.didBecomeActive) == 0)
    }
  }

  @Test(arguments: builds, Profile.allCases)
  func `with a scene's storyboard shows it without any code`(build: Build, profile: Profile) {
    let launch = Self.launch(
      build, in: profile, choosing: Self.storyboard, without: Self.windowsByCode)
    #expect(launch.ends == ["running"])
    #expect(launch.most(.viewDidLoad) == 1)
    #expect(launch.most(.sceneDidBecomeActive) == 1)
  }

  @Test(
    arguments: [
      ["code.makesSecondWindow.inScene"], ["code.makesWindow", "code.makesWindow.inScene"],
    ], builds)
  func `with a scene's storyboard and a window by code loads the first view twice`(
    omitted: [String], build: Build
  ) {
    for profile in Profile.allCases {
      let launch = Self.launch(
        build, in: profile, choosing: Self.storyboard, without: Set(omitted))
      #expect(launch.ends == ["running"])
      #expect(launch.most(.viewDidLoad) == 2)
      #expect(launch.most(.viewDidAppear) == 1)
    }
  }

  @Test(arguments: builds, Profile.allCases)
  func `with scenes shows no window of a launch method`(build: Build, profile: Profile) {
    let launch = Self.launch(
      build, in: profile, choosing: ["manifest.namesConfiguration"] + Self.adopted,
      without: ["code.makesWindow.inScene"])
    #expect(launch.ends == ["running, black screen"])
    #expect(launch.most(.viewDidLoad) == 0)
  }

  @Test(arguments: olderBuilds, Profile.allCases)
  func `is checked for scenes neither before iOS 27 nor with an older SDK`(
    build: Build, profile: Profile
  ) {
    for manifest in LaunchOutcomes.manifests {
      let launch = Self.launch(build, in: profile, choosing: manifest)
      #expect(!launch.ends.contains("ended by an exception"), "\(manifest)")
    }
  }

  private static let adopted = [
    "configuration.fromManifest", "sceneDelegate.made", "sceneStoryboard.none",
  ]
  private static let storyboard = [
    "manifest.namesConfiguration", "configuration.fromManifest", "sceneDelegate.made",
    "sceneStoryboard.loaded",
  ]
  private static let windowsByCode: Set = [
    "code.makesWindow", "code.makesWindow.inScene", "code.makesSecondWindow.inScene",
  ]

  private static func launch(
    _ build: Build, in profile: Profile, choosing choice: String...
  ) -> LaunchOutcomes {
    launch(build, in: profile, choosing: choice, without: [])
  }

  /// An app with an app delegate and a main storyboard, of which an app with scenes makes nothing.
  private static func launch(
    _ build: Build, in profile: Profile, choosing choice: [String], without omitted: Set<String>
  ) -> LaunchOutcomes {
    let checks =
      switch build {
      case (26, _): ["admission.unchecked"]
      case (_, 27): LaunchOutcomes.checks.filter { $0 != "admission.unchecked" }
      default: LaunchOutcomes.checks
      }
    return LaunchOutcomes(
      in: profile, on: .only(build.ios),
      choosing: choice + checks + [
        "application.isUIApplication", "delegate.fromArgument", "interface.storyboard",
        "interface.leftToScenes",
      ],
      among: LaunchOutcomes.manifests + LaunchOutcomes.checks + configurations
        + `A launch by the user`.principals + `A launch by the user`.delegates
        + `A launch by the user`.interfaces,
      without: omitted)
  }

  private static let configurations = [
    "configuration.fromManifest", "configuration.fromSession", "app.configurationForConnecting",
    "app.configurationForConnecting.namesUnknown", "sceneDelegate.made", "sceneDelegate.notNamed",
    "sceneDelegate.classMissing", "sceneStoryboard.loaded", "sceneStoryboard.none",
  ]
}
