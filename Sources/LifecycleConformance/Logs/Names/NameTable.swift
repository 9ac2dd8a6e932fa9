import LifecycleModels

/// How people and frameworks write what a log can hold, family by family.
///
/// Spellings that differ only in letter case and punctuation are one, so an Objective-C selector
/// stands for the Swift name with the same words. What follows from a canonical name is not listed;
/// ``NameDictionary`` derives it.
enum NameTable {
  /// Methods of the app delegate: selectors, and the words of Xamarin.
  static let appDelegate: KeyValuePairs<Callback, [String]> = [
    .willFinishLaunching: ["application(_:willFinishLaunchingWithOptions:)"],
    .didFinishLaunching: [
      "application(_:didFinishLaunchingWithOptions:)", "FinishedLaunching",
    ],
    .didBecomeActive: ["OnActivated"],
    .willResignActive: ["OnResignActivation"],
    .didReceiveMemoryWarning: ["ReceiveMemoryWarning"],
    .openURL: [
      "application(_:open:options:)", "application:openURL:options:",
      "application(_:open:sourceApplication:annotation:)",
      "application:openURL:sourceApplication:annotation:",
      "application(_:handleOpen:)", "application:handleOpenURL:",
    ],
    .willContinueUserActivity: ["application(_:willContinueUserActivityWithType:)"],
    .continueUserActivity: [
      "application(_:continue:restorationHandler:)",
      "application:continueUserActivity:restorationHandler:",
    ],
    .didFailToContinueUserActivity: [
      "application(_:didFailToContinueUserActivityWithType:error:)"
    ],
    .performActionForShortcutItem: [
      "application(_:performActionFor:completionHandler:)",
      "application:performActionForShortcutItem:completionHandler:",
    ],
    .didReceiveRemoteNotification: [
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
      "ReceivedRemoteNotification",
    ],
    .performFetch: ["application(_:performFetchWithCompletionHandler:)"],
    .handleEventsForBackgroundURLSession: [
      "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
      "HandleEventsForBackgroundUrl",
    ],
    .shouldRestoreState: [
      "application(_:shouldRestoreApplicationState:)",
      "application(_:shouldRestoreSecureApplicationState:)",
    ],
    .didDecodeState: [
      "application(_:didDecodeRestorableStateWith:)",
      "application:didDecodeRestorableStateWithCoder:", "DidDecodeRestorableState",
    ],
    .shouldSaveState: [
      "application(_:shouldSaveApplicationState:)",
      "application(_:shouldSaveSecureApplicationState:)",
    ],
    .willEncodeState: [
      "application(_:willEncodeRestorableStateWith:)",
      "application:willEncodeRestorableStateWithCoder:", "WillEncodeRestorableState",
    ],
    .configurationForConnecting: [
      "application(_:configurationForConnecting:options:)",
      "application:configurationForConnectingSceneSession:options:", "GetConfiguration",
    ],
    .didDiscardSceneSessions: ["application(_:didDiscardSceneSessions:)"],
  ]

  /// Methods of scene delegates.
  static let sceneDelegate: KeyValuePairs<Callback, [String]> = [
    .sceneWillConnect: [
      "scene(_:willConnectTo:options:)", "scene:willConnectToSession:options:",
      "sceneWillConnectTo", "willConnectTo",
    ],
    .sceneOpenURLContexts: ["scene(_:openURLContexts:)"],
    .sceneWillContinueUserActivity: ["scene(_:willContinueUserActivityWithType:)"],
    .sceneContinueUserActivity: ["scene(_:continue:)", "scene:continueUserActivity:"],
    .sceneDidFailToContinueUserActivity: [
      "scene(_:didFailToContinueUserActivityWithType:error:)"
    ],
    .scenePerformActionForShortcutItem: [
      "windowScene(_:performActionFor:completionHandler:)",
      "windowScene:performActionForShortcutItem:completionHandler:",
      "windowScene(_:performActionFor:)",
    ],
  ]

  /// Methods of both kinds of delegate.
  static let delegates = Array(appDelegate) + Array(sceneDelegate)

  /// What happens to the process, its tasks and its touches.
  static let process: KeyValuePairs<LogItem, [String]> = [
    .callback(.taskExpiration): ["expirationHandler", "backgroundTaskExpired"],
    .callback(.touch): ["touchesBegan(_:with:)", "touchesBegan:withEvent:"],
    .callback(.mainReturned): [
      "UIApplicationMain returns", "UIApplicationMain returned", "UIApplicationMain: return",
      "main: return", "main returns", "main returned",
    ],
    .processStart: ["proc.start", "process start", "process started"],
    .killed: [
      "SIGKILL", "proc.killed", "process killed", "signal SIGKILL",
      "Terminated due to signal 9", "Message from debugger: Terminated due to signal 9",
      "Message from debugger: killed",
    ],
  ]

  /// Ordinary words, which are read only where nothing stands beside them.
  static let words: KeyValuePairs<LogItem, [String]> = [
    .phase(.active): ["active"],
    .phase(.inactive): ["inactive"],
    .phase(.background): ["background"],
    .killed: ["killed"],
  ]

  /// What names a phase, before the name of the phase.
  static let phaseOwners = [
    "phase", "scenePhase", "scenePhase changed to", "AppState", "AppState changed to",
    "AppLifecycleState",
  ]

  /// The phases, as SwiftUI, React Native and Flutter call them; only an owner makes them a name.
  static let phases: KeyValuePairs<SeenState, [String]> = [
    .active: ["active", "resumed"],
    .inactive: ["inactive"],
    .background: ["background", "paused"],
  ]
}
