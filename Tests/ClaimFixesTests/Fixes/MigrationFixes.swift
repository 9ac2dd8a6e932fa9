import UIKit

private enum DelegateWindowBefore {
  class NoteList: UIViewController {
    func showAlert(_ alert: UIAlertController) {
      let window = UIApplication.shared.delegate?.window ?? nil
      window?.rootViewController?.present(alert, animated: true)  // nil with scenes.
    }
  }
}

/// Asks the view for its window, and the scene for its windows.
private enum DelegateWindowAfter {
  class NoteList: UIViewController {
    func showAlert(_ alert: UIAlertController) {
      view.window?.rootViewController?.present(alert, animated: true)
    }
  }
}

@MainActor private enum KeyWindowBefore {
  static func topController() -> UIViewController? {
    UIApplication.shared.keyWindow?.rootViewController
  }
}

/// Chooses the scene first, then its window.
@MainActor private enum KeyWindowAfter {
  static func topController(in scene: UIWindowScene) -> UIViewController? {
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

/// Makes the window with its scene.
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

/// Leaves the registration of tasks in the launch method.
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

/// Leaves the delegate of the notification centre in the launch method.
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
