/// The methods of the delegates as Apple's documentation declares them.
///
/// An attribute `@callback` gives the callback of the models. `@objc` gives the Objective-C
/// selector if its words differ from those of the Swift name, because people write those words too.
enum DelegateTable {
  /// Methods of app delegates.
  static let application = """
    protocol UIApplicationDelegate {
      @callback(app.willFinishLaunching)
      func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
      @callback(app.didFinishLaunching)
      func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
      @callback(app.didFinishLaunching)
      func applicationDidFinishLaunching(_ application: UIApplication)

      @callback(app.didBecomeActive)
      func applicationDidBecomeActive(_ application: UIApplication)
      @callback(app.willResignActive)
      func applicationWillResignActive(_ application: UIApplication)
      @callback(app.didEnterBackground)
      func applicationDidEnterBackground(_ application: UIApplication)
      @callback(app.willEnterForeground)
      func applicationWillEnterForeground(_ application: UIApplication)
      @callback(app.willTerminate)
      func applicationWillTerminate(_ application: UIApplication)

      @callback(app.didReceiveMemoryWarning)
      func applicationDidReceiveMemoryWarning(_ application: UIApplication)
      @callback(app.significantTimeChange)
      func applicationSignificantTimeChange(_ application: UIApplication)
      @callback(app.protectedDataWillBecomeUnavailable)
      func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
      @callback(app.protectedDataDidBecomeAvailable)
      func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

      @callback(app.openURL) @objc(application:openURL:options:)
      func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool
      @callback(app.willContinueUserActivity)
      func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
      @callback(app.continueUserActivity) @objc(application:continueUserActivity:restorationHandler:)
      func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool
      @objc(application:didUpdateUserActivity:)
      func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
      @callback(app.didFailToContinueUserActivity)
      func application(_ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
      @callback(app.performActionForShortcutItem) @objc(application:performActionForShortcutItem:completionHandler:)
      func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)

      func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
      func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
      @callback(app.didReceiveRemoteNotification)
      func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
      @callback(app.performFetch)
      func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
      @callback(app.handleEventsForBackgroundURLSession)
      func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void)

      @callback(app.shouldSaveState)
      func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
      @callback(app.shouldRestoreState)
      func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
      @callback(app.willEncodeState) @objc(application:willEncodeRestorableStateWithCoder:)
      func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
      @callback(app.didDecodeState) @objc(application:didDecodeRestorableStateWithCoder:)
      func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
      func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?

      @callback(app.configurationForConnecting) @objc(application:configurationForConnectingSceneSession:options:)
      func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration
      @callback(app.didDiscardSceneSessions)
      func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

      @objc(application:supportedInterfaceOrientationsForWindow:)
      func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
      @objc(application:handlerForIntent:)
      func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any?
      func application(_ application: UIApplication, shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier) -> Bool
      @objc(application:userDidAcceptCloudKitShareWithMetadata:)
      func application(_ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata)
      func application(_ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?, reply: @escaping ([AnyHashable: Any]?) -> Void)
      func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
      func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
    }
    """

  /// Methods of scene delegates.
  static let scene = """
    protocol UISceneDelegate {
      @callback(scene.willConnect) @objc(scene:willConnectToSession:options:)
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
      @callback(scene.didDisconnect)
      func sceneDidDisconnect(_ scene: UIScene)
      @callback(scene.didBecomeActive)
      func sceneDidBecomeActive(_ scene: UIScene)
      @callback(scene.willResignActive)
      func sceneWillResignActive(_ scene: UIScene)
      @callback(scene.willEnterForeground)
      func sceneWillEnterForeground(_ scene: UIScene)
      @callback(scene.didEnterBackground)
      func sceneDidEnterBackground(_ scene: UIScene)

      @callback(scene.openURLContexts)
      func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
      @callback(scene.willContinueUserActivity)
      func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
      @callback(scene.continueUserActivity) @objc(scene:continueUserActivity:)
      func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
      @callback(scene.didFailToContinueUserActivity)
      func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
      @objc(scene:didUpdateUserActivity:)
      func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)

      @callback(scene.stateRestorationActivity) @objc(stateRestorationActivityForScene:)
      func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
      @callback(scene.restoreInteractionState) @objc(scene:restoreInteractionStateWithUserActivity:)
      func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    }

    protocol UIWindowSceneDelegate {
      @callback(scene.performActionForShortcutItem) @objc(windowScene:performActionForShortcutItem:completionHandler:)
      func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
      @objc(windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:)
      func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection)
      func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
      @objc(windowScene:userDidAcceptCloudKitShareWithMetadata:)
      func windowScene(_ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata)
    }
    """
}

extension DelegateTable {
  /// Deprecated methods of app delegates.
  ///
  /// iOS still calls some of them, and only if the method that replaces them is missing.
  static let formerApplication = """
    protocol UIApplicationDelegate {
      @callback(app.openURL) @objc(application:openURL:sourceApplication:annotation:)
      func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool
      @callback(app.openURL) @objc(application:handleOpenURL:)
      func application(_ application: UIApplication, handleOpen url: URL) -> Bool
      @callback(app.shouldSaveState)
      func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
      @callback(app.shouldRestoreState)
      func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool

      @callback(app.didReceiveRemoteNotification)
      func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
      @objc(application:didReceiveLocalNotification:)
      func application(_ application: UIApplication, didReceive notification: UILocalNotification)
      @objc(application:didRegisterUserNotificationSettings:)
      func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
      @objc(application:handleActionWithIdentifier:forLocalNotification:completionHandler:)
      func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification, completionHandler: @escaping () -> Void)
      @objc(application:handleActionWithIdentifier:forLocalNotification:withResponseInfo:completionHandler:)
      func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
      func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
      func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable: Any], withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
      @objc(application:handleIntent:completionHandler:)
      func application(_ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void)

      func application(_ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation, duration: TimeInterval)
      func application(_ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
      func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
      func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
    }
    """
}
