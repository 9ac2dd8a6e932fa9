// Every choice in every state, where lives are costly.
extension CheckSession {
  /// - Returns: How far the search has come.
  mutating func searchStates(
    steps: Int, origin: String
  ) throws -> ExhaustiveSearch<Disk, Delegate>.Extent {
    var found: [(breach: LifeBreach, short: [Choice], whole: [Choice])] = []
    let search = ContinuedSearch(runner: runner, steps: steps)
    let stops = check.stopsAtFirstFinding
    defer { restoreLimits() }
    let outcome = Result {
      try search.run { breach, short, whole in
        found.append((breach, short, whole))
        return !stops
      }
    }
    // Findings are confirmed even if the caller has stopped the search.
    runner.shouldContinue = { _ in true }
    for (breach, short, whole) in found where known.insert(breach.subject).inserted {
      let life = try shows(breach.subject, short) ? short : whole
      try shrink(breach, life, origin: origin)
    }
    let (end, graph) = try outcome.get()
    audit = GraphAudit(graph)
    try judgeEventualities(in: LifeRecord(graph), origin: origin)
    switch end {
    case .noFingerprint: lacksFingerprint = true
    case .complete: return .init(isComplete: true, depth: nil)
    case .cutShort: break
    case .differs(let choices): try explain(choices, origin: origin)
    }
    return .init(isComplete: false, depth: nil)
  }

  private func shows(_ subject: LifeBreach.Subject, _ choices: [Choice]) throws -> Bool {
    try runner.run(choices).breaches.contains { $0.subject == subject }
  }

  /// Reports what lives have shown that the search of all states has not.
  mutating func finishAudit(origin: String) throws {
    guard let choices = audit?.difference?.choices else { return }
    audit = nil
    try explain(choices, origin: origin)
  }

  /// Says why a choice has led to different states from states with the same fingerprint.
  private mutating func explain(_ choices: [Choice], origin: String) throws {
    let lives = try (0..<3).map { _ in try runner.run(choices) }
    let keys = lives.map { [LifeKey($0)?.hashValue ?? 0, $0.taken.count, $0.planState] }
    guard let other = keys.firstIndex(where: { $0 != keys[0] }) else {
      return isFingerprintAmbiguous = true
    }
    let breach = LifeBreach(
      subject: .builtIn(.determinism), detail: LifeDifference(lives[0], lives[other]).words,
      lastCallback: nil, stepCount: 0, choiceCount: choices.count)
    try add(breach, choices, .asFound, origin: origin)
  }
}

extension StrategyExtent {
  /// The same, without the claim that every state was reached.
  var cutShort: Self {
    Self(strategy: strategy, isComplete: false, depth: depth, lives: lives)
  }
}
