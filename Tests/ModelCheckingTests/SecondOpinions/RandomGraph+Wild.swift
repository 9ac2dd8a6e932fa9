import ModelChecking

extension RandomGraph {
  /// Draws a graph with what can go wrong: several initial states, some of them listed twice;
  /// many ways out of one state, some to the same target; loops, dead ends, islands and chains.
  static func wild(seed: UInt64) -> RandomGraph {
    var generator = SeededGenerator(seed: ~seed)
    let count = 1 + generator.next(below: 40)
    let busy = generator.next(below: count)
    let initial = (0...generator.next(below: 4)).map { _ in generator.next(below: count) }
    var ends: [(source: Int, target: Int)] = []
    for source in 0..<count {
      let ways = source == busy ? 20 : [0, 1, 1, 2, 3][generator.next(below: 5)]
      for _ in 0..<ways { ends.append((source, target(of: source, count, &generator))) }
    }
    let transitions = ends.enumerated().map { number, ends in
      Transition(
        number: number, source: ends.source, target: ends.target,
        letters: RandomClaims.letters[generator.next(below: RandomClaims.letters.count)])
    }
    return RandomGraph(initialStates: initial, transitions: transitions)
  }

  /// The next state as often as all others together, so that there are long chains.
  private static func target(
    of source: Int, _ count: Int, _ generator: inout SeededGenerator
  ) -> Int {
    generator.next(below: 2) == 0 ? (source + 1) % count : generator.next(below: count)
  }

  private init(initialStates: [Int], transitions: [Transition]) {
    self.initialStates = initialStates
    self.transitions = transitions
  }
}
