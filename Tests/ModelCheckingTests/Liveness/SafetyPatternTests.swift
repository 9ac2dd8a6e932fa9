import ModelChecking
import Testing

@Suite struct `A pattern on a graph` {
  @Test func `that forbids is decided in spite of cycles`() {
    let graph = Graph([(0, "o", 0), (0, "q", 1), (1, "o", 1)])
    #expect(graph.outcome(.pattern(.absence(of: .taking("p")))) == .holds)
    #expect(graph.outcome(.pattern(.universality(of: !.taking("p")))) == .holds)
    #expect(
      graph.outcome(.pattern(.precedence(of: .taking("q"), before: .taking("p")))) == .holds)
    #expect(graph.outcome(.pattern(.boundedExistence(of: .taking("q"), atMost: 1))) == .holds)
  }

  @Test func `finds the violation that needs a state twice`() {
    let graph = Graph([(0, "q", 1), (1, "back", 0), (0, "p", 2)])
    let claim = Claim<Graph>.pattern(.absence(of: .taking("p")), .after(.taking("q")))
    #expect(graph.outcome(claim) == .violated(by: ["q", "back", "p"]))
  }

  @Test func `counts the rounds of a cycle`() {
    let graph = Graph([(0, "p", 1), (1, "back", 0)])
    let claim = Claim<Graph>.pattern(.boundedExistence(of: .taking("p"), atMost: 2))
    #expect(graph.outcome(claim) == .violated(by: ["p", "back", "p", "back", "p"]))
  }

  @Test func `takes the shortest of several violations`() {
    let graph = Graph([
      (0, "s", 1), (1, "o", 2), (2, "r", 0), (0, "q", 3), (3, "o", 4), (4, "o", 5), (5, "p", 6),
      (3, "back", 0), (0, "p", 7),
    ])
    let claim = Claim<Graph>.pattern(.absence(of: .taking("p")), .after(.taking("q")))
    #expect(graph.outcome(claim) == .violated(by: ["q", "back", "p"]))
  }

  @Test func `begins in every initial state`() {
    let graph = Graph(from: [0, 5], [(0, "o", 1), (5, "p", 6)])
    let property = Property<Graph>("id", "statement", .pattern(.absence(of: .taking("p"))))
    let verdict = graph.explore().check(property).verdict
    guard case .violated(let counterexample?) = verdict else {
      Issue.record("expected a counterexample, not \(verdict)")
      return
    }
    #expect(counterexample.trace.initialState == 5 && counterexample.trace.actions == ["p"])
  }

  @Test func `may look at the states of a step`() {
    let climbs = StepPredicate<Ring>("climbs") { $0 < $2 }
    let claim = Claim<Ring>.pattern(.absence(of: climbs), .after(!climbs))
    #expect(Ring(size: 5).outcome(claim) == .violated(by: [.left, .left, .right]))
  }

  @Test func `tells apart two actions between the same states`() {
    let graph = Graph([(0, "o", 1), (0, "p", 1), (1, "o", 0)])
    let claim = Claim<Graph>.pattern(.absence(of: .taking("p")), .after(.taking("p")))
    #expect(graph.outcome(claim) == .violated(by: ["p", "o", "p"]))
  }
}
