import LifecycleModels

/// How people and frameworks spell the items of a log, family by family.
///
/// Spellings that differ only in letter case and punctuation are equal, so an Objective-C selector
/// stands for the Swift name with the same words. Spellings that follow from a canonical name are
/// not listed; ``NameDictionary`` derives them.
enum NameTable {
  /// What happens to the process, its tasks and its touches.
  static let process: KeyValuePairs<LogEntry.Item, [String]> = [
    .callback(.taskExpiration): ["expirationHandler", "backgroundTaskExpired"],
    .callback(.touch): ["touchesBegan(_:with:)", "touchesBegan:withEvent:"],
    .callback(.mainReturned): [
      "UIApplicationMain returns", "UIApplicationMain returned", "UIApplicationMain: return",
      "main: return", "main returns", "main returned",
    ],
    .processStart: ["proc.start", "process start", "process started", "new process"],
    .killed: [
      "SIGKILL", "proc.killed", "process killed", "signal SIGKILL",
      "Terminated due to signal 9", "Message from debugger: Terminated due to signal 9",
      "Message from debugger: killed",
    ],
  ]

  /// Ordinary words, which count only if nothing is beside them.
  static let words: KeyValuePairs<LogEntry.Item, [String]> = [
    .phase(.active): ["active"],
    .phase(.inactive): ["inactive"],
    .phase(.background): ["background"],
    .killed: ["killed"],
  ]

  /// The words that precede the name of a phase, with the framework whose words they are.
  static let phaseOwners: KeyValuePairs<String, LogFramework?> = [
    "phase": nil, "scenePhase": nil, "scenePhase changed to": nil, "scenePhase is": nil,
    "onChange of scenePhase": nil, "lifecycle state changed to": nil,
    "AppState": .reactNative, "AppState changed to": .reactNative, "AppState changed": .reactNative,
    "AppState is": .reactNative,
    "nextAppState": .reactNative, "AppLifecycleState": .flutter,
    "didChangeAppLifecycleState": .flutter,
  ]

  /// Words that precede the name of a phase only if nothing else is beside them.
  static let phaseKeys: KeyValuePairs<String, LogFramework?> = [
    "state": nil, "application state": nil, "current state": nil, "new state": nil,
    "app state changed": nil, "activation state": nil, "lifecycle": nil, "lifecycle state": nil,
    "app lifecycle": nil, "flutter": .flutter, "flutter state": .flutter,
  ]

  /// The words between the owner and two phases, of which the second is the new one.
  static let phaseChanges = [("", ""), ("from", "to"), ("changed from", "to")]

  /// The phases of SwiftUI, React Native and Flutter; they are names only after an owner.
  static let phases: KeyValuePairs<PrintedState, [String]> = [
    .active: ["active", "resumed"],
    .inactive: ["inactive"],
    .background: ["background", "paused"],
  ]
}

extension NameTable {
  /// Names that are not entries of a log, although UIKit or an app may write them.
  static let unused: KeyValuePairs<SkipReason, [String]> = [
    .query: [
      "application(_:supportedInterfaceOrientationsFor:)",
      "application:supportedInterfaceOrientationsForWindow:", "GetSupportedInterfaceOrientations",
      "supportedInterfaceOrientations", "applicationWillChangeStatusBarFrame",
      "applicationDidChangeStatusBarFrame", "application(_:willChangeStatusBarFrame:)",
      "application(_:didChangeStatusBarFrame:)",
      "application(_:willChangeStatusBarOrientation:duration:)",
      "application(_:didChangeStatusBarOrientation:)",
      "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
      "prefersStatusBarHidden", "preferredStatusBarStyle",
    ],
    .notModelled: notModelled,
  ]

  private static let notModelled = [
    // Push and local notifications
    "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
    "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
    "application(_:didRegisterUserNotificationSettings:)",
    "application(_:didReceiveLocalNotification:)",
    // Other questions to the delegates
    "application(_:didUpdate:)", "application(_:handlerFor:)",
    "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
    "application(_:shouldAllowExtensionPointIdentifier:)",
    "applicationShouldRequestHealthAuthorization",
    "application(_:handleWatchKitExtensionRequest:reply:)",
    "application(_:userDidAcceptCloudKitShareWith:)",
    "scene(_:didUpdate:)", "windowScene(_:didUpdateEffectiveGeometry:)",
    "windowScene:didUpdateEffectiveGeometry:", "preferredWindowingControlStyle(for:)",
    "preferredWindowingControlStyleForScene:",
    "stateRestorationActivity(for:)", "scene(_:restoreInteractionStateWith:)",
    "windowScene(_:userDidAcceptCloudKitShareWith:)",
    // Notifications about scenes, which accompany the calls of their delegates
    "UISceneWillConnectNotification", "UIScene.willConnectNotification",
    "UISceneDidDisconnectNotification", "UIScene.didDisconnectNotification",
    "UISceneDidActivateNotification", "UIScene.didActivateNotification",
    "UISceneWillDeactivateNotification", "UIScene.willDeactivateNotification",
    "UISceneWillEnterForegroundNotification", "UIScene.willEnterForegroundNotification",
    "UISceneDidEnterBackgroundNotification", "UIScene.didEnterBackgroundNotification",
    "UIApplicationBackgroundRefreshStatusDidChangeNotification",
    "UIApplicationUserDidTakeScreenshotNotification",
    // View controllers; the app delegate has another name for the memory warning
    "viewWillDisappear", "viewDidDisappear", "loadView", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews", "viewIsAppearing",
    "didReceiveMemoryWarning",
    // Requests of the app, which contain names of callbacks
    "beginBackgroundTask(expirationHandler:)",
    "beginBackgroundTask(withName:expirationHandler:)",
    "beginBackgroundTaskWithExpirationHandler:",
    "beginBackgroundTaskWithName:expirationHandler:",
  ]
}
