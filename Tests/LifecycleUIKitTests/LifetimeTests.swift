import LifecycleTesting
import LifecycleUIKit
import Testing

/// Is held by the centre for ever.
private final class HeldDelegate: NSObject, UIApplicationDelegate {
  private var reminders = 0

  override init() {
    super.init()
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.significantTimeChangeNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { self.reminders += 1 }
    }
  }
}

/// Keeps the application that it belongs to, as many delegates do.
private final class KeepingDelegate: NSObject, UIApplicationDelegate {
  let application = UIApplication.shared
}

/// Keeps every scene delegate that was ever made.
@MainActor private final class Hoard {
  static var everything: [AnyObject] = []
}

private final class KeepingSceneDelegate: NSObject, UISceneDelegate {
  private var scene: UIScene?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    self.scene = scene
  }
}

private final class HoardedSceneDelegate: NSObject, UISceneDelegate {
  override init() {
    super.init()
    Hoard.everything.append(self)
  }
}

private final class PlainAppDelegate: NSObject, UIApplicationDelegate {}

@MainActor @Suite struct `A process that is over` {
  private let death = ["launch", "home", "suspend", "purge"]

  @Test func `takes its delegate along, unless something holds it`() throws {
    let world = World.uiKit(disk: 0) { _ in HeldDelegate() }
    let findings = try live(death, in: world, on: .app)
    #expect(findings.map(\.detail) == ["HeldDelegate is still alive after its process has died"])
  }

  @Test func `takes a delegate along that keeps the application`() throws {
    let world = World.uiKit(disk: 0) { _ in KeepingDelegate() }
    #expect(try live(death, in: world, on: .app) == [])
  }

  @Test func `takes a scene delegate along that keeps its scene`() throws {
    let world = World.uiKitScenes(
      disk: 0, appDelegate: { _ in PlainAppDelegate() },
      sceneDelegate: { _ in KeepingSceneDelegate() })
    #expect(try live(death, in: world, on: .scenes) == [])
  }

  @Test func `takes the delegates of scenes along that were disconnected before`() throws {
    let world = World.uiKitScenes(
      disk: 0, appDelegate: { _ in PlainAppDelegate() },
      sceneDelegate: { _ in HoardedSceneDelegate() })
    let life = ["launch", "home", "reclaim#A", "suspend", "purge"]
    let findings = try live(life, in: world, on: .scenes)
    Hoard.everything = []
    #expect(findings.map(\.detail) == ["HoardedSceneDelegate is still alive after its process has died"])
  }
}
