/// Is told of the life cycle of a scene, and of what the scene is to do.
///
/// All methods are optional, as those of ``UIApplicationDelegate`` are. UIKit makes a scene delegate
/// itself, from its class, so a class needs `init()`; every `NSObject` has it.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  // MARK: Connecting

  /// Tells that the scene has been added to the app.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Tells that the scene has been taken from the app; its session may come back.
  func sceneDidDisconnect(_ scene: UIScene)

  // MARK: Transitions

  /// Tells that the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Tells that the scene is about to stop being active.
  func sceneWillResignActive(_ scene: UIScene)

  /// Tells that the scene is about to return to the screen.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Tells that the scene has left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)

  // MARK: URLs and activities

  /// Asks to open URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// Tells that an activity is about to be continued.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

  /// Asks to continue an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// Tells that an activity could not be continued.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)

  /// Tells that an activity has been brought up to date.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)

  // MARK: State restoration

  /// Asks what is to be restored when the scene comes back.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

  /// Hands over what is to be restored.
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
