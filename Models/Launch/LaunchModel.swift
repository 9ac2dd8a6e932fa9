// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import ModelChecking

/// One launch of an app with an app delegate: what UIApplicationMain creates, in which order, and
/// what the user sees.
///
/// Each entry of the configuration (principal class, delegate class, scene manifest, main interface,
/// SDK) is chosen in the step that reads it, so the model covers all their combinations. An app with
/// scenes is followed until its first scene is active.
public struct LaunchModel: DisputedModel {
  public static let kind = ModelKind.launch

  public let setup: ModelSetup<LaunchDispute>

  public let machine: RuleMachine<LaunchState>

  public init(_ setup: ModelSetup<LaunchDispute>) {
    self.setup = setup
    machine = setup.machine(of: LaunchRules(allowed: setup.allowed).all) { _ in
      [LaunchState(), LaunchState(archive: .exists)]
    }
  }

  public var subject: String { "One launch, from the process to the first event" }

  public func properties(of machine: RuleMachine<LaunchState>) -> [SuiteProperty<LaunchState>] {
    LaunchProperties(model: self, on: RulePredicates(machine: machine)).all
  }
}

/// The points on which the sources about the launch disagree.
public enum LaunchDispute: String, DisputedPoint {
  case nibDelegateHasPrecedence
  case prewarmRunsMain
  case prewarmRunsLaunch
  case appearsInsideMakeKeyAndVisible
  case rootlessWindowRaises
  case enterBackgroundOnBackgroundLaunch
  case emptyManifestIsIgnored
  case emptyManifestPasses

  public var reading: DisputeReading {
    switch self {
    case .nibDelegateHasPrecedence:
      (
        "a delegate in the main nib takes the place of the one made from the argument",
        [137, 138, 139], [.observed]
      )
    case .prewarmRunsMain:
      (
        "prewarming can run static initialisers and main, up to UIApplicationMain",
        [70, 71, 145], Profile.allCases
      )
    case .prewarmRunsLaunch:
      (
        "prewarming can run the launch methods, and load the first view", [70, 72], [.observed]
      )
    case .appearsInsideMakeKeyAndVisible:
      (
        "viewWillAppear can be sent while a launch method is still running", [20, 142],
        [.observed]
      )
    case .rootlessWindowRaises:
      (
        "a visible window without a root view controller can raise an exception",
        [
          140,
          .assumption(
            "seen since iOS 9, for example in xamarin/docs-archive#11; S003, of iOS 8, saw windows "
              + "without one on the screen"),
        ],
        [.observed]
      )
    case .enterBackgroundOnBackgroundLaunch:
      ("a launch into the background sends didEnterBackground", [60, 61], [.documented])
    case .emptyManifestIsIgnored:
      (
        "an app whose manifest names no configuration can keep the life of an app without scenes",
        [225, 227, 238], Profile.allCases
      )
    case .emptyManifestPasses:
      (
        "an app that the SDK of iOS 27 has built can launch with a manifest that names no "
          + "configuration, to a black screen", [238], [.observed]
      )
    }
  }

  public var systems: SystemVersions {
    switch self {
    case .prewarmRunsMain, .prewarmRunsLaunch: .since(15)
    case .rootlessWindowRaises: .since(9)
    // TN3187 is about the systems that log a warning (F232).
    case .emptyManifestIsIgnored: .since(18)
    case .emptyManifestPasses: .requiringScenes
    default: .all
    }
  }
}
