import ModelChecking
import Testing
import Thoroughness

/// Searches with compaction of random graphs, with room enough and with far too little.
@Suite struct `A search with compaction of a random graph` {
  private typealias Packed = Respelled<RandomGraph, PackedSpelling<Int, UInt64>>

  private struct Sample {
    let machine: RandomGraph
    let properties: [Property<RandomGraph>]
    let compaction: Compaction
    let limits: SearchLimits

    init(seed: UInt64) {
      let sample = RandomSample(seed: seed, claims: RandomClaims.all)
      (machine, properties) = (sample.machine, sample.properties)
      limits = seed % 3 == 0 ? sample.limits : .none
      compaction = Compaction(bytes: seed % 2 == 0 ? 1 << 14 : 512, probes: 1 + Int(seed % 3))
    }

    func found(threads: Int) -> Findings<RandomGraph> {
      let packed = Packed(machine, as: PackedSpelling<Int, UInt64>.self)
      let report = packed.check(
        properties.map(packed.respelled),
        options: SearchOptions(storage: compaction).limits(limits).threads(threads))
      return Findings(
        counts: Counts(report),
        results: report.results.map { Finding($0, base: packed.base(of:)) })
    }
  }

  private func first(where differs: (Sample) -> Bool) -> UInt64? {
    Thoroughness.seeds(600).first { differs(Sample(seed: $0)) }
  }

  @Test func `proves nothing but by a witness, and refutes nothing but by a trace`() {
    let seed = first { sample in
      let complete = sample.machine.exploredFindings(sample.properties)
      let found = sample.found(threads: 1)
      return found.counts.states > complete.counts.states
        || !zip(found.results, complete.results).allSatisfy { result, truth in
          isConfirmed(result.verdict, by: truth.verdict, sample)
        }
    }
    #expect(seed == nil, "seed of the first difference")
  }

  @Test func `finds the same on any number of threads`() {
    let seed = first { sample in
      let expected = sample.found(threads: 1)
      return [2, 3, 7].contains { sample.found(threads: $0) != expected }
    }
    #expect(seed == nil, "seed of the first difference")
  }

  private func isConfirmed(
    _ verdict: Finding<RandomGraph>.Verdict, by truth: Finding<RandomGraph>.Verdict,
    _ sample: Sample
  ) -> Bool {
    switch (verdict, truth) {
    case (.undecided(.compacted), _), (.undecided(.stopped), _): true
    case (.holds(let witness?), .holds): sample.machine.hasTrace(witness)
    case (.violated(let trace?, let isMinimal), .violated):
      // Nothing is shorter than an initial state.
      (!isMinimal || trace.count == 0) && sample.machine.hasTrace(trace)
    default: false
    }
  }
}
