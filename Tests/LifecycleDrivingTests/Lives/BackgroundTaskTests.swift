import Foundation
import LifecycleModels
import Testing

@testable import LifecycleDriving

@Suite struct `A background task` {
  private func saver(
    _ expired: @escaping (Writer) -> Void = { writer in
      writer.tasks.popLast().map(writer.application.endBackgroundTask)
    }
  ) -> WriterWorld {
    writerWorld([
      .didEnterBackground: { writer, _ in
        let task = writer.application.beginBackgroundTask("save") { [unowned writer] in
          writer.write("expired")
          expired(writer)
        }
        writer.tasks.append(task)
      }
    ])
    .action("finish", in: [.background]) { moment in
      moment.delegate.tasks.popLast().map(moment.application.endBackgroundTask)
    }
  }

  @Test func `that is granted holds off suspension until it is ended`() throws {
    let driver = try LifeDriver(saver())
    try driver.make("launch", "home", "task.granted")
    #expect(!driver.possible.contains("suspend"))
    try driver.make("finish")
    #expect(driver.possible.contains("suspend"))
    #expect(driver.breaches == [])
  }

  @Test func `that expires is announced and lets the app be suspended`() throws {
    let driver = try LifeDriver(saver())
    try driver.make("launch", "home", "task.granted", "task.expiration", "suspend")
    #expect(driver.lines == ["expired"])
    #expect(driver.breaches == [])
  }

  @Test func `that is refused is announced and can be asked for again`() throws {
    let driver = try LifeDriver(saver())
    try driver.make("launch", "home", "task.expiration.refused")
    #expect(driver.lines == ["expired"])
    try driver.make("open", "home", "task.granted", "task.expiration", "suspend")
    #expect(driver.lines == ["expired", "expired"])
    #expect(driver.breaches == [])
  }

  @Test func `that is begun while another expires is granted time of its own`() throws {
    let world = saver { writer in
      let next = writer.application.beginBackgroundTask("next")
      writer.tasks.popLast().map(writer.application.endBackgroundTask)
      writer.tasks = [next]
    }
    let driver = try LifeDriver(world)
    try driver.make("launch", "home", "task.granted", "task.expiration", "task.granted")
    #expect(!driver.possible.contains("suspend"))
    try driver.make("finish", "suspend")
    #expect(driver.breaches == [])
  }

  @Test func `that is not ended when it expires is a breach`() throws {
    let driver = try LifeDriver(saver { _ in })
    try driver.make("launch", "home", "task.granted", "task.expiration")
    #expect(
      driver.breaches == [
        "I65: save (task 1) is not ended when its expiration handler returns"
      ])
  }

  @Test func `that is ended twice is a breach`() throws {
    let driver = try LifeDriver(
      writerWorld([
        .didBecomeActive: { writer, _ in
          let task = writer.application.beginBackgroundTask()
          writer.application.endBackgroundTask(task)
          writer.application.endBackgroundTask(task)
        }
      ]))
    try driver.make("launch")
    #expect(driver.breaches == ["I65: task 1 is ended twice, or was never begun"])
  }

  @Test func `that does not exist is ended without effect`() throws {
    let driver = try LifeDriver(
      writerWorld([
        .didBecomeActive: { writer, _ in writer.application.endBackgroundTask(.invalid) }
      ]))
    try driver.make("launch")
    #expect(driver.breaches == [])
  }

  @Test func `may be one of a hundred`() throws {
    #expect(try breaches(ofTasks: 100) == [])
  }

  @Test func `must not be one of a thousand`() throws {
    #expect(
      try breaches(ofTasks: 1000) == ["I65: more than 100 background tasks are open at once"])
  }

  private func breaches(ofTasks count: Int) throws -> [String] {
    let driver = try LifeDriver(
      writerWorld([
        .didEnterBackground: { writer, _ in
          writer.tasks = (1...count).map { _ in writer.application.beginBackgroundTask() }
        }
      ])
      .action("finish", in: [.background]) { moment in
        moment.delegate.tasks.forEach(moment.application.endBackgroundTask)
      })
    try driver.make("launch", "home", "task.granted", "finish", "suspend")
    return driver.breaches
  }

  @Test func `can be begun and ended on another thread`() throws {
    let driver = try LifeDriver(
      writerWorld([
        .didEnterBackground: { writer, _ in
          nonisolated(unsafe) let writer = writer
          onAnotherThread { writer.tasks = [writer.application.beginBackgroundTask("upload")] }
        }
      ])
      .action("finish", in: [.background]) { moment in
        nonisolated(unsafe) let writer = moment.delegate
        onAnotherThread { writer.tasks.forEach(writer.application.endBackgroundTask) }
      })
    try driver.make("launch", "home", "task.granted", "finish", "suspend")
    #expect(driver.breaches == [])
  }

  @Test func `may hold an object that calls the application when it is released`() throws {
    final class Operation {
      let application: Application
      init(_ application: Application) { self.application = application }
      deinit { application.schedule("farewell") {} }
    }
    let driver = try LifeDriver(
      writerWorld([
        .didEnterBackground: { writer, _ in
          let operation = Operation(writer.application)
          let held = writer.application.beginBackgroundTask { _ = operation }
          writer.application.endBackgroundTask(held)
          let other = Operation(writer.application)
          writer.application.beginBackgroundTask { _ = other }
          writer.application.exit()
        }
      ]))
    try driver.make("launch", "home", "launch")
    #expect(driver.breaches == [])
  }
}

/// Does something on another thread, and waits until it is done.
func onAnotherThread(_ work: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  Thread {
    work(); done.signal()
  }.start()
  done.wait()
}
