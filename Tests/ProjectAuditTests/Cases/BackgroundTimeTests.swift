import Testing

@testable import ProjectAudit

@Suite struct `Time in the background` {
  private func swift(_ body: String, _ others: String = "") -> [Int] {
    Found(leaving: body, others).lines(.lockedWork)
  }

  @Test(arguments: [
    "id = UIApplication.shared.beginBackgroundTask(expirationHandler: nil)",
    "id = UIApplication.shared.beginBackgroundTask(withName: \"save\")",
    "id = a.beginBackgroundTask { }", "id = a.beginBackgroundTask { isExpired = true }",
    "id = a.beginBackgroundTask { print(\"expired\") }",
    "let _ = a.beginBackgroundTask { interrupt() }",
  ])
  func `is not ended when it is up`(beginning: String) {
    #expect(swift(beginning) == [3])
  }

  @Test(arguments: [
    "id = a.beginBackgroundTask { a.endBackgroundTask(id) }",
    "id = a.beginBackgroundTask(withName: \"save\") { finish() }",
    "id = a.beginBackgroundTask { operation.cancel() }",
    "id = a.beginBackgroundTask(expirationHandler: interrupt)", "beginBackgroundTask()",
  ])
  func `is ended when it is up`(beginning: String) {
    #expect(swift(beginning, "func finish() { app.endBackgroundTask(id) }") == [])
  }

  @Test(arguments: [
    ("sleep(60)", true), ("sleep(5)", false), ("Thread.sleep(forTimeInterval: 45)", true),
    ("await Task.sleep(for: .seconds(60))", true), ("await Task.sleep(for: .seconds(2))", false),
    ("await Task.sleep(for: .milliseconds(60))", false), ("sleep(delay)", false),
    ("await Task.sleep(nanoseconds: 60 * 1_000_000_000)", true),
    ("await Task.sleep(nanoseconds: 500_000_000)", false),
    ("queue.asyncAfter(deadline: .now() + 60) { save() }", true),
    ("queue.asyncAfter(deadline: .now() + .seconds(60)) { save() }", true),
    ("queue.asyncAfter(deadline: .now() + 2) { save() }", false),
    ("queue.asyncAfter(deadline: .now() + delay) { save() }", false),
  ])
  func `is over before a long sleep is`(sleep: String, isLong: Bool) {
    let task = "let id = a.beginBackgroundTask { a.endBackgroundTask(id) }"
    #expect(swift("\(task)\n\(sleep)\na.endBackgroundTask(id)") == (isLong ? [4] : []))
    #expect(swift("work()", "func test() { \(sleep) }") == [])
  }

  @Test func `has no work to do if it is ended at once`() {
    let beginning = "let id = a.beginBackgroundTask(expirationHandler: nil)\n"
    #expect(swift(beginning + "a.endBackgroundTask(id)") == [])
    #expect(swift(beginning + "UIApplication.shared.endBackgroundTask(id)") == [])
    #expect(swift(beginning + "save()\na.endBackgroundTask(id)") == [3])
  }

  @Test func `is not what a function of the same name gives`() {
    let own = "func beginBackgroundTask(for name: String) { uploads += 1 }"
    #expect(swift("queue.async { self?.beginBackgroundTask() }") == [])
    #expect(swift("manager.beginBackgroundTask(for: name)", own) == [])
    #expect(swift("manager.beginBackgroundTask(for: name)") == [3])
    #expect(swift("application.beginBackgroundTask(expirationHandler: nil)", own) == [3])
    #expect(swift("a.beginBackgroundTaskIfNeeded()\nlet b = a.beginBackgroundTaskCount") == [])
  }

  @Test func `is ended by whoever gets what a function answers`() {
    let asking = "UIApplication.shared.beginBackgroundTask(expirationHandler: interrupt)"
    #expect(swift("begin()", "func begin() -> ID {\n\(asking)\n}") == [])
    #expect(swift("begin()", "func begin() {\n\(asking)\n}") == [6])
    #expect(swift("begin()", "func begin() {\n\(asking)\nwork()\n}") == [6])
  }

  @Test func `is ended by what the handler calls`() {
    let beginning = "id = a.beginBackgroundTask { close() }"
    #expect(swift(beginning, "func close() { file.close() }") == [3])
    #expect(
      swift(beginning, "func close() { done() }\nfunc done() { a.endBackgroundTask(id) }") == [])
  }

  @Test func `is read in Objective-C, too`() {
    func found(_ handler: String) -> [Int] {
      Found(
        in: """
          @interface AppDelegate : UIResponder <UIApplicationDelegate>
          @end
          @implementation AppDelegate
          - (void)save {
            id = [app beginBackgroundTaskWithExpirationHandler:\(handler)];
          }
          @end
          """, file: "A.m"
      ).lines(.lockedWork)
    }
    #expect(found("nil") == [5])
    #expect(found("^{ expired = YES; }") == [5])
    #expect(found("^{ [app endBackgroundTask:id]; }") == [])
  }

  @Test func `does not come after the end of the process`() {
    func ending(_ helper: String) -> [Int] {
      Found(
        in: """
          @interface AppDelegate : UIResponder <UIApplicationDelegate>
          @end
          @implementation AppDelegate
          - (void)applicationWillTerminate:(UIApplication *)a { [self close]; }
          - (void)close { \(helper) }
          @end
          """, file: "A.m"
      ).lines(.lockedWork)
    }
    #expect(ending("[context performBlock:^{ [context save:nil]; }];") == [5])
    #expect(ending("[context performBlockAndWait:^{ [context save:nil]; }];") == [])
  }

  /// What is found in a SwiftUI app that observes its phase.
  private func phase(_ closure: String, _ others: String = "") -> [String] {
    var project = BugCase.swiftUI(
      "WindowGroup { Home() }.onChange(of: scenePhase) { _, phase in\n\(closure)\n}", delegate: "")
    project.targets[0].files["App/Work.swift"] = "extension NotesApp { \(others) }"
    return project.found
  }

  /// What is found in a SwiftUI app that is told of the former phase, too.
  private func former(_ closure: String, _ others: String) -> [String] {
    var project = BugCase.swiftUI(
      "WindowGroup { Home() }.onChange(of: scenePhase) { old, phase in\n\(closure)\n}", delegate: ""
    )
    project.targets[0].files["App/Work.swift"] = "extension NotesApp { \(others) }"
    return project.found
  }

  @Test func `is asked for by a SwiftUI app that starts work when it is left`() {
    let cleaning = "func clean() { DispatchQueue.global().async { sweep() } }"
    #expect(phase("if phase == .background { clean() }", cleaning) == ["R16 warning"])
    #expect(
      phase("switch phase {\ncase .background:\nTask { await sync() }\ndefault: break\n}")
        == ["R16 warning"])
    #expect(phase("if phase == .active { clean() }", cleaning) == [])
    #expect(former("if old == .background { clean() }", cleaning) == [])
    #expect(former("switch old {\ncase .background: clean()\ndefault: break\n}", cleaning) == [])
    #expect(former("if phase == .background { clean() }", cleaning) == ["R16 warning"])
    #expect(phase("if phase == .background { clean() }", "func clean() { sweep() }") == [])
  }

  @Test func `is not spent on a launch`() {
    func launch(_ body: String) -> [Int] {
      Found(
        in: "class AppDelegate: UIResponder, UIApplicationDelegate {\n\(Code.didFinish(body))\n}"
      ).lines(.longCallback)
    }
    let asking = "let url = FileManager.default.url(forUbiquityContainerIdentifier: nil)"
    #expect(launch(asking) == [6])
    #expect(launch("DispatchQueue.global().async { \(asking) }") == [])
    #expect(launch("group.wait()") == [6])
    #expect(launch("queue.async { group.wait() }") == [])
  }
}
