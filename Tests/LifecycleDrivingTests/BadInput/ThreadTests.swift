import LifecycleModels
import Testing

@testable import LifecycleDriving

@Suite struct `A call from another thread` {
  private func breaches(
    in callback: Callback = .didEnterBackground,
    _ call: @escaping @Sendable (Application, Delivery) -> Void
  ) throws -> [String] {
    let world = writerWorld([
      callback: { writer, delivery in
        nonisolated(unsafe) let (application, delivery) = (writer.application, delivery)
        onAnotherThread { call(application, delivery) }
      }
    ])
    let driver = try LifeDriver(world)
    try driver.make("launch", "home")
    return driver.breaches
  }

  @Test func `that should be made on the main thread is a breach`() throws {
    for call in Misplaced.allCases {
      let breaches = try breaches { call.perform($0, $1) }
      #expect(breaches == ["F135: \(call.rawValue) on a thread that is not the main one"])
    }
  }

  @Test func `can read whether protected data is available`() throws {
    #expect(try breaches { application, _ in _ = application.isProtectedDataAvailable } == [])
  }

  @Test func `can read a file that is not protected now`() throws {
    #expect(try breaches { application, _ in application.readProtectedData() } == [])
  }

  @Test func `must not use the GPU in the background either`() throws {
    #expect(
      try breaches { application, _ in application.submitGPUWork("a frame") }
        == ["I36: a frame is submitted in the background"])
    #expect(
      try breaches(in: .willResignActive) { application, _ in application.submitGPUWork() } == [])
  }
}

/// What only the main thread may do, as a breach describes it.
private enum Misplaced: String, CaseIterable {
  case state = "applicationState is read"
  case sheet = "systemSheet.presented is called"
  case ownURL = "openURL.own is called"
  case otherApp = "openURL.otherApp is called"
  case exit = "exit is called"
  case schedule = "schedule is called"
  case runMainQueue = "runMainQueue is called"
  case answer = "answer is called"

  func perform(_ application: Application, _ delivery: Delivery) {
    switch self {
    case .state: _ = application.backgroundTimeRemaining
    case .sheet: application.presentSystemSheet()
    case .ownURL: application.openOwnURL()
    case .otherApp: application.openOtherApp()
    case .exit: application.exit()
    case .schedule: application.schedule("work") {}
    case .runMainQueue: application.runMainQueue()
    case .answer: delivery.answer(false)
    }
  }
}
