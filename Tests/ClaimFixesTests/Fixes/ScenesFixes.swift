import UIKit

private enum SceneTransitionsBefore {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func applicationDidEnterBackground(_ application: UIApplication) {
      Notes.save()  // Not called in an app with scenes.
    }
  }
}

/// Handles transitions in the delegate that receives them.
private enum SceneTransitionsAfter {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func sceneDidEnterBackground(_ scene: UIScene) {
      Notes.save()
    }
  }
}

private enum WindowInSceneBefore {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidBecomeActive(_ application: UIApplication) {
      window?.rootViewController?.present(SignInViewController(), animated: false)
    }
  }
}

/// Makes the window when its scene connects.
private enum WindowInSceneAfter {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func sceneDidBecomeActive(_ scene: UIScene) {
      window?.rootViewController?.present(SignInViewController(), animated: false)
    }
  }
}

private enum DisconnectingBefore {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func sceneDidDisconnect(_ scene: UIScene) {
      Database.close()  // The process lives on, and so may other windows.
    }
  }
}

/// Releases what belongs to the window, and keeps what belongs to the app.
private enum DisconnectingAfter {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func sceneDidDisconnect(_ scene: UIScene) {
      Notes.save()
      window = nil
    }
  }

  class AppDelegate: UIResponder, UIApplicationDelegate {
    func applicationWillTerminate(_ application: UIApplication) {
      Database.close()  // If it is called at all.
    }
  }
}

private enum ConfigurationBefore {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      Session.begin()  // Not for a session that is restored.
      return UISceneConfiguration(name: "Default", sessionRole: session.role)
    }
  }
}

/// Sets a window up when it connects, which each launch on screen does.
private enum ConfigurationAfter {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      Session.beginIfNeeded()
    }
  }
}

// swift-format-ignore: NeverForceUnwrap
@MainActor private enum AnySceneBefore {
  static func present(_ controller: UIViewController) {
    let scene = UIApplication.shared.connectedScenes.first as! UIWindowScene
    scene.windows[0].rootViewController?.present(controller, animated: true)
  }
}

/// Expects that there may be no scene.
@MainActor private enum AnySceneAfter {
  static func present(_ controller: UIViewController) {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    guard let scene = scenes.first(where: { $0.activationState == .foregroundActive }) else {
      return Notes.presentLater(controller)  // A launch in the background, or CarPlay alone.
    }
    scene.windows.first?.rootViewController?.present(controller, animated: true)
  }
}

private enum AllWindowsBefore {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func sceneDidEnterBackground(_ scene: UIScene) {
      Player.stop()  // Another window may be in front.
    }
  }
}

/// Asks whether any window is left before it stops what the app does.
private enum AllWindowsAfter {
  class Playback {
    init() {
      _ = NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
      ) { _ in
        MainActor.assumeIsolated { Player.stop() }  // The last window is gone.
      }
    }
  }
}

private enum DiscardingBefore {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {
      for session in sceneSessions { Notes.deleteDraft(of: session.persistentIdentifier) }
    }
  }
}

/// Deletes nothing that belongs to an open session.
private enum DiscardingAfter {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {
      let connected = application.connectedScenes.map { $0.session.persistentIdentifier }
      for session in sceneSessions where !connected.contains(session.persistentIdentifier) {
        Notes.deleteDraft(of: session.persistentIdentifier)
      }
    }
  }
}

@MainActor private enum AppNotificationsBefore {
  static func observe() {
    // “They are no longer posted”, so each scene is observed as well: twice the work.
    for name in [
      UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification,
    ] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
        MainActor.assumeIsolated { Notes.save() }
      }
    }
  }
}

/// Observes the app's notifications for what concerns the app as a whole.
@MainActor private enum AppNotificationsAfter {
  static func observe() {
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
    ) { _ in
      MainActor.assumeIsolated { Notes.save() }
    }
  }
}

@MainActor private enum SceneStateBefore {
  static func observe() {
    _ = NotificationCenter.default.addObserver(
      forName: UIScene.willDeactivateNotification, object: nil, queue: .main
    ) { _ in
      MainActor.assumeIsolated {
        if UIApplication.shared.applicationState != .active { Player.stop() }
      }
    }
  }
}

/// Reads the event that was sent, not a state that may still be the old one.
@MainActor private enum SceneStateAfter {
  static func observe() {
    _ = NotificationCenter.default.addObserver(
      forName: UIScene.willDeactivateNotification, object: nil, queue: .main
    ) { _ in
      MainActor.assumeIsolated { Player.stop() }
    }
  }
}
