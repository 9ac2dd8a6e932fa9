import LifecycleTesting
import LifecycleUIKit
import Testing

/// Records the callbacks of its scene, and the state of the scene in each.
private final class RecordingSceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
  }

  private func note(_ words: String, _ scene: UIScene) {
    journal.lines.append("\(words), \(scene.activationState)")
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let inputs =
      connectionOptions.urlContexts.map { "\($0.url)" }
      + connectionOptions.userActivities.map(\.activityType)
      + (connectionOptions.shortcutItem.map { [$0.type] } ?? [])
    note((["connect"] + inputs).joined(separator: " "), scene)
  }

  func sceneDidDisconnect(_ scene: UIScene) { note("disconnect", scene) }

  func sceneDidBecomeActive(_ scene: UIScene) { note("active", scene) }

  func sceneWillResignActive(_ scene: UIScene) { note("resign", scene) }

  func sceneWillEnterForeground(_ scene: UIScene) { note("enter", scene) }

  func sceneDidEnterBackground(_ scene: UIScene) { note("leave", scene) }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { note("open \(context.url)", scene) }
  }

  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    note("willContinue \(userActivityType)", scene)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    note("continue \(userActivity.userInfo?["lifecycle.input"] ?? "nothing")", scene)
  }

  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    note("didFail \(userActivityType)", scene)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    note("perform \(shortcutItem.type)", windowScene)
    completionHandler(true)
  }
}

private final class ConfiguringAppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Notes", sessionRole: connectingSceneSession.role)
  }
}

@MainActor @Suite struct `What a scene delegate is sent` {
  private final class Lives {
    var disks: [Journal] = []

    func begin() -> Journal {
      disks.append(Journal())
      return disks[disks.count - 1]
    }
  }

  private let lives = Lives()

  private func lines(_ choices: [String]) throws -> [String] {
    let world = World.uiKitScenes(
      disk: lives.begin(), appDelegate: { _ in ConfiguringAppDelegate() },
      sceneDelegate: { RecordingSceneDelegate($0) }
    )
    .invariant(
      "the session has the configuration that the app delegate gave", after: .sceneWillConnect
    ) { moment in
      moment.delegate.application.connectedScenes.allSatisfy {
        $0.session.configuration.name == "Notes"
      }
    }
    #expect(try live(choices, in: world, on: .scenes) == [])
    return lives.disks.last?.lines ?? []
  }

  @Test func `shows the scene in its old or its new state`() throws {
    #expect(
      try lines(["launch", "home", "reclaim#A"]) == [
        "connect, unattached", "enter, background", "active, foregroundActive",
        "resign, foregroundActive", "leave, background", "disconnect, unattached",
      ])
  }

  @Test func `is the user's input, in the options of the connection`() throws {
    #expect(try lines(["launch.url"]).first == "connect lifecycle://input/1, unattached")
    #expect(try lines(["launch.userActivity"]).first == "connect lifecycle.input, unattached")
    #expect(try lines(["launch.shortcut"]).first == "connect lifecycle.input, unattached")
  }

  @Test func `is the user's input, once the scene is connected`() throws {
    func input(_ choices: String...) throws -> [String] {
      try lines(["launch", "home"] + choices).filter {
        $0.contains("input") || $0.contains("continue")
      }
    }
    #expect(try input("open#A.url") == ["open lifecycle://input/1, foregroundInactive"])
    #expect(
      try input("open#A.userActivity", "scene.continueUserActivity#A") == [
        "willContinue lifecycle.input, foregroundInactive", "continue 1, foregroundInactive",
      ])
    #expect(
      try input("open#A.userActivity", "scene.didFailToContinueUserActivity#A").last
        == "didFail lifecycle.input, foregroundInactive")
    #expect(try input("open#A.shortcut") == ["perform lifecycle.input, foregroundInactive"])
  }
}
