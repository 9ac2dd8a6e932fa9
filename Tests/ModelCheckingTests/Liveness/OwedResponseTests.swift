import ModelChecking
import Testing

/// What is owed when a trace ends, and what may be put off for ever.
@Suite struct `A response that is owed` {
  static let globally = Claim<Graph>.pattern(.response(of: .taking("s"), to: .taking("p")))
  static let after = Claim<Graph>.pattern(
    .response(of: .taking("s"), to: .taking("p")), .after(.taking("q")))
  static let afterUntil = Claim<Graph>.pattern(
    .response(of: .taking("s"), to: .taking("p")),
    .afterUntil(.taking("q"), until: .taking("r")))

  @Test func `in a terminal state violates`() {
    #expect(Graph([(0, "p", 1)]).outcome(Self.globally) == .violated(by: ["p"]))
    let graph = Graph([(0, "q", 1), (1, "p", 2)])
    #expect(graph.outcome(Self.after) == .violated(by: ["q", "p"]))
    #expect(graph.outcome(Self.afterUntil) == .violated(by: ["q", "p"]))
  }

  @Test func `and comes on every path without a cycle holds`() {
    let graph = Graph([(0, "p", 1), (1, "o", 2), (2, "s", 3), (1, "s", 3)])
    #expect(graph.outcome(Self.globally) == .holds)
  }

  @Test func `in a scope, and comes on every path without a cycle, holds`() {
    let graph = Graph([(0, "q", 1), (1, "p", 2), (2, "o", 3), (3, "s", 4), (4, "r", 0)])
    #expect(graph.outcome(Self.after) == .holds)
    #expect(graph.outcome(Self.afterUntil) == .holds)
  }

  @Test func `along a cycle is undecided`() {
    let graph = Graph([(0, "p", 1), (1, "o", 1), (1, "s", 2)])
    #expect(graph.outcome(Self.globally) == .undecided(.needsLiveness))
  }

  @Test func `in a scope along a cycle is undecided`() {
    let graph = Graph([(0, "q", 1), (1, "p", 2), (2, "o", 3), (3, "o", 2), (3, "s", 4)])
    #expect(graph.outcome(Self.after) == .undecided(.needsLiveness))
    #expect(graph.outcome(Self.afterUntil) == .undecided(.needsLiveness))
  }

  @Test func `along a long cycle is undecided`() {
    let graph = Graph([(0, "p", 1), (1, "a", 2), (2, "b", 3), (3, "c", 1), (2, "s", 0)])
    #expect(graph.outcome(Self.globally) == .undecided(.needsLiveness))
  }

  @Test func `along a cycle that is entered late is undecided`() {
    let graph = Graph([(0, "p", 1), (1, "o", 2), (2, "o", 3), (3, "o", 2), (3, "s", 0)])
    #expect(graph.outcome(Self.globally) == .undecided(.needsLiveness))
  }

  @Test func `again on every round of a cycle, but met on each, holds`() {
    let graph = Graph([(0, "p", 1), (1, "o", 2), (2, "s", 0)])
    #expect(graph.outcome(Self.globally) == .holds)
  }

  @Test func `is not changed by a cycle along which nothing is owed`() {
    let graph = Graph([(0, "o", 0), (0, "p", 1), (1, "s", 2), (2, "o", 2)])
    #expect(graph.outcome(Self.globally) == .holds)
  }

  @Test func `demands nothing outside its scope`() {
    let graph = Graph([(0, "p", 0), (0, "q", 1), (1, "o", 1)])
    #expect(graph.outcome(Self.after) == .holds)
  }

  @Test func `when its scope is closed violates`() {
    let graph = Graph([(0, "q", 1), (1, "p", 2), (2, "r", 0), (2, "s", 1)])
    #expect(graph.outcome(Self.afterUntil) == .violated(by: ["q", "p", "r"]))
  }

  @Test func `violates as soon as a terminal state shows it, not only when its scope is closed`() {
    let graph = Graph([
      (0, "q", 1), (1, "o", 2), (2, "p", 3), (3, "r", 0), (3, "s", 1), (1, "pp", 4),
    ])
    let answered = Claim<Graph>.pattern(
      .response(of: .taking("s"), to: .taking("p", "pp")),
      .afterUntil(.taking("q"), until: .taking("r")))
    #expect(graph.outcome(answered) == .violated(by: ["q", "pp"]))
  }

  @Test func `is violated rather than undecided`() {
    let graph = Graph([(0, "p", 1), (1, "o", 1), (1, "end", 2)])
    #expect(graph.outcome(Self.globally) == .violated(by: ["p", "end"]))
  }

  @Test func `is undecided by the limit where the search was cut short`() {
    let graph = Graph([(0, "p", 1), (1, "o", 1), (1, "s", 2)])
    let outcome = graph.outcome(Self.globally, limits: .states(2))
    #expect(outcome == .undecided(.stopped(by: .states(2))))
  }
}
