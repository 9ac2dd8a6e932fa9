import UIKit

private enum DelegateWindowBefore {
  class NoteList: UIViewController {
    func showAlert(_ alert: UIAlertController) {
      let window = UIApplication.shared.delegate?.window ?? nil
      window?.rootViewController?.present(alert, animated: true)  // nil with scenes.
    }
  }
}

private enum DelegateWindowAfter {
  class NoteList: UIViewController {
    func showAlert(_ alert: UIAlertController) {
      view.window?.rootViewController?.present(alert, animated: true)
    }
  }
}

private enum KeyWindowBefore {
  @MainActor static func topController() -> UIViewController? {
    UIApplication.shared.keyWindow?.rootViewController
  }
}

private enum KeyWindowAfter {
  @MainActor static func topController(in scene: UIWindowScene) -> UIViewController? {
    (scene.keyWindow ?? scene.windows.first)?.rootViewController
  }
}

private enum WindowFrameBefore {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      window = UIWindow(frame: UIScreen.main.bounds)  // Belongs to no scene: a black screen.
      window?.rootViewController = RootViewController()
      window?.makeKeyAndVisible()
    }
  }
}

private enum WindowFrameAfter {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = RootViewController()
      window?.makeKeyAndVisible()
    }
  }
}

private enum TaskAtConnectionBefore {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      BGTaskScheduler.shared.register(
        forTaskWithIdentifier: "com.example.refresh", using: nil, launchHandler: Refresh.run)
    }
  }
}

private enum TaskAtConnectionAfter {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      BGTaskScheduler.shared.register(
        forTaskWithIdentifier: "com.example.refresh", using: nil, launchHandler: Refresh.run)
      return true
    }
  }
}

private enum CentreAtConnectionBefore {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate, UNUserNotificationCenterDelegate {
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      UNUserNotificationCenter.current().delegate = self  // Launching may have ended.
    }
  }
}

private enum CentreAtConnectionAfter {
  class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      UNUserNotificationCenter.current().delegate = self
      return true
    }
  }
}
