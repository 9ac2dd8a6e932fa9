import ModelChecking
import Testing

/// Small graphs whose labels are predicates and rules at once.
extension Graph {
  static func vocabulary(
    _ labels: [String] = ["p", "q", "r", "s"], validEndStates: [Int] = []
  ) -> LivenessVocabulary<Graph>? {
    try? LivenessVocabulary(
      predicates: labels.map { label in .action(label) { $0 == label } },
      rules: labels.map { label in RuleGroup(label, .action(label) { $0 == label }) },
      validEndStates: StatePredicate("is meant") { validEndStates.contains($0) })
  }

  func verdict(
    _ formula: String, weak: [String] = [], strong: [String] = [], unconditional: [String] = [],
    validEndStates: [Int] = [], limits: SearchLimits = .none
  ) throws -> LivenessVerdict<Graph> {
    let property = try property(
      formula, weak: weak, strong: strong, unconditional: unconditional,
      validEndStates: validEndStates)
    return explore(limits: limits).check(property)
  }

  func property(
    _ formula: String, weak: [String] = [], strong: [String] = [], unconditional: [String] = [],
    validEndStates: [Int] = []
  ) throws -> LivenessProperty<Graph> {
    let assumptions =
      weak.map { Fairness(.weak, of: $0, reason: "test") }
      + strong.map { Fairness(.strong, of: $0, reason: "test") }
      + unconditional.map { Fairness(.unconditional, of: $0, reason: "test") }
    let vocabulary = try #require(Self.vocabulary(validEndStates: validEndStates))
    return try LivenessProperty(formula, formula, in: vocabulary, assuming: assumptions)
  }
}

extension LivenessVerdict {
  var lasso: Lasso<Machine>? {
    if case .fails(let lasso) = self { lasso } else { nil }
  }

  var holds: Bool {
    if case .holds = self { true } else { false }
  }
}

@Suite struct `A lasso` {
  @Test func `has a shortest stem and goes back to it`() throws {
    let graph = Graph([(0, "p", 1), (1, "o", 2), (2, "o", 1), (1, "q", 3), (3, "o", 0)])
    let lasso = try #require(try graph.verdict("always (p implies eventually q)").lasso)
    #expect(lasso.stem.actions == ["p"])
    #expect(lasso.cycle.map(\.action) == ["o", "o"])
    #expect(lasso.backTo == 1)
    #expect(lasso.unrolled(2).actions == ["p", "o", "o", "o", "o"])
  }

  @Test func `tells where a fair rule is taken or disabled`() throws {
    let graph = Graph([(0, "p", 1), (1, "o", 2), (2, "o", 1), (1, "q", 0)])
    let lasso = try #require(
      try graph.verdict("always (p implies eventually q)", weak: ["q", "p"]).lasso)
    #expect(lasso.groups.map(\.takenAt) == [[], []])
    #expect(lasso.groups.map(\.disabledAt) == [[2], [1, 2]])
    #expect(lasso.fairness.map(\.rule) == ["q", "p"])
  }

  @Test func `may be a run that ends, as meant or in a deadlock`() throws {
    let graph = Graph([(0, "p", 1), (0, "q", 2)])
    let end = try #require(try graph.verdict("eventually q", validEndStates: [1]).lasso)
    #expect(end.ending == .meant)
    #expect(end.cycle.isEmpty)
    let deadlock = try #require(try graph.verdict("eventually q").lasso)
    #expect(deadlock.ending == .deadlock)
    #expect(deadlock.backTo == nil)
  }

  @Test func `is refused where it is none`() throws {
    let graph = Graph([(0, "p", 0), (0, "q", 1)])
    let property = try graph.property("eventually q", weak: ["q"])
    func lasso(_ stem: [String], _ cycle: [Step<Graph>]) throws -> LassoFault<Graph>? {
      Lasso(stem: try graph.replay(stem), cycle: cycle, under: property, in: graph)
        .fault(asCounterexampleTo: property, in: graph)
    }
    let loop = Step<Graph>(source: 0, action: "p", target: 0)
    #expect(try lasso([], [loop]) == .unfair(property.fairness[0]))
    #expect(try lasso(["p"], []) == .notMaximal(enabled: ["p", "q"]))
    #expect(try lasso(["q"], []) == .satisfied)
    #expect(try lasso([], [Step(source: 0, action: "q", target: 1)]) == .open)
    #expect(try lasso([], [Step(source: 0, action: "r", target: 0)]) == .notEnabled(step: 1))
    #expect(try lasso([], [Step(source: 0, action: "q", target: 0)]) == .otherSuccessor(step: 1))
    #expect(try lasso(["q"], [loop]) == .torn(step: 2))
  }
}
