import UIKit

/// A scene that opens URLs, continues activities and performs shortcuts, warm and cold.
final class ShortcutSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var handled: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: UIViewController())
    self.window = window
    window.makeKeyAndVisible()
    if let item = connectionOptions.shortcutItem { handled.append(item.type) }
    self.scene(scene, openURLContexts: connectionOptions.urlContexts)
    if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
      self.scene(scene, continue: activity)
    }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { handled.append(context.url.absoluteString) }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    handled.append(userActivity.activityType)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    handled.append(shortcutItem.type)
    completionHandler(true)
  }

  func sceneWillResignActive(_ scene: UIScene) {
    UIApplication.shared.shortcutItems = [
      UIApplicationShortcutItem(
        type: "compose", localizedTitle: "Compose", localizedSubtitle: nil,
        icon: UIApplicationShortcutIcon(type: .compose), userInfo: nil)
    ]
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    return scene.userActivity
  }
}

/// An app that performs shortcuts asynchronously.
final class AsyncShortcutAppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    shortcutItem.type == "new"
  }
}
