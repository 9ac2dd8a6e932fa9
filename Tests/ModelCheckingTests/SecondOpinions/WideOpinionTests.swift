import ModelChecking
import Testing
import Thoroughness

/// Graphs with enough states for segments that grow and for turns that threads share.
@Suite struct `An ordered search of a wide graph` {
  /// How a graph is searched.
  private typealias Way = (threads: Int, spelling: SpellingChoice)

  private static let goals = [3, 77, 98]
  private static let arrives = goals.map { goal in
    StepPredicate<Scatter>("falls to \(goal)") { $0 > $2 && $2 == goal }
  }

  /// For each goal two properties: it is never reached, and never by a step that goes down.
  private static let properties = zip(goals, arrives).flatMap { goal, arrives in
    [
      Property<Scatter>("state", "statement", .always(.notAt(goal))),
      Property<Scatter>("step", "statement", .everyStep(where: .any, is: !arrives)),
    ]
  }

  @Test func `agrees where all states have one hash`() {
    let first = Thoroughness.seeds(20).lazy.compactMap { seed in
      firstDifference(
        seed: Int(seed), states: 120, ways: [(1, .colliding), (3, .collidingCode)])
    }.first
    #expect(first == nil)
  }

  @Test func `agrees where threads share the work`() {
    let first = Thoroughness.seeds(10).lazy.compactMap { seed in
      firstDifference(
        seed: Int(seed), states: 800, ways: [(2, .plain), (3, .word), (8, .halves)])
    }.first
    #expect(first == nil)
  }

  /// The way and the limits with which a search finds something else.
  private func firstDifference(seed: Int, states: Int, ways: [Way]) -> String? {
    let machine = Scatter(count: states, ways: 4, initialStates: [seed, seed + 1, seed])
    let whole = OrderedSearch(machine)
    // The limit of states cuts within a level.
    let limits: [SearchLimits] = [
      .none, SearchLimits(states: whole.states.count * 3 / 4),
      SearchLimits(depth: (whole.depths.last ?? 0) / 2),
    ]
    for limits in limits {
      let expected = OrderedSearch(machine, limits: limits)
      let way = ways.first { way in
        let found = machine.checkedFindings(
          Self.properties, limits: limits, threads: way.threads, in: way.spelling)
        return found.counts != expected.counts
          || found.results.map(\.counterexample) != counterexamples(expected, machine)
      }
      if let way { return "\(way), \(limits)" }
    }
    return nil
  }

  /// The first trace to each goal, and the first one that ends with a step down to it.
  private func counterexamples(
    _ search: OrderedSearch<Scatter>, _ machine: Scatter
  ) -> [Trace<Scatter>?] {
    zip(Self.goals, Self.arrives).flatMap { goal, arrives in
      [
        search.states.firstIndex(of: goal).map { search.trace(to: $0) },
        search.trace(of: machine, whoseLastStep: arrives.holds),
      ]
    }
  }
}
