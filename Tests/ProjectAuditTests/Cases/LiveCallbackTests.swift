import Testing

@testable import ProjectAudit

@Suite struct `A transition of the app delegate` {
  private func rules(_ app: String, others: [String: String] = [:]) -> [String] {
    BugCase.app(app: app, others: others).report.targets.flatMap(\.findings)
      .map { "\($0.rule.id) \($0.severity.rawValue)" }
  }

  private func background(_ body: String) -> String {
    "func applicationDidEnterBackground(_ application: UIApplication) { \(body) }"
  }

  @Test(arguments: [
    "isLocked = true", "player = nil",
    "super.applicationDidEnterBackground(application); last = now",
  ])
  func `is missed if all it does is to assign something`(body: String) {
    #expect(rules(background(body)) == ["R5 error"])
  }

  @Test(arguments: ["", "return", "super.applicationDidEnterBackground(application)"])
  func `is not missed if it does nothing`(body: String) {
    #expect(rules(background(body)) == [])
  }

  @Test func `is not missed if a notification calls it`() {
    let observing = Code.didFinish(
      "center.addObserver(self, selector: #selector(applicationDidEnterBackground), name: n, object: nil)"
    )
    #expect(rules(background("save()") + observing) == [])
  }

  @Test func `is missed if a notification calls a method of that name of another class`() {
    func found(_ members: String) -> [String] {
      let store = """
        class Store: NSObject {
          func start() {
            center.addObserver(self, selector: #selector(applicationDidEnterBackground), name: n, object: nil)
          }
          \(members)
        }
        """
      return rules(background("save()"), others: ["App/Store.swift": store])
    }
    #expect(found("@objc func applicationDidEnterBackground() { close() }") == ["R5 error"])
    // A category that was not read may declare it.
    #expect(found("") == [])
  }

  @Test func `is missed if a superclass has it`() {
    let files = [
      "App/AppDelegate.swift": "@main class AppDelegate: Base, UIApplicationDelegate {}",
      "App/Base.swift": "class Base: UIResponder { \(background("save()")) }",
    ]
    #expect(rules("", others: files) == ["R5 error"])
  }

  @Test func `is missed if it is in a framework of the project`() {
    var project = BugCase.app()
    project.targets[0].files["App/AppDelegate.swift"] = nil
    project.targets[0].files["App/main.swift"] = "UIApplicationMain(0, nil, nil, name)"
    project.targets[0].dependencies = ["Core"]
    project.targets.append(
      .init(
        name: "Core", type: "framework",
        files: [
          "Core/AppDelegate.swift":
            "public class AppDelegate: UIResponder, UIApplicationDelegate { \(background("save()")) }"
        ], settings: [:]))
    let findings = project.report.targets.flatMap(\.findings)
    #expect(findings.map(\.rule) == [.deadTransition])
  }

  @Test func `is the app’s own if it has no parameter and somebody calls it`() {
    let helper =
      "func applicationDidEnterBackground() { save() }\n"
      + "func applicationWillTerminate(_ application: UIApplication) { applicationDidEnterBackground() }"
    #expect(rules(helper) == [])
  }
}
