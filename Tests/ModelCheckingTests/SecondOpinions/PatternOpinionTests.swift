import ModelChecking
import Testing
import Thoroughness

@Suite struct `A naive reading of patterns` {
  static let longest = 6

  /// Graphs of at most three states with two ways out of each.
  private func graph(_ seed: UInt64) -> RandomGraph {
    RandomGraph(seed: seed, states: 3, outgoingTransitions: 2, letters: RandomClaims.letters)
  }

  @Test func `agrees with the search on random graphs`() {
    for (index, pattern) in RandomClaims.patterns.enumerated() {
      let first = firstGraphThatDiffers(by: pattern, seed: UInt64(index * 100))
      #expect(first == nil, "the first graph that differs, of pattern \(index)")
    }
  }

  private func firstGraphThatDiffers(by pattern: Pattern<RandomGraph>, seed: UInt64) -> UInt64? {
    Thoroughness.seeds(100, oneOf: 30).first { number in
      let machine = graph(seed + number)
      let naive = NaiveTraces(of: machine, judgedBy: pattern, longest: Self.longest)
      let property = Property("id", "statement", .pattern(pattern))
      let results =
        [machine.explore().check(property)]
        + [1, 3].map { machine.check([property], options: .threads($0)).results[0] }
      return !results.allSatisfy { agrees($0, naive) }
    }
  }

  private func agrees(
    _ result: PropertyResult<RandomGraph>, _ naive: NaiveTraces<RandomGraph>
  ) -> Bool {
    switch result.verdict {
    case .holds(nil):
      // What puts the pattern to the test may be too far away for the naive enumeration.
      naive.shortestViolation == nil && !naive.canStayPending
        && (result.vacuousClaims.isEmpty || !naive.isExercised)
    case .undecided(.needsLiveness):
      naive.shortestViolation == nil && naive.canStayPending(within: Self.longest + 4)
    case .violated(let counterexample?):
      // A violation too long for the naive enumeration can still be judged by itself.
      naive.shortestViolation
        == (counterexample.trace.count > Self.longest ? nil : counterexample.trace.count)
        && counterexample.isMinimal && naive.machine.hasTrace(counterexample.trace)
        && naive.pattern.isViolated(by: counterexample.trace, of: naive.machine)
    case .holds, .violated, .undecided, .faulty: false
    }
  }

  @Test func `agrees with search and walk on single traces`() {
    for (index, pattern) in RandomClaims.patterns.enumerated() {
      var generator = SeededGenerator(seed: UInt64(index))
      let chains = Thoroughness.seeds(100, oneOf: 30).map { _ in
        (0..<generator.next(below: 12)).map { _ in
          RandomClaims.letters[generator.next(below: RandomClaims.letters.count)]
        }
      }
      let first = chains.first { !agrees(on: $0, pattern) }
      #expect(first == nil, "the first difference of pattern \(index)")
    }
  }

  private func agrees(on chain: [String], _ pattern: Pattern<RandomGraph>) -> Bool {
    let machine = RandomGraph(chain: chain)
    let property = Property("id", "statement", .pattern(pattern))
    let expected = NaivePattern(pattern: pattern)
      .violatedLength(of: machine.transitions.map(Step.init))
    let options = WalkOptions(seed: 0, walks: 1, length: chain.count + 1)
    let result = machine.explore().check(property)
    let isVacuous =
      expected == nil
      && !NaivePattern(pattern: pattern)
        .isExercised(by: machine.transitions.map(Step.init), isStaying: true)
    return machine.walk(options, checking: [property]).violation?.trace.count == expected
      && result.verdict.isRefuted(after: expected, in: machine)
      && result.vacuousClaims == (isVacuous ? [0] : [])
      && machine.check([property], options: .threads(3)).results[0].vacuousClaims
        == result.vacuousClaims
      && isBroken(pattern, by: machine) == (expected != nil)
  }

  /// What the formula of a pattern says of a chain.
  private func isBroken(_ pattern: Pattern<RandomGraph>, by chain: RandomGraph) -> Bool? {
    let steps = chain.transitions.map(Step.init)
    var places = Dictionary(uniqueKeysWithValues: PatternTerm.allCases.map { ($0, Set<Int>()) })
    for (term, condition) in pattern.terms {
      places[term] = Set(steps.indices.filter { condition.holds(steps[$0]) })
    }
    places[.taken] = Set(steps.indices)
    places[.over] = [steps.count]
    places[.opened] = Set(places[.open, default: []].map { $0 + 1 })
    let ends = places[.close, default: []].union(places[.abandon, default: []])
    places[.ended] = Set(ends.map { $0 + 1 })
    places[.odd] = Set(
      steps.indices.filter { place in
        places[.main, default: []].count { $0 <= place } % 2 == 1
      })
    let vocabulary = try? LivenessVocabulary<RandomGraph>(
      predicates: places.sorted { $0.key.rawValue < $1.key.rawValue }.map { term, places in
        .state(term.rawValue) { places.contains($0) }
      })
    guard let breach = pattern.breach, let vocabulary,
      let property = try? LivenessProperty("unbroken", .not(breach), in: vocabulary)
    else { return nil }
    switch chain.explore().check(property) {
    case .holds, .vacuous: return false
    case .fails: return true
    case .unfair, .undecided, .faulty: return nil
    }
  }
}

extension Step where Machine == RandomGraph {
  fileprivate init(_ transition: RandomGraph.Transition) {
    self.init(source: transition.source, action: transition, target: transition.target)
  }
}
