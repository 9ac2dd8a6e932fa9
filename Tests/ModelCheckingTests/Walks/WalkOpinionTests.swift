import ModelChecking
import Testing
import Thoroughness

/// Walks that remember what they met, against walks that do not.
@Suite struct `A naive walker` {
  typealias Naive = NaiveWalker<RandomGraph>

  static let claims: [Claim<RandomGraph>] =
    RandomClaims.safety + [.reachable(.at(4)), .reachableStep(!.any), .alwaysPossible(.at(0))]

  /// A machine, how it is walked, and what is watched; all drawn from a seed.
  private struct Sample {
    let naive: Naive
    let options: WalkOptions

    init(seed: UInt64, watchesWhatHolds: Bool) {
      var generator = SeededGenerator(seed: seed)
      let machine = RandomGraph(
        seed: seed, states: 1 + generator.next(below: 20),
        outgoingTransitions: 1 + generator.next(below: 6),
        letters: RandomClaims.letters)
      options = WalkOptions(
        seed: seed, walks: generator.next(below: 12), length: generator.next(below: 41) - 1)
      let weights = WeightKind.allCases[generator.next(below: WeightKind.allCases.count)]
      let properties =
        watchesWhatHolds
        ? WalkOpinion.holding(in: machine)
        : (0..<generator.next(below: 4)).map { number in
          let claims = (0...generator.next(below: 2)).map { _ in
            WalkOpinion.claims[generator.next(below: WalkOpinion.claims.count)]
          }
          return Property("\(number)", "statement", claims: claims)
        }
      naive = Naive(machine: machine, properties: properties, weight: weights.weight)
    }

    func walked(memory: Int) -> [Naive.Findings] {
      var options = options
      options.memory = memory
      var all: [Naive.Findings] = []
      let report = naive.machine.walk(
        options, checking: naive.properties, weight: naive.weight,
        observe: { report in
          all.append(Naive.Findings(report))
          return .proceed
        })
      return all.last ?? Naive.Findings() == Naive.Findings(report) ? all : []
    }
  }

  private typealias WalkOpinion = `A naive walker`

  /// The ways in which actions are weighted.
  private enum WeightKind: CaseIterable {
    case equal, different, withNever, tooLargeToRemember, mostlyNever

    func weight(_ action: RandomGraph.Transition) -> Int {
      switch self {
      case .equal: 1
      case .different: 1 + action.number * 7 % 31
      case .withNever: action.number % 4 - 1
      case .tooLargeToRemember: action.number % 3 == 0 ? 1 << 33 : 1 + action.number
      case .mostlyNever: action.number % 5 == 0 ? 3 : 0
      }
    }
  }

  /// One property for each claim that no trace of the machine breaks, so that walks go on.
  private static func holding(in machine: RandomGraph) -> [Property<RandomGraph>] {
    let graph = machine.explore()
    return claims.indices.map { Property("\($0)", "statement", claims[$0]) }.filter {
      if case .violated = graph.check($0).verdict { false } else { true }
    }
  }

  /// No memory at all, room for a few states, for some configurations of the observers, for all.
  static let memories = [-1, 0, 40, 100, 200, 300, 500, 1_000, 2_000, 4_000, 8_000, 256 << 20]

  /// The first seed and memory with which the walks differ.
  private func firstDifference(
    _ seeds: Range<UInt64>, watchesWhatHolds: Bool
  ) -> (seed: UInt64, memory: Int)? {
    for seed in seeds {
      let sample = Sample(seed: seed, watchesWhatHolds: watchesWhatHolds)
      let expected = sample.naive.findings(sample.options)
      if let memory = Self.memories.first(where: { sample.walked(memory: $0) != expected }) {
        return (seed, memory)
      }
    }
    return nil
  }

  @Test func `finds the same on random machines, whatever the memory`() {
    #expect(firstDifference(Thoroughness.seeds(500), watchesWhatHolds: false) == nil)
  }

  @Test func `finds as little where all holds`() {
    #expect(firstDifference(Thoroughness.seeds(50), watchesWhatHolds: true) == nil)
  }
}
