import Testing
import Thoroughness

@testable import ModelChecking

/// Patterns that are read over whole runs.
@Suite struct `A pattern over whole runs` {
  private func verdict(
    _ graph: Graph, _ pattern: Pattern<Graph>, weak rules: [String] = [], strong: [String] = []
  ) throws -> LivenessVerdict<Graph> {
    let vocabulary = try LivenessVocabulary<Graph>(
      predicates: [],
      rules: (rules + strong).map { name in RuleGroup(name, .taking(name)) })
    return try graph.explore().check(
      pattern,
      assuming: rules.map { Fairness(.weak, of: $0, reason: "") }
        + strong.map { Fairness(.strong, of: $0, reason: "") },
      in: vocabulary)
  }

  private static let response = Pattern<Graph>(.response(of: .taking("s"), to: .taking("p")))

  @Test func `is broken by a loop along which what is owed never comes`() throws {
    let graph = Graph([(0, "p", 1), (1, "o", 1), (1, "s", 2)])
    let lasso = try #require(try verdict(graph, Self.response).lasso)
    #expect(lasso.stem.actions == ["p"])
    #expect(lasso.cycle.map(\.action) == ["o"])
    #expect(try verdict(graph, Self.response, weak: ["s"]).holds)
  }

  @Test func `needs strong fairness where the answer is not always possible`() throws {
    let graph = Graph([(0, "p", 1), (1, "o", 2), (2, "o", 1), (2, "s", 3), (3, "o", 3)])
    #expect(try verdict(graph, Self.response, weak: ["s"]).lasso?.cycle.count == 2)
    #expect(try verdict(graph, Self.response, strong: ["s"]).holds)
  }

  @Test func `is kept where each round answers and asks again, even in one step`() throws {
    #expect(try verdict(Graph([(0, "p", 1), (1, "o", 2), (2, "s", 0)]), Self.response).holds)
    let both = Pattern<Graph>(.response(of: .taking("p"), to: .taking("p")))
    #expect(try verdict(Graph([(0, "p", 0)]), both).holds)
  }

  @Test func `owes its last step to a stretch that nothing ends`() throws {
    let graph = Graph([(0, "q", 1), (1, "o", 1), (1, "r", 0)])
    let strong = Pattern<Graph>(
      .existence(of: .taking("p")), .afterUntil(.taking("q"), until: .taking("r")))
    #expect(try verdict(graph, strong).lasso != nil)
    let endless = Graph([(0, "q", 1), (1, "o", 1)])
    let weak = Pattern<Graph>(
      .existence(of: .taking("p")),
      .between(.taking("q"), and: .taking("r"), ending: .weak))
    #expect(try verdict(endless, weak).holds)
    #expect(try verdict(endless, strong).lasso?.cycle.map(\.action) == ["o"])
  }

  @Test func `holds vacuously if its trigger never comes`() throws {
    guard case .vacuous = try verdict(Graph([(0, "o", 0)]), Self.response) else {
      Issue.record("not vacuous")
      return
    }
  }

  /// The reading over finite traces leaves open exactly what this one refutes by a loop.
  @Test func `agrees with the reading over finite traces where that decides`() throws {
    var undecided = 0
    let seeds = Thoroughness.seeds(12_000, oneOf: 40)
    for seed in seeds {
      let machine = RandomRuns(seed: seed)
      let pattern = RandomPattern.pattern(seed: seed)
      let graph = machine.explore()
      let vocabulary = try #require(machine.vocabulary)
      let runs = try graph.check(pattern, in: vocabulary)
      let traces = graph.check(Property("P", "a pattern", claims: [.pattern(pattern)])).verdict
      switch (traces, runs) {
      case (.holds, .holds), (.holds, .vacuous), (.violated, .fails): break
      case (.undecided(.needsLiveness), .fails(let lasso)):
        undecided += 1
        #expect(!lasso.cycle.isEmpty, "seed \(seed)")
      default: Issue.record("seed \(seed): \(pattern), \(traces), \(runs)")
      }
    }
    #expect(undecided > seeds.count / 100)
  }
}

/// Patterns over the steps of random machines.
private enum RandomPattern {
  static func pattern(seed: UInt64) -> Pattern<RandomRuns> {
    var generator = SeededGenerator(seed: seed ^ 0xABCD)
    let (p, q) = (letter("p"), letter("q"))
    let requirements: [Pattern<RandomRuns>.Requirement] = [
      .absence(of: p), .existence(of: p), .universality(of: p), .precedence(of: q, before: p),
      .response(of: q, to: p), .boundedExistence(of: p, atMost: generator.next(below: 3)),
    ]
    let (a, b, c) = (group("a"), group("b"), group("c"))
    let scopes: [Pattern<RandomRuns>.Scope] = [
      .globally, .before(b), .after(a), .between(a, and: b), .between(a, and: b, unless: c),
      .between(a, and: b, ending: .weak), .between(a, and: b, unless: c, ending: .weak),
    ]
    return Pattern(
      requirements[generator.next(below: requirements.count)],
      scopes[generator.next(below: scopes.count)])
  }

  private static func letter(_ name: String) -> StepPredicate<RandomRuns> {
    .action(name) { $0.letters.contains(name) }
  }

  private static func group(_ name: String) -> StepPredicate<RandomRuns> {
    .action(name) { $0.groups.contains(name) }
  }
}
