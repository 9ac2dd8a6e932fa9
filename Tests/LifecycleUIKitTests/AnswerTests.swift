#if os(Linux)
  import LifecycleTesting
  import LifecycleUIKit
  import Testing
  import UserNotifications

  /// How a delegate answers what it was given a completion handler for.
  enum Answer: CaseIterable {
    case atOnce, later, never, twice

    func findings(_ callback: Callback) -> [String] {
      switch self {
      case .atOnce, .later: []
      case .never:
        ["answer: nothing is left that could call the completion handler of \(callback.name)"]
      case .twice: ["answer: the completion handler of \(callback.name) is called twice"]
      }
    }

    func give(_ handler: @escaping @Sendable () -> Void) {
      switch self {
      case .atOnce: handler()
      case .later: DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: handler)
      case .never: break
      case .twice:
        handler()
        handler()
      }
    }
  }

  private final class Windows: NSObject, UIWindowSceneDelegate {
    private let answer: Answer

    init(_ answer: Answer) { self.answer = answer }

    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping @Sendable (Bool) -> Void
    ) { answer.give { completionHandler(true) } }
  }

  private final class ModernWindows: NSObject, UIWindowSceneDelegate {
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
      try? await Task.sleep(for: .seconds(1))
      return true
    }
  }

  /// An app delegate that answers quick actions, or notifications.
  private final class Answerer: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    private let answer: Answer

    init(_ answer: Answer) { self.answer = answer }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      UNUserNotificationCenter.current().delegate = self
      return true
    }

    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping @Sendable (Bool) -> Void
    ) { answer.give { completionHandler(true) } }

    nonisolated func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      nonisolated(unsafe) let completionHandler = completionHandler
      answer.give { completionHandler() }
    }
  }

  /// An app delegate whose methods are all asynchronous.
  @MainActor
  private final class ModernAnswerer: NSObject, UIApplicationDelegate,
    @preconcurrency UNUserNotificationCenterDelegate
  {
    private(set) var received: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      UNUserNotificationCenter.current().delegate = self
      return true
    }

    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
      received.append("quick action")
      return true
    }

    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
      try? await Task.sleep(for: .seconds(1))
      received.append("push")
      return .newData
    }

    func application(
      _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String
    ) async { received.append("transfers") }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async { received.append("tap") }
  }

  @MainActor @Suite(.lifecycle(saved: .off)) struct `A completion handler` {
    @Test(arguments: Answer.allCases) func `of a quick action is called once`(
      _ answer: Answer
    ) throws {
      let world = World.uiKit(disk: 0) { _ in Answerer(answer) }.receiving([.shortcut])
      let found = try findings(world)
      #expect(found == answer.findings(.performActionForShortcutItem))
    }

    @Test func `may not be called by what the user does`() throws {
      let world = World.uiKit(disk: 0) { _ in Answerer(.never) }.receiving([.shortcut])
      let edited = try findings(world.action("edit") { _ in })
      #expect(edited == Answer.never.findings(.performActionForShortcutItem))
      let downloaded = try findings(world.action("download", by: .system) { _ in })
      #expect(downloaded == [])
    }

    @Test(arguments: Answer.allCases) func `of a tap on a notification is called once`(
      _ answer: Answer
    ) throws {
      let world = World.uiKit(disk: 0) { _ in Answerer(answer) }.receiving([.notificationTap])
      let found = try findings(world)
      #expect(found == answer.findings(.unDidReceiveResponse))
    }

    @Test(arguments: Answer.allCases) func `of a quick action of a scene is called once`(
      _ answer: Answer
    ) throws {
      let world = World.uiKitScenes(
        disk: 0, appDelegate: { _ in PlainAppDelegate() }, sceneDelegate: { _ in Windows(answer) }
      ).receiving([.shortcut])
      let found = try findings(world, on: SceneModel(profile: .observed, scenes: 1))
      #expect(found == answer.findings(.scenePerformActionForShortcutItem))
    }

    private func findings<Disk, Delegate>(
      _ world: World<Disk, Delegate>,
      on model: some LogModel = AppModel(profile: .observed, systems: .driven)
    ) throws -> [String] {
      let report = try LifeCheck(world, on: model).run(.walks(200, seed: 1))
      return report.findings.map { "\($0.id): \($0.detail)" }
    }
  }

  private final class PlainAppDelegate: NSObject, UIApplicationDelegate {}

  @MainActor @Suite(.lifecycle(saved: .off)) struct `An asynchronous method` {
    private let world = World.uiKit(disk: 0) { _ in ModernAnswerer() }
      .receiving([.push, .shortcut, .notificationTap, .urlSession])

    @Test func `is found and called`() throws {
      let expected: [Callback] = [
        .didReceiveRemoteNotification, .performActionForShortcutItem, .unDidReceiveResponse,
        .handleEventsForBackgroundURLSession,
      ]
      for callback in expected { #expect(world.implemented.contains(callback)) }
      #expect(!world.implemented.contains(.unWillPresent))
      let word = world.invariant("nothing comes") { $0.delegate.appDelegate.received.isEmpty }
      let report = try LifeCheck(word).run(.walks(20, seed: 1))
      #expect(report.findings.map(\.id) == ["nothing comes"])
    }

    @Test func `completes what it was called for when it returns`() throws {
      let report = try LifeCheck(world).run(.walks(50, seed: 2))
      #expect(report.findings.map(\.headline) == [])
      #expect(report.coverage.callbacksNeverReceived == [])
    }

    @Test func `may be one of a scene`() throws {
      let world = World.uiKitScenes(
        disk: 0, appDelegate: { _ in PlainAppDelegate() }, sceneDelegate: { _ in ModernWindows() }
      ).receiving([.shortcut])
      #expect(world.implemented.contains(.scenePerformActionForShortcutItem))
      let report = try LifeCheck(world, on: SceneModel(profile: .observed, scenes: 1)).run(
        .walks(20, seed: 3))
      #expect(report.findings.map(\.headline) == [])
      #expect(report.coverage.callbacksNeverReceived == [])
    }
  }
#endif
