import ModelChecking
import Testing
import Thoroughness

/// The stored graph judges most patterns by their stretches alone, and searches the product of graph
/// and observer only for what it does not prove that way. A search on the fly does neither.
@Suite struct `A search on the fly` {
  /// Graphs with some states that no trace visits outside of a stretch, and some that none leaves.
  private func graph(_ seed: UInt64) -> RandomGraph {
    RandomGraph(seed: seed, states: 14, outgoingTransitions: 3, letters: RandomClaims.letters)
  }

  @Test func `agrees with the stretches of a stored graph`() {
    var counts: [String: Int] = [:]
    for (index, pattern) in RandomClaims.patterns.enumerated() {
      let property = Property("id", "statement", .pattern(pattern))
      for number in Thoroughness.seeds(600, oneOf: 60) {
        let machine = graph(UInt64(index) * 1_000 + number)
        let stored = machine.explore().check(property)
        let onTheFly = machine.check([property], options: .threads(1)).results[0]
        #expect(Outcome(stored.verdict) == Outcome(onTheFly.verdict), "\(index), seed \(number)")
        #expect(stored.vacuousClaims == onTheFly.vacuousClaims, "\(index), seed \(number)")
        counts[Self.kind(of: stored), default: 0] += 1
      }
    }
    let least = Thoroughness.isFullForEngine ? 50 : 10
    #expect(counts["holds", default: 0] > least)
    #expect(counts["holds vacuously", default: 0] > least)
    #expect(counts["does not hold", default: 0] > least)
  }

  private static func kind(of result: PropertyResult<RandomGraph>) -> String {
    guard case .holds = result.verdict else { return "does not hold" }
    return result.isVacuous ? "holds vacuously" : "holds"
  }
}
