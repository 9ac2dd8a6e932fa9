import LifecycleTesting
import LifecycleUIKit
import Testing

/// Observes the notifications of scenes, as code that has no scene delegate of its own does.
private final class ObservingAppDelegate: UIResponder, UIApplicationDelegate {
  private static let observed: [(name: Notification.Name, word: String)] = [
    (UIScene.willConnectNotification, "willConnect"),
    (UIScene.willEnterForegroundNotification, "willEnterForeground"),
    (UIScene.didActivateNotification, "didActivate"),
    (UIScene.willDeactivateNotification, "willDeactivate"),
    (UIScene.didEnterBackgroundNotification, "didEnterBackground"),
    (UIScene.didDisconnectNotification, "didDisconnect"),
  ]

  private let journal: Journal
  private let observations = observed.map { _ in Observation() }

  init(_ journal: Journal) {
    self.journal = journal
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    for (observation, (name, word)) in zip(observations, Self.observed) {
      observation.begin(name) { [journal] in journal.lines.append("posted \(word)") }
    }
    return true
  }
}

private final class NotingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let journal: Journal
  private let observation = Observation()

  init(_ journal: Journal) {
    self.journal = journal
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    journal.lines.append("connect")
    observation.begin(UIScene.didEnterBackgroundNotification, from: scene) { [journal] in
      journal.lines.append("posted by the scene")
    }
  }

  func sceneDidEnterBackground(_ scene: UIScene) { journal.lines.append("leave") }
}

@MainActor @Suite struct `The notifications of a scene` {
  private func lines(_ choices: [String]) throws -> [String] {
    var journals: [Journal] = []
    func begin() -> Journal {
      journals.append(Journal())
      return journals[journals.count - 1]
    }
    let world = World.uiKitScenes(
      disk: begin(), appDelegate: { ObservingAppDelegate($0) },
      sceneDelegate: { NotingSceneDelegate($0) })
    #expect(try live(choices, in: world, on: .scenes) == [])
    return journals.last?.lines ?? []
  }

  /// Whether the delegate is told that the app is left before that is posted, in every life.
  private func areInOrder(_ options: UIKitOptions) throws -> CheckReport {
    let world = World.uiKitScenes(
      disk: Journal(), options: options, appDelegate: { ObservingAppDelegate($0) },
      sceneDelegate: { NotingSceneDelegate($0) }
    )
    .invariant("leaving is told before it is posted") { moment in
      let lines = moment.disk.lines.filter { $0 == "leave" || $0 == "posted didEnterBackground" }
      return lines.indices.allSatisfy { $0 % 2 == (lines[$0] == "leave" ? 0 : 1) }
    }
    return try LifeCheck(world, on: .scenes).run(.exhaustive(depth: 6))
  }

  @Test func `come in every order that fits, where a test asks for that`() throws {
    #expect(try areInOrder(UIKitOptions()).findings == [])
    var options = UIKitOptions()
    options.ordersSceneNotifications = true
    #expect(
      try areInOrder(options).findings.map(\.trace.choices.last) == [
        "note.sceneDidEnterBackground#A.early"
      ])
  }

  @Test func `are posted after the calls of its delegate, also where it has no method`() throws {
    let lines = try lines(["launch", "home", "reclaim#A"])
    #expect(
      lines.filter { $0 != "posted by the scene" } == [
        "connect", "posted willConnect", "posted willEnterForeground", "posted didActivate",
        "posted willDeactivate", "leave", "posted didEnterBackground", "posted didDisconnect",
      ])
    // The order of several observers is not defined.
    #expect(lines.count { $0 == "posted by the scene" } == 1)
  }
}
