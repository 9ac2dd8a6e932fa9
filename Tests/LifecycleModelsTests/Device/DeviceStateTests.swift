import LifecycleModels
import Testing

@Suite struct `The state of a device` {
  private static let apps = DeviceApp.Phase.allCases.flatMap { phase in
    [DeviceApp(phase), DeviceApp(phase, isLarge: true)]
  }

  @Test(arguments: apps)
  func `returns each app as it was stored, beside any other`(app: DeviceApp) {
    for other in Self.apps {
      var state = DeviceState(apps: 10, pages: 15, form: .iPad)
      for place in 0..<10 { state[place] = place % 2 == 0 ? app : other }
      for place in 0..<10 { #expect(state[place] == (place % 2 == 0 ? app : other)) }
      #expect((state.appCount, state.pages) == (10, 15))
      #expect(state.form == .iPad)
      #expect(DeviceState(code: state.code) == state)
    }
  }

  @Test(arguments: apps)
  func `counts the pages of an app that has a process`(app: DeviceApp) {
    var state = DeviceState(apps: 2, pages: 3, form: .iPhone)
    state[1] = app
    #expect(app.pages == (app.phase.hasProcess ? app.isLarge ? 2 : 1 : 0))
    #expect(state.freePages == 3 - app.pages)
  }

  @Test func `takes no memory without a process`() {
    #expect(DeviceApp(.notRunning, isLarge: true) == DeviceApp(.notRunning))
    #expect(DeviceApp(.forceQuit, isLarge: true) == DeviceApp(.forceQuit))
    #expect(DeviceApp(.suspended, isLarge: true) != DeviceApp(.suspended))
  }

  @Test func `has one representative, whatever the order of the apps`() {
    let apps = [DeviceApp(.suspended), DeviceApp(.active, isLarge: true), DeviceApp(.forceQuit)]
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    let states = orders.map { order in
      var state = DeviceState(apps: 3, pages: 3, form: .iPhone)
      for (place, app) in order.enumerated() { state[place] = apps[app] }
      return state
    }
    #expect(Set(states).count == 6)
    #expect(Set(states.map(\.representative)).count == 1)
    #expect(states.contains(states[0].representative))
  }

  @Test func `is described in a few words`() {
    var state = DeviceState(apps: 3, pages: 4, form: .iPad)
    #expect(state.summary == "iPad: no app; 4 of 4 pages free")
    state[0] = DeviceApp(.suspended, isLarge: true)
    state[2] = DeviceApp(.backgroundTask)
    #expect(
      state.summary
        == "iPad: 1 suspended (2 pages), 3 background with a task; 1 of 4 pages free")
  }

  @Test func `has room for one app on an iPhone and two on an iPad`() {
    for form in DeviceState.Form.allCases {
      var state = DeviceState(apps: 3, pages: 4, form: form)
      #expect(state.hasRoomInFront)
      state[0] = DeviceApp(.inactive)
      #expect(state.hasRoomInFront == (form == .iPad))
      state[1] = DeviceApp(.arriving)
      #expect(!state.hasRoomInFront)
    }
  }

  @Test func `has a stage that says which app would be ended next`() {
    var state = DeviceState(apps: 3, pages: 3, form: .iPad)
    #expect(state.stage.name == "memory to spare")
    state[0] = DeviceApp(.active, isLarge: true)
    let others: [(DeviceApp.Phase, String)] = [
      (.suspended, "memory full: a suspended app is purged next"),
      (.background, "memory full: a background app ends next"),
      (.exiting, "memory full: an app is exiting"),
      (.inactive, "memory full: only apps in front are left"),
    ]
    for (phase, name) in others {
      state[1] = DeviceApp(phase)
      #expect(state.stage.name == name)
    }
  }
}
