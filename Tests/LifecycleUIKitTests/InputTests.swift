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

#if os(Linux)
  /// Needs the window of its storyboard, as code of the template of Xcode 10 does.
  private final class StoryboardDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private(set) var options: [UIApplication.LaunchOptionsKey: Any]?
    private(set) var opened: [URL] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      self.options = options
      // swift-format-ignore: NeverForceUnwrap
      window!.rootViewController!.title = "Notes"
      return true
    }

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
      opened.append(url)
      return true
    }
  }

  @MainActor @Suite struct `A test chooses` {
    private func delegate(
      after choice: String, _ change: (inout UIKitOptions) -> Void = { _ in }
    ) throws -> StoryboardDelegate {
      var options = UIKitOptions()
      change(&options)
      var seen: StoryboardDelegate?
      let world = World.uiKit(disk: 0, options: options) { _ in StoryboardDelegate() }
        .allowingLeaks()
        .invariant("noted") {
          seen = $0.delegate.appDelegate
          return true
        }
      _ = try LifeCheck(world, on: .app).run(.replay([choice]))
      return try #require(seen)
    }

    @Test func `the window of the storyboard`() throws {
      #expect(try delegate(after: "launch").window?.rootViewController?.title == "Notes")
      let other = try delegate(after: "launch") {
        $0.window = {
          let window = UIWindow()
          window.rootViewController = UINavigationController()
          return window
        }
      }
      #expect(other.window?.rootViewController is UINavigationController)
    }

    @Test func `the URL`() throws {
      let delegate = try delegate(after: "launch.url") { $0.url = { "notes://note/\($0)" } }
      #expect(delegate.opened == [URL(string: "notes://note/1")])
    }

    @Test func `the options of the launch`() throws {
      let delegate = try delegate(after: "launch.url") {
        $0.launchOptions = { $0 == .url ? [.sourceApplication: "com.example"] : [:] }
      }
      #expect(delegate.options?[.sourceApplication] as? String == "com.example")
      #expect(delegate.options?[.url] as? URL == URL(string: "lifecycle://input/1"))
      #expect(try self.delegate(after: "launch").options == nil)
    }
  }
#endif
