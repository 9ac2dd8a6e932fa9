/// Is told of the life cycle of an app, and of what the app is to do.
///
/// All methods are optional: what a delegate leaves out gets a default implementation, which answers
/// as UIKit does in its place and enters its name in ``UIApplication/unimplemented``. A method whose
/// signature is not exactly one of these is never called, as on a device.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scenes.
  var window: UIWindow? { get set }

  // MARK: Launching

  /// Tells that the app has been launched; an older spelling without options.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Tells that the launch has begun; what was saved is not restored yet.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells that the launch is almost done.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  // MARK: Transitions

  /// Tells that the app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Tells that the app is about to stop being active.
  func applicationWillResignActive(_ application: UIApplication)

  /// Tells that the app has left the screen.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Tells that the app is about to return to the screen.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Tells that the app is about to end; most ends come without it.
  func applicationWillTerminate(_ application: UIApplication)

  // MARK: The device

  /// Tells that memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Tells that the clock, the day or the time zone has changed.
  func applicationSignificantTimeChange(_ application: UIApplication)

  /// Tells that protected files can soon no longer be read.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

  /// Tells that protected files can be read again.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

  // MARK: URLs, activities, shortcuts

  /// Asks to open a URL.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Asks to open a URL, as before iOS 9.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool

  /// Asks to open a URL, as before iOS 4.2.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool

  /// Tells that an activity is about to be continued.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool

  /// Asks to continue an activity.
  @preconcurrency func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// Tells that an activity could not be continued.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)

  /// Tells that an activity has been brought up to date.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

  /// Asks to do what the user chose of the app's icon.
  @preconcurrency func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void)

  /// Asks to do what the user chose of the app's icon, asynchronously.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool

  // MARK: Work in the background

  /// Hands over the push token.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

  /// Tells that there is no push token.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)

  /// Tells of a push notification, as before iOS 7.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])

  /// Tells of a push notification.
  @preconcurrency func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler:
      @escaping @Sendable (UIBackgroundFetchResult) -> Void)

  /// Gives time to fetch.
  @preconcurrency func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping @Sendable (UIBackgroundFetchResult) -> Void)

  /// Tells that loads in the background are done.
  @preconcurrency func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping @Sendable () -> Void)

  // MARK: State restoration

  /// Asks whether the state is to be saved, as before iOS 13.2.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool

  /// Asks whether the state is to be restored, as before iOS 13.2.
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

  /// Tells that the state is about to be saved.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

  /// Tells that the state has been restored.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

  /// Asks for a view controller whose state is to be restored.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?

  // MARK: Scenes

  /// Asks what a new scene is made of.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Tells that the user has closed scenes.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  // MARK: Questions and geometry

  /// Asks how the window may be turned.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Asks whether extensions of a kind may be used.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool

  /// Tells that the app is about to turn.
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval)

  /// Tells that the app has turned.
  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)

  /// Tells that the status bar is about to change its size.
  func application(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)

  /// Tells that the status bar has changed its size.
  func application(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
}
