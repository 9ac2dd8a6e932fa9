import Testing

@testable import ProjectAudit

@Suite struct `A background task whose time is up` {
  /// The lines of what is found about a handler, counted from its first line.
  private func lines(_ handler: String, others: String = "") -> [Int] {
    Found(
      in: """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func plan() { try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a")) }
          func handle(_ task: BGAppRefreshTask) {
        \(handler)
          }
          \(others)
        }
        """
    ).lines(.lockedWork).map { $0 - 3 }
  }

  @Test func `is the last one if only its work plans the next`() {
    #expect(
      lines(
        """
        task.expirationHandler = {
          task.setTaskCompleted(success: false)
        }
        update { result in
          self.plan()
          task.setTaskCompleted(success: result)
        }
        """) == [1])
  }

  @Test(arguments: [
    // It is planned first.
    "plan()\ntask.expirationHandler = { task.setTaskCompleted(success: false) }\n",
    "DispatchQueue.main.async { self.plan() }\ntask.expirationHandler = { task.setTaskCompleted(success: false) }\n",
    "task.expirationHandler = { task.setTaskCompleted(success: false) }\nplan()\n",
    // It is planned when the time is up.
    "task.expirationHandler = { self.plan()\ntask.setTaskCompleted(success: false) }\n",
    // What is cancelled ends, too.
    "task.expirationHandler = { operation.cancel() }\n",
  ])
  func `is followed by another one`(beginning: String) {
    let rest = "update { result in\nself.plan()\ntask.setTaskCompleted(success: result)\n}"
    #expect(lines(beginning + rest) == [])
  }

  private static let later = "update { result in\n  task.setTaskCompleted(success: result)\n}"

  @Test func `goes on if nothing stops it`() {
    #expect(lines(Self.later) == [2])
  }

  @Test func `goes on if a function that is declared in it completes it`() {
    let local = "func end(_ ok: Bool) { task.setTaskCompleted(success: ok) }\nupdate(then: end)"
    #expect(lines(local) == [1])
  }

  @Test func `is ended by whoever is told`() {
    #expect(
      lines("task.expirationHandler = { task.setTaskCompleted(success: false) }\n" + Self.later)
        == [])
    #expect(lines("watch(task)\n" + Self.later) == [])
    let watching = "func watch(_ t: BGTask) { t.expirationHandler = { self.stop() } }"
    #expect(lines("watch(task)\n" + Self.later, others: watching) == [])
    #expect(lines("update()\ntask.setTaskCompleted(success: true)") == [])
  }

  @Test func `goes on if only another one is told`() {
    let other =
      "func other(_ t: BGTask) { t.expirationHandler = { op.cancel() }\nt.setTaskCompleted(success: true) }"
    #expect(lines(Self.later, others: other) == [2])
    #expect(lines("await update()\ntask.setTaskCompleted(success: true)", others: other) == [2])
    let caller =
      "func start(_ t: BGAppRefreshTask) { t.expirationHandler = { op.cancel() }\nhandle(t) }"
    #expect(lines(Self.later, others: caller) == [])
    #expect(lines("current = task\n" + Self.later, others: other) == [])
  }

  @Test(arguments: [
    "print(\"expired\")", "log.error(\"expired\")", "Analytics.count(.expired)", "",
  ])
  func `is not ended by a handler that only tells`(words: String) {
    #expect(lines("task.expirationHandler = { \(words) }\n" + Self.later) == [1])
  }

  @Test(arguments: [
    "operation.cancel()", "isExpired = true", "interrupt()",
    "queue.async { task.setTaskCompleted(success: false) }", "group.leave()",
  ])
  func `is ended by a handler that may do so`(words: String) {
    #expect(lines("task.expirationHandler = { \(words) }\n" + Self.later) == [])
  }

  @Test func `is done before a handler that only tells can be called`() {
    let handler = "task.expirationHandler = { print(\"expired\") }\n"
    #expect(lines(handler + "update()\ntask.setTaskCompleted(success: true)") == [])
  }

  private static let handler = "task.expirationHandler = { operation.cancel() }\n"

  @Test func `is without a handler while something is waited for`() {
    let end = "task.setTaskCompleted(success: true)"
    #expect(lines("await start()\n" + Self.handler + end) == [2])
    #expect(lines(Self.handler + "await start()\n" + end) == [])
    #expect(lines("Task { await start() }\n" + Self.handler + end) == [])
  }

  @Test func `is completed once more by work that goes on`() {
    func lines(_ work: String) -> [Int] {
      Found(
        in: """
          class AppDelegate: UIResponder, UIApplicationDelegate {
            func handle(_ task: BGAppRefreshTask) {
              task.expirationHandler = { self.stop(); task.setTaskCompleted(success: false) }
              \(work)
            }
          }
          """
      ).lines(.completion)
    }
    #expect(lines("update { result in task.setTaskCompleted(success: result) }") == [4])
    #expect(lines("Task { await update(); task.setTaskCompleted(success: true) }") == [4])
    #expect(
      lines(
        "Task { await update(); if !Task.isCancelled { task.setTaskCompleted(success: true) } }")
        == [])
    #expect(
      lines(
        "update { result in guard !isDone else { return }; task.setTaskCompleted(success: result) }"
      )
        == [])
    #expect(lines("task.setTaskCompleted(success: true)") == [])
  }
}
