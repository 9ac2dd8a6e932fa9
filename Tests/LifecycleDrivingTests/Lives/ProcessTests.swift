import LifecycleModels
import Testing

@testable import LifecycleDriving

@Suite struct `The process of a life` {
  @Test func `shows “will” callbacks the old state and “did” callbacks the new one`() throws {
    let driver = try LifeDriver(
      writerWorld().writing(
        .willFinishLaunching, .didFinishLaunching, .didBecomeActive, .willResignActive,
        .didEnterBackground, .willEnterForeground))
    try driver.make("launch", "home", "open")
    #expect(
      driver.lines == [
        "willFinishLaunching inactive", "didFinishLaunching inactive", "didBecomeActive active",
        "willResignActive active", "didEnterBackground background",
        "willEnterForeground background", "didBecomeActive active",
      ])
  }

  @Test func `takes the memory with it and leaves the disk`() throws {
    let world = writerWorld([
      .didFinishLaunching: { writer, _ in
        writer.write("launch with \(writer.number)")
        writer.number = 7
      }
    ])
    let driver = try LifeDriver(world)
    try driver.make("launch", "home", "suspend", "purge", "launch")
    #expect(driver.lines == ["launch with 0", "launch with 0"])
    #expect(driver.breaches == [])
  }

  @Test func `makes a delegate when its code first runs, not when it is prewarmed`() throws {
    let driver = try LifeDriver(
      WriterWorld(disk: Notebook()) { notebook, application in
        notebook.lines.append("made \(application.state)")
        return Writer(notebook, application)
      }.writing(.didFinishLaunching))
    try driver.make("prewarm")
    #expect(driver.lines == [])
    #expect(driver.life.delegate == nil)
    try driver.make("launch")
    #expect(driver.lines == ["made inactive", "didFinishLaunching inactive"])
  }

  @Test func `is started once even if that throws`() throws {
    struct NoSpace: Error {}
    let driver = try LifeDriver(
      WriterWorld(disk: Notebook()) { notebook, _ in
        notebook.lines.append("tried")
        throw NoSpace()
      }.writing(.didFinishLaunching, .didBecomeActive))
    try driver.make("launch", "home", "suspend")
    #expect(driver.lines == ["tried"])
    #expect(driver.breaches == ["error: it throws: NoSpace()"])
    try driver.make("purge", "launch")
    #expect(driver.lines == ["tried", "tried"])
  }

  @Test func `is told whether protected data can be read`() throws {
    let world = writerWorld([
      .protectedDataWillBecomeUnavailable: {
        $0.write("locked \($1.application.isProtectedDataAvailable)")
      },
      .didFinishLaunching: { $0.write("launched \($1.application.isProtectedDataAvailable)") },
      .didEnterBackground: { writer, _ in writer.application.readProtectedData("the key") },
    ])
    let driver = try LifeDriver(world)
    try driver.make("launch", "lock")
    while !driver.life.isSettled {
      try driver.make(
        try #require(driver.possible.first { $0 != "app.protectedDataWillBecomeUnavailable" }))
    }
    #expect(driver.lines == ["launched true"])
    #expect(
      driver.breaches == ["I46: the key is read while protected data is unavailable"])
    try driver.make("app.protectedDataWillBecomeUnavailable")
    #expect(driver.lines.last == "locked false")
  }

  @Test func `numbers inputs and counts those of the user`() throws {
    let world = writerWorld([
      .openURL: { $0.write("\($1.input.map { "\($0)" } ?? "nothing") \($1.inputNumber)") },
      .performFetch: { writer, delivery in
        writer.write("\(delivery.inputNumber)")
        delivery.complete()
      },
      .didBecomeActive: { $0.write("active \($1.inputNumber)") },
    ])
    let driver = try LifeDriver(world)
    try driver.make("launch.url", "home", "fetch.starts", "open.url", "inputInFront.url")
    #expect(
      driver.lines == ["url 1", "active 0", "2", "url 3", "active 0", "url 4"])
    #expect(driver.life.history.inputsReceived == 3)
  }

  @Test func `loses the URL of a launch that is answered with false`() throws {
    let world = writerWorld([
      .didFinishLaunching: { $1.answer(false) },
      .openURL: { writer, _ in writer.write("opened") },
    ])
    let driver = try LifeDriver(world)
    try driver.make("launch.url")
    #expect(driver.lines == [])
    try driver.make("home", "open.url")
    #expect(driver.lines == ["opened"])
  }

  @Test func `delivers an activity to a delegate that does not implement its failure`() throws {
    let driver = try LifeDriver(writerWorld().writing(.continueUserActivity))
    try driver.make("launch.userActivity")
    #expect(driver.possible.contains("app.continueUserActivity"))
    try driver.make("app.continueUserActivity")
    #expect(driver.lines == ["continueUserActivity inactive"])
  }
}
