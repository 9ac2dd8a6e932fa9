import ModelChecking
import Testing
import Thoroughness

/// Searches of random graphs with so little memory that nearly every level has runs.
@Suite struct `A search on disk` {
  static let seeds = Thoroughness.seeds(1_500, oneOf: 25)

  private func first(
    of claims: [Claim<RandomGraph>], in seeds: Range<UInt64>,
    where differs: (RandomSample, SearchOptions<DiskStorage>) throws -> Bool
  ) rethrows -> UInt64? {
    try seeds.first { seed in
      let folder = DiskFolder()
      return try differs(RandomSample(seed: seed, claims: claims), folder.options())
    }
  }

  @Test func `finds what a search in memory finds of states and steps`() throws {
    let seed = try first(of: RandomClaims.single, in: Self.seeds) {
      sample, options in
      try sample.onDisk(options) != sample.found()
    }
    #expect(seed == nil, "seed of the first difference")
  }

  @Test func `finds what a search in memory finds of everything`() throws {
    let seed = try first(of: RandomClaims.all, in: Self.seeds) {
      sample, options in
      try sample.onDisk(options) != sample.found()
    }
    #expect(seed == nil, "seed of the first difference")
  }

  @Test func `finds as far as a limit of depth what a search in memory finds`() throws {
    let seed = try first(of: RandomClaims.single, in: Self.seeds) {
      sample, options in
      let limits = SearchLimits(depth: sample.limits.depth ?? 3)
      return try sample.onDisk(options.limits(limits)) != sample.found(limits: limits)
    }
    #expect(seed == nil, "seed of the first difference")
  }

  @Test func `says nothing that a complete search does not confirm`() throws {
    let seed = try first(of: RandomClaims.single, in: Self.seeds) {
      sample, options in
      let found = try sample.onDisk(options.limits(sample.limits))
      return !found.areConfirmed(by: sample.explored())
        || found.counts.states > sample.limits.states ?? .max
    }
    #expect(seed == nil, "seed of the first difference")
  }

  @Test(
    arguments: Thoroughness.isFullForEngine ? [1, 2, 3, 4] : [1, 3],
    Thoroughness.isFullForEngine ? [1 << 12, 1 << 14, 1 << 24] : [1 << 12, 1 << 24])
  func `counts the states of the reference device`(threads: Int, memory: Int) throws {
    let folder = DiskFolder()
    let device = PackedDevice(apps: Thoroughness.isFullForEngine ? 6 : 5)
    let report = try device.check(
      options: folder.options(memory: memory).audit(.sample).threads(threads))
    #expect(Counts(report) == Counts(device.check(options: .audit(.sample))))
  }

  @Test func `finds the levels of a deep chain`() throws {
    let chain = RandomGraph(chain: Array(repeating: "p", count: 100))
    let found = try Respelled(chain, as: PackedSpelling<Int, UInt64>.self).diskFindings(
      [Property("end", "statement", .always(.notAt(100)))], DiskFolder().options())
    #expect(found.counts == Counts(states: 101, transitions: 100, depth: 100))
    #expect(found.results[0].counterexample?.count == 100)
  }

  @Test func `removes its files when it is complete`() throws {
    let folder = DiskFolder()
    _ = try PackedDevice(apps: 4).check(options: folder.options())
    #expect(folder.names == [])
  }
}
