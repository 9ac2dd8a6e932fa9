import UIKit

private enum SessionsBefore {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      if application.applicationState != .background { Session.begin() }
      return true
    }
  }
}

/// Counts a session when a window comes forward, not when a process starts.
private enum SessionsAfter {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func sceneDidBecomeActive(_ scene: UIScene) {
      Session.beginIfNeeded()
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
      Session.end()
    }
  }
}

private enum RefreshBefore {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func applicationWillEnterForeground(_ application: UIApplication) {
      Notes.refresh()
    }
  }
}

/// Refreshes whenever the app becomes active with stale content, at launch too.
private enum RefreshAfter {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) {
      if Notes.isStale { Notes.refresh() }
    }
  }
}

private enum FalseReturnBefore {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      Account.token != nil  // Without an account, do not start.
    }
  }
}

/// Shows what is wrong, because false does not end a launch.
private enum FalseReturnAfter {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController =
        Account.token == nil ? SignInViewController() : RootViewController()
      window?.makeKeyAndVisible()
    }
  }
}

private enum AfterMainBefore {
  @MainActor static func start() {
    UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
    Notes.save()  // Never runs.
  }
}

/// Does nothing after UIApplicationMain, because nothing runs there.
private enum AfterMainAfter {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func sceneWillResignActive(_ scene: UIScene) {
      Notes.save()
    }
  }
}

private enum OneDelegateBefore {
  @MainActor static func start() -> Int32 {
    // MainMenu.nib connects another object to the outlet “delegate”.
    UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
  }
}

/// Names the delegate in one place.
private enum OneDelegateAfter {
  @MainActor static func start() -> Int32 {
    // The nib’s object is the delegate, and no second one is made.
    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)
  }
}

private enum WakeBefore {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    var hasExpired = false

    func applicationWillEnterForeground(_ application: UIApplication) {
      hasExpired = false
    }

    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
      if hasExpired { return .failed }  // Still set: no transition came before the push.
      await Notes.sync()
      return .newData
    }
  }
}

/// Checks what expires where it is used, not at a transition that may not come.
private enum WakeAfter {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
      if Account.isExpired(at: Date()) { await Account.renew() }
      await Notes.sync()
      return .newData
    }
  }
}

private enum BackgroundWorkBefore {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func sceneDidEnterBackground(_ scene: UIScene) {
      Refresh.schedule()  // Does not run in a launch in the background.
    }
  }
}

/// Requests the next refresh in the launch itself, not only on the way out.
@MainActor private enum BackgroundWorkAfter {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func sceneDidEnterBackground(_ scene: UIScene) {
      Refresh.schedule()
    }
  }

  static func handle(_ task: BGTask) {
    Refresh.schedule()  // The request that caused this launch is used up.
    Refresh.run(task)
  }
}
