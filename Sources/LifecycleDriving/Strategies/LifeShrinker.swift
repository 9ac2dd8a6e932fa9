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
    guard var best = try breaking(moves) else { return nil }
    var size = max(1, best.count / 2)
    while size >= 1 {
      var improved = false
      var end = best.count
      // From the end: what comes last rarely matters to what made it possible.
      while end > 0 {
        let start = max(0, end - size)
        var candidate = best
        candidate.removeSubrange(start..<min(end, best.count))
        if let shorter = try breaking(candidate), shorter.count < best.count {
          best = shorter
          improved = true
          end = min(start, best.count)
        } else {
          end = start
        }
      }
      if !improved || size > 1 { size = size == 1 ? 0 : size / 2 }
    }
    return best
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
