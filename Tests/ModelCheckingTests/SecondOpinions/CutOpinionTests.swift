import ModelChecking
import Testing
import Thoroughness

/// What the search on the fly says of random graphs when a limit cuts it short.
@Suite struct `A search on the fly that is cut short` {
  static let seeds = Thoroughness.seeds(240)

  /// Limits of states, of depth, and of memory around what these graphs need: empty tables take some
  /// 40,700 bytes.
  private func limits(_ seed: UInt64) -> SearchLimits {
    var generator = SeededGenerator(seed: seed)
    return switch generator.next(below: 3) {
    case 0: SearchLimits(states: generator.next(below: 40))
    case 1: SearchLimits(depth: generator.next(below: 8))
    default: SearchLimits(memory: 40_600 + generator.next(below: 3_000))
    }
  }

  private func first(
    where differs: (RandomSample, SearchLimits) -> Bool
  ) -> UInt64? {
    Self.seeds.first { seed in
      differs(RandomSample(seed: seed, claims: RandomClaims.all), limits(seed))
    }
  }

  @Test func `says the same on any number of threads`() {
    let seed = first { sample, limits in
      let expected = sample.found(limits: limits, threads: 1)
      return [2, 3, 7].contains { sample.found(limits: limits, threads: $0) != expected }
    }
    #expect(seed == nil, "seed of the first difference")
  }

  @Test func `says nothing that the complete search does not confirm`() {
    let seed = first { sample, limits in
      !sample.found(limits: limits).areConfirmed(by: sample.explored())
    }
    #expect(seed == nil, "seed of the first difference")
  }
}
