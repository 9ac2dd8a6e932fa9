import LifecycleModels
import ModelChecking

// From a breach to a finding: shortened, confirmed and put into words.
extension CheckSession {
  /// Adds a breach after shortening the life that shows it.
  mutating func shrink(_ breach: LifeBreach, _ choices: [Choice], origin: String) throws {
    if runner.coverage.isDiskShared { return try addUnstable(breach, choices, origin: origin) }
    var shrinker = LifeShrinker(runner, keeping: breach.subject)
    guard let short = try shrinker.dropChunks(from: choices) else {
      return try addUnstable(breach, choices, origin: origin)
    }
    let evaluations = shrinker.evaluations
    let proof = ExhaustiveSearch(runner: runner, depth: short.count, steps: check.proofSteps)
    var shortest: Discovery?
    let extent = try proof.run { found in
      shortest = found.first { $0.breach.subject == breach.subject }
      return shortest == nil
    }
    if let shortest {
      try add(shortest.breach, shortest.choices, .minimal, origin: origin, evaluations: evaluations)
    } else {
      // A search of all lives of this length includes this life, and should have found the breach.
      if extent.reaches(depth: short.count) { isFingerprintUnsound = true }
      let isProved = extent.depth == short.count - 1
      try add(
        breach, short, isProved ? .minimal : .oneMinimal, origin: origin, evaluations: evaluations)
    }
  }

  /// Adds a breach; if the shortest life needs rare events, with a life that does not.
  mutating func add(
    _ breach: LifeBreach, _ choices: [Choice], _ length: Finding.Length, origin: String,
    evaluations: Int = 0, cause: String? = nil
  ) throws {
    guard !runner.coverage.isDiskShared,
      let again = try confirm(breach.subject, brokenBy: choices)
    else { return try addUnstable(breach, choices, origin: origin) }
    let words = runner.words(for: breach.subject)
    var finding = Finding(
      id: words.id, statement: words.statement, citations: words.citations,
      detail: again.detail, trace: try runner.trace(of: choices, upTo: again.stepCount),
      length: length, origin: origin, evaluations: evaluations, cause: cause)
    if length == .minimal, cause == nil, !check.stopsAtFirstFinding,
      let likely = try likelyLife(of: breach, insteadOf: choices),
      let again = try confirm(breach.subject, brokenBy: likely.choices)
    {
      let trace = try runner.trace(of: likely.choices, upTo: again.stepCount)
      finding = finding.told(by: trace, again.detail)
    }
    findings.append(finding)
  }

  /// The breach that choices show each time; nil if they do not lead to the same each time.
  private func confirm(
    _ subject: LifeBreach.Subject, brokenBy choices: [Choice]
  ) throws -> LifeBreach? {
    let lives = try [runner.run(choices), runner.run(choices)]
    let breaches = lives.compactMap { $0.breaches.first { $0.subject == subject } }
    guard breaches.count == 2, breaches[0].stepCount == breaches[1].stepCount,
      lives[0].taken == lives[1].taken
    else { return nil }
    return breaches[0]
  }

  /// Reports that the world is not deterministic: the same choices do not show a breach again.
  ///
  /// This is reported once, since it makes every other finding as doubtful.
  private mutating func addUnstable(
    _ breach: LifeBreach, _ choices: [Choice], origin: String
  ) throws {
    let obligation = AppObligation.determinism
    guard !findings.contains(where: { $0.id == obligation.id }) else { return }
    let first = try runner.trace(of: choices)
    var second = try runner.trace(of: choices)
    // A world that is not deterministic may need a few attempts to show it.
    for _ in 0..<8 where second.steps == first.steps { second = try runner.trace(of: choices) }
    findings.append(
      Finding(
        id: obligation.id, statement: obligation.statement, citations: obligation.citations,
        detail: instabilityReason(breach), trace: first, length: .asFound, origin: origin,
        evaluations: 0, secondTrace: second.steps == first.steps ? nil : second))
  }

  private func instabilityReason(_ breach: LifeBreach) -> String {
    if runner.coverage.isDiskShared {
      return "every life has the same disk object; make a new one in “disk:”"
    }
    if breach.subject == .builtIn(.determinism) { return breach.detail }
    let words = runner.words(for: breach.subject)
    return "“\(words.statement)” was broken once, but not when the same choices were made again"
      + LifeDifference.advice
  }
}

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
