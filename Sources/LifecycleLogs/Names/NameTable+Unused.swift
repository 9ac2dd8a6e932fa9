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
    "userNotificationCenter(_:didReceive:withCompletionHandler:)",
    "userNotificationCenter(_:willPresent:withCompletionHandler:)",
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
    // Phases of Flutter that are not states of UIKit
    "AppLifecycleState.detached", "AppLifecycleState.hidden",
    // Requests of the app, which contain names of callbacks
    "beginBackgroundTask(expirationHandler:)",
    "beginBackgroundTask(withName:expirationHandler:)",
    "beginBackgroundTaskWithExpirationHandler:",
    "beginBackgroundTaskWithName:expirationHandler:",
  ]
}
