// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The points on which the sources about the scene life cycle disagree.
public enum SceneDispute: String, EntrancePoint {
  case backgroundLaunchConnectsScene
  case announcedUserKill
  case silentUserKillWhileRunning
  case enterBackgroundOnClose
  case fastSwitcherKill
  case prewarmRunsLaunchCallbacks
  case backgroundLaunchBeforeFirstUnlock
  case notificationBeforeCallback
  case sceneNotificationBeforeCallback
  case applicationEntersLate
  case silentSystemKillInBackground
  case switcherDeactivates
  case inputInFront
  case entranceCutShort
  case entranceCovered
  case viewAppearsBeforeSceneEnters
  case viewsAppearInBackgroundLaunch
  case windowedModeStaysActive
  case deviceEventsWhileEntering

  public var reading: DisputeReading {
    switch self {
    case .backgroundLaunchConnectsScene:
      ("a launch into the background can connect a scene", [157], Profile.allCases)
    case .announcedUserKill:
      ("a running app killed by the user gets willTerminate", [82, 83, 86, 87], [.observed])
    case .silentUserKillWhileRunning:
      ("a running app killed by the user gets nothing", [82, 158], Profile.allCases)
    case .enterBackgroundOnClose:
      (
        "a window closed in the switcher enters the background before it disconnects", [87, 158],
        [.observed]
      )
    case .fastSwitcherKill:
      ("a kill right after leaving connects another scene in the background", [162], [.observed])
    case .prewarmRunsLaunchCallbacks:
      ("prewarming can run the launch callbacks and connect a scene", [70, 71, 72], [.observed])
    case .backgroundLaunchBeforeFirstUnlock:
      ("an app can be launched into the background before the first unlock", [66, 73], [.observed])
    case .notificationBeforeCallback:
      (
        "some notifications can be posted before the scene's callback", [45, 46, 51],
        Profile.allCases
      )
    case .sceneNotificationBeforeCallback:
      (
        "a scene's notifications can be posted before its delegate is called",
        [
          50, 51,
          .assumption(
            "no log shows both; only that of the connection is known to come after (F350)"),
        ], Profile.allCases
      )
    case .applicationEntersLate:
      (
        "the app can post willEnterForeground after its first scene has become active",
        [352], [.observed]
      )
    case .silentSystemKillInBackground:
      ("the system can kill a running background app without a word", [80, 89], Profile.allCases)
    case .inputInFront:
      (
        "an active scene is sent a URL or an activity without leaving the foreground",
        [38, 154, .inputInFront], [.observed]
      )
    case .switcherDeactivates:
      ("the app switcher is a cover of its own", [119], [.observed])
    case .entranceCutShort:
      (
        "a scene that is opened can enter the background before it has become active",
        [28, 265, 266, 268], [.observed]
      )
    case .entranceCovered:
      (
        "a scene that is opened can be covered before it has become active", [28, 335],
        [.observed]
      )
    case .viewAppearsBeforeSceneEnters:
      (
        "the first view appears before, during or after its scene's entrance", [272, 273, 274],
        [.observed]
      )
    case .viewsAppearInBackgroundLaunch:
      (
        "the first view can appear in a scene that connects in the background", [269, 270],
        [.observed]
      )
    case .windowedModeStaysActive:
      (
        "turning to a window of another app is not told while windows stay visible", [253, 260],
        [.observed]
      )
    case .deviceEventsWhileEntering:
      (
        "a memory warning or a time change can come before the scene's activation",
        [
          91, 125, 130, 152,
          .assumption(
            "no log shows it; didBecomeActive comes in a later turn of the run loop (F21)"),
        ], [.observed]
      )
    }
  }

  public var systems: SystemVersions {
    switch self {
    case .prewarmRunsLaunchCallbacks, .backgroundLaunchBeforeFirstUnlock: .since(15)
    case .enterBackgroundOnClose: .since(15)
    case .fastSwitcherKill: .since(16)
    case .applicationEntersLate: .since(14)
    case .entranceCutShort: .since(18)
    case .windowedModeStaysActive: .since(26)
    default: .all
    }
  }
}
