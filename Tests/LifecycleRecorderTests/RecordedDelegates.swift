import LifecycleRecorder
import UIKit

/// Records its callbacks; each process starts a new recording in the same file.
class RecordedAppDelegate: NSObject, UIApplicationDelegate {
  let file: RecordedFile
  private let api: LifecycleRecorder.API

  init(_ file: RecordedFile, api: LifecycleRecorder.API = .app) {
    (self.file, self.api) = (file, api)
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    try? file.recorder.start(file: file.url, api: api)
    file.recorder.record()
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    file.recorder.record { true }
  }

  func applicationDidBecomeActive(_ application: UIApplication) { file.recorder.record() }

  func applicationWillResignActive(_ application: UIApplication) { file.recorder.record() }

  func applicationDidEnterBackground(_ application: UIApplication) { file.recorder.record() }

  func applicationWillEnterForeground(_ application: UIApplication) { file.recorder.record() }

  func applicationWillTerminate(_ application: UIApplication) { file.recorder.record() }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    file.recorder.record { true }
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    file.recorder.record {
      UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }
  }
}

/// Records the callbacks of its scene.
final class RecordedSceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  private let file: RecordedFile

  init(_ file: RecordedFile) {
    self.file = file
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    file.recorder.record(scene: scene)
  }

  func sceneDidDisconnect(_ scene: UIScene) { file.recorder.record(scene: scene) }

  func sceneDidBecomeActive(_ scene: UIScene) { file.recorder.record(scene: scene) }

  func sceneWillResignActive(_ scene: UIScene) { file.recorder.record(scene: scene) }

  func sceneWillEnterForeground(_ scene: UIScene) { file.recorder.record(scene: scene) }

  func sceneDidEnterBackground(_ scene: UIScene) { file.recorder.record(scene: scene) }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    file.recorder.record(scene: scene)
  }
}

/// Records no callback itself.
final class SilentAppDelegate: NSObject, UIApplicationDelegate {}
