import ModelChecking
import Testing
import Thoroughness

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

  @Test func `confirms what a limited search says of what is always possible`() {
    let properties = (0..<3).map { state in
      Property<RandomGraph>("id", "statement", .alwaysPossible(.at(state)))
    }
    #expect(
      Thoroughness.seeds(300).first { !isConfirmed(seed: $0, properties) } == nil,
      "seed of the first difference")
  }

  private func isConfirmed(seed: UInt64) -> Bool {
    var generator = SeededGenerator(seed: seed)
    let properties = (1...3).map { count in
      let claims = (0..<count).map { _ in
        Self.claims[generator.next(below: Self.claims.count)]
      }
      return Property("id", "statement", claims: claims)
    }
    return isConfirmed(seed: seed, properties)
  }

  private func isConfirmed(seed: UInt64, _ properties: [Property<RandomGraph>]) -> Bool {
    let machine = RandomGraph(
      seed: seed, states: 7, outgoingTransitions: 3, letters: RandomClaims.letters)
    let complete = machine.explore()
    let cut = Self.limits.map { machine.explore(limits: $0) }
    return properties.allSatisfy { property in
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
