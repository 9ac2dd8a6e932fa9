import Testing

@testable import ProjectAudit

@Suite struct `The handler of a background task` {
  /// An app whose scene shows a controller, which has members.
  private func app(
    _ members: String, permitting identifier: String = "a.b", launch: String = "",
    shows: String = "window?.rootViewController = Page()", others: String = "",
    settings: [String: String] = [:]
  ) -> ProjectFixture {
    var project = BugCase.app(
      app: Code.didFinish(launch), scene: BugCase.connecting(shows),
      others: ["App/Page.swift": "class Page: UIViewController {\n\(members)\n}\n\(others)"]
    ).permitting(identifier)
    project.targets[0].settings.merge(settings) { $1 }
    return project
  }

  private func register(
    _ identifier: String = "\"a.b\"", _ body: String = "$0.setTaskCompleted(success: true)"
  ) -> String {
    "BGTaskScheduler.shared.register(forTaskWithIdentifier: \(identifier), using: nil) { \(body) }"
  }

  private func appearing(_ body: String) -> String {
    "override func viewDidAppear(_ animated: Bool) { \(body) }"
  }

  @Test func `ends the launch if it is registered when the first view appears`() {
    let project = app(appearing(register()))
    #expect(project.found == ["R8 error"])
    #expect(project.report.targets[0].verdict == .willNotLaunch)
  }

  @Test
  func `ends no launch where the registration may not run, or where nobody knows that it raises`() {
    let projects = [
      app(appearing(register()), shows: ""),
      app(appearing("if isOn { \(register()) }")),
      app(appearing("button.onTap { \(register()) }")),
      app(appearing(register()), settings: ["IPHONEOS_DEPLOYMENT_TARGET": "26.0"]),
    ]
    for project in projects {
      #expect(project.found == ["R8 error"])
      #expect(project.report.targets[0].verdict == .willLoseInput)
    }
  }

  @Test func `is registered at any time if the task continues what the user began`() {
    let request =
      "\nfunc go() { submit(BGContinuedProcessingTaskRequest(identifier: \"a.b\", title: t)) }"
    let refresh = "\nfunc then() { submit(BGAppRefreshTaskRequest(identifier: \"a.b\")) }"
    let other = "\nfunc then() { submit(BGAppRefreshTaskRequest(identifier: \"c\")) }"
    let cast = """
      task in
      guard let task = task as? BGContinuedProcessingTask else { return }
      task.setTaskCompleted(success: true)
      """
    #expect(app(appearing(register("\"a.b\"", cast))).found == [])
    #expect(app(appearing(register()), permitting: "a.*").found == [])
    #expect(app(appearing(register()) + request).found == [])
    #expect(app(appearing(register()) + request + other).found == [])
    #expect(app(appearing(register()) + request + refresh).found == ["R8 error"])
  }

  private static let scheduler =
    "enum Scheduler { static let id = \"a.b\"; static func start() { "

  @Test func `is missing in a process that starts for the task if only a button registers it`() {
    let tap = "@objc func tapped() { Scheduler.start() }"
    let scheduler = Self.scheduler + register("id") + " } }"
    #expect(app(tap, others: scheduler).found == ["R8 error"])
    #expect(app(tap, others: scheduler).report.targets[0].verdict == .willLoseInput)
    #expect(app("@objc func tapped() { \(register()) }").found == ["R8 error"])
    #expect(app(tap, launch: "Scheduler.start()", others: scheduler).found == [])
    #expect(app(tap, permitting: "a.*", others: scheduler).found == [])
  }

  @Test func `is not missing if a launch may lead to its registration`() {
    let tap = "@objc func tapped() { Scheduler.start() }"
    let scheduler = Self.scheduler + register("id") + " } }"
    let forwarded =
      "\nclass Service: Plugin { \(Code.didFinish("Scheduler.start()")) }\nprotocol Plugin {}"
    #expect(app(tap, others: scheduler + forwarded).found == [])
    #expect(app(tap, launch: register(), others: scheduler).found == ["R8 warning"])
    let framework = "\nclass Starter: FrameworkStarter { func begin() { Scheduler.start() } }"
    #expect(app(tap, others: scheduler + framework).found == [])
    // Nobody was found to call it.
    #expect(app("", others: scheduler).found == [])
  }

  @Test(arguments: [
    ("UUID().uuidString", "a.b", "is a UUID"), ("UUID().uuidString", "a.b.*", "is a UUID"),
    ("\"\\(UUID())\"", "a.b", "is a UUID"),
    ("\"a.c.\\(UUID())\"", "a.b.*", "begins with “a.c.”"), ("\"a.b.\\(UUID())\"", "a.b.*", nil),
    ("\"a.b.\\(UUID())\"", "a.b", "begins with “a.b.”"), ("\"a.\\(name)\"", "a.b", nil),
    ("\"\\(bundle).b\"", "a.b", nil), ("name", "a.b", nil),
  ])
  func `has an identifier that the plist can permit`(
    identifier: String, permitted: String, words: String?
  ) {
    let direct = appearing("button.onTap { \(register(identifier)) }")
    let named = "func start() { let id = \(identifier)\n\(register("id")) }"
    let given =
      "func start(_ title: String, id: String) { \(register("id")) }\nfunc go() { start(\"\", id: \(identifier)) }"
    for members in [direct, named, given] {
      let findings = app(members, permitting: permitted).report.targets[0].findings
        .filter { $0.message.contains("permits that") }
      #expect(
        findings.map { $0.message.hasPrefix("The identifier \(words ?? ""), and no entry") }
          == (words == nil ? [] : [true]))
    }
    let others =
      "func start(id: String) { \(register("id")) }\nfunc go(id: String) { start(id: id) }"
    let shadowed =
      "func start() { let id = UUID().uuidString\nif isOn { let id = \"a.b\"\n\(register("id")) } }"
    let crowded =
      "func start(id: String) { \(register("id")) }\nfunc go() {\n"
      + String(repeating: "start(id: UUID().uuidString)\n", count: 30) + "}"
    for members in [others, shadowed, crowded] {
      #expect(
        !app(members).report.targets[0].findings.contains { $0.message.contains("permits that") })
    }
  }
}
