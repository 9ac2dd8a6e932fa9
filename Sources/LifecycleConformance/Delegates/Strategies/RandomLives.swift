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
    for _ in 0..<count {
      let life = try runner.begin()
      for _ in 0..<length {
        life.choices(into: &choices)
        guard !choices.isEmpty else { break }
        _ = life.make(draw(from: choices, with: &generator))
        for breach in life.breaches where !known.contains(breach.subject) {
          known.insert(breach.subject)
          guard try found(breach, life.moves.map(\.move), life) else { return }
        }
      }
    }
  }

  private func draw(from choices: [Move], with generator: inout SeededGenerator) -> Move {
    if weights.isEmpty { return choices[generator.next(below: choices.count)] }
    let total = choices.reduce(0) { $0 + (weights[$1] ?? 1) }
    guard total > 0 else { return choices[generator.next(below: choices.count)] }
    var ticket = generator.next(below: total)
    for move in choices {
      ticket -= weights[move] ?? 1
      if ticket < 0 { return move }
    }
    return choices[choices.count - 1]
  }
}
