import Testing

@testable import ProjectAudit

@Suite struct `What goes to somebody else` {
  private func rules(_ project: ProjectFixture) -> [String] {
    project.report.targets.flatMap(\.findings).map { "\($0.rule.id) \($0.severity.rawValue)" }
  }

  private func forwarding(_ call: String) -> [String] {
    rules(
      BugCase.app(
        app: "func applicationDidEnterBackground(_ application: UIApplication) { save() }",
        scene: BugCase.window + "\nfunc sceneDidEnterBackground(_ scene: UIScene) { \(call) }"))
  }

  @Test func `is no call of the app delegate`() {
    #expect(forwarding("appDelegate.applicationDidEnterBackground(application)") == [])
    #expect(forwarding("AppDelegate.shared?.applicationDidEnterBackground(application)") == [])
    #expect(
      forwarding(
        "(UIApplication.shared.delegate as? AppDelegate)?.applicationDidEnterBackground(a)")
        == [])
    #expect(forwarding("Tracker.shared.applicationDidEnterBackground(a)") == ["R5 warning"])
  }

  private func cold(_ body: String, others: [String: String] = [:]) -> [String] {
    rules(
      BugCase.app(
        scene: BugCase.connecting(body) + "\n" + Code.openURLContexts("show(URLContexts)"),
        others: others))
  }

  @Test func `is no reading of the connection options`() {
    #expect(cold("show(connectionOptions)") == [])
    #expect(cold("show(connectionOptions.urlContexts)") == [])
    #expect(cold("print(connectionOptions)") == ["R7 error"])
    #expect(cold("if connectionOptions.urlContexts.isEmpty { restore() }") == ["R7 error"])
    let row = "class Row { let window: UIWindow; func f() { row.urlContexts } }"
    #expect(cold("", others: ["App/Row.swift": row]) == ["R7 error"])
  }

  @Test func `is no reading if another scene delegate does it for its own scenes`() {
    let other = """
      class GameSceneDelegate: UIResponder, UIWindowSceneDelegate {
        \(BugCase.connecting("open(connectionOptions.urlContexts)"))
        \(Code.openURLContexts("open(URLContexts)"))
      }
      """
    #expect(cold("", others: ["App/GameSceneDelegate.swift": other]) == ["R7 error"])
    let helper =
      "class Opener { func f(_ connectionOptions: UIScene.ConnectionOptions) { open(connectionOptions.urlContexts) } }"
    #expect(cold("", others: ["App/Opener.swift": helper]) == [])
  }

  @Test func `is no reading if the superclass ignores the options`() {
    func base(_ body: String) -> [String] {
      let base = "class Base: UIResponder, UIWindowSceneDelegate {\n\(BugCase.connecting(body))\n}"
      let call = "super.scene(scene, willConnectTo: session, options: connectionOptions)"
      let own = Code.willConnect(call).replacing("func scene(", with: "override func scene(")
      var project = BugCase.app(others: ["App/Base.swift": base])
      project.targets[0].files["App/SceneDelegate.swift"] =
        "class SceneDelegate: Base {\n\(own)\n\(Code.openURLContexts("show(URLContexts)"))\n}"
      return rules(project)
    }
    #expect(base("") == ["R7 error"])
    #expect(base("show(connectionOptions.urlContexts)") == [])
  }

  @Test func `is missed if the running app does not take what starts it`() {
    let reading = "show(connectionOptions.urlContexts)"
    #expect(rules(BugCase.app(scene: BugCase.connecting(reading))) == ["R7 error"])
  }

  @Test func `is a class that is no scene delegate`() {
    func configuration(_ name: String) -> [AuditRule] {
      let body =
        "let c = UISceneConfiguration(name: nil, sessionRole: role)\n"
        + "c.delegateClass = \(name)\nreturn c"
      return BugCase.app(manifest: "", app: Code.configuration(body)).report.targets
        .flatMap(\.findings).filter { $0.severity == .error }.map(\.rule)
    }
    #expect(configuration("SceneDelegate.self") == [])
    #expect(configuration("AppDelegate.self") == [.adoption])
    #expect(configuration("nil") == [.adoption])
  }
}

@Suite struct `A task in the background` {
  private func rules(_ project: ProjectFixture) -> [AuditRule] {
    project.report.targets.flatMap(\.findings).map(\.rule)
  }

  @Test func `is registered too late when a view loads`() {
    let controller =
      "class First: UIViewController { override func viewDidLoad() { "
      + "BGTaskScheduler.shared.register(forTaskWithIdentifier: \"a\", using: nil) { $0.setTaskCompleted(success: true) } } }"
    let project = BugCase.app(others: ["App/First.swift": controller])
    #expect(rules(project.permitting("a")) == [.registration])
  }

  @Test func `of SwiftUI is listed in the plist, too`() {
    let scene = "WindowGroup { Home() }.backgroundTask(.appRefresh(\"a\")) { await refresh() }"
    let project = BugCase.swiftUI(scene, delegate: "")
    #expect(rules(project) == [.registration])
    #expect(rules(project.permitting("a")) == [])
  }
}

@Suite struct `A merge that is not finished` {
  @Test(arguments: ["App/AppDelegate.swift", "App.xcodeproj/project.pbxproj"])
  func `is said to be so`(path: String) {
    var files = BugCase.app().all
    files[path] = "<<<<<<< HEAD\n" + (files[path] ?? "")
    let target = ProjectAudit(files: MemoryFiles(files)).report().targets.first
    #expect(
      target?.verdict.words.contains("\(path) cannot be judged: it has an unfinished merge") == true
    )
  }
}
