import LifecycleModels
import ModelChecking

/// Random lives of a world.
struct RandomLives<Disk, Delegate: AnyObject> {
  let runner: LifeRunner<Disk, Delegate>
  let count: Int
  let length: Int
  let seed: UInt64
  /// How likely each choice is against the others; 1 for what is not named.
  let weights: [Move: Int]

  /// Lives the lives.
  ///
  /// - Parameter found: Called with each breach of something that was not broken before; returns
  ///   whether to go on.
  /// - Throws: What making the disk throws.
  func run(found: (LifeBreach, [Move], Life<Disk, Delegate>) throws -> Bool) throws {
    var generator = SeededGenerator(seed: seed)
    var known: Set<LifeBreach.Subject> = []
    var choices: [Move] = []
    for _ in 0..<max(0, count) {
      let life = try runner.begin()
      for _ in 0..<max(0, length) {
        life.choices(into: &choices)
        guard let move = draw(from: choices, with: &generator) else { break }
        _ = life.make(move)
        for breach in life.breaches where !known.contains(breach.subject) {
          known.insert(breach.subject)
          guard try found(breach, life.moves.map(\.move), life) else { return }
        }
      }
    }
  }

  /// A choice by weight; nil where there is none, or none that may be drawn.
  private func draw(from choices: [Move], with generator: inout SeededGenerator) -> Move? {
    let total = choices.reduce(0) { $0 + weight(of: $1) }
    guard total > 0 else { return nil }
    var ticket = generator.next(below: total)
    return choices.first { move in
      ticket -= weight(of: move)
      return ticket < 0
    }
  }

  /// Bounded, so that no sum of weights overflows.
  private func weight(of move: Move) -> Int { min(max(0, weights[move] ?? 1), 1 << 32) }
}
