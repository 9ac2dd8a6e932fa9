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

  private static let observedOfApp: [(name: Notification.Name, word: String)] = [
    (UIApplication.willEnterForegroundNotification, "willEnterForeground"),
    (UIApplication.didBecomeActiveNotification, "didBecomeActive"),
  ]

  private let journal: Journal
  private let tellsStates: Bool
  private let observations = (observed + observedOfApp).map { _ in Observation() }

  init(_ journal: Journal, tellsStates: Bool = false) {
    self.journal = journal
    self.tellsStates = tellsStates
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    for (observation, (name, word)) in zip(observations, Self.observed) {
      observation.begin(name) { [journal, tellsStates] in
        let scene = application.connectedScenes.first
        journal.lines.append(
          tellsStates
            ? "\(word) \(application.applicationState)/\(scene.map { "\($0.activationState)" } ?? "")"
            : "posted \(word)")
      }
    }
    for (observation, (name, word)) in zip(
      observations.dropFirst(Self.observed.count), Self.observedOfApp)
    where !tellsStates {
      observation.begin(name) { [journal] in journal.lines.append("app \(word)") }
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

  /// A world that notes what is posted and called, with the states of the app and the scene.
  private func world(_ options: UIKitOptions) -> World<
    Journal, DrivenScenes<ObservingAppDelegate, NotingSceneDelegate>
  > {
    World.uiKitScenes(
      disk: Journal(), options: options, appDelegate: { ObservingAppDelegate($0) },
      sceneDelegate: { NotingSceneDelegate($0) })
  }

  private var ordered: UIKitOptions {
    var options = UIKitOptions()
    options.ordersSceneNotifications = true
    return options
  }

  /// The places of two lines alternate, the first one first.
  private func alternate(_ first: String, _ second: String, in lines: [String]) -> Bool {
    let both = lines.filter { $0 == first || $0 == second }
    return both.indices.allSatisfy { both[$0] == ($0 % 2 == 0 ? first : second) }
  }

  @Test func `come in every order that fits, where a test asks for that`() throws {
    func check(_ options: UIKitOptions) throws -> [String] {
      let world = world(options)
        .invariant("leaving is told before it is posted") {
          alternate("leave", "posted didEnterBackground", in: $0.disk.lines)
        }
        .invariant("the scene posts before the app") {
          alternate("posted didActivate", "app didBecomeActive", in: $0.disk.lines)
        }
        .invariant("the app enters the foreground before its scene is active") {
          let lines = $0.disk.lines
          guard let active = lines.firstIndex(of: "posted didActivate") else { return true }
          return lines[..<active].contains("app willEnterForeground")
        }
      return try LifeCheck(world, on: .scenes).run(.exhaustive(depth: 6)).findings.map(\.id)
        .sorted()
    }
    let usual = try check(UIKitOptions())
    #expect(usual == [])
    #expect(
      try check(ordered) == [
        "leaving is told before it is posted",
        "the app enters the foreground before its scene is active",
      ])
  }

  @Test func `are posted while the app has its old state, and the scene the one that they tell`()
    throws
  {
    nonisolated(unsafe) var journal = Journal()
    let world = World.uiKitScenes(
      disk: journal, appDelegate: { ObservingAppDelegate($0, tellsStates: true) },
      sceneDelegate: { NotingSceneDelegate($0) })
    #expect(try live(["launch", "home"], in: world, on: .scenes) == [])
    #expect(
      journal.lines.filter { $0.contains("/") } == [
        "willConnect background/unattached", "willEnterForeground background/background",
        "didActivate inactive/foregroundActive", "willDeactivate active/foregroundActive",
        "didEnterBackground background/background",
      ])
    journal = Journal()
  }

  @Test func `are posted after the calls of its delegate, also where it has no method`() throws {
    let lines = try lines(["launch", "home", "reclaim#A"])
    #expect(
      lines.filter { $0 != "posted by the scene" && !$0.hasPrefix("app ") } == [
        "connect", "posted willConnect", "posted willEnterForeground", "posted didActivate",
        "posted willDeactivate", "leave", "posted didEnterBackground", "posted didDisconnect",
      ])
    // The order of several observers is not defined.
    #expect(lines.count { $0 == "posted by the scene" } == 1)
  }
}
