import ModelChecking
import Testing
import Thoroughness

/// The search on the fly of random graphs, in every spelling and on up to seven threads.
@Suite struct `A search in any spelling on any threads` {
  static let seeds = Thoroughness.seeds(2_000, oneOf: 25)

  private func first(
    _ seeds: Range<UInt64>, of claims: [Claim<RandomGraph>], where differs: (RandomSample) -> Bool
  ) -> UInt64? {
    seeds.first { differs(RandomSample(seed: $0, claims: claims)) }
  }

  @Test func `counts what an ordered search counts`() {
    let seed = first(Self.seeds, of: []) { sample in
      sample.found().counts != OrderedSearch(sample.machine).counts
    }
    #expect(seed == nil, "seed of the first difference")
  }

  @Test func `counts what an ordered search counts as far as a limit`() {
    let seed = first(Self.seeds, of: []) { sample in
      sample.found(limits: sample.limits).counts
        != OrderedSearch(sample.machine, limits: sample.limits).counts
    }
    #expect(seed == nil, "seed of the first difference")
  }

  @Test func `finds what the stored graph finds of states and steps`() {
    let seed = first(Self.seeds, of: RandomClaims.single) { sample in
      sample.found() != sample.explored()
    }
    #expect(seed == nil, "seed of the first difference")
  }

  @Test func `finds what the stored graph finds of everything`() {
    let seeds = Thoroughness.seeds(400)
    let seed = first(seeds, of: RandomClaims.all) { sample in
      sample.found() != sample.explored()
    }
    #expect(seed == nil, "seed of the first difference")
  }

  @Test func `finds what the stored graph finds of states and steps as far as a limit`() {
    let seed = first(Self.seeds, of: RandomClaims.single) { sample in
      sample.found(limits: sample.limits)
        != sample.explored(limits: sample.limits)
    }
    #expect(seed == nil, "seed of the first difference")
  }
}
