import ModelChecking

/// Random lives of a world, or one shard of them.
struct RandomWalks<Disk, Delegate: AnyObject> {
  let runner: LifeRunner<Disk, Delegate>
  let count: Int
  let length: Int
  let seed: UInt64
  /// How likely each choice is in comparison with the others; 1 for choices that are not listed.
  let weights: [Choice: Int]
  /// Compares the lives with what a search has found.
  var audit: GraphAudit<Disk, Delegate>?
  /// Which of the lives are run. A life depends on the seed and on its number only.
  var shard = Shard.whole

  /// Runs the lives.
  ///
  /// - Parameter found: Called with each breach of something that was not broken before, and the
  ///   number of the life; returns whether to go on.
  /// - Throws: What making the disk throws.
  func run(found: (LifeBreach, [Choice], Int) throws -> Bool) throws {
    var known: Set<LifeBreach.Subject> = []
    var choices: [Choice] = []
    for number in stride(from: shard.index, to: max(0, count), by: shard.count) {
      var generator = SeededGenerator(seed: seed, run: number)
      let life = try runner.begin()
      audit?.begin(life, number: number)
      for _ in 0..<max(0, length) {
        life.possibleChoices(into: &choices)
        guard runner.shouldContinue(runner.coverage) else { throw CheckStopped() }
        guard let choice = draw(from: choices, with: &generator) else { break }
        _ = life.make(choice)
        audit?.follow(choice, in: life)
        for breach in life.breaches where known.insert(breach.subject).inserted {
          guard try found(breach, life.choices.map(\.choice), number) else { return }
        }
      }
    }
  }

  /// A choice by weight; nil where there is none, or where all weights are 0.
  private func draw(from choices: [Choice], with generator: inout SeededGenerator) -> Choice? {
    let total = choices.reduce(0) { $0 + weight(of: $1) }
    guard total > 0 else { return nil }
    var ticket = generator.next(below: total)
    return choices.first { choice in
      ticket -= weight(of: choice)
      return ticket < 0
    }
  }

  /// The weight is bounded, so that no sum of weights overflows.
  private func weight(of choice: Choice) -> Int {
    min(max(0, weights[choice] ?? 1), 1 << 32)
  }
}
