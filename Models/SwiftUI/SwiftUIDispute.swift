// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The points on which the sources about the life cycle of a SwiftUI app disagree.
public enum SwiftUIDispute: String, EntrancePoint {
  case viewsInBackgroundLaunch
  case activeAtFirstAppearance
  case entranceCutShort
  case entranceCovered
  case prewarmRunsInit
  case prewarmRunsLaunchCallbacks
  case backgroundLaunchBeforeFirstUnlock
  case linkOpensURL
  case coldLinkLost
  case willContinueWithoutContinue
  case linkByTwoRoutes
  case aggregateMissesActive
  case announcedUserKill
  case silentUserKillWhileRunning
  case silentSystemKillInBackground
  case switcherDeactivates
  case inputInFront

  public var reading: DisputeReading {
    switch self {
    case .viewsInBackgroundLaunch:
      ("a launch into the background can make the window's views appear", [214, 215], [.observed])
    case .activeAtFirstAppearance:
      ("a view can appear when its phase is active already", [213], [.observed])
    case .entranceCutShort:
      (
        "a window that enters the foreground can go back before it becomes active", [265, 266],
        [.observed]
      )
    case .entranceCovered:
      (
        "a window that enters the foreground can be covered before it becomes active", [28, 335],
        [.observed]
      )
    case .prewarmRunsInit:
      ("prewarming can run App.init and nothing else", [71, 216], [.observed])
    case .prewarmRunsLaunchCallbacks:
      ("prewarming can run the launch callbacks", [70, 71, 72], [.observed])
    case .backgroundLaunchBeforeFirstUnlock:
      (
        "an app can be launched into the background before the first unlock", [66, 73, 290],
        [.observed]
      )
    case .linkOpensURL:
      ("onOpenURL can get a universal link", [219, 221, 223], Profile.allCases)
    case .coldLinkLost:
      ("a universal link that cold-starts the app can be lost", [219, 223], [.observed])
    case .willContinueWithoutContinue:
      (
        "an activity can be announced to a scene delegate of the app's own, and come as a URL",
        [56, 221], [.observed]
      )
    case .linkByTwoRoutes:
      ("a universal link can come to the scene delegate and to the view", [222], [.observed])
    case .aggregateMissesActive:
      ("the App's phase is active only if every window is", [211, 212], [])
    case .announcedUserKill:
      ("a running app killed by the user gets willTerminate", [82, 83, 86, 87], [.observed])
    case .silentUserKillWhileRunning:
      ("a running app killed by the user gets nothing", [82, 158], Profile.allCases)
    case .silentSystemKillInBackground:
      ("the system can kill a running background app without a word", [80, 89], Profile.allCases)
    case .switcherDeactivates:
      ("the app switcher is a cover of its own", [119], [.observed])
    case .inputInFront:
      (
        "an active window is given a URL or a link without leaving the foreground",
        [38, 154, .inputInFront], [.observed]
      )
    }
  }
  public var systems: SystemVersions {
    switch self {
    case .prewarmRunsInit, .prewarmRunsLaunchCallbacks, .backgroundLaunchBeforeFirstUnlock:
      .since(15)
    case .viewsInBackgroundLaunch: .since(17)
    case .entranceCutShort: .since(18)
    case .willContinueWithoutContinue, .aggregateMissesActive: .only(18)
    case .coldLinkLost, .linkByTwoRoutes: .only(26)
    default: .all
    }
  }
}
