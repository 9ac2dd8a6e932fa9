import Testing

@testable import ProjectAudit

private let openURL = """
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { take(url) }
  """

@Suite struct `A plugin` {
  private static let pubspec =
    "name: sync\nflutter: {plugin: {platforms: {ios: {pluginClass: Sync}}}}"

  private func plugin(
    _ members: String, inherits: String = "NSObject, FlutterPlugin",
    registers: String = "registrar.addApplicationDelegate(Sync())"
  ) -> String {
    """
    import Flutter
    public class Sync: \(inherits) {
      public static func register(with registrar: FlutterPluginRegistrar) { \(registers) }
      \(members)
    }
    """
  }

  private func found(_ source: String) -> [String] {
    DelegateAudit(files: [.init(path: "Sync.swift", content: Array(source.utf8))]).findings
      .map { "\($0.rule.id) \($0.severity.rawValue)" }
  }

  @Test(arguments: [
    ("func applicationDidEnterBackground(_ application: UIApplication) { save() }", "R27 note"),
    (openURL, "R27 error"),
    (Code.appContinue("return take(userActivity)"), "R27 error"),
    (
      "func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) -> Bool { false }",
      ""
    ),
  ])
  func `of Flutter without a scene delegate misses what starts the app`(
    method: String, found: String
  ) {
    #expect(self.found(plugin(method)) == [found].filter { !$0.isEmpty })
    let registers = "registrar.addSceneDelegate(Sync()); registrar.addApplicationDelegate(Sync())"
    let scene = "NSObject, FlutterPlugin, FlutterSceneLifeCycleDelegate"
    #expect(self.found(plugin(method, inherits: scene, registers: registers)) == [])
    #expect(self.found(plugin(method, inherits: scene)) == ["R27 error"])
  }

  @Test func `of Flutter lets the app register handlers of background tasks`() {
    let registration =
      "BGTaskScheduler.shared.register(forTaskWithIdentifier: \"a\", using: nil) { $0.setTaskCompleted(success: true) }"
    #expect(found(plugin(Code.didFinish(registration))).contains("R8 error"))
    let own = "public static func registerTasks() { \(registration) }"
    #expect(found(plugin(own)) == [])
  }

  @Test func `of Expo needs a version that knows scenes`() {
    let quickAction = "func applicationDidBecomeActive(_ application: UIApplication) { refresh() }"
    #expect(
      found(plugin(quickAction, inherits: "ExpoAppDelegateSubscriber")) == ["R27 warning"])
    #expect(found(plugin(quickAction, inherits: "Module")) == [])
  }

  @Test func `is judged in its own repository, beside its example`() {
    func report(_ files: [String: String]) -> [String] {
      ProjectAudit(files: MemoryFiles(files)).report().targets.map {
        "\($0.name) (\($0.project)): \($0.verdict.words), \($0.sourceCount) files"
      }
    }
    let source = plugin(openURL)
    #expect(
      report([
        "pubspec.yaml": Self.pubspec, "ios/Classes/Sync.swift": source,
        "example/ios/Runner/Copy.swift": source,
      ]) == ["sync, a plugin (pubspec.yaml): will lose input, 1 files"])
    #expect(
      report(["expo-module.config.json": "{}", "ios/A.swift": "class A {}"]) == [])
  }
}
