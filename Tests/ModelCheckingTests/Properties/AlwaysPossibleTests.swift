import ModelChecking
import Testing

@Suite struct `What is always possible` {
  @Test func `can be reached from every state`() {
    let claim = Claim<TrafficLight>.alwaysPossible(.init("red") { $0 == .red })
    #expect(TrafficLight(canFail: false).outcome(claim) == .holds)
  }

  @Test func `is refuted by a shortest trace to a state that cannot reach it`() {
    let claim = Claim<TrafficLight>.alwaysPossible(.init("red") { $0 == .red })
    #expect(TrafficLight(canFail: true).outcome(claim) == .violated(by: [.fail]))
  }

  @Test func `is refuted by a cycle that cannot be left`() {
    let graph = Graph([(0, "a", 1), (1, "b", 0), (1, "c", 2), (2, "d", 3), (3, "e", 2)])
    #expect(graph.outcome(.alwaysPossible(.at(0))) == .violated(by: ["a", "c"]))
  }

  @Test func `is refuted without a step where it can never be reached`() {
    #expect(Ring(size: 4).outcome(.alwaysPossible(.at(4))) == .violated(by: []))
  }

  @Test func `may be true already, even where nothing can follow`() {
    #expect(Counter(limit: 3).outcome(.alwaysPossible(.at(3))) == .holds)
  }

  @Test func `need not happen`() {
    let graph = Graph([(0, "stay", 0), (0, "go", 1), (1, "back", 0)])
    #expect(graph.outcome(.alwaysPossible(.at(1))) == .holds)
  }

  @Test func `may be reached by several traces`() {
    let graph = Graph([(0, "a", 1), (0, "b", 2), (1, "c", 3), (2, "d", 4), (4, "e", 0)])
    #expect(graph.outcome(.alwaysPossible(.at(3, 4))) == .holds)
  }

  @Test func `is reached along many steps`() {
    #expect(Ring(size: 100).outcome(.alwaysPossible(.at(50))) == .holds)
  }

  @Test func `is refuted even where a part of the states is unknown`() {
    let graph = Graph([(0, "stuck", 9), (0, "go", 1), (1, "go", 2), (2, "go", 3)])
    let outcome = graph.outcome(.alwaysPossible(.at(1)), limits: .depth(2))
    guard case .violated(let trace) = Self.weakened(outcome) else {
      Issue.record("expected a violation, not \(outcome)")
      return
    }
    #expect(trace == ["stuck"])
  }

  /// A violation, whether or not its minimality was proved.
  private static func weakened(_ outcome: Outcome<String>) -> Outcome<String> {
    if case .violatedPerhapsSooner(let trace) = outcome { .violated(by: trace) } else { outcome }
  }
}
