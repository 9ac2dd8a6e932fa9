import ModelChecking
import Testing

@Suite struct `A counterexample` {
  static let long = Counter(limit: 1_000)

  @Test func `is called minimal after a complete search`() {
    #expect(Ring(size: 6).outcome(.always(.notAt(3))) == .violated(by: [.left, .left, .left]))
  }

  @Test func `is called minimal where everything nearer was expanded`() {
    let outcome = Self.long.outcome(.always(.notAt(2)), limits: .states(3))
    #expect(outcome == .violated(by: ["increment", "increment"]))
  }

  @Test func `is called minimal where its last step is as deep as the limit`() {
    let last = StepPredicate<Counter>("into 2") { $2 == 2 }
    let outcome = Self.long.outcome(
      .everyStep(where: .any, is: !last), limits: .depth(2))
    #expect(outcome == .violated(by: ["increment", "increment"]))
  }

  @Test func `is not called minimal where a shorter trace may lie beyond the limit`() {
    let graph = Graph([(0, "p", 0), (0, "go", 1), (1, "pp", 2), (2, "pp", 3)])
    let twice = Claim<Graph>.pattern(.boundedExistence(of: .taking("p", "pp"), atMost: 2))
    let outcome = graph.outcome(twice, limits: .depth(1))
    #expect(outcome == .violatedPerhapsSooner(than: ["p", "p", "p"]))
  }

  @Test func `is called minimal where traces one step shorter are exhausted`() {
    let graph = Graph([(0, "p", 0), (0, "go", 1), (1, "go", 2), (2, "go", 3)])
    let twice = Claim<Graph>.pattern(.boundedExistence(of: .taking("p"), atMost: 2))
    let outcome = graph.outcome(twice, limits: .depth(2))
    #expect(outcome == .violated(by: ["p", "p", "p"]))
  }

  /// State 2 cannot reach 1, but the limit hides that; state 3 is the nearest known to be stuck.
  @Test func `is not called minimal where a nearer state may be found to be stuck`() {
    let graph = Graph([
      (0, "a", 1), (0, "b", 2), (1, "c", 3), (2, "d", 4), (4, "e", 5), (5, "f", 6),
    ])
    #expect(graph.outcome(.alwaysPossible(.at(1))) == .violated(by: ["b"]))
    let outcome = graph.outcome(.alwaysPossible(.at(1)), limits: .depth(3))
    #expect(outcome == .violatedPerhapsSooner(than: ["a", "c"]))
  }

  /// The search ends at state 2, just before it learns that state 3 is terminal.
  static let hidden = Graph([
    (0, "p", 0), (0, "a", 1), (0, "b", 2), (0, "pp", 3), (2, "c", 4), (2, "d", 5),
  ])

  @Test func `is not called minimal where a nearer terminal state may be found to owe something`() {
    let answered = Claim<Graph>.pattern(.response(of: .taking("s"), to: .taking("p", "pp")))
    #expect(Self.hidden.outcome(answered) == .violated(by: ["pp"]))
    let outcome = Self.hidden.outcome(answered, limits: .states(4))
    #expect(outcome == .violatedPerhapsSooner(than: ["p", "a"]))
  }

  @Test func `is not called minimal where another claim may be broken by a shorter trace`() {
    let claims: (Claim<Graph>, Claim<Graph>) = (.always(.notAt(4)), .noDeadlock(except: .at(1)))
    #expect(Self.hidden.outcome(claims.0, claims.1) == .violated(by: ["pp"]))
    let outcome = Self.hidden.outcome(claims.0, claims.1, limits: .states(5))
    #expect(outcome == .violatedPerhapsSooner(than: ["b", "c"]))
  }
}
