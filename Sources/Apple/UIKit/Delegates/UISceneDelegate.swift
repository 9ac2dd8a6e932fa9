/// All methods are optional, as those of ``UIApplicationDelegate`` are. UIKit itself creates a
/// scene delegate from its class, so the class needs `init()`, which every `NSObject` has.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  // MARK: Connecting

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  func sceneDidDisconnect(_ scene: UIScene)

  // MARK: Transitions

  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)

  // MARK: URLs and activities

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)

  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)

  // MARK: State restoration

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

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

@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }

  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)

  @preconcurrency func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void)

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
}

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
