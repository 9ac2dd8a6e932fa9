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

  /// The callbacks of each scene in a life in which the app asks for scenes.
  private func sceneLines(
    on model: SceneModel = SceneModel(profile: .observed, secondScene: .window, systems: .driven),
    _ choices: [String], asking ask: @escaping (Application) -> Bool
  ) throws -> [String] {
    var lines: [String] = []
    var world = World(disk: 0) { _, _ in Notebook() }
      .action("ask", in: [.active, .background]) { lines.append("\(ask($0.application))") }
    for callback: Callback in [
      .sceneWillConnect, .sceneContinueUserActivity, .sceneDidDisconnect,
    ] {
      world = world.on(callback) { _, delivery in
        lines.append("\(callback.name) \(delivery.scene ?? 9) \(delivery.role?.rawValue ?? "")")
      }
    }
    _ = try LifeCheck(world, on: model).run(.replay(choices))
    return lines
  }

  @Test func `for a window makes it, or brings it forward with an activity`() throws {
    #expect(
      try sceneLines(["launch", "ask", "ask"]) { $0.activateScene(1) } == [
        "scene.willConnect 0 window", "true", "scene.willConnect 1 window", "true",
      ])
    #expect(
      try sceneLines([
        "launch", "newWindow#B", "pushAside#A", "ask", "scene.continueUserActivity#A",
      ]) { $0.activateScene(0) }.suffix(2) == ["true", "scene.continueUserActivity 0 window"])
  }

  @Test func `for a window is granted only while the app is active and can have several`() throws {
    #expect(
      try sceneLines(["launch", "home", "ask"]) { $0.activateScene(1) }.suffix(2)
        == ["scene.willConnect 0 window", "false"])
    let one = SceneModel(profile: .observed, scenes: 1, systems: .driven)
    #expect(
      try sceneLines(on: one, ["launch", "ask"]) { $0.activateScene(0) || $0.destroyScene(0) }
        == ["scene.willConnect 0 window", "false"])
  }

  @Test func `for a scene that has no effect leaves the others in their order`() throws {
    let lines = try sceneLines(["launch", "ask"]) { application in
      application.refreshScene(0)
      application.presentSystemSheet()
      return application.activateScene(1)
    }
    #expect(lines == ["scene.willConnect 0 window", "true", "scene.willConnect 1 window"])
  }

  @Test func `for a window is not kept until the window is gone`() throws {
    // The window is in front when the app asks for it. Pushed aside later, it stays away, and is closed.
    let life = ["launch", "newWindow#B", "ask", "pushAside#A", "closeWindow#A"]
    #expect(
      try sceneLines(life) { $0.activateScene(0) }.suffix(2)
        == ["true", "scene.didDisconnect 0 window"])
  }

  @Test func `for the end of a session disconnects its scene, and a new picture connects one`()
    throws
  {
    #expect(
      try sceneLines(["launch", "newWindow#B", "ask"]) { $0.destroyScene(1) }.suffix(2)
        == ["true", "scene.didDisconnect 1 window"])
    #expect(
      try sceneLines(["launch", "newWindow#B", "pushAside#B", "reclaim#B", "ask"]) {
        $0.refreshScene(1)
        return true
      }.suffix(3)
        == ["scene.didDisconnect 1 window", "true", "scene.willConnect 1 window"])
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
