/// Receives the callbacks of the app life cycle, and the requests that the app is to handle.
///
/// All methods are optional. The default implementation of a method returns what UIKit assumes when
/// the method is missing, and adds its name to ``UIApplication/unimplemented``. A method whose
/// signature differs from these is never called, as on a device.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scenes.
  var window: UIWindow? { get set }

  // MARK: Launching

  /// Called when the app has been launched; the older variant without options.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Called when the launch has begun; no state has been restored yet.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the launch is almost finished.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  // MARK: Transitions

  /// Called when the app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called when the app is about to stop being active.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called when the app has left the screen.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called when the app is about to return to the screen.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called when the app is about to terminate; most processes end without it.
  func applicationWillTerminate(_ application: UIApplication)

  // MARK: The device

  /// Called when memory is low.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Called when the clock, the day or the time zone has changed.
  func applicationSignificantTimeChange(_ application: UIApplication)

  /// Called shortly before protected files can no longer be read.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

  /// Called when protected files can be read again.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

  // MARK: URLs, activities, shortcuts

  /// Asks to open a URL.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Asks to open a URL; the variant for iOS 4.2 to 8.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool

  /// Asks to open a URL; the variant for systems before iOS 4.2.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool

  /// Called when an activity is about to be continued.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool

  /// Asks to continue an activity.
  @preconcurrency func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// Called when an activity could not be continued.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)

  /// Called when an activity has been updated.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

  /// Asks to perform a quick action.
  @preconcurrency func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void)

  /// Asks to perform a quick action, asynchronously.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool

  // MARK: Work in the background

  /// Delivers the push token.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

  /// Called when no push token could be obtained.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)

  /// Delivers a push notification; the older variant without a completion handler.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])

  /// Delivers a push notification.
  @preconcurrency func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler:
      @escaping @Sendable (UIBackgroundFetchResult) -> Void)

  /// Gives the app time to fetch data.
  @preconcurrency func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping @Sendable (UIBackgroundFetchResult) -> Void)

  /// Called when background transfers are complete.
  @preconcurrency func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping @Sendable () -> Void)

  /// Delivers a push, asynchronously.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: sending [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult

  /// Called when background transfers are complete, asynchronously.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String
  ) async

  // MARK: State restoration

  /// Asks whether the state is to be saved; deprecated since iOS 13.2.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool

  /// Asks whether the state is to be restored; deprecated since iOS 13.2.
  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool

  /// Asks whether the state is to be saved.
  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool

  /// Asks whether the state is to be restored.
  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool

  /// Called when the state is about to be saved.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

  /// Called when the state has been restored.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

  /// Asks for the view controller whose state is to be restored.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?

  // MARK: Scenes

  /// Asks for the configuration of a new scene.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called when the user has closed scenes.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  // MARK: Questions and geometry

  /// Asks for the orientations that the window supports.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Asks whether extensions of a kind may be used.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool

  /// Called when the interface is about to rotate.
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval)

  /// Called when the interface has rotated.
  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)

  /// Called when the status bar is about to change its size.
  func application(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)

  /// Called when the status bar has changed its size.
  func application(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
}
