import LifecycleModels
import Testing

@testable import LifecycleDriving

@Suite struct `Work on the main queue` {
  private func world(_ names: String...) -> WriterWorld {
    writerWorld([
      .didBecomeActive: { writer, _ in
        for name in names { writer.application.schedule(name) { writer.write(name) } }
      }
    ])
  }

  @Test func `runs first in, first out`() throws {
    let driver = try LifeDriver(world("one", "two"))
    try driver.make("launch", "mainQueue", "mainQueue")
    #expect(driver.lines == ["one", "two"])
    #expect(!driver.possible.contains("mainQueue"))
  }

  @Test func `dies with its process`() throws {
    let driver = try LifeDriver(world("one"))
    try driver.make("launch", "home", "suspend", "purge", "launch", "mainQueue")
    #expect(driver.lines == ["one"])
    #expect(!driver.possible.contains("mainQueue"))
  }

  @Test func `waits while the process is suspended`() throws {
    let driver = try LifeDriver(world("one"))
    try driver.make("launch", "home", "suspend")
    #expect(!driver.possible.contains("mainQueue"))
  }

  @Test func `that runs inside a callback is a breach`() throws {
    let driver = try LifeDriver(
      world("one").on(.willResignActive) { writer, _ in writer.application.runMainQueue() })
    try driver.make("launch", "home")
    #expect(driver.lines == ["one"])
    #expect(driver.breaches == ["I50: the main run loop is run inside a callback"])
  }

  @Test func `that schedules itself again does not run endlessly`() throws {
    func tick(_ writer: Writer) {
      writer.write("tick")
      writer.application.schedule("tick") { [unowned writer] in tick(writer) }
    }
    let driver = try LifeDriver(
      writerWorld([.didBecomeActive: { writer, _ in tick(writer) }])
        .on(.willResignActive) { writer, _ in writer.application.runMainQueue() })
    try driver.make("launch", "home", "mainQueue")
    #expect(driver.lines == ["tick", "tick", "tick"])
  }
}
