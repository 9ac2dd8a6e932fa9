/// Makes a life that breaks something as short as possible.
struct LifeShrinker<Disk, Delegate: AnyObject> {
  let runner: LifeRunner<Disk, Delegate>
  let subject: LifeBreach.Subject
  /// The lives that were run for it.
  private(set) var evaluations = 0

  init(_ runner: LifeRunner<Disk, Delegate>, keeping subject: LifeBreach.Subject) {
    self.runner = runner
    self.subject = subject
  }

  /// Drops chunks of choices, the largest first, and skips what is no longer possible without them.
  ///
  /// - Returns: Choices of which none can be dropped; nil if `choices` do not break the subject.
  /// - Complexity: O(*n*²) lives in the worst case, O(*n*) as a rule.
  mutating func dropChunks(from choices: [Choice]) throws -> [Choice]? {
    guard var best = try breaking(choices) else { return nil }
    var size = max(1, best.count / 2)
    while size >= 1 {
      var improved = false
      var end = best.count
      // From the end: the last choices rarely matter to what made the breach possible.
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

  /// The choices that were possible, up to the one that breaks the subject.
  private mutating func breaking(_ choices: [Choice]) throws -> [Choice]? {
    evaluations += 1
    let life = try runner.begin()
    for choice in choices {
      _ = life.make(choice)
      if let breach = life.breaches.first(where: { $0.subject == subject }) {
        return life.choices.prefix(breach.choiceCount).map(\.choice)
      }
    }
    return nil
  }
}
