import Testing

@testable import ProjectAudit

@Suite struct `The launch of a SwiftUI app` {
  private func app(_ body: String, delegate: String = "") -> [String] {
    var project = BugCase.swiftUI(delegate: delegate)
    project.targets[0].files["App/App.swift"] = """
      @main struct NotesApp: App {
        @UIApplicationDelegateAdaptor var delegate: AppDelegate
        \(body)
        var body: some Scene { WindowGroup { Home() } }
      }
      """
    return project.found
  }

  @Test func `has no application yet when the app is made`() {
    let asking = "UIApplication.shared.isIdleTimerDisabled = true"
    #expect(app("init() { \(asking) }") == ["R10 warning"])
    #expect(app("init() { prepare() }\nfunc prepare() { \(asking) }") == ["R10 warning"])
    #expect(app("init() { Task { \(asking) } }") == [])
    #expect(app("func prepare() { \(asking) }") == [])
  }

  @Test func `may take its delegate from a library`() {
    func found(_ others: String) -> [String] {
      var project = BugCase.swiftUI(
        delegate: "func applicationDidEnterBackground(_ a: UIApplication) { save() }")
      let file = project.targets[0].files.removeValue(forKey: "App/AppDelegate.swift") ?? ""
      project.targets[0].dependencies = ["Core"]
      project.targets.append(
        .init(
          name: "Core", type: "framework",
          files: ["Core/AppDelegate.swift": file.replacing("AppDelegate:", with: others)],
          settings: [:]))
      return project.found
    }
    #expect(found("AppDelegate:") == ["R5 error"])
    #expect(found("OtherDelegate:") == [])
  }

  @Test func `makes no delegate without an adaptor, whatever else cannot be read`() {
    var project = BugCase.swiftUI(delegate: Code.didFinish("prepare()"))
    project.targets[0].files["App/App.swift"] = Code.swiftUIApp
    project.targets[0].files["App/SceneDelegate.swift"] =
      "class SceneDelegate: NSObject, UIWindowSceneDelegate { \(Code.sceneShortcut("run(shortcutItem); completionHandler(true)")) }"
    project.targets[0].files["App/Wide.swift"] = "\u{FEFF}class A {}"
    #expect(project.found == ["R5 warning"])
    var files = MemoryFiles(project.all)
    files.add(.bytes([0xFF, 0xFE, 0x00]), at: ProjectPath("App/Wide.swift"))
    let rules = ProjectAudit(files: files).report().targets.flatMap(\.findings).map(\.rule)
    #expect(rules == [.deadTransition])
  }

  @Test func `may tell of the same URL twice if that does nothing twice`() {
    func opening(_ body: String) -> [String] {
      var project = BugCase.swiftUI(
        "WindowGroup { Home().onOpenURL { open($0) } }",
        delegate: Code.configuration(
          "let c = UISceneConfiguration()\nc.delegateClass = SceneDelegate.self\nreturn c"))
      project.targets[0].files["App/SceneDelegate.swift"] =
        "class SceneDelegate: NSObject, UIWindowSceneDelegate {\n\(Code.willConnect("start(connectionOptions)"))\n"
        + Code.openURLContexts(body) + "\n}"
      return project.found
    }
    #expect(opening("open(URLContexts)") == ["R7 warning"])
    #expect(opening("NotificationCenter.default.post(name: .opened, object: nil)") == [])
    #expect(
      opening("NotificationCenter.default.post(name: .opened, object: URLContexts)") == [
        "R7 warning"
      ])
  }
}

@Suite struct `An app delegate` {
  @Test func `is still called by systems without scenes`() {
    func app(target: String) -> [String] {
      var project = BugCase.app(
        app: "func applicationDidEnterBackground(_ a: UIApplication) { save() }",
        scene: BugCase.window + "\nfunc sceneDidEnterBackground(_ s: UIScene) { save() }")
      project.targets[0].settings["IPHONEOS_DEPLOYMENT_TARGET"] = target
      return project.found
    }
    #expect(app(target: "15.0") == ["R5 warning"])
    #expect(app(target: "12.1") == [])
  }

  @Test func `is not called by the systems that have scenes, if others have none`() {
    var project = BugCase.app(
      app: "func applicationDidEnterBackground(_ a: UIApplication) { save() }")
    project.targets[0].settings["IPHONEOS_DEPLOYMENT_TARGET"] = "12.1"
    #expect(project.found == ["R5 warning"])
    let words = project.report.targets.flatMap(\.findings).map(\.message)
    #expect(words.first?.contains("never called on iOS 13 and later") == true)
  }

  @Test func `keeps options of the launch that are nil`() {
    func launch(_ body: String) -> [String] { BugCase.app(app: Code.didFinish(body)).found }
    #expect(launch("self.options = launchOptions") == ["R10 note"])
    #expect(launch("let options = launchOptions") == [])
    #expect(
      launch(
        "if launchOptions?[.remoteNotification] != nil { a(launchOptions?[.remoteNotification]) }")
        == ["R10 warning"])
  }

  @Test func `is not the last to save what others save`() {
    func ending(_ others: String) -> [String] {
      BugCase.app(
        app: "func applicationWillTerminate(_ a: UIApplication) { saveContext() }\n"
          + "func saveContext() { if context.hasChanges { try? context.save() } }",
        others: ["App/Store.swift": others]
      ).found
    }
    #expect(ending("class Store { func edit() { try? context.save() } }") == [])
    #expect(ending("class Store { func edit() {} }") == ["R22 note"])
  }

  @Test func `is the last to call what another object saves`() {
    func ending(_ others: String) -> [String] {
      BugCase.app(
        app: "func applicationWillTerminate(_ a: UIApplication) { Store.shared().saveCaches() }",
        others: ["App/Store.swift": "class Store { func saveCaches() {}\n\(others) }"]
      ).found
    }
    #expect(ending("") == ["R22 note"])
    #expect(ending("func leave() { saveCaches() }") == [])
  }

  @Test func `handles a shortcut twice if both of its methods ask for the same one`() {
    func launch(_ branch: String) -> [Int] {
      Found(
        in: """
          class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
              if let item = o?[.shortcutItem] as? UIApplicationShortcutItem, item.type == "search" {
                \(branch)
              }
              return true
            }
            \(Code.appShortcut("if shortcutItem.type == \"search\" { search() }; completionHandler(true)"))
          }
          """
      ).lines(.coldInput)
    }
    #expect(launch("search()") == [4])
    #expect(launch("prepare()") == [])
  }

  @Test func `offers an action that only another framework seems to answer`() {
    func offering(_ other: String, answering: String = "") -> [String] {
      var project = BugCase.app(
        app: """
          func offer() { add([UNNotificationAction(identifier: "accept"), UNNotificationAction(identifier: "leave")]) }
          func answer(_ r: UNNotificationResponse) { if r.actionIdentifier == "accept" { accept() } }
          """, others: ["App/Cell.swift": other])
      project.targets[0].dependencies = ["Content"]
      project.targets.append(
        .init(
          name: "Content", type: "app-extension",
          files: [
            "Content/Page.swift": "func answer(_ r: UNNotificationResponse) { \(answering) }"
          ],
          settings: ["INFOPLIST_FILE": "Content/Info.plist"]))
      return project.found
    }
    #expect(offering("class Cell { func tap() { self.leave() } }") == ["R23 warning"])
    #expect(
      offering("", answering: "if r.actionIdentifier == \"leave\" { leave() }") == [])
    #expect(
      offering("func answer(_ r: UNNotificationResponse) { if r.kind == .leave { leave() } }") == []
    )
  }
}
