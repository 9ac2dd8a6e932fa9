import LifecycleTesting
import LifecycleUIKit
import Testing

/// Reads URLs from the launch options only.
private final class ColdLinkDelegate: NSObject, UIApplicationDelegate {
  var opened: [URL] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if let url = launchOptions?[.url] as? URL { opened.append(url) }
    return true
  }
}

/// Opens the web pages of activities.
private final class WebDelegate: NSObject, UIApplicationDelegate {
  var pages: [URL] = []

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    if let page = userActivity.webpageURL { pages.append(page) }
    return true
  }
}

@MainActor @Suite struct `The input of a driven app` {
  private func findings(_ options: UIKitOptions) throws -> [[String]] {
    let world = World.uiKit(disk: 0, options: options) { _ in ColdLinkDelegate() }
      .requiring(.inputHandledOnce { $0.delegate.appDelegate.opened.count })
    return try LifeCheck(world, on: .app).run(.exhaustive(depth: 3)).findings.map(\.trace.choices)
  }

  @Test func `is the input for which its delegate has a method`() throws {
    #expect(try findings(UIKitOptions()) == [])
  }

  @Test func `is the input that the test names`() throws {
    var options = UIKitOptions()
    options.inputs = [.url]
    let lost = try findings(options)
    #expect(lost == [["prewarm.runsLaunch", "launch.url"]])
  }

  @Test func `has the form that the test sets`() throws {
    var options = UIKitOptions()
    options.activityType = NSUserActivityTypeBrowsingWeb
    options.callbacks = [.continueUserActivity, .didFailToContinueUserActivity]
    let world = World.uiKit(disk: 0, options: options) { _ in WebDelegate() }
      .requiring(
        Obligation("shown", "no page is opened") { moment in
          moment.delegate.appDelegate.pages.first.map { "\($0)" }
        })
    let findings = try live(
      ["launch.userActivity", "app.continueUserActivity"], in: world, on: .app)
    #expect(findings.map(\.detail) == ["https://lifecycle.example/input/1"])
  }
}
