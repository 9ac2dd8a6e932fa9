/// The points on which the sources about the launch disagree.
public enum LaunchDispute: String, DisputedPoint {
  case nibDelegateHasPrecedence
  case prewarmRunsMain
  case prewarmRunsLaunch
  case appearsInsideMakeKeyAndVisible
  case rootlessWindowRaises
  case enterBackgroundOnBackgroundLaunch

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
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
    }
  }
}
