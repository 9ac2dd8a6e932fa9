import ModelChecking
import Testing
import Thoroughness

/// Conjunctions of claims of different kinds, judged by searches that are cut anywhere, against what
/// a naive enumeration of all traces says.
@Suite struct `A conjunction of claims` {
  static let threads = Thoroughness.isFullForEngine ? [1, 2, 3, 8] : [1, 3]

  /// A random machine, a property of two to four claims, and limits that cut the search.
  private struct Sample {
    let machine: RandomGraph
    let property: Property<RandomGraph>
    let limits: [SearchLimits]

    init(seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      machine = RandomGraph(
        seed: seed, states: 9, outgoingTransitions: 3, letters: RandomClaims.letters)
      let claims = (0..<2 + generator.next(below: 3)).map { _ in
        RandomClaims.mixed[generator.next(below: RandomClaims.mixed.count)]
      }
      property = Property("id", "statement", claims: claims)
      let depths = OrderedSearch(machine).depths
      // A limit of so many states ends within a level.
      let within = depths.indices.dropFirst().filter { depths[$0 - 1] == depths[$0] }
      limits =
        [.none, SearchLimits(depth: generator.next(below: 5))]
        // Around what the search on the fly takes, and what the stored graph takes.
        + [40_600, 100].map { SearchLimits(memory: $0 + generator.next(below: 1_500)) }
        + (within + [depths.count / 2]).map { SearchLimits(states: $0) }
    }

    /// The stored graph's finding, followed by those of the search on the fly.
    func findings(within limits: SearchLimits) -> [(finding: Findings<RandomGraph>, name: String)] {
      [(machine.exploredFindings([property], limits: limits), "stored")]
        + `A conjunction of claims`.threads.map { threads in
          let found = machine.checkedFindings([property], limits: limits, threads: threads)
          return (found, "\(threads) threads")
        }
    }
  }

  @Test func `is judged as the naive enumeration confirms, wherever a search is cut`() {
    #expect(firstDifference(Thoroughness.seeds(200, oneOf: 20)) == nil)
  }

  @Test func `is judged alike on any number of threads, wherever a search is cut`() {
    let first = Thoroughness.seeds(200).first { seed in
      let sample = Sample(seed: seed)
      return sample.limits.contains { limits in
        Set(sample.findings(within: limits).dropFirst().map(\.finding)).count != 1
      }
    }
    #expect(first == nil, "seed of the first difference")
  }

  @Test func `is called minimal only if no dead end is nearer, wherever a search is cut`() {
    let first = Thoroughness.seeds(100).first { seed in
      let machine = RandomGraph.wild(seed: seed)
      let naive = NaiveSearch(machine)
      return (1...naive.states.count).contains { count in
        !isMinimalityRight(in: machine.explore(limits: .states(count)), naive)
      }
    }
    #expect(first == nil, "seed of the first difference")
  }

  /// Whether a counterexample is called minimal only if there is no shorter one, where the last state
  /// found must not be reached, and one other state must not be terminal.
  private func isMinimalityRight(
    in graph: StateGraph<RandomGraph>, _ naive: NaiveSearch<RandomGraph>
  ) -> Bool {
    guard let last = graph.states.last else { return true }
    return naive.states.filter(naive.isTerminal).allSatisfy { end in
      let shortest = [end, last].compactMap { naive.depth(of: $0) }.min()
      let property = Property<RandomGraph>(
        "id", "statement", .always(.notAt(last)), .noDeadlock(except: .notAt(end)))
      guard case .violated(let found?) = graph.check(property).verdict else { return false }
      return !found.isMinimal || found.trace.count == shortest
    }
  }

  private func firstDifference(_ seeds: Range<UInt64>) -> String? {
    for seed in seeds {
      let sample = Sample(seed: seed)
      let naive = NaiveConjunction(sample.property, of: sample.machine, longest: 6)
      for limits in sample.limits {
        let unconfirmed = sample.findings(within: limits).first { findings, name in
          // Limits of memory hold for each search by itself, and the stored graph may be complete.
          let isElsewhere = limits.memory != nil && name != "stored"
          return !naive.confirms(
            findings.results[0].verdict,
            isComplete: findings.counts.stoppedBy == nil || isElsewhere,
            isLimited: limits != .none)
        }
        if let unconfirmed { return "seed \(seed), \(limits), \(unconfirmed)" }
      }
    }
    return nil
  }
}
