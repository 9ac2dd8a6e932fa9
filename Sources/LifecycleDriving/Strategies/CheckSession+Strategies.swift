import LifecycleModels

// How each strategy chooses lives, and what becomes of the breaches that it finds.
extension CheckSession {
  /// - Returns: How far every life was run; nil where the strategy does not claim that.
  mutating func choose(
    by strategy: Strategy
  ) throws -> ExhaustiveSearch<Disk, Delegate>.Extent? {
    switch strategy {
    case .exhaustive(let depth, let steps):
      return try searchAll(depth: depth, steps: steps, origin: strategy.name)
    case .everyState(let steps, _): return try searchStates(steps: steps, origin: strategy.name)
    case .walks(let count, let length, let seed):
      try walk(count, length, seed, origin: strategy.name)
    case .tour(let steps):
      let life = try TransitionTour(runner: runner, steps: steps).run()
      defer { restoreLimits() }
      for breach in life.breaches where known.insert(breach.subject).inserted {
        let choices = life.choices.prefix(breach.choiceCount).map(\.choice)
        try tell(breach, choices, origin: strategy.name)
      }
    case .replay(let names):
      let record = LifeRecord()
      let life = try replay(names, record)
      for breach in life.breaches where known.insert(breach.subject).inserted {
        try add(breach, life.choices.map(\.choice), .asFound, origin: strategy.name)
      }
      try judgeEventualities(in: record, origin: strategy.name)
    }
    return nil
  }

  private mutating func searchAll(
    depth: Int?, steps: Int, origin: String
  ) throws -> ExhaustiveSearch<Disk, Delegate>.Extent {
    var found: [Discovery] = []
    let record = runner.world.eventualities.isEmpty ? nil : LifeRecord()
    let search = ExhaustiveSearch(
      runner: runner, depth: depth, steps: steps, surveysGrowth: true, record: record)
    let start = runner.coverage.steps
    var enough = Int.max
    defer { restoreLimits() }
    let outcome = Result {
      try search.run { discoveries in
        found += discoveries
        if check.stopsAtFirstFinding { return false }
        let now = runner.coverage.steps
        // Longer lives tell little about a world that has broken all that it should keep: they are
        // run for other causes, as many again.
        if enough == .max, breaksAll(found) { enough = now + now - start + Self.stepsForCauses }
        return now < enough
      }
    }
    // Findings are confirmed even if the caller has stopped the search.
    runner.shouldContinue = { _ in true }
    try addCauses(of: found, origin: origin)
    if let record { try judgeEventualities(in: record, origin: origin) }
    return try outcome.get()
  }

  /// How many steps are taken at least to find other causes.
  private static var stepsForCauses: Int { 2_000 }

  /// Whether every obligation of the world is broken.
  private func breaksAll(_ found: [Discovery]) -> Bool {
    let broken = Set(found.map(\.breach.subject))
    return !runner.world.obligations.isEmpty
      && runner.world.obligations.indices.allSatisfy { broken.contains(.obligation($0)) }
  }

  private mutating func walk(_ count: Int, _ length: Int, _ seed: UInt64, origin: String) throws {
    var found: [(LifeBreach, [Choice])] = []
    let walks = try RandomWalks(
      runner: runner, count: count, length: length, seed: seed, weights: weights(), audit: audit)
    let stops = check.stopsAtFirstFinding
    defer { restoreLimits() }
    let outcome = Result {
      try walks.run { breach, choices, _ in
        found.append((breach, choices))
        return !stops
      }
    }
    for (breach, choices) in found where known.insert(breach.subject).inserted {
      try tell(breach, choices, origin: origin)
    }
    try outcome.get()
    try finishAudit(origin: origin)
  }

  /// Adds a breach: shortened, or as it was found if there is no time left.
  mutating func tell(_ breach: LifeBreach, _ choices: [Choice], origin: String) throws {
    let findings = findings
    do {
      if !clock.isOver { return try shrink(breach, choices, origin: origin) }
    } catch is CheckStopped {
      self.findings = findings
    }
    // A finding is confirmed even if the caller has stopped the check.
    runner.shouldContinue = { _ in true }
    try add(breach, choices, .asFound, origin: origin)
  }

  private func replay(
    _ names: [String], _ record: LifeRecord
  ) throws -> Life<Disk, Delegate> {
    let life = try runner.begin()
    var state = record.enter(life, key: LifeKey(life))
    for (index, name) in names.enumerated() {
      let choice = try runner.choice(named: name)
      if life.make(choice) {
        state = state.flatMap { record.note(choice, of: life, key: LifeKey(life), from: $0) }
        continue
      }
      var choices: [Choice] = []
      life.possibleChoices(into: &choices)
      throw WorldError.impossibleChoice(
        name, position: index + 1, possible: choices.map(runner.name(of:)))
    }
    return life
  }

  func weights() throws(WorldError) -> [Choice: Int] {
    var weights: [Choice: Int] = [:]
    for (name, weight) in check.weights { weights[try runner.choice(named: name)] = weight }
    return weights
  }
}
