import LifecycleModels

/// A check in progress: what was found so far, and how far each strategy has come.
struct CheckSession<Disk, Delegate: AnyObject> {
  typealias Discovery = ExhaustiveSearch<Disk, Delegate>.Discovery

  let check: LifeCheck<Disk, Delegate>
  var runner: LifeRunner<Disk, Delegate>
  var findings: [Finding]
  var known: Set<LifeBreach.Subject> = []
  private var extents: [StrategyExtent] = []
  /// Whether lives that the fingerprint calls equal have ended differently.
  var isFingerprintUnsound = false
  /// Whether the caller wants no more lives, or the time is over.
  var isStopped = false
  /// What kept a search from ending, in words.
  private var growth: String?
  private let clock: CheckClock
  /// What went wrong beside the lives.
  private var otherRemarks: [String] = []
  private var passingLife: LifeTrace?
  /// The lives from earlier runs that were lived first.
  var keptLives: [KeptLife] = []
  /// What those lives break.
  var keptBreaches: [LifeBreach.Subject: [(breach: LifeBreach, choices: [Choice])]] = [:]

  init(_ check: LifeCheck<Disk, Delegate>, findings: [Finding] = []) {
    self.check = check
    self.findings = findings
    clock = CheckClock(limit: check.timeLimit, report: check.progress)
    runner = check.runner
    restoreLimits()
  }

  /// Lets the caller and the clock end the check.
  private mutating func restoreLimits() {
    runner.goesOn = { [check, clock] coverage in
      clock.mayGoOn(coverage) && check.goesOn(coverage.lives, coverage.steps)
    }
  }

  var isOver: Bool { isStopped || check.stopsAtFirstFinding && !findings.isEmpty }

  var report: CheckReport {
    CheckReport(
      model: (runner.world.name.map { "\($0); " } ?? "") + runner.plan.title,
      findings: findings.map(noted),
      watched: runner.world.obligations.map(\.id) + AppObligation.allCases.map(\.id),
      coverage: runner.report, extents: extents,
      remarks: check.remarks + remarks + otherRemarks, passingLife: passingLife,
      keptLives: keptLives)
  }

  /// Adds a life in which nothing is broken, if nothing was found: it takes as many different steps
  /// of the model as fit in its length.
  mutating func addPassingLife() throws {
    guard findings.isEmpty else { return }
    var runner = runner
    runner.coverage = PlanCoverage(of: runner.world, on: runner.tables)
    runner.goesOn = { _ in true }
    let life = try TransitionTour(runner: runner, steps: Self.stepsOfPassingLife).run()
    if life.breaches.isEmpty { passingLife = try runner.trace(of: life.choices.map(\.choice)) }
  }

  private static var stepsOfPassingLife: Int { 40 }

  /// Keeps what was lived, to add up with other checks.
  mutating func keepCoverage(in folder: CoverageFolder) {
    let lived = runner.livedCoverage(of: check.coveredModel)
    if let problem = folder.keep(lived) { otherRemarks.append(problem) }
  }

  /// A finding with what the check was made on.
  private func noted(_ finding: Finding) -> Finding {
    var finding = finding
    finding.checkedModel = check.model
    return finding
  }

  private var remarks: [String] {
    var remarks: [String] = []
    if isStopped {
      remarks.append(
        (clock.isOver ? "stopped after \(clock.words)" : "stopped") + ", before every life was run")
    }
    if let growth { remarks.append(growth) }
    if isFingerprintUnsound {
      remarks.append(
        "the fingerprint is equal for states that differ: a life breaks something that the search of "
          + "all lives did not find; include everything that the future depends on")
    }
    return remarks
  }

  /// Runs lives by a strategy, as long as the caller wants any.
  mutating func run(_ strategy: Strategy) throws {
    let lives = runner.coverage.lives
    var extent = ExhaustiveSearch<Disk, Delegate>.Extent(isComplete: false, depth: nil)
    do {
      extent = try choose(by: strategy) ?? extent
    } catch is CheckStopped {
      isStopped = true
    }
    if extent.isStopped { isStopped = true }
    if let words = extent.growth, findings.isEmpty { growth = words }
    extents.append(
      StrategyExtent(
        strategy: strategy.name, isComplete: extent.isComplete,
        depth: extent.isComplete ? nil : extent.depth, lives: runner.coverage.lives - lives))
  }
}

// MARK: - Strategies

extension CheckSession {
  /// - Returns: How far every life was run; nil where the strategy does not claim that.
  private mutating func choose(
    by strategy: Strategy
  ) throws -> ExhaustiveSearch<Disk, Delegate>.Extent? {
    switch strategy {
    case .exhaustive(let depth, let steps):
      return try searchAll(depth: depth, steps: steps, origin: strategy.name)
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
      let life = try replay(names)
      for breach in life.breaches where known.insert(breach.subject).inserted {
        try add(breach, life.choices.map(\.choice), .asFound, origin: strategy.name)
      }
    }
    return nil
  }

  private mutating func searchAll(
    depth: Int?, steps: Int, origin: String
  ) throws -> ExhaustiveSearch<Disk, Delegate>.Extent {
    var found: [Discovery] = []
    let search = ExhaustiveSearch(runner: runner, depth: depth, steps: steps)
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
    runner.goesOn = { _ in true }
    try addCauses(of: found, origin: origin)
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
      runner: runner, count: count, length: length, seed: seed, weights: weights())
    let stops = check.stopsAtFirstFinding
    defer { restoreLimits() }
    let outcome = Result {
      try walks.run { breach, choices in
        found.append((breach, choices))
        return !stops
      }
    }
    for (breach, choices) in found where known.insert(breach.subject).inserted {
      try tell(breach, choices, origin: origin)
    }
    try outcome.get()
  }

  /// Adds a breach: shortened, or as it was found if there is no time left.
  private mutating func tell(_ breach: LifeBreach, _ choices: [Choice], origin: String) throws {
    let findings = findings
    do {
      if !clock.isOver { return try shrink(breach, choices, origin: origin) }
    } catch is CheckStopped {
      self.findings = findings
    }
    // A finding is confirmed even if the caller has stopped the check.
    runner.goesOn = { _ in true }
    try add(breach, choices, .asFound, origin: origin)
  }

  private func replay(_ names: [String]) throws -> Life<Disk, Delegate> {
    let life = try runner.begin()
    for (index, name) in names.enumerated() {
      if life.make(try runner.choice(named: name)) { continue }
      var choices: [Choice] = []
      life.possibleChoices(into: &choices)
      throw WorldError.impossibleChoice(
        name, position: index + 1, possible: choices.map(runner.name(of:)))
    }
    return life
  }

  private func weights() throws(WorldError) -> [Choice: Int] {
    var weights: [Choice: Int] = [:]
    for (name, weight) in check.weights { weights[try runner.choice(named: name)] = weight }
    return weights
  }
}
