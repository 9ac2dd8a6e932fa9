import LifecycleTesting
import LifecycleUIKit
import Testing

/// Records the URLs that it opens; `opensCold` says whether it reads the connection options.
private class LinkSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let opensCold: Bool
  private(set) var opened: [URL] = []

  init(opensCold: Bool) {
    self.opensCold = opensCold
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.makeKeyAndVisible()
    if opensCold { open(connectionOptions.urlContexts) }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    open(URLContexts)
  }

  private func open(_ contexts: Set<UIOpenURLContext>) {
    opened += contexts.map(\.url)
  }
}

/// Implements a transition that scene delegates receive instead.
private final class FormerAppDelegate: NSObject, UIApplicationDelegate {
  func applicationDidEnterBackground(_ application: UIApplication) {}
}

@MainActor @Suite(.lifecycle(saved: .off)) struct `A driven scene delegate` {
  private func world(
    opensCold: Bool
  ) -> World<Int, DrivenScenes<FormerAppDelegate, LinkSceneDelegate>> {
    World.uiKitScenes(
      disk: 0, appDelegate: { _ in FormerAppDelegate() },
      sceneDelegate: { _ in LinkSceneDelegate(opensCold: opensCold) }
    )
    .requiring(.inputHandledOnce { $0.delegate.sceneDelegate?.opened.count ?? 0 })
  }

  @Test func `that opens URLs only while it is connected loses the first`() {
    expectIssues {
      expectSafe(world(opensCold: false), on: .scenes, by: [.exhaustive(depth: 2)], isolated: false)
    } matching: {
      $0.firstLine == "I23: 1 of 1 inputs were not handled, after launch.url"
    }
  }

  @Test func `that opens URLs cold and warm loses none`() throws {
    let report = try LifeCheck(world(opensCold: true), on: .scenes).run(.exhaustive(depth: 3))
    #expect(report.findings == [])
    #expect(report.extents.map(\.depth) == [3])
  }

  @Test func `leaves transitions of the app delegate uncalled`() throws {
    let report = try LifeCheck(world(opensCold: true), on: .scenes).run(.tour())
    #expect(report.coverage.callbacksUnknown == [.didEnterBackground])
    #expect(report.coverage.callbacksNeverReceived == [])
  }
}
