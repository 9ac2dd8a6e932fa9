import LifecycleModels
import Testing

@testable import LifecycleDriving

@Suite struct `The completion handler of a background event` {
  private func fetch(
    _ handler: @escaping (Writer, Delivery) -> Void
  ) throws -> LifeDriver<Notebook, Writer> {
    let driver = try LifeDriver(writerWorld([.performFetch: handler]))
    try driver.make("launchInBackground.fetch")
    return driver
  }

  @Test func `can be called at once`() throws {
    let driver = try fetch { $1.complete() }
    try driver.make("suspend")
    #expect(driver.breaches == [])
  }

  @Test func `can be called later and holds off suspension until then`() throws {
    let driver = try fetch { writer, delivery in
      writer.application.schedule("parse") { delivery.complete() }
    }
    #expect(!driver.possible.contains("suspend"))
    try driver.make("mainQueue", "suspend")
    #expect(driver.breaches == [])
  }

  @Test func `can be called on another thread`() throws {
    let driver = try fetch { _, delivery in
      nonisolated(unsafe) let delivery = delivery
      onAnotherThread { delivery.complete() }
    }
    try driver.make("suspend")
    #expect(driver.breaches == [])
  }

  @Test func `must not be called twice`() throws {
    let driver = try fetch { _, delivery in
      delivery.complete()
      delivery.complete()
    }
    #expect(
      driver.breaches == ["F69: the completion handler of a background event is called twice"])
  }

  @Test func `must be called while something is left that could call it`() throws {
    let driver = try fetch { _, _ in }
    #expect(driver.breaches == ["F69: nothing is left that could call it"])
  }
}
