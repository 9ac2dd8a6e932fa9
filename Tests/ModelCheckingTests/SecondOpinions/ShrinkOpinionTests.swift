import ModelChecking
import Testing
import Thoroughness

/// Walks of random graphs, shrunk, against what the search of the whole graph finds.
@Suite struct `A shrunk counterexample` {
  static let seeds = Thoroughness.seeds(500)

  private struct Failure {
    let machine: RandomGraph
    let property: Property<RandomGraph>
    let trace: Trace<RandomGraph>

    func shrunk(limits: SearchLimits) -> Counterexample<RandomGraph>? {
      try? property.shrink(trace, in: machine, limits: limits)
    }
  }

  /// The walks that fail among those of the seeds, one property each.
  private func failures() -> [Failure] {
    Self.seeds.compactMap { seed in
      let machine = RandomGraph(
        seed: seed, states: 8, outgoingTransitions: 3, letters: RandomClaims.letters)
      let claims = RandomClaims.safety
      let property = Property("id", "statement", claims[Int(seed) % claims.count])
      let options = WalkOptions(seed: seed, walks: 10, length: 30)
      return machine.walk(options, checking: [property]).violation.map {
        Failure(machine: machine, property: property, trace: $0.trace)
      }
    }
  }

  @Test func `is the one that the search finds`() {
    let failures = failures()
    let first = failures.firstIndex { failure in
      let found = failure.machine.explore().check(failure.property).verdict
      guard case .violated(let shortest?) = found, let shrunk = failure.shrunk(limits: .none)
      else { return true }
      return shrunk.trace != shortest.trace || !shrunk.isMinimal
    }
    #expect(failures.count * 5 > Self.seeds.count && first == nil)
  }

  @Test func `is 1-minimal where nothing can be searched`() {
    let failures = failures()
    let first = failures.firstIndex { failure in
      guard let shrunk = failure.shrunk(limits: .states(0)) else { return true }
      return shrunk.isMinimal || shrunk.trace.count > failure.trace.count
        || !failure.machine.hasTrace(shrunk.trace) || canDropOne(of: shrunk.trace, failure)
    }
    #expect(failures.count * 5 > Self.seeds.count && first == nil)
  }

  /// Whether the actions without one of them can be replayed and still break the property.
  private func canDropOne(of trace: Trace<RandomGraph>, _ failure: Failure) -> Bool {
    trace.actions.indices.contains { index in
      var actions = trace.actions
      actions.remove(at: index)
      let replayed = try? failure.machine.replay(actions, from: trace.initialState)
      return replayed.map { isViolated(by: $0, failure) } ?? false
    }
  }

  private func isViolated(by trace: Trace<RandomGraph>, _ failure: Failure) -> Bool {
    failure.property.violatingPrefix(of: trace, in: failure.machine) != nil
  }
}
