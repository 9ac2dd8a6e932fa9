import LifecycleTesting
import LifecycleUIKit
import Testing
import UserNotifications

/// Handles taps on notifications; when it sets the delegate of the centre is up to the test.
private final class TapDelegate: UIResponder, UIApplicationDelegate,
  @MainActor UNUserNotificationCenterDelegate
{
  enum Moment { case willFinish, active, never }

  let moment: Moment
  let actions: [UNNotificationAction]
  var taps: [String] = []
  var shown = 0

  init(_ moment: Moment, actions: [UNNotificationAction] = []) {
    self.moment = moment
    self.actions = actions
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let center = UNUserNotificationCenter.current()
    if moment == .willFinish { center.delegate = self }
    if !actions.isEmpty {
      center.setNotificationCategories([
        UNNotificationCategory(identifier: "note", actions: actions, intentIdentifiers: [])
      ])
    }
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    if moment == .active { UNUserNotificationCenter.current().delegate = self }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    taps.append(response.actionIdentifier)
    completionHandler()
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    shown += 1
    completionHandler([.banner])
  }
}

/// Reads a tap that makes the scene connect.
private final class TapSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var response: UNNotificationResponse?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    response = connectionOptions.notificationResponse
  }
}

@MainActor @Suite(.lifecycle(saved: .off)) struct `A tap on a notification` {
  private func world(_ moment: TapDelegate.Moment) -> World<Int, DrivenApp<TapDelegate>> {
    var options = UIKitOptions()
    options.inputs = [.notificationTap]
    return World.uiKit(disk: 0, options: options) { _ in TapDelegate(moment) }
      .requiring(.inputHandledOnce { $0.delegate.appDelegate.taps.count })
  }

  private func lost(_ moment: TapDelegate.Moment) throws -> [[String]] {
    try LifeCheck(world(moment), on: .app).run(.exhaustive(depth: 3)).findings.map(\.trace.choices)
  }

  @Test func `reaches a delegate that is set before the launch ends, however it comes`() throws {
    #expect(try lost(.willFinish) == [])
  }

  @Test func `that starts the app does not reach a delegate that is set later`() throws {
    #expect(try lost(.active) == [["launch.notificationTap"]])
  }

  @Test func `reaches nobody without a delegate`() throws {
    let world = world(.never)
    let trace = try #require(
      try LifeCheck(world, on: .app).run(.exhaustive(depth: 3)).findings.first?.trace)
    #expect(trace.choices == ["launch.notificationTap"])
  }

  @Test func `names the action, and what comes in front asks how to show itself`() throws {
    var options = UIKitOptions()
    options.inputs = [.notificationTap, .notificationAction, .notification]
    let world = World.uiKit(disk: 0, options: options) { _ in TapDelegate(.willFinish) }
      .requiring(
        Obligation("actions", "no action is seen") { moment in
          moment.delegate.appDelegate.taps.first { $0 != UNNotificationDefaultActionIdentifier }
        }
      )
      .requiring(
        Obligation("shown", "no notification asks") { moment in
          moment.delegate.appDelegate.shown > 0 ? "asked" : nil
        })
    let findings = try LifeCheck(world, on: .app).run(.exhaustive(depth: 3)).findings
    #expect(Set(findings.map(\.detail)) == ["lifecycle.input", "asked"])
  }

  /// The actions that are seen in lives of an app whose notifications offer some.
  private func seen(_ actions: UNNotificationAction...) throws -> Set<String> {
    let world = World.uiKit(disk: 0) { _ in TapDelegate(.willFinish, actions: actions) }
      .requiring(
        Obligation("actions", "no action is seen") { moment in
          moment.delegate.appDelegate.taps.first { $0 != UNNotificationDefaultActionIdentifier }
        })
    return Set(
      try LifeCheck(world, on: .app).run(.exhaustive(depth: 2)).findings.map(\.detail))
  }

  @Test func `is an action that does not open the app only if the app offers one`() throws {
    #expect(try seen() == [])
    #expect(
      try seen(UNNotificationAction(identifier: "open", title: "Open", options: .foreground)) == [])
    #expect(
      try seen(
        UNNotificationAction(identifier: "open", title: "Open", options: .foreground),
        UNNotificationAction(identifier: "done", title: "Done")) == ["done"])
  }

  private var sceneWorld: World<Int, DrivenScenes<TapDelegate, TapSceneDelegate>> {
    var options = UIKitOptions()
    options.inputs = [.notificationTap]
    options.payload = { number in ["link": "notes://note/\(number)"] }
    return World.uiKitScenes(
      disk: 0, options: options, appDelegate: { _ in TapDelegate(.willFinish) },
      sceneDelegate: { _ in TapSceneDelegate() })
  }

  @Test func `is in the connection options of a scene that it makes connect`() throws {
    let world = sceneWorld.requiring(
      Obligation("tap", "no scene has a tap") { moment in
        moment.delegate.sceneDelegate?.response?.notification.request.content.userInfo["link"]
          as? String
      })
    let findings = try LifeCheck(world, on: .scenes).run(.exhaustive(depth: 3)).findings
    #expect(findings.map(\.detail) == ["notes://note/1"])
    #expect(findings.first?.trace.choices.first == "launch.notificationTap")
  }

  @Test func `reaches the delegate of the centre in an app with scenes, too`() throws {
    let world = sceneWorld.requiring(.inputHandledOnce { $0.delegate.appDelegate.taps.count })
    #expect(try LifeCheck(world, on: .scenes).run(.exhaustive(depth: 4)).findings == [])
  }
}
