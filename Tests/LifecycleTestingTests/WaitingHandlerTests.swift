import Foundation
import LifecycleTesting
import Testing

/// An app that asks for time when it is left, and has work on its main queue meanwhile.
private final class Worker {
  private let application: Application
  private let waits: Bool
  private(set) var isBusy = false
  private var task = BackgroundTaskIdentifier.invalid

  init(_ application: Application, waits: Bool) {
    self.application = application
    self.waits = waits
  }

  var hasTask: Bool { task != .invalid }

  func begin() {
    if !isBusy { application.schedule("work") { self.isBusy = false } }
    isBusy = true
    if !hasTask { task = application.beginBackgroundTask("upload") { self.timeIsOver() } }
  }

  private func timeIsOver() {
    // The wait sleeps, so that it costs no processor time.
    while waits, isBusy { Thread.sleep(forTimeInterval: 0.1) }
    application.endBackgroundTask(task)
    task = .invalid
  }
}

/// B14: the expiration handler waits for work that needs the thread on which the handler is called.
///
/// The belief: a queue goes on while somebody waits for it. In fact the main queue runs on the main
/// thread, which is the one that waits. Invariant: I30, I34.
@Suite(.lifecycle(saved: .off)) struct `An expiration handler` {
  private func check(_ name: String, waits: Bool) -> CheckReport? {
    expectSafe(
      World(disk: 0) { _, application in Worker(application, waits: waits) }
        .named(name)
        .on(.didEnterBackground) { worker, _ in worker.begin() }
        .fingerprint(disk: { _ in 0 }, memory: { [$0.isBusy, $0.hasTask] }),
      by: [.exhaustive()], stepLimit: 1)
  }

  @Test func `that waits for the main queue is found`() {
    expectIssues {
      let finding = check("waits", waits: true)?.findings.first
      #expect(finding?.id == "I34")
      #expect(finding?.trace.choices.count == 3)
    } matching: { issue in
      issue.text.hasPrefix("I34: task.expiration")
    }
  }

  @Test func `that does not wait is clean`() {
    #expect(check("does not wait", waits: false)?.verdict == .holds)
  }
}
