import LifecycleTesting
import LifecycleUIKit
import Testing

@testable import TemplateApp

/// Implements the older variants of callbacks.
private final class OlderAppDelegate: NSObject, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {}

  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { true }

  func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { true }
}

/// Implements no callback.
private final class SilentAppDelegate: NSObject, UIApplicationDelegate {}

/// Conforms to the protocol; only its subclass has a callback, which Swift on Linux never calls.
private class BaseAppDelegate: NSObject, UIApplicationDelegate {
  final var saves = 0
}

private final class DerivedAppDelegate: BaseAppDelegate {
  func applicationDidEnterBackground(_ application: UIApplication) { saves += 1 }
}

/// Traps when it leaves the screen.
private final class TrappingAppDelegate: NSObject, UIApplicationDelegate {
  func applicationDidEnterBackground(_ application: UIApplication) {
    fatalError("no room")
  }
}

@MainActor @Suite(.lifecycle(saved: .off)) struct `The callbacks of a driven delegate` {
  /// The callbacks that are always delivered, because notifications follow them.
  private let always: [Callback] = [
    .didFinishLaunching, .didBecomeActive, .willResignActive, .didEnterBackground,
    .willEnterForeground, .willTerminate,
  ]

  @Test func `are those that have a notification, if it implements none`() {
    let world = World.uiKit(disk: 0) { _ in SilentAppDelegate() }
    #expect(world.implemented == always)
  }

  #if os(Linux)
    @Test func `are shown as not implemented if only a subclass has them`() throws {
      let world = World.uiKit(disk: 0) { _ in DerivedAppDelegate() }
        .invariant("nothing is saved") { $0.delegate.appDelegate.saves == 0 }
        .invariant("the app stays on screen") { $0.state != .background }
      let report = try LifeCheck(world).run(.replay(["launch", "home"]))
      #expect(report.findings.map(\.id) == ["the app stays on screen"])
      let step = try #require(report.findings.first).trace.steps.first {
        $0.action.callback == "app.didEnterBackground"
      }
      #expect(step?.action.name == "app.didEnterBackground, not implemented")
      #expect(step?.isHandled == false)
    }
  #endif

  @Test func `are those that it implements, if no notification is posted`() {
    var options = UIKitOptions()
    options.notifications = []
    let world = World.uiKit(disk: 0, options: options) { _ in OlderAppDelegate() }
    #expect(world.implemented == [.didFinishLaunching, .openURL, .shouldSaveState])
  }

  @Test func `are those of the app delegate and of the scene delegate`() {
    var options = UIKitOptions()
    options.notifications = []
    let world = World.uiKitScenes(
      disk: 0, options: options, appDelegate: { _ in AppDelegate() },
      sceneDelegate: { _ in SceneDelegate() })
    #expect(
      world.implemented == [
        .didFinishLaunching, .configurationForConnecting, .didDiscardSceneSessions,
        .sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive,
        .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect,
      ])
  }

  @Test func `are detected in a process that leaves nothing behind`() {
    weak var delegate: SilentAppDelegate?
    _ = World.uiKit(disk: 0) { _ in
      let created = SilentAppDelegate()
      delegate = created
      return created
    }
    #expect(delegate == nil)
  }

  @Test func `are not probed if they are named, so that a trap is a finding`() {
    var options = UIKitOptions()
    options.callbacks = [.didEnterBackground]
    expectIssues {
      let world = World.uiKit(disk: 0, options: options) { _ in TrappingAppDelegate() }
      expectSafe(world, by: [.exhaustive(depth: 2)])
    } matching: {
      $0.firstLine.hasPrefix("crash: app.didEnterBackground: the process was ended by SIG")
    }
  }

  @Test func `are all callbacks if the world cannot start, and the check says why`() {
    struct NoDisk: Error {}
    func disk() throws -> Int { throw NoDisk() }
    let world = World.uiKit(disk: try disk()) { _ in SilentAppDelegate() }
    expectIssues {
      #expect(expectSafe(world, isolated: false) == nil)
    } matching: {
      $0.firstLine == "The disk of the world cannot be created: NoDisk()"
    }
  }
}
