import ModelChecking
import Testing
import Thoroughness

/// One machine after the other, searched in every spelling of its states.
@Suite struct `A machine in every spelling` {
  @Test func `has a dozen spellings and more`() {
    #expect(SpellingChoice.allCases.count >= 12)
  }

  @Test func `gives the same findings`() {
    #expect(firstDifference { _ in .none } == nil, "seed and spelling of the first difference")
  }

  @Test func `gives the same findings as far as a limit`() {
    #expect(firstDifference(\.limits) == nil, "seed and spelling of the first difference")
  }

  private func firstDifference(
    _ limits: (RandomSample) -> SearchLimits
  ) -> (seed: UInt64, spelling: SpellingChoice)? {
    for seed in Thoroughness.seeds(60, oneOf: 30) {
      let sample = RandomSample(seed: seed, claims: RandomClaims.single + RandomClaims.safety)
      let expected = sample.found(limits: limits(sample))
      let spelling = SpellingChoice.allCases.first { spelling in
        sample.machine.checkedFindings(
          sample.properties, limits: limits(sample), threads: sample.threads, in: spelling)
          != expected
      }
      if let spelling { return (seed, spelling) }
    }
    return nil
  }
}
