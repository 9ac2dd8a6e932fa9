import LifecycleModels
import Testing

@testable import LifecycleDriving

@Suite struct `A task that the scheduler runs` {
  private func run(
    _ handler: @escaping (Writer, Delivery) -> Void,
    expiring expire: ((Writer, Delivery) -> Void)? = nil
  ) throws -> LifeDriver<Notebook, Writer> {
    var world = writerWorld([.bgLaunchHandler: handler])
    if let expire { world = world.on(.bgExpiration, expire) }
    let driver = try LifeDriver(world)
    try driver.make("launchInBackground.refreshTask")
    return driver
  }

  @Test func `can be completed at once`() throws {
    let driver = try run { $1.complete() }
    try driver.make("suspend")
    #expect(driver.breaches == [])
  }

  @Test func `holds off suspension until it is completed`() throws {
    let driver = try run { writer, delivery in
      writer.application.schedule("download") { delivery.complete() }
    }
    #expect(!driver.possible.contains("suspend"))
    #expect(driver.possible.contains("bg.expiration"))
    try driver.make("mainQueue", "suspend")
    #expect(driver.breaches == [])
  }

  @Test func `can be completed on another thread`() throws {
    let driver = try run { _, delivery in
      nonisolated(unsafe) let delivery = delivery
      onAnotherThread { delivery.complete() }
    }
    try driver.make("suspend")
    #expect(driver.breaches == [])
  }

  @Test func `must not be completed twice`() throws {
    let driver = try run { _, delivery in
      delivery.complete()
      delivery.complete()
    }
    #expect(driver.breaches == ["I84: a task of the scheduler is completed twice"])
  }

  @Test func `must not outlive its time without an expiration handler`() throws {
    let driver = try run { _, _ in }
    #expect(driver.breaches == [])
    try driver.make("bg.expiration")
    #expect(driver.breaches == ["I84: its time is up, and it has no expiration handler"])
  }

  @Test func `must not be forgotten by its expiration handler`() throws {
    let driver = try run({ _, _ in }, expiring: { _, _ in })
    try driver.make("bg.expiration")
    #expect(driver.breaches == ["I84: its time is up, and nothing is left that could complete it"])
  }

  @Test func `may be completed by what its expiration handler cancels`() throws {
    let driver = try run({ writer, delivery in writer.complete = delivery.complete }) {
      writer, _ in
      writer.application.schedule("cancelled") { writer.complete?() }
    }
    try driver.make("bg.expiration", "mainQueue", "suspend")
    #expect(driver.breaches == [])
  }

  @Test func `comes in the background and is followed by others`() throws {
    let driver = try run { $1.complete() }
    try driver.make("processingTask.starts", "suspend", "wake.processingTask", "suspend")
    #expect(driver.breaches == [])
  }

  @Test func `is not followed by another while the app is at work on it`() throws {
    let driver = try run { writer, delivery in
      writer.application.schedule("download") { delivery.complete() }
    }
    try driver.make("open", "home")
    #expect(!driver.possible.contains("refreshTask.starts"))
    try driver.make("mainQueue", "refreshTask.starts")
    #expect(driver.breaches == [])
  }

  @Test func `does not come to an app that has no launch handler`() {
    #expect(!writerWorld([.didEnterBackground: { _, _ in }]).inputs.contains(.refreshTask))
    #expect(writerWorld([.bgLaunchHandler: { _, _ in }]).inputs.contains(.processingTask))
  }
}

@Suite struct `A launch handler` {
  private func breaches(
    _ choices: String..., registeringAt callbacks: Callback...
  ) throws -> [String] {
    let world = callbacks.reduce(writerWorld([.bgLaunchHandler: { $1.complete() }])) {
      world, callback in
      world.on(callback) { writer, _ in writer.application.registerTask("refresh") }
    }
    let driver = try LifeDriver(world)
    for choice in choices { try driver.make(choice) }
    return driver.breaches
  }

  @Test(arguments: [Callback.willFinishLaunching, .didFinishLaunching])
  func `can be registered in both launch methods`(callback: Callback) throws {
    #expect(try breaches("launch", registeringAt: callback) == [])
  }

  @Test func `is registered anew in each process`() throws {
    let life = try breaches(
      "launch", "home", "suspend", "purge", "launch", registeringAt: .didFinishLaunching)
    #expect(life == [])
  }

  @Test func `must not be registered later`() throws {
    #expect(
      try breaches("launch", registeringAt: .didBecomeActive) == [
        "F194: the launch handler of “refresh” is registered after didFinishLaunching has returned"
      ])
  }

  @Test func `must not be registered twice`() throws {
    #expect(
      try breaches("launch", registeringAt: .willFinishLaunching, .didFinishLaunching) == [
        "F194: the launch handler of “refresh” is registered twice"
      ])
  }
}

@Suite struct `A continued task` {
  /// Two things are begun by the user: an export that completes when it is told to, and a touch.
  private func export(
    expiring expire: @escaping (Writer, Delivery) -> Void = { _, _ in }
  ) throws -> LifeDriver<Notebook, Writer> {
    let world = writerWorld([
      .bgLaunchHandler: { writer, delivery in writer.complete = delivery.complete },
      .bgExpiration: expire,
    ])
    .action("export") { $0.application.submitContinuedTask() }
    .action("end", in: [.active, .background], when: { $0.delegate.complete != nil }) { moment in
      moment.delegate.complete?()
      moment.delegate.complete = nil
    }
    let driver = try LifeDriver(world)
    try driver.make("launch", "export", "bg.launchHandler.continued")
    return driver
  }

  @Test func `goes on when the app is left, and holds off suspension`() throws {
    let driver = try export()
    try driver.make("home")
    #expect(!driver.possible.contains("suspend"))
    try driver.make("end", "suspend")
    #expect(driver.breaches == [])
  }

  @Test func `that is submitted while another one runs waits, once`() throws {
    let driver = try export()
    try driver.make("export", "export", "end")
    #expect(driver.possible.contains("bg.launchHandler.continued"))
    try driver.make("bg.launchHandler.continued", "end")
    #expect(driver.life.application.inbox.requests == [])
    #expect(!driver.possible.contains("bg.launchHandler.continued"))
  }

  @Test func `can be refused`() throws {
    let world = writerWorld([.bgLaunchHandler: { writer, _ in writer.number += 1 }])
      .action("export") { $0.application.submitContinuedTask() }
    let driver = try LifeDriver(world)
    try driver.make("launch", "export", "continuedTask.refused", "home", "suspend")
    #expect(driver.life.delegate?.number == 0)
    #expect(driver.breaches == [])
  }

  @Test(arguments: [[], ["home"]]) func `can be ended in front and off screen`(
    way: [String]
  ) throws {
    let driver = try export { writer, _ in writer.complete?() }
    for step in way { try driver.make(step) }
    try driver.make("bg.expiration.continued")
    #expect(driver.breaches == [])
  }

  @Test func `must be completed when it is ended`() throws {
    let world = writerWorld([.bgLaunchHandler: { _, _ in }])
      .action("export", when: { $0.delegate.number == 0 }) { moment in
        moment.delegate.number = 1
        moment.application.submitContinuedTask()
      }
    let driver = try LifeDriver(world)
    try driver.make("launch", "export", "bg.launchHandler.continued", "bg.expiration.continued")
    #expect(driver.breaches == ["I84: its time is up, and it has no expiration handler"])
  }
}
