@testable import ProjectAudit

extension MigrationCase {
  /// SwiftUI apps, whose manifests need not name a delegate.
  static let swiftUI: [MigrationCase] = [
    MigrationCase(
      "M8", "a manifest with one flag, and a scene delegate that owns no window",
      ProjectFixture(
        plist: Plist.xml(
          """
          <key>UIApplicationSceneManifest</key>
          <dict><key>UIApplicationSupportsMultipleScenes</key><true/></dict>
          """),
        [
          "App/App.swift": Code.adaptedApp,
          "App/AppDelegate.swift": """
          class AppDelegate: NSObject, UIApplicationDelegate {
            \(Code.configuration("""
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
            """))
          }
          class SceneDelegate: NSObject, UIWindowSceneDelegate {
            \(Code.willConnect("session.attach(scene)"))
          }
          """,
        ]),
      verdict: .ready),
    MigrationCase(
      "M13", "the same URL in a scene delegate and in onOpenURL, without a manifest",
      ProjectFixture(
        plist: Plist.xml(),
        [
          "App/App.swift": """
          @main struct LoopApp: App {
            @UIApplicationDelegateAdaptor var delegate: AppDelegate
            var body: some Scene { WindowGroup { ContentView().onOpenURL { handle($0) } } }
          }
          """,
          "App/AppDelegate.swift": """
          class AppDelegate: NSObject, UIApplicationDelegate {
            \(Code.configuration("""
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            if connectingSceneSession.role == .windowApplication {
              configuration.delegateClass = ShortcutSceneDelegate.self
            }
            return configuration
            """))
          }
          class ShortcutSceneDelegate: UIResponder, UIWindowSceneDelegate {
            \(Code.willConnect("perform(connectionOptions.shortcutItem)"))
            \(Code.openURLContexts("handle(URLContexts)"))
            \(Code.sceneShortcut("perform(shortcutItem); completionHandler(true)"))
          }
          """,
        ]),
      verdict: .readyWithNotes, findings: ["R7 warning"]),
    MigrationCase(
      "M19", "a manifest that Xcode generates, and a class of a package",
      ProjectFixture(
        plist: Plist.xml(Plist.strings("UIBackgroundModes", "remote-notification")),
        [
          "App/App.swift": Code.adaptedApp,
          "App/AppDelegate.swift": """
          class AppDelegate: NSObject, UIApplicationDelegate {
            \(Code.didFinish("Telemetry.signal(\"app.launched\")"))
            \(Code.configuration("""
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = Windows.SceneDelegate.self
            return configuration
            """))
          }
          """,
        ],
        settings: [
          "GENERATE_INFOPLIST_FILE": "YES",
          "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
          "INFOPLIST_KEY_UIApplicationSceneManifest_Generation[sdk=iphoneos*]": "YES",
        ]),
      verdict: .readyWithNotes, findings: ["R10 warning"]),
    MigrationCase(
      "M20", "a transition in the delegate of the adaptor",
      ProjectFixture(
        plist: Plist.xml(
          """
          <key>UIApplicationSceneManifest</key>
          <dict><key>UIApplicationSupportsMultipleScenes</key><false/></dict>
          """),
        [
          "App/App.swift": """
          @main struct TrioApp: App {
            @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
            @Environment(\\.scenePhase) var scenePhase
            var body: some Scene { WindowGroup { MainView() } }
          }
          """,
          "App/AppDelegate.swift": """
          class AppDelegate: NSObject, UIApplicationDelegate {
            \(Code.didFinish("prepare()"))
            func applicationWillEnterForeground(_ application: UIApplication) { sendDaily() }
          }
          """,
        ]),
      verdict: .willLoseInput, findings: ["R5 error"]),
    MigrationCase(
      "M26", "a SwiftUI app clip beside a UIKit app that did not move",
      ProjectFixture(
        plist: Plist.xml(),
        [
          "App/AppDelegate.swift": """
          @main class AppDelegate: UIResponder, UIApplicationDelegate {
            \(Code.didFinish("window = UIWindow(frame: UIScreen.main.bounds)"))
            func applicationDidEnterBackground(_ application: UIApplication) { save() }
          }
          """
        ],
        others: [
          .init(
            name: "Clip", type: "application.on-demand-install-capable",
            files: ["Clip/Clip.swift": "import SwiftUI\n@main struct Clip: App {}"],
            settings: ["INFOPLIST_FILE": "Clip/Info.plist"])
        ], files: ["Clip/Info.plist": Plist.xml()]),
      verdicts: ["App": .willNotLaunch, "Clip": .ready], findings: ["R1 error"]),
    MigrationCase(
      "M32", "a SwiftUI app that another type runs, and a configuration for other screens only",
      ProjectFixture(
        plist: Plist.xml(
          Plist.manifest(
            configurations: """
              <key>UIWindowSceneSessionRoleExternalDisplayNonInteractive</key>
              <array><dict>
                <key>UISceneDelegateClassName</key>
                <string>$(PRODUCT_MODULE_NAME).ExternalSceneDelegate</string>
              </dict></array>
              """, several: true)),
        [
          "App/Main.swift": "@main class Main { static func main() { prepare(); UTMApp.main() } }",
          "App/App.swift": """
          struct UTMApp: App { var body: some Scene { WindowGroup { Home() } } }
          """,
          "App/External.swift": """
          class ExternalSceneDelegate: UIResponder, UIWindowSceneDelegate {
            \(Code.willConnect("window = UIWindow(windowScene: scene as! UIWindowScene)"))
          }
          """,
        ]),
      verdict: .ready),
  ]
}
