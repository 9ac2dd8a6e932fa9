import ModelChecking
import Testing

/// What other checkers got wrong, each as the smallest machine that shows it.
@Suite struct `A known fault of other checkers` {
  @Test func `components judged by their states, not their transitions`() throws {
    let parallel = Graph([(0, "p", 0), (0, "q", 0)])
    #expect(try parallel.verdict("eventually q").lasso?.cycle.map(\.action) == ["p"])
    #expect(try parallel.verdict("eventually q", weak: ["q"]).holds)
    let pair = Graph([(0, "p", 1), (0, "q", 1), (1, "o", 0)])
    #expect(try pair.verdict("eventually q", weak: ["q"]).lasso?.cycle.count == 2)
    #expect(try pair.verdict("eventually q", strong: ["q"]).holds)
  }

  @Test func `a violation missed when several threads search`() async throws {
    let graph = Graph(
      [(0, "p", 1), (1, "o", 2), (2, "r", 1), (2, "q", 0), (1, "o2", 3), (3, "o", 1)])
    let explored = graph.explore()
    let property = try graph.property("always (p implies eventually q)", weak: ["r"])
    let alone = try #require(explored.check(property).lasso)
    let together = await withTaskGroup(of: Lasso<Graph>?.self) { group in
      for _ in 0..<16 { group.addTask { explored.check(property).lasso } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(together.allSatisfy { $0 == alone })
  }

  @Test func `a finite prefix reported in spite of fairness`() throws {
    let graph = Graph([(0, "p", 1), (1, "q", 2), (2, "o", 2)])
    #expect(try graph.verdict("eventually q", weak: ["q"]).holds)
  }

  @Test func `implicit stuttering where every run goes on`() throws {
    let graph = Graph([(0, "p", 1), (1, "q", 2), (2, "o", 2)])
    #expect(try graph.verdict("eventually q").holds)
    #expect(try graph.verdict("next q").holds)
  }

  @Test func `fairness judged in the outer component only`() throws {
    // Where “s” is enabled the cycle need not go, so even strong fairness does not bring it.
    let graph = Graph([
      (0, "p", 1), (1, "o", 2), (2, "o", 1), (2, "r", 3), (3, "o", 1), (3, "s", 4), (4, "o", 4),
    ])
    let lasso = try #require(try graph.verdict("eventually s", strong: ["s"]).lasso)
    #expect(lasso.cycle.map(\.action) == ["o", "o"])
    #expect(lasso.groups.map(\.disabledAt) == [[1, 2]])
  }

  @Test func `weak fairness ignored`() throws {
    let graph = Graph([(0, "o", 0), (0, "q", 1), (1, "o", 1)])
    #expect(try graph.verdict("eventually q").lasso != nil)
    #expect(try graph.verdict("eventually q", weak: ["q"]).holds)
  }

  @Test func `a false proof under two assumptions of fairness`() throws {
    let graph = Graph([(0, "p", 1), (1, "r", 0), (0, "q", 2), (2, "o", 2)])
    for weak in [["p"], ["r"], ["p", "r"], ["r", "p"]] {
      #expect(try graph.verdict("eventually q", weak: weak).lasso?.cycle.count == 2)
      #expect(try graph.verdict("eventually q", strong: weak).lasso?.cycle.count == 2)
    }
    #expect(try graph.verdict("eventually q", strong: ["p", "q"]).holds)
  }

  @Test func `a “cycle” that is no path`() throws {
    let diamond = Graph([(0, "p", 1), (0, "r", 2), (1, "o", 3), (2, "o", 3)])
    let lasso = try #require(try diamond.verdict("eventually q").lasso)
    #expect(lasso.cycle.isEmpty)
    #expect(lasso.stem.actions == ["p", "o"])
  }

  @Test func `joins and cycles missed by “eventually”`() throws {
    let join = Graph([(0, "q", 1), (0, "p", 2), (1, "o", 3), (2, "o", 3), (3, "o", 3)])
    #expect(try join.verdict("eventually q").lasso?.stem.actions == ["p", "o"])
    let cycle = Graph([(0, "p", 1), (1, "o", 0), (1, "q", 2)])
    #expect(try cycle.verdict("eventually q").lasso?.cycle.count == 2)
  }

  @Test func `a fair step that changes nothing is a step`() throws {
    let graph = Graph([(0, "p", 0), (0, "r", 0), (0, "q", 1), (1, "o", 1)])
    #expect(try graph.verdict("always eventually p", weak: ["p"]).lasso?.stem.actions == ["q"])
    #expect(try graph.verdict("eventually q", weak: ["p", "q"]).holds)
    #expect(try graph.verdict("eventually q", weak: ["p"]).lasso?.cycle.map(\.action) == ["p"])
  }
}
