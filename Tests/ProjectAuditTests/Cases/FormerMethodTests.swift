import Testing

@testable import ProjectAudit

@Suite struct `A method that something else stands in for` {
  private let former =
    "func applicationDidFinishLaunching(_ application: UIApplication) { prepare() }"

  @Test func `is the launch method without options`() {
    #expect(BugCase.app(app: former + Code.didFinish("start()")).found == ["R5 warning"])
    #expect(BugCase.app(app: former).found == [])
    let calling = Code.didFinish("applicationDidFinishLaunching(application)")
    #expect(BugCase.app(app: former + calling).found == [])
  }

  private let fetch = """
    func application(
      _ application: UIApplication,
      performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { refresh { completionHandler(.newData) } }
    """

  @Test func `is the one for fetches in an app with background tasks`() {
    #expect(BugCase.app(app: fetch).permitting("a.refresh").found == ["R12 warning"])
    #expect(BugCase.app(app: fetch).found == [])
  }

  @Test func `is the one for pushes without a handler, in an app that is started for them`() {
    func found(_ ending: String, mode: String = "remote-notification") -> [String] {
      let push = """
        func application(
          _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
        \(ending)
        """
      return BugCase.app(plist: [Plist.strings("UIBackgroundModes", mode)], app: push).found
    }
    #expect(found(") { refresh() }") == ["R12 warning"])
    #expect(found(") { refresh() }", mode: "audio") == [])
    #expect(found(") async -> UIBackgroundFetchResult { await refresh() }") == [])
    let handler = "fetchCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void"
    #expect(found(", \(handler)) { done(.noData) }") == [])
  }

  @Test func `is one of the app delegate if a view that learns of the phase makes the same calls`()
  {
    let leaving =
      "func applicationDidEnterBackground(_ application: UIApplication) { store.save() }"
    func found(_ branch: String) -> [String] {
      BugCase.swiftUI(
        "WindowGroup { Home() }.onChange(of: scenePhase) { _, new in\n\(branch)\n}",
        delegate: leaving
      ).found
    }
    #expect(found("if new == .background { store.save() }") == ["R5 warning"])
    #expect(found("if new == .background { store.close() }") == ["R5 error"])
    #expect(found("if new == .active { store.save() }") == ["R5 error"])
  }

  @Test(arguments: [
    "let name = NSBundle.mainBundle().bundleIdentifier",
    "typealias Key = UIApplicationLaunchOptionsKey",
  ])
  func `is spelt as the compilers of its time wanted it`(sign: String) {
    let method = "func applicationDidBecomeActive(application: UIApplication) { refresh() }"
    let source = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        \(method)
      }
      """
    #expect(Found(in: source).lines(.misspelling) == [2])
    #expect(Found(in: source + "\n" + sign).lines(.misspelling) == [])
  }
}
