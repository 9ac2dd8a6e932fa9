import Testing

@testable import ProjectAudit

@Suite struct `What a careful reader finds` {
  private func findings(_ project: ProjectFixture) -> [String] {
    project.report.targets.flatMap(\.findings).map { "\($0.rule.id) \($0.severity.rawValue)" }
  }

  private func app(_ body: String, scene: String = BugCase.window) -> [String] {
    findings(BugCase.app(app: body, scene: scene))
  }

  @Test func `is a URL that starts a SwiftUI app whose own scene delegate takes others`() {
    let choosing = Code.configuration(
      "let c = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)\n"
        + "c.delegateClass = SceneDelegate.self\nreturn c")
    let delegate = """
      class SceneDelegate: NSObject, UIWindowSceneDelegate { \(Code.openURLContexts("show()")) }
      """
    func swiftUI(_ scene: String) -> [String] {
      var project = BugCase.swiftUI(scene, delegate: choosing)
      project.targets[0].files["App/SceneDelegate.swift"] = delegate
      return findings(project)
    }
    #expect(swiftUI("WindowGroup { Home() }") == ["R7 error"])
    #expect(swiftUI("WindowGroup { Home().onOpenURL { show($0) } }") == ["R7 warning"])
  }

  @Test(arguments: [
    ("if let a = options.userActivities.first, a.activityType == x { return detail }", true),
    ("if options.userActivities.first?.activityType == x { return detail }", true),
    ("if let a = options.userActivities.first { pending = a }", false),
    ("open(options.userActivities.first)", false),
  ])
  func `is an activity that is only looked at to choose a configuration`(
    choosing: String, isLost: Bool
  ) {
    let scene = BugCase.window + Code.sceneContinue("show(userActivity)")
    let found = app(Code.configuration(choosing + "\nreturn list"), scene: scene)
    #expect(found.contains("R7 error") == isLost)
  }

  @Test func `is what is saved only when the process ends`() {
    func ending(_ body: String, _ others: String = "") -> [String] {
      app("func applicationWillTerminate(_ application: UIApplication) { \(body) }\n\(others)")
    }
    let saving = "func saveNotes() { store.write() }"
    #expect(ending("saveNotes()", saving) == ["R22 note"])
    #expect(ending("self.saveNotes()", saving) == ["R22 note"])
    #expect(ending("saveNotes()", saving + "\nfunc edit() { saveNotes() }") == [])
    #expect(ending("store.save()") == [])
    #expect(ending("close()") == [])
    let kept = "static var isBroken: Bool { get { load() } set { save(newValue) } }"
    let starting = "func start() { Log.isBroken = true }\n\(kept)"
    #expect(ending("Log.isBroken = false", starting) == ["R22 note"])
    #expect(
      ending("Log.isBroken = false", starting + "\nfunc leave() { Log.isBroken = false }") == [])
    #expect(ending("Log.isBroken = true", starting) == [])
    let inMemory = starting.replacing(kept, with: "static var isBroken = false")
    #expect(ending("Log.isBroken = false", inMemory) == [])
    let wrapped = starting.replacing(kept, with: "@Stored(\"broken\") static var isBroken = false")
    #expect(ending("Log.isBroken = false", wrapped) == ["R22 note"])
    #expect(ending("device.isWatched = false", "func start() { device.isWatched = true }") == [])
  }

  @Test func `is a value of the user defaults that only the end of the process sets back`() {
    func ending(_ others: String, by end: String = "set(true, forKey: Keys.ended)") -> [String] {
      app(
        "func applicationWillTerminate(_ application: UIApplication) { defaults.\(end) }\n\(others)"
      )
    }
    let start =
      "func start() { if defaults.bool(forKey: Keys.ended) { defaults.set(false, forKey: Keys.ended) } }"
    #expect(ending(start) == ["R22 note"])
    #expect(ending(start + "\nfunc leave() { defaults.set(true, forKey: Keys.ended) }") == [])
    #expect(ending("func start() { defaults.set(false, forKey: Keys.ended) }") == [])
    #expect(ending("") == [])
    let removal = "removeObject(forKey: Keys.link)"
    let reading = "func start() { open(defaults.url(forKey: Keys.link)) }"
    #expect(ending(reading, by: removal) == ["R22 note"])
    #expect(ending(reading + "\nfunc leave() { defaults.\(removal) }", by: removal) == [])
    #expect(ending("func keep() { defaults.set(url, forKey: Keys.link) }", by: removal) == [])
  }

  @Test func `is not what is saved where it changes, also in Objective-C`() {
    func lines(_ others: String) -> [Int] {
      Found(
        in: """
          @implementation AppDelegate
          - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o { return YES; }
          - (void)applicationWillTerminate:(UIApplication *)a { [self saveContext]; }
          - (void)saveContext { if ([context hasChanges]) { [context save:&error]; } }
          \(others)
          @end
          """, file: "AppDelegate.m"
      ).lines(.lastChance)
    }
    #expect(lines("") == [3])
    #expect(lines("- (void)add { [context save:&error]; }") == [])
  }

  @Test func `is a wait in the last callback of a process`() {
    func ending(_ body: String) -> [String] {
      app("func applicationWillTerminate(_ application: UIApplication) { \(body) }")
    }
    #expect(ending("group.wait()") == ["R14 note"])
    #expect(ending("group.leave()") == [])
  }

  @Test func `is work that the last callback of a process starts and does not wait for`() {
    func ending(_ body: String) -> [String] {
      app("func applicationWillTerminate(_ application: UIApplication) { \(body) }")
    }
    #expect(ending("Task { await store.close() }") == ["R16 note"])
    #expect(ending("Task(priority: .high) { await store.close() }") == ["R16 note"])
    #expect(ending("queue.async { close() }") == ["R16 note"])
    #expect(ending("queue.sync { close() }") == [])
    #expect(ending("Task { await close()\ngroup.leave() }\ngroup.wait()") == ["R14 note"])
  }

  @Test func `is a state that a method asks for which a launch method calls`() {
    func launch(_ body: String, _ asking: String) -> [String] {
      app(Code.didFinish(body) + "\nfunc check() { \(asking) }")
    }
    let asking = "guard UIApplication.shared.applicationState == .background else { return }"
    #expect(launch("check()", asking) == ["R10 warning"])
    #expect(launch("self.check()", asking) == ["R10 warning"])
    #expect(launch("later { self.check() }", asking) == [])
    #expect(launch("store.check()", asking) == [])
    #expect(launch("check()", "later { show(UIApplication.shared.applicationState) }") == [])
  }

  @Test func `is an opening that a launch method counts by a case`() {
    func launch(_ body: String) -> [String] { app(Code.didFinish(body)) }
    #expect(launch("analytics.log(event: .appLaunch, parameters: nil)") == ["R10 warning"])
    #expect(launch("analytics.send(.appOpened)") == ["R10 warning"])
    #expect(launch("analytics.send(.appUpdated)") == [])
    #expect(launch("let a = settings.appLaunch") == [])
  }

  @Test func `is a state that a launch method writes into a log`() {
    func launch(_ body: String) -> [String] { app(Code.didFinish(body)) }
    #expect(launch("log(\"state \\(UIApplication.shared.applicationState)\")") == ["R10 note"])
    #expect(launch("log(\"state of applicationState\")") == [])
    #expect(launch("if application.applicationState == .active { start() }") == ["R10 warning"])
  }

  @Test(arguments: [
    "self.window?.tintColor = purple", "window?.tintColor = purple", "show(in: window!)",
    "var root = self.window?.rootViewController",
  ])
  func `is the window of an app delegate that nothing gives it`(use: String) {
    let property = "var window: UIWindow?\n"
    let method = Code.didFinish(use)
    #expect(app(property + method) == ["R9 warning"])
    // It has a value, is made on request, or is no property of this object.
    #expect(app("var window: UIWindow? = makeWindow()\n" + method) == [])
    #expect(app("var window: UIWindow? { first }\n" + method) == [])
    #expect(app(method) == [])
    #expect(app(property + "func show() { self.window = makeWindow() }\n" + method) == [])
    #expect(app(property + Code.didFinish("let window = first\n" + use)) == [])
    let giving = BugCase.connecting("owner.window = window")
    #expect(app(property + method, scene: giving) == [])
    #expect(app(property + Code.didFinish(use.replacing("window", with: "a.window"))) == [])
  }

  @Test func `is the handler of a push that a method of another name gets`() {
    func push(_ body: String) -> [String] {
      app(
        "func didReceive(push: Push, fetchCompletionHandler completionHandler: @escaping (R) -> Void) "
          + "{ \(body) }")
    }
    #expect(push("show(push)") == ["R18 warning"])
    #expect(push("") == [])
    #expect(push("show(push, then: completionHandler)") == [])
  }

  @Test func `is a scene delegate that nothing names`() {
    func named(_ manifest: String, app: String = "") -> [String] {
      let project = BugCase.app(manifest: manifest, app: app)
      return ProjectAudit(files: MemoryFiles(project.all)).delegates().audits.flatMap(\.findings)
        .map { "\($0.rule.id) \($0.severity.rawValue)" }
    }
    #expect(named("") == ["R2 warning"])
    #expect(named(Plist.manifest(nil)) == ["R2 warning"])
    #expect(named(Plist.manifest()) == [])
    let choosing = "c.delegateClass = SceneDelegate.self\nreturn c"
    #expect(named("", app: Code.configuration(choosing)) == [])
  }

  @Test func `is in the sources of a package, not in what lies beside them`() {
    func project(_ manifest: String?, _ caller: String) -> [String] {
      var project = BugCase.app(
        app: Code.appContinue("show(userActivity)"),
        others: [:])
      project.packages = ["Kit"]
      project.files["Kit/Package.swift"] = manifest
      project.files["Kit/\(caller)"] = """
        class Caller { func call(_ d: UIApplicationDelegate) {
          d.application?(a, continue: b, restorationHandler: c) } }
        """
      return findings(project)
    }
    let plain = "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])"
    #expect(project(plain, "Sources/Kit/Caller.swift") == [])
    #expect(project(plain, "Examples/Old/Caller.swift") == ["R6 error"])
    let named =
      "let package = Package(name: \"Kit\", targets: [.target(name: \"K\", path: \"Code\")])"
    #expect(project(named, "Code/Caller.swift") == [])
    #expect(project(named, "Tests/Caller.swift") == ["R6 error"])
    // Where the targets are is not known.
    let computed =
      "let package = Package(name: \"Kit\", targets: [.target(name: \"K\", path: folder)])"
    #expect(project(computed, "Anywhere/Caller.swift") == [])
    #expect(project(nil, "Anywhere/Caller.swift") == [])
  }

  @Test func `is in a package of the workspace that has a product which the app uses`() {
    func project(_ product: String?, workspace: String) -> [String] {
      var project = BugCase.app(app: Code.appContinue("show(userActivity)"))
      project.products = [product].compactMap { $0 }
      project.files[workspace + "/contents.xcworkspacedata"] = """
        <Workspace version = "1.0"><FileRef location = "group:App.xcodeproj"></FileRef>
        <FileRef location = "group:Kit"></FileRef></Workspace>
        """
      project.files["Kit/Package.swift"] =
        "let package = Package(products: [.library(name: \"Kit\")], targets: [.target(name: \"Kit\")])"
      project.files["Kit/Sources/Kit/Caller.swift"] = """
        class Caller { func call(_ d: UIApplicationDelegate) {
          d.application?(a, continue: b, restorationHandler: c) } }
        """
      return findings(project)
    }
    #expect(project("Kit", workspace: "All.xcworkspace") == [])
    #expect(project("Other", workspace: "All.xcworkspace") == ["R6 error"])
    #expect(project(nil, workspace: "All.xcworkspace") == ["R6 error"])
    #expect(project("Kit", workspace: "All.folder") == ["R6 error"])
  }

  @Test func `is a window that changes what all windows share when it leaves`() {
    func leaving(_ body: String) -> [String] {
      var project = BugCase.app(
        app: "",
        scene: BugCase.window + "\nfunc sceneDidEnterBackground(_ scene: UIScene) { \(body) }")
      project.files["App/Info.plist"] = Plist.xml(Plist.manifest(several: true))
      return findings(project)
    }
    #expect(leaving("Player.shared.stop()") == ["R13 warning"])
    #expect(leaving("Player.shared.isOn = false") == ["R13 warning"])
    #expect(leaving("Player.shared.last = self") == [])
    #expect(leaving("if UserDefaults.shared.isLocked { lock() }") == [])
  }

  @Test func `is in a library that holds the main function and the app delegate`() {
    func app(_ library: String) -> [String] {
      let delegate = """
        #import "AppDelegate.h"
        @implementation AppDelegate
        - (void)applicationDidEnterBackground:(UIApplication *)application { [self save]; }
        @end
        """
      let scene = """
        #import <UIKit/UIKit.h>
        @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
        @end
        @implementation SceneDelegate
        - (void)sceneDidDisconnect:(UIScene *)scene { self.window.windowScene = nil; }
        @end
        """
      let main =
        "int main(int c, char *v[]) { return UIApplicationMain(c, v, nil, NSStringFromClass([AppDelegate class])); }"
      let header = "@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@end"
      return findings(
        ProjectFixture(
          targets: [
            .init(name: "App", files: ["App/Other.m": "// UIWindow"], dependencies: [library]),
            .init(
              name: "Core", type: "library.static",
              files: [
                "Core/main.m": main, "Core/AppDelegate.m": delegate, "Core/SceneDelegate.m": scene,
              ]),
          ],
          files: [
            "App/Info.plist": Plist.xml(Plist.manifest("SceneDelegate")),
            "Core/AppDelegate.h": header,
          ]))
    }
    #expect(app("Core") == ["R5 error"])
  }
}
