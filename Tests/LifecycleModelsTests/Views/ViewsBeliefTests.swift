import LifecycleModels
import ModelChecking
import Testing

/// The shortest counterexamples, action by action. Where a system without viewIsAppearing has one, it is
/// shorter.
@Suite struct `A belief about view controllers` {
  private static let appearance = [
    "vc.viewDidLoad#1", "vc.viewWillAppear#1", "vc.viewIsAppearing#1", "vc.viewDidAppear#1",
  ]

  private static let front = ["launch"] + appearance + ["note.didBecomeActive"]

  private static let second = appearance.map { $0.replacing("#1", with: "#2") }

  /// A push, up to the first step of the way back.
  private static let pushed =
    front + [
      "push", "vc.viewDidLoad#2", "vc.viewWillDisappear#1", "vc.viewWillAppear#2",
      "vc.viewIsAppearing#2", "vc.viewDidDisappear#1", "vc.viewDidAppear#2",
    ]

  private static let swipe =
    pushed + [
      "swipeBack.begins", "vc.viewWillDisappear#2", "vc.viewWillAppear#1", "vc.viewIsAppearing#1",
      "swipeBack.givenUp",
    ]

  /// Traces end with the step that shows that nothing more comes.
  private static func withoutIsAppearing(_ actions: [String]) -> [String] {
    actions.filter { !$0.contains("viewIsAppearing") }
  }

  @Test(arguments: [
    (
      "I35",
      withoutIsAppearing(front) + [
        "home", "note.willResignActive", "note.didEnterBackground", "open",
        "note.willEnterForeground", "note.didBecomeActive",
      ]
    ),
    (
      "F300b",
      front + ["present.sheet"] + second + [
        "dismiss.sheet", "vc.viewWillDisappear#2", "vc.viewDidDisappear#2", "interruption.begins",
      ]
    ),
    ("F300c", front + ["present.sheet"] + second),
    ("F302b", withoutIsAppearing(swipe) + ["vc.viewWillAppear#2"]),
    ("F302c", withoutIsAppearing(swipe) + ["vc.viewWillDisappear#1"]),
    (
      "F277b",
      withoutIsAppearing(front) + ["home", "note.willResignActive", "note.didEnterBackground"]
    ),
  ])
  func `is refuted by its shortest trace`(id: String, actions: [String]) async throws {
    try await ModelCase.views.explored(in: .observed).expectBelief(id, isRefutedBy: actions)
  }
}

@Suite struct `View controllers on each system` {
  @Test(arguments: [
    (6, ["present.sheet", "swipeBack.begins", "vc.viewIsAppearing#1"]),
    (12, ["present.sheet", "vc.viewIsAppearing#1"]), (13, []),
  ])
  func `know only what the system does`(version: Int, absent: [String]) {
    let model = ViewsModel(profile: .observed, systems: .only(version))
    let graph = model.machine.explore()
    let taken = Set(graph.actions.map { model.machine.rule(of: $0).name })
    let some = ["present.sheet", "swipeBack.begins", "vc.viewIsAppearing#1", "push"]
    #expect(some.filter { !taken.contains($0) } == absent)
  }

  @Test func `have no swipe back that is given up in the documented profile`() {
    let names = ViewsModel(profile: .documented).machine.rules.map(\.name)
    #expect(!names.contains("swipeBack.givenUp"))
  }
}

@Suite struct `A recorded push and pop` {
  /// Notes on two view controllers, on a system that did not call viewIsAppearing yet (F276).
  @Test func `is a trace of the model`() throws {
    let recorded = [
      "vc.viewDidLoad#2", "vc.viewWillDisappear#1", "vc.viewWillAppear#2",
      "vc.viewDidDisappear#1", "vc.viewDidAppear#2", "vc.viewWillDisappear#2",
      "vc.viewWillAppear#1", "vc.viewDidDisappear#2", "vc.viewDidAppear#1",
    ]
    let names =
      ["launch", "vc.viewDidLoad#1", "vc.viewWillAppear#1", "vc.viewDidAppear#1"]
      + ["note.didBecomeActive", "push"] + recorded.prefix(5) + ["pop"] + recorded.suffix(4)
    let machine = ViewsModel(profile: .observed, systems: .only(12)).machine
    let actions = try names.map { try #require(machine.action(named: $0)) }
    let start = try #require(machine.initialStates.first)
    let trace = try machine.replay(actions, from: start)
    #expect(trace.finalState.isQuiet)
  }
}
