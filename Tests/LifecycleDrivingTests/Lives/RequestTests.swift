import LifecycleModels
import Testing

@testable import LifecycleDriving

@Suite struct `A request of an app` {
  private func driver(
    asking ask: @escaping (Application) -> Void
  ) throws -> LifeDriver<Notebook, Writer> {
    let world = writerWorld().writing(
      .didBecomeActive, .willResignActive, .openURL, .didEnterBackground
    ).action("ask") { ask($0.application) }
    let driver = try LifeDriver(world)
    try driver.make("launch", "ask")
    return driver
  }

  @Test func `for a system sheet makes it inactive until the user dismisses the sheet`() throws {
    let driver = try driver { $0.presentSystemSheet() }
    #expect(driver.lines == ["didBecomeActive active", "willResignActive active"])
    try driver.make("interruption.ends")
    #expect(driver.lines.last == "didBecomeActive active")
  }

  @Test func `to open its own URL brings the URL back to it`() throws {
    let driver = try driver { $0.openOwnURL() }
    #expect(
      driver.lines == ["didBecomeActive active", "openURL active"])
  }

  @Test func `to open the URL of another app sends it to the background`() throws {
    let driver = try driver { $0.openOtherApp() }
    #expect(driver.lines.last == "didEnterBackground background")
    #expect(driver.life.state == .background)
  }

  @Test func `to exit ends it without another callback`() throws {
    let driver = try driver { $0.exit() }
    #expect(driver.life.state == .notRunning)
    #expect(driver.life.delegate == nil)
    #expect(driver.lines == ["didBecomeActive active"])
  }

  @Test func `to exit does not wait for the callbacks that are owed`() throws {
    let world = writerWorld([
      .willResignActive: { writer, _ in writer.application.exit() }
    ]).writing(.didEnterBackground)
    let driver = try LifeDriver(world)
    try driver.make("launch", "home")
    #expect(driver.life.state == .notRunning)
    #expect(driver.lines == [])
  }

  @Test func `that cannot be granted now waits until it can`() throws {
    let world = writerWorld([
      .didEnterBackground: { writer, _ in writer.application.presentSystemSheet() }
    ])
    let driver = try LifeDriver(world)
    try driver.make("launch", "home")
    #expect(driver.life.state == .background)
    try driver.make("open")
    #expect(driver.life.state == .inactive)
  }
}
