import LifecycleTesting
import LifecycleUIKit
import Testing

@MainActor @Suite struct `What an app delegate is sent` {
  private final class Lives {
    var disks: [Journal] = []

    func begin() -> Journal {
      disks.append(Journal())
      return disks[disks.count - 1]
    }
  }

  private let lives = Lives()

  /// The lines that a delegate with some of its callbacks records in one life.
  private func lines(_ choices: String..., sending callbacks: Set<Callback>) throws -> [String] {
    var options = UIKitOptions()
    options.callbacks = callbacks
    let world = World.uiKit(disk: lives.begin(), options: options) { RecordingAppDelegate($0) }
    #expect(try live(choices, in: world, on: .app) == [])
    return lives.disks.last?.lines ?? []
  }

  @Test func `shows the old state in “will” callbacks and the new one in “did” callbacks`() throws {
    let lines = try lines(
      "launch", "home", "suspend", "resume",
      sending: [
        .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground,
      ])
    #expect(
      lines == [
        "didFinish nil, inactive", "didBecomeActive, active", "willResignActive, active",
        "didEnterBackground, background", "willEnterForeground, background",
        "didBecomeActive, active",
      ])
  }

  @Test func `is a URL, in the options of the launch and in a call`() throws {
    let lines = try lines(
      "launch.url", "home", "open.url",
      sending: [.willFinishLaunching, .didFinishLaunching, .openURL])
    #expect(
      lines.filter { $0.contains("input") } == [
        "willFinish lifecycle://input/1, inactive", "didFinish lifecycle://input/1, inactive",
        "open lifecycle://input/1, inactive", "open lifecycle://input/2, inactive",
      ])
  }

  @Test func `is an activity, in the options of the launch and in a call`() throws {
    let lines = try lines(
      "launch.userActivity", "app.continueUserActivity",
      sending: [
        .didFinishLaunching, .willContinueUserActivity, .continueUserActivity,
        .didFailToContinueUserActivity,
      ])
    #expect(
      lines.prefix(3) == [
        "didFinish activity 1, inactive", "willContinue lifecycle.input, inactive",
        "continue 1, inactive",
      ])
  }

  @Test func `is an error when an activity cannot be continued`() throws {
    let lines = try lines(
      "launch.userActivity", "app.didFailToContinueUserActivity",
      sending: [.continueUserActivity, .didFailToContinueUserActivity])
    #expect(lines.contains("didFail lifecycle.input, inactive"))
  }

  @Test func `is a quick action, in the options of the launch and in a call`() throws {
    let lines = try lines(
      "launch.shortcut", sending: [.didFinishLaunching, .performActionForShortcutItem])
    #expect(
      lines.prefix(2) == [
        "didFinish shortcut 1, inactive", "perform lifecycle.input 1, inactive",
      ])
  }

  @Test(arguments: [
    ("launch.notificationTap", ["didFinish notification 1, inactive", "notification 1, inactive"]),
    (
      "launchInBackground.push",
      ["didFinish notification 1, background", "notification 1, background"]
    ),
    ("launchInBackground.fetch", ["didFinish nil, background", "fetch, background"]),
    (
      "launchInBackground.urlSession",
      ["didFinish nil, background", "session lifecycle.transfers, background"]
    ),
    ("launchInBackground.location", ["didFinish true, background"]),
  ])
  func `is the reason for which the system launches it`(launch: String, expected: [String]) throws {
    let lines = try lines(
      launch,
      sending: [
        .didFinishLaunching, .didReceiveRemoteNotification, .performFetch,
        .handleEventsForBackgroundURLSession,
      ])
    #expect(Array(lines.prefix(expected.count)) == expected)
  }

  @Test func `is an event of the device`() throws {
    let lines = try lines(
      "launch", "memory.low", "clock.changes",
      sending: [.didReceiveMemoryWarning, .significantTimeChange])
    #expect(lines.suffix(2) == ["memoryWarning, active", "timeChange, active"])
  }

  @Test func `is whether protected data can be read`() throws {
    let lines = try lines(
      "launch", "home", "lock.inBackground", "app.protectedDataWillBecomeUnavailable", "unlock",
      "app.protectedDataDidBecomeAvailable",
      sending: [.protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable])
    #expect(
      lines.filter { $0.hasPrefix("data") } == [
        "dataWillGo false, background", "dataIsBack true, background",
      ])
  }

  @Test func `is a question about its state, which is not stored`() throws {
    let lines = try lines(
      "launch", "home", "suspend", "purge", "launch",
      sending: [.shouldSaveState, .willEncodeState, .shouldRestoreState, .didDecodeState])
    #expect(
      lines.filter { !$0.contains("Active") } == [
        "didFinish nil, inactive", "didEnterBackground, background", "shouldSave, background",
        "encode, background", "shouldRestore, inactive", "decode false, inactive",
        "didFinish nil, inactive",
      ])
  }
}

@MainActor @Suite struct `The application of a driven delegate` {
  private final class LinkDelegate: NSObject, UIApplicationDelegate {
    var opened: [URL] = []

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      opened.append(url)
      return true
    }
  }

  private func world(opening text: String) throws -> World<Int, DrivenApp<LinkDelegate>> {
    let url = try #require(URL(string: text))
    return World.uiKit(disk: 0) { _ in LinkDelegate() }
      .action("follow") { $0.delegate.application.open(url) }
      .invariant("only its own URLs come back, unchanged") {
        $0.delegate.appDelegate.opened.allSatisfy { $0 == url }
      }
      .requiring(
        Obligation("shown", "nothing comes back") { moment in
          moment.delegate.appDelegate.opened.isEmpty ? nil : "\(moment.delegate.appDelegate.opened)"
        })
  }

  @Test func `gets a URL of its own back`() throws {
    let findings = try live(
      ["launch", "follow"], in: world(opening: "lifecycle://note/7"), on: .app)
    #expect(findings.map(\.detail) == ["[lifecycle://note/7]"])
  }

  @Test func `leaves for another app with any other URL`() throws {
    let report = try LifeCheck(world(opening: "https://example.org"), on: .app)
      .run(.replay(["launch", "follow"]))
    #expect(report.findings == [])
    #expect(!report.coverage.rulesNeverUsed.contains("openURL.otherApp"))
  }
}
