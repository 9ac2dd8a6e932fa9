import LifecycleRecorder
import Testing
import UIKit

@MainActor private var saves = 0

@MainActor private func save() { saves += 1 }

/// The guide's delegates, in a scope where their names do not clash with others.
private enum GuideCode {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      try? LifecycleRecorder.shared.start()
      LifecycleRecorder.shared.record()
      return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
      LifecycleRecorder.shared.record { save() }
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func sceneDidBecomeActive(_ scene: UIScene) {
      LifecycleRecorder.shared.record(scene: scene)
    }
  }
}

@MainActor @Suite struct `The delegate of the guide` {
  @Test func `works as before if nothing is recorded`() {
    GuideCode.AppDelegate().applicationDidEnterBackground(UIApplication())
    #expect(saves == 1)
  }
}
