import ModelChecking
import Testing

@Suite struct `A step that must still occur` {
  static let globally = Claim<Graph>.pattern(.existence(of: .taking("p")))
  static let after = Claim<Graph>.pattern(.existence(of: .taking("p")), .after(.taking("q")))
  static let afterUntil = Claim<Graph>.pattern(
    .existence(of: .taking("p")), .afterUntil(.taking("q"), until: .taking("r")))

  @Test func `violates in a terminal state`() {
    #expect(Graph([(0, "o", 1)]).outcome(Self.globally) == .violated(by: ["o"]))
    #expect(Graph([(0, "q", 1)]).outcome(Self.after) == .violated(by: ["q"]))
    #expect(Graph([(0, "q", 1)]).outcome(Self.afterUntil) == .violated(by: ["q"]))
  }

  @Test func `violates in a terminal initial state`() {
    #expect(Graph([]).outcome(Self.globally) == .violated(by: []))
  }

  @Test func `is violated by the shortest trace to a terminal state without it`() {
    let graph = Graph([(0, "o", 1), (1, "o", 2), (0, "p", 3), (0, "x", 4), (4, "p", 2)])
    #expect(graph.outcome(Self.globally) == .violated(by: ["o", "o"]))
  }

  @Test func `holds where every path without a cycle has it`() {
    let graph = Graph([(0, "o", 1), (1, "p", 2), (0, "p", 2)])
    #expect(graph.outcome(Self.globally) == .holds)
  }

  @Test func `is undecided where a cycle puts it off`() {
    #expect(Graph([(0, "o", 0), (0, "p", 1)]).outcome(Self.globally) == .undecided(.needsLiveness))
    let graph = Graph([(0, "q", 1), (1, "o", 1), (1, "p", 2)])
    #expect(graph.outcome(Self.after) == .undecided(.needsLiveness))
    #expect(graph.outcome(Self.afterUntil) == .undecided(.needsLiveness))
  }

  @Test func `is undecided in a ring that never takes it`() {
    let claim = Claim<Ring>.pattern(.existence(of: !.any))
    #expect(Ring(size: 5).outcome(claim) == .undecided(.needsLiveness))
  }

  @Test func `holds where it begins the only cycle`() {
    let graph = Graph([(0, "p", 1), (1, "o", 0), (1, "o2", 1)])
    #expect(graph.outcome(Self.globally) == .holds)
  }

  @Test func `is not owed by a scope that never opens`() {
    let graph = Graph([(0, "o", 0)])
    #expect(graph.outcome(Self.after) == .holds && graph.outcome(Self.afterUntil) == .holds)
  }

  @Test func `violates when its scope is closed without it`() {
    let graph = Graph([(0, "q", 1), (1, "o", 1), (1, "p", 2), (1, "r", 2), (2, "o", 2)])
    #expect(graph.outcome(Self.afterUntil) == .violated(by: ["q", "r"]))
  }

  @Test func `violates as soon as a terminal state shows it, not only when its scope is closed`() {
    let graph = Graph([(0, "q", 1), (1, "o", 2), (2, "o", 3), (3, "r", 0), (1, "end", 4)])
    #expect(graph.outcome(Self.afterUntil) == .violated(by: ["q", "end"]))
  }

  @Test func `demands nothing at the end of a scope that must be closed`() {
    let before = Claim<Graph>.pattern(.existence(of: .taking("p")), .before(.taking("r")))
    let between = Claim<Graph>.pattern(
      .existence(of: .taking("p")), .between(.taking("q"), and: .taking("r"), ending: .weak))
    let graph = Graph([(0, "q", 1), (1, "o", 1), (1, "end", 2)])
    #expect(graph.outcome(before) == .holds && graph.outcome(between) == .holds)
  }
}
