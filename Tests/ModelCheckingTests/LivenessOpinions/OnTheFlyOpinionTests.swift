import Testing
import Thoroughness

@testable import ModelChecking

@Suite struct `A second opinion on runs that are searched without storing transitions` {
  @Test func `agrees with the stored graph on random machines, formulas and fairness`() throws {
    var counts: [String: Int] = [:]
    let seeds = Thoroughness.seeds(24_000, oneOf: 40)
    for seed in seeds {
      let machine = RandomRuns(seed: seed)
      let property = try #require(try machine.property(seed: seed, words: 1 + Int(seed % 5)))
      let stored = machine.explore().check(property)
      let isStrong = property.fairness.contains { $0.strength == .strong }
      switch (machine.check(property), stored) {
      case (.holds(let proof), .holds(let other)):
        #expect(proof == other, "seed \(seed)")
        counts["holds", default: 0] += 1
      case (.vacuous(let formula), .vacuous(let other)): #expect(formula == other, "seed \(seed)")
      case (.fails(let lasso), .fails):
        #expect(lasso.fault(asCounterexampleTo: property, in: machine) == nil, "seed \(seed)")
        counts["fails", default: 0] += 1
      case (.unfair, .unfair): counts["unfair", default: 0] += 1
      case (.undecided(.strongFairness), _): #expect(isStrong, "seed \(seed)")
      case (let found, let stored):
        Issue.record("seed \(seed): \(found) instead of \(stored), \(property.formula)")
      }
    }
    #expect(counts["holds", default: 0] > seeds.count / 50)
    #expect(counts["fails", default: 0] > seeds.count / 50)
    #expect(counts["unfair", default: 0] > 0)
  }
}
