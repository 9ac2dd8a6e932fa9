@testable import ProjectAudit

extension MigrationCase {
  /// UIKit apps in Swift that moved.
  static let swift: [MigrationCase] = [
    MigrationCase(
      "M1", "storyboard, and app-delegate methods that the scene delegate calls",
      ProjectFixture(
        plist: Plist.xml(Plist.mainStoryboard, Plist.manifest(storyboard: "Main")),
        [
          "App/AppDelegate.swift": """
          @UIApplicationMain
          class AppDelegate: UIResponder, UIApplicationDelegate {
            \(Code.didFinish("BGTaskScheduler.shared.register(forTaskWithIdentifier: \"a.b\", using: nil) { $0.setTaskCompleted(success: true) }"))
            func application(
              _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
            ) -> Bool { Router.shared.open(url) }
            \(Code.appContinue("Router.shared.open(userActivity)"))
          }
          """,
          "App/SceneDelegate.swift": """
          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            private var appDelegate: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }
            \(Code.willConnect("""
            Router.shared.attach(to: window)
            if let context = connectionOptions.urlContexts.first { open(context.url) }
            connectionOptions.userActivities.forEach(handle)
            """))
            \(Code.openURLContexts("URLContexts.forEach { open($0.url) }"))
            \(Code.sceneContinue("handle(userActivity)"))
            func sceneDidEnterBackground(_ scene: UIScene) { Router.shared.save() }
            private func open(_ url: URL) {
              _ = appDelegate?.application(UIApplication.shared, open: url, options: [:])
            }
            private func handle(_ activity: NSUserActivity) {
              _ = appDelegate?.application(.shared, continue: activity, restorationHandler: { _ in })
            }
          }
          """,
          "App/Base.lproj/Main.storyboard": Code.storyboard,
        ], files: [:]
      ).permitting("a.b"),
      verdict: .readyWithNotes, findings: ["R12 note"]),
    MigrationCase(
      "M2", "a window that is made from a frame and given its scene",
      ProjectFixture(
        plist: Plist.xml(Plist.manifest()),
        [
          "App/main.swift": """
          UIApplicationMain(
            CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
          """,
          "App/AppDelegate.swift": """
          class AppDelegate: UIResponder, UIApplicationDelegate { \(Code.didFinish("prepare()")) }
          """,
          "App/SceneDelegate.swift": """
          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            \(Code.willConnect("""
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.windowScene = scene as? UIWindowScene
            window.makeKeyAndVisible()
            self.scene(scene, openURLContexts: connectionOptions.urlContexts)
            """))
            \(Code.openURLContexts("open(URLContexts)"))
          }
          """,
        ]),
      verdict: .ready),
    MigrationCase(
      "M4", "stop in willResignActive, start only in willEnterForeground",
      ProjectFixture(
        plist: Plist.xml(Plist.mainStoryboard, Plist.manifest(storyboard: "Main")),
        [
          "App/AppDelegate.swift": """
          @main class AppDelegate: UIResponder, UIApplicationDelegate {
            \(Code.configuration("return UISceneConfiguration(name: \"Default Configuration\", sessionRole: connectingSceneSession.role)"))
          }
          """,
          "App/SceneDelegate.swift": """
          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            \(Code.willConnect("handle(connectionOptions.urlContexts)"))
            \(Code.openURLContexts("handle(URLContexts)"))
            func sceneWillResignActive(_ scene: UIScene) { health.stopUpdates() }
            func sceneWillEnterForeground(_ scene: UIScene) { health.startUpdates() }
          }
          """,
          "App/Help.swift": """
          class HelpController: UIViewController {
            func show() {
              (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController?.present(self)
            }
          }
          """,
          "App/Base.lproj/Main.storyboard": Code.storyboard,
        ]),
      verdict: .readyWithNotes, findings: ["R11 warning", "R12 note", "R9 warning"]),
    MigrationCase(
      "M7", "a delegate that only code names, several windows allowed, and one overlay for all",
      ProjectFixture(
        plist: Plist.xml(Plist.manifest(configurations: "", several: true)),
        [
          "App/AppDelegate.swift": """
          @main class AppDelegate: UIResponder, UIApplicationDelegate {
            \(Code.configuration("""
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
            """))
          }
          """,
          "App/SceneDelegate.swift": """
          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            \(Code.willConnect("window = UIWindow(windowScene: scene as! UIWindowScene)"))
            func sceneWillResignActive(_ scene: UIScene) { PrivacyOverlay.shared.show() }
          }
          """,
        ]),
      verdict: .readyWithNotes, findings: ["R13 warning", "R2 note"]),
    MigrationCase(
      "M11", "a manifest with empty configurations in the app and in an extension",
      ProjectFixture(
        plist: Plist.xml(Plist.mainStoryboard, Plist.emptyManifest),
        ["App/AppDelegate.swift": Code.appDelegate],
        others: [
          .init(
            name: "Share", type: "app-extension", files: ["Share/Share.swift": "class Share {}"],
            settings: ["INFOPLIST_FILE": "Share/Info.plist"])
        ], files: ["Share/Info.plist": Plist.xml(Plist.emptyManifest)]),
      verdict: .willNotLaunch, findings: ["R2 error"]),
    MigrationCase(
      "M16", "a manifest with a car, and transitions that nothing calls",
      ProjectFixture(
        plist: Plist.xml(Plist.manifest(several: true, others: Plist.carRole)),
        [
          "App/AppDelegate.swift": """
          @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
            \(Code.didFinish("let inFront = application.applicationState != .background"))
            func applicationDidEnterBackground(_ application: UIApplication) { save(); schedule() }
            func applicationWillResignActive(_ application: UIApplication) { pause() }
            func applicationWillEnterForeground(_ application: UIApplication) { refresh() }
          }
          """,
          "App/SceneDelegate.swift": Code.sceneDelegate,
          "App/CarDelegate.swift": """
          class CarDelegate: UIResponder, CPTemplateApplicationSceneDelegate {}
          """,
        ],
        others: [
          .init(
            name: "Watch", type: "application.watchapp2",
            files: ["Watch/App.swift": "@main struct WatchApp: App {}"])
        ]),
      verdict: .willLoseInput,
      findings: ["R10 warning", "R13 note", "R5 error", "R5 error", "R5 error"]),
    MigrationCase(
      "M16 today", "the same transitions, called from the scene delegate",
      ProjectFixture(
        plist: Plist.xml(Plist.manifest()),
        [
          "App/AppDelegate.swift": """
          @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
            func applicationDidEnterBackground(_ application: UIApplication) { save(); schedule() }
            func applicationWillResignActive(_ application: UIApplication) { pause() }
          }
          """,
          "App/SceneDelegate.swift": """
          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            \(Code.willConnect("window = UIWindow(windowScene: scene as! UIWindowScene)"))
            func sceneDidEnterBackground(_ scene: UIScene) {
              delegate?.applicationDidEnterBackground?(UIApplication.shared)
            }
            func sceneWillResignActive(_ scene: UIScene) {
              delegate?.applicationWillResignActive(.shared)
            }
          }
          """,
        ]),
      verdict: .ready),
    MigrationCase(
      "M22", "a literal module, and a transition that scenes have replaced",
      ProjectFixture(
        plist: Plist.xml(Plist.manifest("NetNews.SceneDelegate", storyboard: "Main")),
        [
          "App/AppDelegate.swift": """
          @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func applicationDidEnterBackground(_ application: UIApplication) { badge.update() }
          }
          """,
          "App/SceneDelegate.swift": """
          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            \(Code.willConnect("coordinator.start(connectionOptions)"))
            \(Code.openURLContexts("coordinator.open(URLContexts)"))
            \(Code.sceneContinue("coordinator.handle(userActivity)"))
            func sceneDidEnterBackground(_ scene: UIScene) { badge.update() }
          }
          """,
          "App/Base.lproj/Main.storyboard": Code.storyboard,
        ], settings: ["PRODUCT_MODULE_NAME": "NetNews"],
        others: [
          .init(
            name: "Mac",
            files: ["Mac/AppDelegate.swift": "@NSApplicationMain class AppDelegate {}"],
            settings: ["INFOPLIST_FILE": "Mac/Info.plist", "SDKROOT": "macosx"])
        ]),
      verdict: .readyWithNotes, findings: ["R3 note", "R5 warning"]),
    MigrationCase(
      "M23", "the name of the product for that of the module, and a dead method for URLs",
      ProjectFixture(
        plist: Plist.xml(Plist.manifest("$(PRODUCT_NAME).SceneDelegate", several: true)),
        [
          "App/AppDelegate.swift": """
          @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(
              _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
            ) -> Bool { importFile(url, copyBeforeUsing: false) }
          }
          """,
          "App/SceneDelegate.swift": """
          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            \(Code.willConnect("""
            window = UIWindow(windowScene: scene as! UIWindowScene)
            if let context = connectionOptions.urlContexts.first { open(context.url) }
            """))
            \(Code.openURLContexts("URLContexts.forEach { open($0.url) }"))
          }
          """,
        ]),
      verdict: .readyWithNotes, findings: ["R3 warning", "R6 warning"]),
    MigrationCase(
      "M34 step 2", "a manifest and an empty scene delegate",
      ProjectFixture(
        plist: Plist.xml(Plist.manifest(storyboard: "Main")),
        [
          "App/AppDelegate.swift": """
          @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
            \(Code.didFinish("viewModel.inputs.applicationDidFinishLaunching()"))
            func applicationDidEnterBackground(_ application: UIApplication) { viewModel.didEnter() }
            func applicationWillEnterForeground(_ application: UIApplication) { viewModel.willEnter() }
            func application(
              _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
            ) -> Bool { viewModel.open(url) }
            \(Code.appContinue("viewModel.continue(userActivity)"))
            \(Code.appShortcut("viewModel.perform(shortcutItem); completionHandler(true)"))
          }
          """,
          "App/SceneDelegate.swift": """
          class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
          """,
          "App/Base.lproj/Main.storyboard": Code.storyboard,
        ]),
      verdict: .willLoseInput,
      findings: ["R5 error", "R5 error", "R6 error", "R6 error", "R6 error"]),
    MigrationCase(
      "M34 step 5", "everything moved",
      ProjectFixture(
        plist: Plist.xml(Plist.manifest(storyboard: "Main")),
        [
          "App/AppDelegate.swift": Code.appDelegate,
          "App/SceneDelegate.swift": """
          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            \(Code.willConnect("""
            viewModel.open(connectionOptions.urlContexts)
            viewModel.handle(connectionOptions.userActivities.first)
            viewModel.perform(connectionOptions.shortcutItem)
            """))
            \(Code.openURLContexts("viewModel.open(URLContexts)"))
            \(Code.sceneContinue("viewModel.handle(userActivity)"))
            \(Code.sceneShortcut("viewModel.perform(shortcutItem); completionHandler(true)"))
            func sceneDidEnterBackground(_ scene: UIScene) { viewModel.didEnterBackground() }
            func sceneWillEnterForeground(_ scene: UIScene) { viewModel.willEnterForeground() }
          }
          """,
          "App/Base.lproj/Main.storyboard": Code.storyboard,
        ]),
      verdict: .ready),
  ]
}
