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
    let helper = own.replacing("public", with: "private")
    let call = Code.didFinish("Self.registerTasks()")
    #expect(found(plugin(call + helper)) == ["R8 error"])
    #expect(found(plugin(call + own)) == ["R8 note"])
  }

  /// Classes of Objective-C that are plugins, by their interfaces.
  private static let cordova = "@interface Links : CDVPlugin\n@end\n@implementation Links\n"
  private static let react =
    "@interface Links : NSObject <RCTBridgeModule>\n@end\n@implementation Links\n"

  @Test(arguments: [
    (
      cordova + "- (void)handleOpenURL:(NSNotification *)note { [self take:note.object]; }\n@end",
      "R27 warning F330"
    ),
    (
      cordova
        + "- (void)handleOpenURLWithApplicationSourceAndAnnotation:(NSNotification *)note { [self take:note]; }\n@end",
      "R27 error F332"
    ),
    (
      cordova
        + "- (void)pluginInitialize { [self observe:CDVPluginContinueUserActivityNotification]; }\n@end",
      "R27 warning F330"
    ),
    (cordova + "- (void)onAppTerminate { [self save]; }\n@end", ""),
    (
      cordova + """
        @end
        @implementation AppDelegate (Links)
        - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
          [Links take:url];
          return YES;
        }
        @end
        """, "R27 error F332"
    ),
    (
      react
        + "- (NSURL *)first { return self.bridge.launchOptions[UIApplicationLaunchOptionsURLKey]; }\n@end",
      "R27 warning F333"
    ),
    (
      react
        + "- (id)tap { return _bridge.launchOptions[UIApplicationLaunchOptionsRemoteNotificationKey]; }\n@end",
      "R27 warning F333"
    ),
    (
      react
        + "- (id)place { return _bridge.launchOptions[UIApplicationLaunchOptionsLocationKey]; }\n@end",
      ""
    ),
  ])
  func `in Objective-C is told when what it waits for does not come`(source: String, found: String)
  {
    let audit = DelegateAudit(files: [.init(path: "Links.m", content: Array(source.utf8))])
    #expect(
      audit.findings.map {
        "\($0.rule.id) \($0.severity.rawValue) \($0.facts.map(\.label).joined(separator: " "))"
      }
        == [found].filter { !$0.isEmpty })
  }

  @Test(arguments: [
    ("capacitorOpenURL", "R27 note"), ("capacitorContinueActivity", "R27 error"),
    ("capacitorSceneWillConnect", "R27 warning"), ("capacitorViewDidAppear", ""),
  ])
  func `of Capacitor observes what is posted to it`(name: String, found: String) {
    let observes = """
      override public func load() {
        NotificationCenter.default.addObserver(
          self, selector: #selector(taken), name: .\(name), object: nil)
      }
      deinit { NotificationCenter.default.removeObserver(self, name: .\(name), object: nil) }
      @objc func taken(_ note: Notification) { keep(note.object) }
      """
    #expect(
      self.found(plugin(observes, inherits: "CAPPlugin, CAPBridgedPlugin"))
        == [found].filter { !$0.isEmpty })
  }

  @Test func `of React Native gets links in another way from 0_88 on`() {
    func scene(_ call: String) -> [String] {
      found(
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            \(call)
          }
        }
        """
      ).filter { $0.hasPrefix("R26") }
    }
    #expect(
      scene("RCTLinkingManager.application(UIApplication.shared, open: url, options: [:])")
        == ["R26 note"])
    #expect(scene("RCTLinkingManager.scene(scene, openURLContexts: contexts)") == [])
  }

  @Test func `of Expo needs a version that knows scenes`() {
    let quickAction = "func applicationDidBecomeActive(_ application: UIApplication) { refresh() }"
    #expect(
      found(plugin(quickAction, inherits: "ExpoAppDelegateSubscriber")) == ["R27 note"])
    #expect(found(plugin(quickAction, inherits: "Module")) == [])
  }

  private func report(_ files: [String: String]) -> [String] {
    let report = ProjectAudit(files: MemoryFiles(files)).report()
    return report.targets.map {
      "\($0.name) (\($0.project)): \($0.verdict.words), \($0.sourceCount) files"
    } + report.remarks
  }

  @Test func `is judged in its own repository, beside its example`() {
    let source = plugin(openURL)
    #expect(
      report([
        "pubspec.yaml": Self.pubspec, "ios/Classes/Sync.swift": source,
        "example/ios/Runner/Copy.swift": source, "macos/Classes/Sync.swift": source,
      ]) == ["sync, a plugin (pubspec.yaml): will lose input, 1 files"])
    let subscriber = plugin(
      "func applicationDidBecomeActive(_ application: UIApplication) { refresh() }",
      inherits: "ExpoAppDelegateSubscriber")
    #expect(
      report([
        "expo-module.config.json": "{}", "package.json": "{\"name\": \"notes\"}",
        "ios/A.swift": subscriber,
      ]) == ["notes, a plugin (expo-module.config.json): ready with notes, 1 files"])
  }

  @Test(arguments: [
    ("expo-module.config.json", "{}", "a module of Expo"),
    ("plugin.xml", "<plugin id=\"links\"><platform name=\"ios\"/></plugin>", "a plugin of Cordova"),
    (
      "package.json", "{\"name\": \"links\", \"capacitor\": {\"ios\": {}}}", "a plugin of Capacitor"
    ),
    (
      "package.json", "{\"name\": \"links\", \"peerDependencies\": {\"react-native\": \"*\"}}",
      "a library of React Native"
    ),
    ("pubspec.yaml", pubspec.replacing("sync", with: "links"), "a plugin of Flutter"),
  ])
  func `without anything to judge is named`(path: String, manifest: String, words: String) {
    let package = ["package.json": "{\"name\": \"links\"}", "ios/A.swift": "class A {}"]
    let files = package.merging([path: manifest, "links.podspec": ""]) { $1 }
    #expect(
      report(files) == ["In links, \(words), nothing was found that scenes keep from it."])
    #expect(report(files.filter { $0.key != "ios/A.swift" }) == [])
  }

  @Test func `without anything to judge is named with others`() {
    let two = ["a", "b"].flatMap { name in
      [("\(name)/expo-module.config.json", "{}"), ("\(name)/ios/A.swift", "class A {}")]
    }
    #expect(
      report(Dictionary(uniqueKeysWithValues: two)) == [
        "In these plugins nothing was found that scenes keep from them: a, b."
      ])
  }

  @Test func `of React Native lists that, or it may be a library for any app`() {
    #expect(report(["package.json": "{}", "a.podspec": "", "A.swift": "class A {}"]) == [])
  }

  private static let app = "dependencies:\n  flutter: {sdk: flutter}\n  links: ^2.0.0\n  dio: any\n"

  @Test(arguments: [
    "ios/.symlinks/plugins/links", "ios/Flutter/ephemeral/Packages/.packages/links",
  ])
  func `of Flutter is read where the tools of an app have put it`(folder: String) {
    let list =
      "{\"plugins\": {\"ios\": [{\"name\": \"links\", \"path\": \"/x/links-2.0.0/\"}, {\"name\": \"camera\"}]}}"
    #expect(
      report([
        "pubspec.yaml": Self.app, "ios/Podfile": "", ".flutter-plugins-dependencies": list,
        "\(folder)/pubspec.yaml": Self.pubspec + "\nversion: 2.0.0",
        "\(folder)/ios/Classes/Links.swift": plugin(openURL),
      ]) == [
        "sync 2.0.0, a plugin that pubspec.yaml lists (\(folder)/pubspec.yaml): will lose input, 1 files",
        "The plugins that pubspec.yaml lists were read: sync. If one loses input, update it, or send the finding to its authors.",
        "Packages that pubspec.yaml lists are not installed here, so the plugins among them were not read: camera. Run “flutter pub get”, and audit again.",
      ])
  }

  @Test func `of an app that is not installed is named`() {
    #expect(
      report(["pubspec.yaml": Self.app, "ios/Podfile": ""]) == [
        "Packages that pubspec.yaml lists are not installed here, so the plugins among them were not read: links, dio. Run “flutter pub get”, and audit again."
      ])
    #expect(report(["pubspec.yaml": Self.app]) == [])
  }

  @Test func `is read where an app names its folder`() {
    let source = plugin(openURL)
    let read = { (list: String) in
      "The plugins that \(list) lists were read: sync. If one loses input, update it, or send the finding to its authors."
    }
    #expect(
      report([
        "app/pubspec.yaml": "dependencies:\n  sync: {path: ../node_modules/sync}\n",
        "app/ios/Podfile": "",
        "node_modules/sync/pubspec.yaml": Self.pubspec, "node_modules/sync/ios/Sync.swift": source,
      ]).last == read("app/pubspec.yaml"))
    #expect(
      report([
        "package.json":
          "{\"dependencies\": {\"sync\": \"file:./node_modules/other\"}, \"devDependencies\": {\"expo\": \"57\"}}",
        "node_modules/other/package.json": "{\"name\": \"sync\"}",
        "node_modules/other/sync.podspec": "", "node_modules/other/ios/Sync.swift": source,
      ]).last == read("package.json"))
  }

  @Test func `of Node is read beside its app or in a folder around it`() {
    let app =
      "{\"dependencies\": {\"react-native\": \"0.82.0\", \"notes\": \"1\", \"left\": \"1\"}}"
    let notes = plugin(openURL)
    #expect(
      report([
        "apps/one/package.json": app,
        "apps/one/node_modules/react-native/package.json": "{}",
        "apps/one/node_modules/react-native/React.podspec": "",
        "apps/one/node_modules/react-native/ios/Linking.m": Self.react
          + "- (NSURL *)first { return self.bridge.launchOptions[UIApplicationLaunchOptionsURLKey]; }\n@end",
        "node_modules/notes/package.json":
          "{\"name\": \"notes\", \"version\": \"1.1.0\", \"capacitor\": {\"ios\": {\"src\": \"ios\"}}}",
        "node_modules/notes/ios/Notes.swift": notes,
        "node_modules/notes/node_modules/deep/A.swift": notes,
      ]) == [
        "notes 1.1.0, a plugin that apps/one/package.json lists (node_modules/notes/package.json): will lose input, 1 files",
        "The plugins that apps/one/package.json lists were read: notes. If one loses input, update it, or send the finding to its authors.",
        "Packages that apps/one/package.json lists are not installed here, so the plugins among them were not read: left. Run “npm install”, and audit again.",
      ])
    #expect(
      report(["apps/one/package.json": app, "yarn.lock": ""]).last?.hasSuffix(
        "Run “yarn install”, and audit again.") ?? false)
  }
}
