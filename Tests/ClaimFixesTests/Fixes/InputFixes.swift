import UIKit

private enum ColdInputBefore {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      for context in URLContexts { Router.open(context.url) }
    }
  }
}

/// Handles cold and warm links in one function.
private enum ColdInputAfter {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      open(connectionOptions.urlContexts)  // The link that has launched the app.
      for activity in connectionOptions.userActivities { Router.open(activity) }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      open(URLContexts)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      Router.open(userActivity)
    }

    private func open(_ contexts: Set<UIOpenURLContext>) {
      for context in contexts { Router.open(context.url) }
    }
  }
}

private enum OpenURLBefore {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      if let url = launchOptions?[.url] as? URL { Router.open(url) }
      return true  // UIKit calls application(_:open:options:) too: the link opens twice.
    }

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
      Router.open(url)
      return true
    }
  }
}

/// Leaves the link to the one method that is called for cold and warm links.
private enum OpenURLAfter {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      true
    }

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
      Router.open(url)
      return true
    }
  }
}

private enum ResponsesBefore {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
      Router.open(note: userInfo["note"] as? String)  // Not called for a tap.
      completionHandler(.noData)
    }
  }
}

/// Sets the delegate of the notification centre before launching ends.
private enum ResponsesAfter {
  class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      UNUserNotificationCenter.current().delegate = self
      return true
    }

    nonisolated func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
      let content = response.notification.request.content
      await Router.open(note: content.userInfo["note"] as? String)
    }
  }
}

private enum PushOnceBefore {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
      Notes.add(userInfo["note"] as? String)
      completionHandler(.newData)
    }
  }
}

/// Remembers which pushes were handled.
private enum PushOnceAfter {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    private var handled: Set<String> = []

    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
      guard let id = userInfo["id"] as? String, handled.insert(id).inserted else {
        return completionHandler(.noData)
      }
      Notes.add(userInfo["note"] as? String)
      completionHandler(.newData)
    }
  }
}

private enum SilentPushBefore {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
      await Notes.sync()
      return .newData
    }
  }
}

/// Fetches on each return as well, because a push may never have come.
private enum SilentPushAfter {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
      await Notes.sync()
      return .newData
    }
  }

  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func sceneWillEnterForeground(_ scene: UIScene) {
      Task { await Notes.sync() }  // After a force quit, this is the first chance.
    }
  }
}

@MainActor private enum InactiveInputBefore {
  static func handle(_ push: [AnyHashable: Any]) {
    guard UIApplication.shared.applicationState == .active else { return }
    Notes.add(push["note"] as? String)
  }
}

/// Handles what arrives in any state of the app.
@MainActor private enum InactiveInputAfter {
  static func handle(_ push: [AnyHashable: Any]) {
    Notes.add(push["note"] as? String)  // Under a panel the app is inactive, and still gets it.
  }
}
