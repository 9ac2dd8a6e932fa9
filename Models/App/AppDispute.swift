// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The points on which the sources about the app life cycle disagree.
public enum AppDispute: String, EntrancePoint {
  case enterBackgroundOnBackgroundLaunch
  case enterBackgroundOnWake
  case announcedUserKill
  case secondEnterBackgroundOnKill
  case silentUserKillWhileRunning
  case fastSwitcherKill
  case prewarmRunsLaunchCallbacks
  case backgroundLaunchBeforeFirstUnlock
  case notificationBeforeDidEnterBackground
  case notificationBeforeWillEnterForeground
  case notificationBeforeTimeChange
  case timeChangeInBackground
  case enterBackgroundOnExit
  case silentSystemKillInBackground
  case switcherDeactivates
  case notificationCentreBounce
  case openOwnURLBounce
  case openOtherAppBounce
  case inputInFront
  case stuckPanel
  case announcedShutdown
  case entranceCutShort
  case entranceCovered
  case willEnterForegroundAtLaunch
  case viewsAppearInBackgroundLaunch
  case lockOnlyResigns
  case lockReadsInactive
  case deviceEventsWhileEntering

  public var reading: DisputeReading {
    switch self {
    case .enterBackgroundOnBackgroundLaunch:
      ("a launch into the background sends didEnterBackground", [60, 61], [.documented])
    case .enterBackgroundOnWake:
      ("a wake from suspension sends didEnterBackground", [33, 61], [.documented])
    case .announcedUserKill:
      ("a running app killed by the user gets willTerminate", [82, 83, 84], [.observed])
    case .secondEnterBackgroundOnKill:
      ("a kill while running sends one more didEnterBackground", [42, 83], [.observed])
    case .silentUserKillWhileRunning:
      ("a running app killed by the user gets nothing", [82, 83, 85], Profile.allCases)
    case .fastSwitcherKill:
      ("a kill right after leaving sends willEnterForeground out of turn", [162], [.observed])
    case .prewarmRunsLaunchCallbacks:
      ("prewarming can run the launch callbacks", [70, 71, 72], [.observed])
    case .backgroundLaunchBeforeFirstUnlock:
      ("an app can be launched into the background before the first unlock", [66, 73], [.observed])
    case .notificationBeforeDidEnterBackground:
      (
        "the notification can be posted before didEnterBackground", [43, 46], Profile.allCases
      )
    case .notificationBeforeWillEnterForeground:
      (
        "the notification can be posted before willEnterForeground", [43, 45, 294],
        [.documented]
      )
    case .notificationBeforeTimeChange:
      ("the notification can be posted before the time change", [43, 49], Profile.allCases)
    case .timeChangeInBackground:
      ("a queued time change can be delivered in the background", [130, 131], Profile.allCases)
    case .enterBackgroundOnExit:
      ("an app that exits on suspend gets didEnterBackground first", [36, 37], [.observed])
    case .silentSystemKillInBackground:
      ("the system can kill a running background app without a word", [80, 89], Profile.allCases)
    case .switcherDeactivates:
      ("the app switcher is a cover of its own", [119], [.observed])
    case .notificationCentreBounce:
      ("Notification Centre deactivates, activates and deactivates", [40], [.observed])
    case .openOwnURLBounce:
      ("opening the app's own URL deactivates it for a moment", [38], [.observed])
    case .openOtherAppBounce:
      ("a deep link to another app activates once more before leaving", [39], [.observed])
    case .inputInFront:
      (
        "an active app is sent a URL or an activity without leaving the foreground",
        [38, .inputInFront], [.observed]
      )
    case .stuckPanel:
      ("an ended interruption can leave the app inactive for good", [41], [.observed])
    case .announcedShutdown:
      ("a shutdown sends willTerminate to the foreground app", [81], [.observed])
    case .entranceCutShort:
      (
        "an app that is opened can enter the background before it has become active",
        [28, 265, 266, 268], [.observed]
      )
    case .entranceCovered:
      (
        "an app that is opened can be covered before it has become active", [28, 335], [.observed]
      )
    case .willEnterForegroundAtLaunch:
      ("willEnterForeground can come in a launch by the user", [17, 267], [])
    case .viewsAppearInBackgroundLaunch:
      ("the first view can appear in a launch into the background", [63, 269, 270], [.observed])
    case .lockOnlyResigns:
      ("locking sends willResignActive only", [116, 291], [.observed])
    case .lockReadsInactive:
      ("the state reads inactive in didEnterBackground after locking", [13, 292], [.observed])
    case .deviceEventsWhileEntering:
      (
        "a memory warning or a time change can come before the activation",
        [
          91, 125, 130,
          .assumption(
            "no log shows it; didBecomeActive comes in a later turn of the run loop (F21)"),
        ], [.observed]
      )
    }
  }

  public var systems: SystemVersions {
    switch self {
    case .announcedShutdown: .only(4)
    case .switcherDeactivates: .since(5)
    case .enterBackgroundOnExit: SystemVersions(5...12)
    case .stuckPanel: .only(6)
    case .secondEnterBackgroundOnKill: SystemVersions(6...7)
    case .announcedUserKill, .inputInFront: .since(7)
    case .openOwnURLBounce: SystemVersions(7...9)
    case .openOtherAppBounce: .only(11)
    case .notificationCentreBounce: SystemVersions(11...12)
    case .prewarmRunsLaunchCallbacks, .backgroundLaunchBeforeFirstUnlock: .since(15)
    case .fastSwitcherKill: .since(16)
    case .entranceCutShort: .since(18)
    case .entranceCovered: .since(10)
    case .willEnterForegroundAtLaunch: .only(18)
    case .viewsAppearInBackgroundLaunch: .since(13)
    case .lockOnlyResigns: .only(4)
    case .lockReadsInactive: SystemVersions(5...6)
    default: .all
    }
  }
}
