import ModelChecking

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
    guard let shortened = try breaking(choices) else { return nil }
    // From the end: the last choices rarely matter to what made the breach possible.
    return try shortened.droppingChunks(from: .end) { try breaking($0) }
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
