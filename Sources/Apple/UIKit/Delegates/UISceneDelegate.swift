/// Receives the callbacks of the scene life cycle, and the requests that the scene is to handle.
///
/// All methods are optional, as those of ``UIApplicationDelegate`` are. UIKit itself creates a
/// scene delegate from its class, so the class needs `init()`, which every `NSObject` has.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  // MARK: Connecting

  /// Called when the scene has been added to the app.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Called when the scene has been removed from the app; its session may be connected again.
  func sceneDidDisconnect(_ scene: UIScene)

  // MARK: Transitions

  /// Called when the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Called when the scene is about to stop being active.
  func sceneWillResignActive(_ scene: UIScene)

  /// Called when the scene is about to return to the screen.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Called when the scene has left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)

  // MARK: URLs and activities

  /// Asks to open URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// Called when an activity is about to be continued.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

  /// Asks to continue an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// Called when an activity could not be continued.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)

  /// Called when an activity has been updated.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)

  // MARK: State restoration

  /// Asks for the activity to restore when the scene is connected again.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

  /// Delivers the activity to restore.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    UIApplication.reportUnimplemented()
  }

  public func sceneDidDisconnect(_ scene: UIScene) {
    UIApplication.reportUnimplemented()
  }

  public func sceneDidBecomeActive(_ scene: UIScene) {
    UIApplication.reportUnimplemented()
  }

  public func sceneWillResignActive(_ scene: UIScene) {
    UIApplication.reportUnimplemented()
  }

  public func sceneWillEnterForeground(_ scene: UIScene) {
    UIApplication.reportUnimplemented()
  }

  public func sceneDidEnterBackground(_ scene: UIScene) {
    UIApplication.reportUnimplemented()
  }

  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    UIApplication.reportUnimplemented()
  }

  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    UIApplication.reportUnimplemented()
  }

  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    UIApplication.reportUnimplemented()
  }

  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    UIApplication.reportUnimplemented()
  }

  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    UIApplication.reportUnimplemented()
  }

  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    UIApplication.reportUnimplemented()
    return nil
  }

  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {
    UIApplication.reportUnimplemented()
  }
}

/// Receives the callbacks of the life cycle of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene.
  var window: UIWindow? { get set }

  /// Called when the size, orientation or traits of the scene have changed.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)

  /// Asks to perform a quick action.
  @preconcurrency func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void)

  /// Asks to perform a quick action, asynchronously.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIWindowSceneDelegate {
  // A delegate that does not declare a window has no place to store one, so the value is discarded.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    UIApplication.reportUnimplemented()
  }

  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    UIApplication.reportUnimplemented()
    completionHandler(false)
  }

  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    UIApplication.reportUnimplemented(#function + " async")
    return false
  }
}
