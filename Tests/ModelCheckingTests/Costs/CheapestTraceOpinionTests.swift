import ModelChecking
import Testing
import Thoroughness

/// Random graphs whose actions have random costs.
@Suite struct `An enumeration of all traces` {
  private static let longest = 7

  private static func machine(_ seed: UInt64) -> RandomGraph {
    var machine = RandomGraph(
      seed: seed, states: 6, outgoingTransitions: 3, letters: RandomClaims.letters)
    var generator = SeededGenerator(seed: seed)
    machine.costs = machine.transitions.map { _ in generator.next(below: 4) }
    return machine
  }

  /// Compares what a search shows on random graphs with the first of the cheapest traces.
  private func compare(
    _ claims: [Claim<RandomGraph>], seeds: Range<UInt64> = Thoroughness.seeds(750),
    sourceLocation: SourceLocation = #_sourceLocation,
    by answers: (Trace<RandomGraph>, RandomGraph, Int) -> Bool
  ) {
    for (index, claim) in claims.enumerated() {
      let first = seeds.first { seed in
        let machine = Self.machine(seed * 100 + UInt64(index))
        let found = machine.explore().check(Property("id", "statement", claim)).shown
        guard let found, found.count <= Self.longest else { return false }
        let naive = NaiveCheapestTrace(machine: machine, longest: Self.longest)
        return naive.trace { answers($0, machine, index) } != found
      }
      #expect(
        first == nil, "the first graph that differs, claim \(index)", sourceLocation: sourceLocation
      )
    }
  }

  @Test func `agrees on the trace to a state`() {
    compare([.always(.notAt(1, 3, 4)), .reachable(.at(1, 3, 4))]) { trace, _, _ in
      [1, 3, 4].contains(trace.finalState)
    }
  }

  @Test func `agrees on the trace to a dead end`() {
    compare([.noDeadlock(except: .at(0))]) { trace, machine, _ in
      trace.finalState != 0 && machine.isTerminal(trace.finalState)
    }
  }

  @Test func `agrees on the trace to where something is impossible`() {
    compare([.alwaysPossible(.at(0, 1))]) { trace, machine, _ in
      !NaiveSearch(machine).canReach({ $0 < 2 }, from: trace.finalState)
    }
  }

  @Test func `agrees on the trace that ends with a step`() {
    let falls = StepPredicate<RandomGraph>("falls") { $0 > $2 }
    let third = StepPredicate<RandomGraph>.action("every third") { $0.number % 3 == 2 }
    compare([.everyStep(where: falls, is: third)]) { trace, _, _ in
      trace.steps.last.map { falls.holds($0) && !third.holds($0) } ?? false
    }
    compare([.reachableStep(third)]) { trace, _, _ in trace.steps.last.map(third.holds) ?? false }
  }

  @Test func `agrees on the trace that breaks a pattern`() {
    let patterns = RandomClaims.patterns
    let seeds = Thoroughness.seeds(750, oneOf: 60)
    compare(patterns.map { .pattern($0) }, seeds: seeds) { trace, machine, index in
      NaivePattern(pattern: patterns[index]).isViolated(by: trace, of: machine)
    }
  }

  @Test func `agrees that equal costs change nothing`() {
    for seed in Thoroughness.seeds(750) {
      var machine = Self.machine(seed)
      machine.costs = machine.transitions.map { _ in 5 }
      let (graph, search) = (machine.explore(), OrderedSearch(machine))
      for state in graph.states.indices {
        #expect(graph.shortestTrace(to: state) == search.trace(to: state))
      }
    }
  }
}

extension PropertyResult {
  /// The trace that decides the property.
  fileprivate var shown: Trace<Machine>? {
    switch verdict {
    case .violated(let counterexample): counterexample?.trace
    case .holds(let witness): witness
    case .undecided, .faulty: nil
    }
  }
}
