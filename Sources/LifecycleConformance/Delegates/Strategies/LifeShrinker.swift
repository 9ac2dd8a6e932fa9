import ModelChecking

/// Makes a life that breaks something as short as possible.
struct LifeShrinker<Disk, Delegate: AnyObject> {
  let runner: LifeRunner<Disk, Delegate>
  let subject: LifeBreach.Subject
  /// The lives that were lived for it.
  private(set) var evaluations = 0

  init(_ runner: LifeRunner<Disk, Delegate>, keeping subject: LifeBreach.Subject) {
    self.runner = runner
    self.subject = subject
  }

  /// Drops chunks of choices, the largest first, and skips what is no longer possible without them.
  ///
  /// - Returns: Choices of which none can be dropped; nil if `moves` do not break the subject.
  /// - Complexity: O(*n*²) lives in the worst case, O(*n*) as a rule.
  mutating func dropChunks(from moves: [Move]) throws -> [Move]? {
    guard let shortened = try breaking(moves) else { return nil }
    // From the end: what comes last rarely matters to what made it possible.
    return try shortened.droppingChunks(from: .end) { try breaking($0) }
  }

  /// The choices that were really made, up to the one that breaks the subject.
  private mutating func breaking(_ moves: [Move]) throws -> [Move]? {
    evaluations += 1
    let life = try runner.begin()
    for move in moves {
      _ = life.make(move)
      if let breach = life.breaches.first(where: { $0.subject == subject }) {
        return life.moves.prefix(breach.moveCount).map(\.move)
      }
    }
    return nil
  }
}
