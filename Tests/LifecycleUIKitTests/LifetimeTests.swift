import LifecycleTesting
import LifecycleUIKit
import Testing

/// Is retained by the notification center for ever.
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

/// Retains its application, as many delegates do.
private final class KeepingDelegate: NSObject, UIApplicationDelegate {
  let application = UIApplication.shared
}

/// Retains every scene delegate that was created.
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

@MainActor @Suite struct `A process that has ended` {
  private let death = ["launch", "home", "suspend", "purge"]

  @Test func `has released its delegate, unless something retains it`() throws {
    let world = World.uiKit(disk: 0) { _ in HeldDelegate() }
    let findings = try live(death, in: world, on: .app)
    #expect(findings.map(\.detail) == ["HeldDelegate is still alive after its process has died"])
  }

  @Test func `has released a delegate that retains the application`() throws {
    let world = World.uiKit(disk: 0) { _ in KeepingDelegate() }
    #expect(try live(death, in: world, on: .app) == [])
  }

  @Test func `has released a scene delegate that retains its scene`() throws {
    let world = World.uiKitScenes(
      disk: 0, appDelegate: { _ in PlainAppDelegate() },
      sceneDelegate: { _ in KeepingSceneDelegate() })
    #expect(try live(death, in: world, on: .scenes) == [])
  }

  @Test func `has released the delegates of scenes that were disconnected before`() throws {
    let world = World.uiKitScenes(
      disk: 0, appDelegate: { _ in PlainAppDelegate() },
      sceneDelegate: { _ in HoardedSceneDelegate() })
    let life = ["launch", "home", "reclaim#A", "suspend", "purge"]
    let findings = try live(life, in: world, on: .scenes)
    Hoard.everything = []
    #expect(findings.map(\.detail) == ["HoardedSceneDelegate is still alive after its process has died"])
  }
}
