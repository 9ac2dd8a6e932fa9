import Testing

@testable import ProjectAudit

@Suite struct `Nothing is found` {
  private func findings(_ project: ProjectFixture) -> [String] {
    project.report.targets.flatMap(\.findings).map { "\($0.rule.id) \($0.severity.rawValue)" }
  }

  @Test func `in launch options of launches in which nobody opens the app`() {
    func launch(_ key: String) -> [String] {
      findings(BugCase.app(app: Code.didFinish("if launchOptions?[.\(key)] != nil { start() }")))
    }
    #expect(launch("location") == [])
    #expect(launch("bluetoothCentrals") == [])
    #expect(launch("remoteNotification") == ["R10 warning"])
  }

  @Test func `in the handler of a callback that is never called`() {
    let method = Code.appShortcut("show(shortcutItem)")
    let handling =
      "func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: "
      + "UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) "
      + "{ show(shortcutItem); completionHandler(true) }"
    let reading = BugCase.connecting("if let item = connectionOptions.shortcutItem { show(item) }")
    #expect(findings(BugCase.app(app: method, scene: reading + "\n" + handling)) == ["R6 warning"])
  }

  @Test func `in what is registered while the app delegate is made`() {
    let tasks =
      "enum Tasks { static func start() { BGTaskScheduler.shared.register("
      + "forTaskWithIdentifier: \"a.refresh\", using: nil) { $0.setTaskCompleted(success: true) } } }"
    let coordinator = "class Coordinator { func start() {} }"
    let project = BugCase.app(
      app: "override init() { super.init(); Tasks.start() }",
      scene: BugCase.connecting("Coordinator().start()"),
      others: ["App/Tasks.swift": tasks, "App/Coordinator.swift": coordinator])
    #expect(findings(project.permitting("a.refresh")) == [])
    let centre =
      "override init() { super.init(); "
      + "UNUserNotificationCenter.current().delegate = self }"
    #expect(findings(BugCase.app(app: centre)) == [])
  }

  @Test func `in the identifier of a task that is put together, or that of something else`() {
    func registering(_ identifier: String) -> [String] {
      findings(
        BugCase.app(
          app: Code.didFinish(
            "BGTaskScheduler.shared.register(forTaskWithIdentifier: \(identifier), using: nil) { $0.setTaskCompleted(success: true) }"
          ),
          others: ["App/Cell.swift": "// UIWindow\nclass Cell { static let identifier = \"Cell\" }"]
        ))
    }
    #expect(registering("\"com.example\" + suffix") == [])
    #expect(registering("task.identifier") == [])
    #expect(registering("Cell.identifier") == ["R8 error"])
    #expect(registering("\"com.example\"") == ["R8 error"])
  }

  @Test func `if a preprocessor leaves the right plist`() {
    func findings(_ condition: String, _ settings: [String: String]) -> [String] {
      var project = BugCase.app()
      project.files["App/Info.plist"] = Plist.xml(
        "  \(condition)\n\(Plist.emptyManifest)\n\t#else\n\(Plist.manifest())\n  #endif")
      project.targets[0].settings.merge(settings) { $1 }
      return self.findings(project)
    }
    let on = ["INFOPLIST_PREPROCESS": "YES", "INFOPLIST_PREPROCESSOR_DEFINITIONS": "OLD=1"]
    #expect(findings("#ifndef OLD", on) == [])
    #expect(findings("#ifdef OLD", on) == ["R2 error"])
    #expect(findings("#ifdef NEW", on) == [])
  }

  @Test func `in functions that systems of today do not have`() {
    func ending(_ attribute: String) -> [String] {
      findings(
        BugCase.app(
          app: attribute + " func show() { UIApplication.shared.keyWindow?.makeKeyAndVisible() }"))
    }
    #expect(ending("@available(iOS, introduced: 2.0, obsoleted: 13.0)") == [])
    #expect(ending("@available(iOS, introduced: 13.0, deprecated: 15.0)") == ["R9 warning"])
  }

  @Test func `in branches that systems of today do not take`() {
    func showing(_ branches: String) -> [String] {
      findings(BugCase.app(app: "func show() { \(branches) }"))
    }
    let use = "{ UIApplication.shared.keyWindow?.makeKeyAndVisible() }"
    #expect(showing("if #available(iOS 13, *) { } else \(use)") == [])
    #expect(showing("if #available(iOS 13, *) { } else if #available(iOS 11, *) \(use)") == [])
    #expect(showing("if #available(iOS 13, *) { } else if isOld { } else \(use)") == [])
    let nested = "if #available(iOS 14, *) { } else \(use)"
    #expect(showing("if #available(iOS 13, *) { \(nested) } else { }") == [])
    #expect(
      showing("if #available(iOS 13, *) { } else if isOld { }\nif isNew \(use)") == ["R9 warning"])
    #expect(showing("if #available(iOS 26, *) { } else if isOld \(use)") == ["R9 warning"])
  }

  @Test func `in activities that say which window a scene shows`() {
    func connecting(_ activity: String) -> [String] {
      findings(BugCase.app(app: "", scene: BugCase.connecting("show(\(activity))")))
    }
    let first = "connectionOptions.userActivities.first"
    #expect(connecting(first) == ["R7 error"])
    #expect(connecting(first + " ?? session.stateRestorationActivity") == ["R19 warning"])
  }
}

@Suite struct `What is found two calls away` {
  @Test func `is the state of the application that a launch asks for`() {
    let source = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: O?) -> Bool {
          prepare(a)
          return true
        }
        func prepare(_ a: UIApplication) { guard isQuiet(a) else { return } }
        func isQuiet(_ a: UIApplication) -> Bool { Self.isQuiet(applicationState: a.applicationState) }
        static func isQuiet(applicationState: UIApplication.State) -> Bool { false }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
      """
    let findings = DelegateAudit(files: [.init(path: "A.swift", content: Array(source.utf8))])
      .findings.filter { $0.rule == .launchState }
    #expect(findings.map(\.line) == [7])
  }

  @Test func `is an app delegate of SwiftUI that nothing makes`() {
    func findings(_ property: String) -> [String] {
      var project = BugCase.swiftUI(
        "WindowGroup { Home() }", delegate: Code.didFinish("prepare()"))
      for (path, text) in project.targets[0].files where property.isEmpty {
        project.targets[0].files[path] = text.replacing(
          "UIApplicationDelegateAdaptor", with: "Other")
      }
      return project.report.targets.flatMap(\.findings).map { "\($0.rule.id)" }
    }
    #expect(findings("adaptor") == [])
    #expect(findings("") == ["R5"])
  }
}
