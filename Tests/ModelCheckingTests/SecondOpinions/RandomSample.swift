import ModelChecking

/// A random graph, random properties of it, and a random way to search it, all named by one seed.
struct RandomSample {
  static let threads = [1, 2, 3, 7]

  let machine: RandomGraph
  let spelling: SpellingChoice
  let threads: Int
  let limits: SearchLimits
  /// Five properties of one or two claims each.
  let properties: [Property<RandomGraph>]

  init(seed: UInt64, claims: [Claim<RandomGraph>]) {
    var generator = SeededGenerator(seed: seed)
    machine = .wild(seed: seed)
    spelling = SpellingChoice.allCases[generator.next(below: SpellingChoice.allCases.count)]
    threads = Self.threads[generator.next(below: Self.threads.count)]
    limits = Self.limits(&generator)
    properties = (claims.isEmpty ? 0..<0 : 0..<5).map { number in
      Property<RandomGraph>(
        "\(number)", "statement",
        claims: (0...generator.next(below: 2)).map { _ in
          claims[generator.next(below: claims.count)]
        })
    }
  }

  private static func limits(_ generator: inout SeededGenerator) -> SearchLimits {
    generator.next(below: 2) == 0
      ? SearchLimits(states: generator.next(below: 30))
      : SearchLimits(states: 10 + generator.next(below: 30), depth: generator.next(below: 9))
  }

  /// The findings of the search on the fly.
  func found(limits: SearchLimits = .none, threads: Int? = nil) -> Findings<RandomGraph> {
    machine.checkedFindings(
      properties, limits: limits, threads: threads ?? self.threads, in: spelling)
  }

  /// The findings of the search that stores the graph.
  func explored(limits: SearchLimits = .none) -> Findings<RandomGraph> {
    machine.exploredFindings(properties, limits: limits)
  }
}
