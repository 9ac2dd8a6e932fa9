import FoundationNetworking
import UIKit

private enum AdoptionBefore {
  // Info.plist: UIApplicationSceneManifest with an empty UISceneConfigurations
  class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = RootViewController()
      window?.makeKeyAndVisible()
      return true
    }
  }
}

/// Names a scene delegate in the manifest, and makes the window where its scene connects.
private enum AdoptionAfter {
  // Info.plist: a configuration for UIWindowSceneSessionRoleApplication with
  // UISceneDelegateClassName = $(PRODUCT_MODULE_NAME).SceneDelegate
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

private enum RegistrationBefore {
  class RootViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      BGTaskScheduler.shared.register(
        forTaskWithIdentifier: "com.example.refresh", using: nil, launchHandler: Refresh.run)
    }
  }
}

/// Registers each task in the launch method.
private enum RegistrationAfter {
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

private enum TransfersBefore {
  final class Downloads: NSObject, URLSessionTaskDelegate {
    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      if error == nil { Notes.markAsDownloaded(task.originalRequest?.url) }
    }
  }
}

/// Starts again what a force quit has cancelled, as soon as the app is told.
private enum TransfersAfter {
  final class Downloads: NSObject, URLSessionTaskDelegate {
    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      guard let error else { return Notes.markAsDownloaded(task.originalRequest?.url) }
      let reason = (error as? URLError)?.backgroundTaskCancelledReason
      if reason == .userForceQuitApplication, let url = task.originalRequest?.url {
        session.downloadTask(with: url).resume()  // In production, from the resume data.
      }
    }
  }
}

private enum ProtectedDataBefore {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      if Account.token == nil { Account.signOut() }  // Before the first unlock, it is nil.
      return true
    }
  }
}

/// Waits for protected data before it believes an empty answer.
private enum ProtectedDataAfter {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      if application.isProtectedDataAvailable { restore() }
      return true
    }

    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
      restore()
    }

    private func restore() {
      if Account.token == nil { Account.askToSignIn() }
    }
  }
}

private enum AppearanceBefore {
  struct NoteView: View {
    var body: some View {
      Text("Note")
        .onAppear { Session.begin() }  // Runs in a launch in the background, too.
    }
  }
}

/// Counts a view as visible only while the phase is active.
private enum AppearanceAfter {
  struct NoteView: View {
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
      Text("Note")
        .onChange(of: scenePhase, initial: true) { _, phase in
          if phase == .active { Session.beginIfNeeded() }
        }
    }
  }
}
