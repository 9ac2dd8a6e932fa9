import Testing

@testable import ProjectAudit

@Suite struct `A background task whose work is an operation` {
  /// The findings of a rule in a handler, by lines counted from its first, beside some other code.
  private func lines(_ rule: AuditRule, _ handler: String, others: String = "") -> [Int] {
    Found(
      in: """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func handle(_ task: BGAppRefreshTask) {
        \(handler)
          }
        }
        class Store { func load(then done: @escaping () -> Void) {}
          func each(_ work: () -> Void) {} }
        \(others)
        """
    ).lines(rule).map { $0 - 2 }
  }

  private static let expiry = "task.expirationHandler = { queue.cancelAllOperations() }\n"
  private static let completion =
    "operation.completionBlock = { task.setTaskCompleted(success: true) }\n"

  @Test func `is completed too soon if a block only starts the work`() {
    func block(_ work: String) -> [Int] {
      lines(
        .completion, "let operation = BlockOperation { \(work) }\n" + Self.completion + Self.expiry)
    }
    #expect(block("store.load { print() }") == [1])
    #expect(block("store.load(then: { print() })") == [1])
    #expect(block("store.each { print() }") == [])
    #expect(block("store.load { gate.signal() }\ngate.wait()") == [])
    #expect(block("store.work()") == [])
  }

  @Test func `goes on when its time is up if the operation does not ask whether it is cancelled`() {
    func operation(_ type: String, expiry: String = Self.expiry) -> [Int] {
      lines(
        .lockedWork, "let operation = Import()\n" + Self.completion + expiry,
        others: "class Import: Work { override func main() { store.work() } }\n" + type)
    }
    let deaf = "class Work: Operation { func finish() {} }"
    #expect(operation(deaf) == [3])
    #expect(operation("class Work: Operation { func go() { if isCancelled { return } } }") == [])
    #expect(operation("class Work: Operation { override func cancel() { stop() } }") == [])
    #expect(operation("class Work: LibraryOperation {}") == [])
    let completing =
      "task.expirationHandler = { queue.cancelAllOperations()\ntask.setTaskCompleted(success: false) }"
    #expect(operation(deaf, expiry: completing) == [])
  }

  @Test func `has an expiration handler somewhere if it is kept`() {
    func kept(_ others: String) -> [Int] {
      lines(.lockedWork, "current = task\nupdate()", others: others)
    }
    let update = "func update() { load { self.current?.setTaskCompleted(success: true) } }"
    #expect(kept("extension AppDelegate { \(update) }") == [7])
    let expiring = "func watch() { current?.expirationHandler = { self.stop() } }"
    #expect(kept("extension AppDelegate { \(update)\n\(expiring) }") == [])
    let atOnce = "func update() { current?.setTaskCompleted(success: true) }"
    #expect(kept("extension AppDelegate { \(atOnce) }") == [])
  }
}
