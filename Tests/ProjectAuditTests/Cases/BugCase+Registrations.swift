@testable import ProjectAudit

extension BugCase {
  static let registrations: [BugCase] = [
    BugCase(
      "B120", "the notification delegate is set when the scene connects", finds: "R8 error",
      in: app(scene: connecting("registerPlugins()") + plugins),
      notIn: app(
        app: Code.didFinish("registerPlugins()") + plugins)),
    BugCase(
      "B138", "a handler of a background task is registered when the scene connects",
      finds: "R8 error",
      in: app(
        scene: connecting("register()") + register("com.example.fetch")
      ).permitting("com.example.fetch"),
      notIn: app(app: Code.didFinish("register()") + register("com.example.fetch"))
        .permitting("com.example.fetch")),
    BugCase(
      "B140", "the notification delegate is set in the callback of an engine", finds: "R8 error",
      in: app(app: "func engineDidStart(_ engine: Engine) { \(setDelegate) }"),
      notIn: app(app: Code.didFinish(setDelegate))),
    BugCase(
      "B141", "identifiers of tasks that differ from those in the plist", finds: "R8 error",
      in: app(app: Code.didFinish("register()") + register("org.example.refresh"))
        .permitting("com.example.refresh"),
      notIn: app(app: Code.didFinish("register()") + register("com.example.refresh"))
        .permitting("com.example.refresh")),
    BugCase(
      "B143", "a task that is scheduled in a transition which nothing calls", finds: "R5 error",
      in: app(
        app: "func applicationDidEnterBackground(_ application: UIApplication) { schedule() }"),
      notIn: app(scene: window + "func sceneDidEnterBackground(_ scene: UIScene) { schedule() }")),
    BugCase(
      "B182", "a type of activity that the plist does not list", finds: "R19 warning",
      in: app(scene: window + restoration),
      notIn: app(
        plist: [Plist.strings("NSUserActivityTypes", "com.example.edit")],
        scene: window + restoration)
    ),
    BugCase(
      "B188", "restoration of the app delegate", finds: "R19 warning",
      in: app(
        app: """
          func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
          """),
      notIn: app(
        plist: [Plist.strings("NSUserActivityTypes", "com.example.edit")],
        scene: window + restoration)),
  ]

  private static let setDelegate = "UNUserNotificationCenter.current().delegate = self"

  private static let plugins = "func registerPlugins() { \(setDelegate) }"

  private static let restoration = """
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      NSUserActivity(activityType: "com.example.edit")
    }
    """

  private static func register(_ identifier: String) -> String {
    """
    static let task = "\(identifier)"
    func register() {
      BGTaskScheduler.shared.register(forTaskWithIdentifier: Self.task, using: nil) { $0.setTaskCompleted(success: run()) }
    }
    """
  }
}
