import Foundation
import Testing

@testable import LifecycleCommands

@Suite struct `The command audit` {
  private static let example = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/Notes").path(percentEncoded: false)

  private let before = example + "/Before"
  private let after = example + "/After"

  @Test func `ends with 0 for an app that is ready, and with 1 for one that is not`() throws {
    let ready = try Tool.run("audit", after)
    #expect(ready.status == 0)
    #expect(ready.output.hasPrefix("✓ Notes (\(after)/Notes.xcodeproj): ready\n"))
    let refused = try Tool.run("audit", before)
    #expect(refused.status == 1)
    #expect(refused.output.hasPrefix("✗ Notes (\(before)/Notes.xcodeproj): will not launch\n"))
  }

  @Test func `says the same of a folder and of the project in it`() throws {
    let folder = try Tool.run("audit", before).output
    #expect(try Tool.run("audit", before + "/").output == folder)
    #expect(try Tool.run("audit", before + "/Notes.xcodeproj").output == folder)
    #expect(try Tool.run("audit", before + "/Notes.xcodeproj/").output == folder)
  }

  @Test func `shows three findings first, each once for all apps, and its code once`() throws {
    let folder = try TemporaryFolder()
    let target = """
      : {type: application, platform: iOS, sources: [App], settings: {INFOPLIST_FILE: Info.plist}}
      """
    try folder.write(
      "name: Notes\ntargets:\n  Notes\(target)\n  Copy\(target)\n", to: "project.yml")
    let manifest = Self.manifest("$(PRODUCT_MODULE_NAME).SceneDelegate")
    try folder.write(manifest, to: "Info.plist")
    try FileManager.default.createDirectory(
      atPath: folder.path("App"), withIntermediateDirectories: true)
    try folder.write(Self.halfMoved, to: "App/App.swift")
    let first = try Tool.run("audit", folder.path).output
    #expect(first.components(separatedBy: "  error R5").count == 1 + 3)
    #expect(first.components(separatedBy: "    in Notes, Copy\n").count == 1 + 3)
    #expect(first.contains("    And 1 error, which --all shows.\n"))
    #expect(first.contains("    4 findings more, which Notes has too.\n"))
    #expect(first.contains("What people see: the app starts."))
    #expect(!first.contains("Facts:"))
    let all = try Tool.run("audit", "--all", "--why", folder.path).output
    #expect(all.components(separatedBy: "  error R5").count == 1 + 4)
    #expect(all.contains("    Facts: F152, F153. Shortest life: launch.\n"))
  }

  private static func manifest(_ name: String) -> String {
    """
    <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
    <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array>
    <dict><key>UISceneDelegateClassName</key><string>\(name)</string></dict></array></dict>
    </dict></dict></plist>
    """
  }

  private static let halfMoved = """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) { resume() }
      func applicationWillResignActive(_ application: UIApplication) { pause() }
      func applicationDidEnterBackground(_ application: UIApplication) { save() }
      func applicationWillEnterForeground(_ application: UIApplication) { load() }
    }
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
      }
    }
    """

  @Test func `does not judge a plist alone, and ends with 2`() throws {
    let result = try Tool.run("audit", before + "/Notes/Info.plist")
    #expect(result.status == 2)
    #expect(result.output.contains("not judged\n"))
    #expect(result.output.contains("warning R1 \(before)/Notes/Info.plist"))
  }

  @Test func `names a file that it could not read as one can open it, and says why in JSON, too`()
    throws
  {
    let folder = try TemporaryFolder()
    let file = "App.xcodeproj/project.pbxproj"
    try FileManager.default.createDirectory(
      atPath: folder.path("App.xcodeproj"), withIntermediateDirectories: true)
    try folder.write("{", to: file)
    let text = try Tool.run("audit", folder.path)
    #expect(text.status == 2)
    #expect(text.output.contains(folder.path(file)))
    let json = try Tool.run("audit", "--format", "json", folder.path).output
    #expect(json.contains("\"reason\": \"\(folder.path(file)) cannot be judged"))
  }

  @Test func `says what to give it in place of what is no project`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.txt")
    for path in [folder.path, folder.path("a.txt")] {
      let result = try Tool.run("audit", path)
      #expect(result.status == 65)
      #expect(result.errors.contains("There is no project at “\(path)”"))
    }
    let missing = try Tool.run("audit", folder.path("b"))
    #expect(missing.status == 74)
    #expect(missing.errors.contains("“\(folder.path("b"))” does not exist"))
  }

  @Test func `refuses options that do not go together, and an empty path`() throws {
    #expect(try Tool.run("audit", "").status == 64)
    #expect(try Tool.run("audit", before, after).status == 64)
    #expect(try Tool.run("audit", "--plan", "--format", "json", before).status == 64)
    #expect(try Tool.run("audit", "--plan", "--format", "sarif", before).status == 64)
  }

  @Test func `gives programs the verdict, the findings and the tests`() throws {
    let result = try Tool.run("audit", "--format", "json", before)
    #expect(result.status == 1)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let target = try #require((report["targets"] as? [[String: Any]])?.first)
    #expect(target["verdict"] as? String == "willNotLaunch")
    let finding = try #require((target["findings"] as? [[String: Any]])?.first)
    #expect(finding["rule"] as? String == "R1")
    #expect(finding["facts"] as? [String] == ["F166", "F234", "F235"])
    #expect(finding["life"] as? [String] == ["launch"])
  }

  @Test func `plans what goes where, with scripts that have the addresses of the app`() throws {
    let result = try Tool.run("audit", "--plan", before)
    #expect(result.status == 1)
    for part in [
      "# From the app delegate to scenes: Notes\n", "<key>UIApplicationSceneManifest</key>",
      "- [ ] `AppDelegate.applicationDidEnterBackground(_:)` (\(before)/Notes/AppDelegate.swift:29:8)",
      "func sceneDidEnterBackground(_ scene: UIScene)",
      "func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)",
      "bundle='org.example.Notes'\n", "|| APP_URL='notes://'\n",
    ] {
      #expect(result.output.contains(part), "\(part)")
    }
    #expect(!result.output.contains("APP_LINK="))
  }

  @Test func `plans what is found besides where nothing is left to move`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "targets: {Notes: {type: application, platform: iOS, sources: [App.swift]}}\n",
      to: "project.yml")
    try folder.write(
      """
      @main struct NotesApp: App {
        @UIApplicationDelegateAdaptor var delegate: AppDelegate
        var body: some Scene { WindowGroup { Text("") } }
      }
      class AppDelegate: NSObject, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
        ) { refresh() }
      }
      """, to: "App.swift")
    let output = try Tool.run("audit", "--plan", folder.path).output
    #expect(
      output.contains(
        "## What the audit found besides\n- [ ] warning R18 (\(folder.path)/App.swift:")
    )
    #expect(!output.contains("Nothing is left to do."))
    #expect(!output.contains("## Add the class"))
  }

  @Test func `plans nothing for an app that is ready, but says what to try`() throws {
    let output = try Tool.run("audit", "--plan", after).output
    #expect(output.contains("Nothing is left to do.\n"))
    #expect(output.contains("xcrun simctl openurl"))
  }
}
