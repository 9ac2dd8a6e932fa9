import LifecycleDriving
import LifecycleModels
import Testing

/// An app that begins and ends background tasks as it is told.
private final class Worker {
  let application: Application
  var task = BackgroundTaskIdentifier.invalid

  init(_ application: Application) { self.application = application }
}

private func world(
  _ leave: @escaping (Worker) -> Void
) -> World<Int, Worker> {
  World(disk: 0) { _, application in Worker(application) }
    .on(.didEnterBackground) { worker, _ in leave(worker) }
    .fingerprint(disk: { _ in 0 }, memory: { $0.task })
}

@Suite struct `What is said of a background task` {
  @Test func `depends on whether it has an expiration handler`() throws {
    let without = world { $0.task = $0.application.beginBackgroundTask("save") }
    #expect(
      try LifeCheck(without).run(.exhaustive(depth: 5)).findings.map(\.detail) == [
        "save (task 1) is not ended when its time is over, and it was begun without an expiration "
          + "handler"
      ])
    let with = world { $0.task = $0.application.beginBackgroundTask("save") {} }
    #expect(
      try LifeCheck(with).run(.exhaustive(depth: 5)).findings.map(\.detail)
        == ["save (task 1) is not ended when its expiration handler returns"])
  }

  @Test func `is a warning if the invalid identifier is ended`() throws {
    let report = try LifeCheck(world { $0.application.endBackgroundTask(.invalid) })
      .run(.exhaustive())
    #expect(report.verdict == .holds)
    #expect(
      report.warnings == ["endBackgroundTask is called with .invalid, which has no effect"])
  }

  @Test func `is a finding if it is ended twice, and the process lives on`() throws {
    let world = world { worker in
      let task = worker.application.beginBackgroundTask("save")
      worker.application.endBackgroundTask(task)
      worker.application.endBackgroundTask(task)
    }
    .invariant("the app is opened once") { $0.history.entrances < 2 }
    let findings = try LifeCheck(world).run(.exhaustive()).findings
    #expect(
      findings.map(\.headline) == [
        "I65: task 1 is ended twice, or was never begun, after launch, home",
        "broken: the app is opened once, after launch, home, open",
      ])
  }
}
