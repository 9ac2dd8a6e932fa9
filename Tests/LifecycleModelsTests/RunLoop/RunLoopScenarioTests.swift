import Testing

@testable import LifecycleModels

@Suite struct `The main run loop` {
  private static let launch = ["launch", "handler.returns"]
  private static let activate = launch + ["app.didBecomeActive", "handler.returns"]
  private static let leave = [
    "app.willResignActive", "handler.returns", "app.didEnterBackground", "handler.returns",
  ]

  @Test func `offers a touch to each responder in turn, then drops it`() throws {
    let places = try states(
      after: Self.activate,
      during: [
        "touch", "runLoop.takes.touch", "application.sendsToWindow", "window.sendsToHitView",
        "view.passesToSuperview", "superview.passesToController", "controller.passesToWindow",
        "window.passesToApplication", "application.passesToDelegate", "delegate.dropsEvent",
      ]
    ).map(\.receiver)
    #expect(
      places == [
        nil, .application, .window, .view, .superview, .controller, .respondingWindow,
        .respondingApplication, .delegate, nil,
      ])
  }

  @Test func `turns a touch on a control into an action, which no responder can pass on`() throws {
    let path = [
      "touchOnControl", "runLoop.takes.touchOnControl", "application.sendsToWindow",
      "window.sendsToHitView",
    ]
    let model = RunLoopModel(profile: .observed)
    let onControl = try #require(try states(after: Self.activate, during: path).last)
    let next = names(of: model.machine, in: onControl)
    #expect(next.contains("control.sendsAction"))
    #expect(!next.contains { $0.contains("passesTo") || $0.hasPrefix("handler.") })
  }

  @Test func `draws the result that a worker hands over`() throws {
    let screens = try states(
      after: Self.launch.dropLast() + ["handler.startsWorker"],
      during: [
        "worker.handsOver", "runLoop.takes.handOver", "handler.changesUI", "view.redraws",
      ]
    ).map(\.screen)
    #expect(screens == [.current, .current, .invalid, .current])
  }

  @Test(arguments: [
    (Profile.documented, RunLoopState.Screen.stray), (.observed, .invalid),
  ])
  func `notices a worker's own change at the next event at the earliest`(
    profile: Profile, screen: RunLoopState.Screen
  ) throws {
    let screens = try states(
      of: profile, after: Self.launch.dropLast() + ["handler.startsWorker"],
      during: ["worker.changesUI", "app.didBecomeActive", "handler.returns"]
    ).map(\.screen)
    #expect(screens == [.stray, .stray, screen])
  }

  @Test func `takes nothing while the app is suspended, and notifications first when it wakes`()
    throws
  {
    let suspended = try states(
      after: Self.activate + Self.leave,
      during: ["location", "suspend", "note.queued.locale", "note.queued.locale", "wake"])
    let model = RunLoopModel(profile: .observed)
    let steps = suspended.map { names(of: model.machine, in: $0) }
    #expect(Set(steps[3]) == ["wake", "purge", "note.queued.locale", "note.queued.defaults"])
    #expect(steps[4].contains("note.delivered.locale"))
    #expect(!steps[4].contains("runLoop.takes.motionOrLocation"))
    let woken = try states(
      after: Self.activate + Self.leave + ["location", "suspend", "note.queued.locale", "wake"],
      during: ["note.delivered.locale", "runLoop.takes.motionOrLocation"])
    #expect(woken.map(\.receiver) == [nil, .application])
  }

  /// The states after each step of a run, whose steps must all be possible.
  private func states(
    of profile: Profile = .observed, after start: [String], during run: [String]
  ) throws -> [RunLoopState] {
    let machine = RunLoopModel(profile: profile).machine
    var states = machine.initialStates
    for name in start + run {
      let action = try #require(machine.action(named: name), "\(name) is no rule")
      let state = try #require(states.last)
      try #require(machine.actions(in: state).contains(action), "\(name) in \(state.summary)")
      states.append(machine.successor(of: state, taking: action))
    }
    return states.suffix(run.count)
  }

  private func names(of machine: RuleMachine<RunLoopState>, in state: RunLoopState) -> [String] {
    machine.actions(in: state).map { machine.rule(of: $0).name }
  }
}
