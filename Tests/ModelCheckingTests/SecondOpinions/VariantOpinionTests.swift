import ModelChecking
import Testing

/// The search on the fly of thousands of random graphs, in every spelling and on up to seven threads.
@Suite struct `A search in any spelling on any threads` {
  static let seeds: [Range<UInt64>] = (0..<8).map { $0 * 250..<($0 + 1) * 250 }

  private func first(
    _ seeds: Range<UInt64>, of claims: [Claim<RandomGraph>], where differs: (RandomSample) -> Bool
  ) -> UInt64? {
    seeds.first { differs(RandomSample(seed: $0, claims: claims)) }
  }

  @Test(arguments: seeds) func `counts what an ordered search counts`(seeds: Range<UInt64>) {
    let seed = first(seeds, of: []) { sample in
      sample.found().counts != OrderedSearch(sample.machine).counts
    }
    #expect(seed == nil, "seed of the first difference")
  }

  @Test(arguments: seeds)
  func `counts what an ordered search counts as far as a limit`(seeds: Range<UInt64>) {
    let seed = first(seeds, of: []) { sample in
      sample.found(limits: sample.limits).counts
        != OrderedSearch(sample.machine, limits: sample.limits).counts
    }
    #expect(seed == nil, "seed of the first difference")
  }

  @Test(arguments: seeds)
  func `finds what the stored graph finds of states and steps`(seeds: Range<UInt64>) {
    let seed = first(seeds, of: RandomClaims.single) { sample in
      sample.found() != sample.explored()
    }
    #expect(seed == nil, "seed of the first difference")
  }

  @Test(arguments: [0..<100, 100..<200, 200..<300, 300..<400])
  func `finds what the stored graph finds of everything`(seeds: Range<UInt64>) {
    let seed = first(seeds, of: RandomClaims.all) { sample in
      sample.found() != sample.explored()
    }
    #expect(seed == nil, "seed of the first difference")
  }

  @Test(arguments: seeds)
  func `finds what the stored graph finds of states and steps as far as a limit`(
    seeds: Range<UInt64>
  ) {
    let seed = first(seeds, of: RandomClaims.single) { sample in
      sample.found(limits: sample.limits)
        != sample.explored(limits: sample.limits)
    }
    #expect(seed == nil, "seed of the first difference")
  }
}
