import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private var notebook: Notebook? { (UIApplication.shared.delegate as? AppDelegate)?.notebook }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    // What has started the app comes here, and in no other method.
    follow(connectionOptions.urlContexts)
    if let item = connectionOptions.shortcutItem { _ = notebook?.perform(item.type) }
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    // This comes at launch, too: what a quick action has just added must not be read away.
    if let notebook, !notebook.hasChanges { notebook.load() }
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    notebook?.save()
    BackgroundRefresh.schedule()
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    follow(URLContexts)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(notebook?.perform(shortcutItem.type) ?? false)
  }

  private func follow(_ contexts: Set<UIOpenURLContext>) {
    for context in contexts { _ = notebook?.follow(context.url) }
  }
}
