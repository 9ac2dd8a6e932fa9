import ModelChecking
import Testing
import Thoroughness

/// A stored graph evaluates a condition on one state once for each state; every other condition, and
/// every other search, looks at the whole step.
@Suite struct `A condition on the state before or after a step` {
  private typealias On = StepPredicate<RandomGraph>

  /// The same condition, as a search can take it apart and as it cannot.
  private struct Spelling: Sendable {
    let apart: On
    let whole: On
  }

  private static let even = Spelling(
    apart: .source("even") { $0 % 2 == 0 }, whole: On("even") { source, _, _ in source % 2 == 0 })
  private static let third = Spelling(
    apart: .target("third") { $0 % 3 == 0 }, whole: On("third") { _, _, target in target % 3 == 0 })
  private static let odd = Spelling(
    apart: .action("odd") { $0.number % 2 == 1 },
    whole: On("odd") { _, action, _ in action.number % 2 == 1 })

  private static let spellings: [Spelling] = [
    even, third, odd,
    Spelling(apart: !even.apart, whole: !even.whole),
    Spelling(apart: even.apart && third.apart, whole: even.whole && third.whole),
    Spelling(apart: even.apart || !third.apart, whole: even.whole || !third.whole),
    Spelling(
      apart: odd.apart && !(even.apart || third.apart),
      whole: odd.whole && !(even.whole || third.whole)),
    Spelling(
      apart: odd.apart || even.apart && third.whole, whole: odd.whole || even.whole && third.apart),
  ]

  private static func claims(_ first: On, _ second: On) -> [Claim<RandomGraph>] {
    [
      .reachableStep(first), .everyStep(where: first, is: second),
      .pattern(.absence(of: first), .after(second)),
      .pattern(.precedence(of: first, before: second)),
      .pattern(.boundedExistence(of: second, atMost: 1), .afterUntil(first, until: !second)),
    ]
  }

  @Test func `is judged as one on the whole step`() {
    var distinct: Set<Outcome<RandomGraph.Transition>> = []
    for seed in Thoroughness.seeds(600) {
      let graph = RandomGraph(seed: seed, states: 14, outgoingTransitions: 4).explore()
      for (number, first) in Self.spellings.enumerated() {
        for (offset, second) in Self.spellings.enumerated() {
          // Eight graphs in a row have all pairs.
          guard Thoroughness.isFullForEngine || (number + offset + Int(seed)) % 8 == 0 else {
            continue
          }
          let apart = Self.claims(first.apart, second.apart)
          let whole = Self.claims(first.whole, second.whole)
          for (left, right) in zip(apart, whole) {
            let outcome = Outcome(graph.check(Property("P", "apart", left)).verdict)
            #expect(outcome == Outcome(graph.check(Property("P", "whole", right)).verdict))
            distinct.insert(outcome)
          }
        }
      }
    }
    #expect(distinct.count > (Thoroughness.isFullForEngine ? 100 : 30))
  }
}
