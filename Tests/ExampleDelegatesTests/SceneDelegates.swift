import UIKit

@testable import NotesAfter

/// The move when it has begun: a scene delegate exists, and does nothing.
enum Halfway {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
  }
}

/// Has the body of applicationWillEnterForeground(_:), copied as it was.
final class CopiedSceneDelegate: NotesAfter.SceneDelegate {
  override func sceneWillEnterForeground(_ scene: UIScene) {
    (UIApplication.shared.delegate as? NotesAfter.AppDelegate)?.notebook.load()
  }
}

/// Handles only what arrives at the running app.
final class WarmSceneDelegate: NotesAfter.SceneDelegate {
  override func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
}
