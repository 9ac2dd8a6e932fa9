import ModelChecking
import Testing

/// A search that was cut short must say nothing that the complete search does not confirm.
@Suite struct `A complete search` {
  static let claims: [Claim<RandomGraph>] =
    RandomClaims.safety + [
      .alwaysPossible(.at(0)), .alwaysPossible(.at(2)), .reachable(.at(4)),
      .reachableStep(StepPredicate("loops") { $0 == $2 }),
    ]

  static let limits = [1, 2, 3, 4, 5].flatMap { number in
    [SearchLimits(states: number), SearchLimits(depth: number - 1)]
  }

  @Test func `confirms what a limited search says of one, two or three claims`() {
    #expect(
      Thoroughness.seeds(300).first { !isConfirmed(seed: $0) } == nil,
      "seed of the first difference")
  }

  private func isConfirmed(seed: UInt64) -> Bool {
    let machine = RandomGraph(seed: seed, states: 7, waysOut: 3, letters: RandomClaims.letters)
    let complete = machine.explore()
    let cut = Self.limits.map { machine.explore(limits: $0) }
    var generator = SeededGenerator(seed: seed)
    return (1...3).allSatisfy { count in
      let claims = (0..<count).map { _ in
        Self.claims[generator.next(below: Self.claims.count)]
      }
      let property = Property("id", "statement", claims: claims)
      let truth = complete.check(property).verdict
      return cut.allSatisfy { graph in
        isConfirmed(graph.check(property).verdict, by: truth, isCut: !graph.isComplete)
      }
    }
  }

  private func isConfirmed(
    _ verdict: Verdict<RandomGraph>, by complete: Verdict<RandomGraph>, isCut: Bool
  ) -> Bool {
    switch (verdict, complete) {
    case (.undecided(.stopped), _): isCut
    case (.undecided, .undecided): !isCut
    case (.holds(let witness), .holds(let shortest)): witness?.count == shortest?.count
    case (.violated(nil), .violated(nil)): !isCut
    case (.violated(let known?), .violated(let shortest?)):
      known.trace.count >= shortest.trace.count
        && (!known.isMinimal || known.trace.count == shortest.trace.count)
    case (.violated(.some), .violated(nil)): isCut
    default: false
    }
  }
}
