import LifecycleModels

/// A check under way: what was found so far, and how far each strategy has come.
struct CheckSession<Disk, Delegate: AnyObject> {
  private let check: LifeCheck<Disk, Delegate>
  private var findings: [Finding]
  private var known: Set<LifeBreach.Subject> = []
  private var extents: [StrategyExtent] = []

  private var runner: LifeRunner<Disk, Delegate>

  init(_ check: LifeCheck<Disk, Delegate>, findings: [Finding] = []) {
    self.check = check
    self.findings = findings
    runner = check.runner
    runner.goesOn = { check.goesOn($0.lives, $0.steps) }
  }

  /// Whether lives that the fingerprint calls equal have led to different ends.
  private var isFingerprintUnsound = false

  /// Whether no more lives are asked for.
  private(set) var isStopped = false

  var isOver: Bool { isStopped || check.stopsAtFirstFinding && !findings.isEmpty }

  var report: CheckReport {
    CheckReport(
      model: (runner.world.name.map { "\($0); " } ?? "") + runner.plan.title, findings: findings,
      watched: runner.world.obligations.map(\.id) + AppDuty.allCases.map(\.id),
      coverage: runner.report, extents: extents,
      remarks: check.remarks + remarks)
  }

  private var remarks: [String] {
    var remarks: [String] = []
    if isStopped { remarks.append("stopped before everything was lived") }
    if isFingerprintUnsound {
      remarks.append(
        "the fingerprint calls states equal that are not: some life breaks what the search of all "
          + "lives did not find; put into it whatever the future depends on")
    }
    return remarks
  }

  /// Lives by a strategy, as long as lives are asked for.
  mutating func run(_ strategy: Strategy) throws {
    let lives = runner.coverage.lives
    do {
      try live(by: strategy)
    } catch is CheckStopped {
      isStopped = true
      extents.append(
        StrategyExtent(
          strategy: strategy.name, isComplete: false, depth: nil,
          lives: runner.coverage.lives - lives))
    }
  }

  private mutating func live(by strategy: Strategy) throws {
    let lives = runner.coverage.lives
    var depth: Int?
    var isComplete = false
    switch strategy {
    case .exhaustive(let limit, let steps):
      let extent = try searchAll(depth: limit, steps: steps, origin: strategy.name)
      isComplete = extent.isComplete
      depth = isComplete || extent.depth == .max ? nil : extent.depth
    case .walks(let count, let length, let seed):
      try walk(count, length, seed, origin: strategy.name)
    case .tour(let steps):
      let life = try TransitionTour(runner: runner, steps: steps).run()
      try shrinkAll(life, origin: strategy.name)
    case .replay(let names):
      let life = try replay(names)
      for breach in life.breaches where known.insert(breach.subject).inserted {
        try add(breach, life.moves.map(\.move), .asFound, origin: strategy.name)
      }
    }
    extents.append(
      StrategyExtent(
        strategy: strategy.name, isComplete: isComplete, depth: depth,
        lives: runner.coverage.lives - lives))
  }
}

// MARK: - Strategies

extension CheckSession {
  private mutating func searchAll(
    depth: Int?, steps: Int, origin: String
  ) throws -> ExhaustiveSearch<Disk, Delegate>.Extent {
    var found: [(LifeBreach, [Move])] = []
    let search = ExhaustiveSearch(runner: runner, depth: depth, steps: steps)
    var remaining = runner.world.obligations.count
    let stops = check.stopsAtFirstFinding
    defer { runner.goesOn = { [check] in check.goesOn($0.lives, $0.steps) } }
    let outcome = Result {
      try search.run { breach, moves, _ in
        found.append((breach, moves))
        guard case .obligation = breach.subject else { return !stops }
        // A world that keeps nothing any more is to be mended first; then longer lives tell more.
        remaining -= 1
        return !stops && remaining > 0
      }
    }
    // What was found is told, whoever has had enough of the search.
    runner.goesOn = { _ in true }
    for (breach, moves) in found where known.insert(breach.subject).inserted {
      try add(breach, moves, .minimal, origin: origin)
    }
    return try outcome.get()
  }

  private mutating func walk(_ count: Int, _ length: Int, _ seed: UInt64, origin: String) throws {
    var found: [(LifeBreach, [Move])] = []
    let walks = try RandomLives(
      runner: runner, count: count, length: length, seed: seed, weights: weights())
    let stops = check.stopsAtFirstFinding
    try walks.run { breach, moves, _ in
      found.append((breach, moves))
      return !stops
    }
    for (breach, moves) in found where known.insert(breach.subject).inserted {
      try shrink(breach, moves, origin: origin)
    }
  }

  private mutating func shrinkAll(_ life: Life<Disk, Delegate>, origin: String) throws {
    for breach in life.breaches where known.insert(breach.subject).inserted {
      try shrink(breach, life.moves.prefix(breach.moveCount).map(\.move), origin: origin)
    }
  }

  private func replay(_ names: [String]) throws -> Life<Disk, Delegate> {
    let life = try runner.begin()
    for (index, name) in names.enumerated() {
      let move = try runner.move(named: name, in: life)
      guard let move, life.make(move) else {
        var choices: [Move] = []
        life.choices(into: &choices)
        throw WorldError.impossibleChoice(
          name, position: index + 1, possible: choices.map(runner.name(of:)))
      }
    }
    return life
  }

  private func weights() throws(WorldError) -> [Move: Int] {
    var weights: [Move: Int] = [:]
    for (name, weight) in check.weights { weights[try runner.knownMove(named: name)] = weight }
    return weights
  }
}

// MARK: - Findings

extension CheckSession {
  private mutating func shrink(_ breach: LifeBreach, _ moves: [Move], origin: String) throws {
    if runner.coverage.isDiskShared { return try addUnstable(breach, moves, origin: origin) }
    var shrinker = LifeShrinker(runner, keeping: breach.subject)
    guard let short = try shrinker.dropChunks(from: moves) else {
      return try addUnstable(breach, moves, origin: origin)
    }
    let evaluations = shrinker.evaluations
    let proof = ExhaustiveSearch(runner: runner, depth: short.count, steps: check.proofSteps)
    var shortest: (LifeBreach, [Move])?
    let extent = try proof.run { found, moves, _ in
      if found.subject == breach.subject { shortest = (found, moves) }
      return shortest == nil
    }
    if let (breach, moves) = shortest {
      try add(breach, moves, .minimal, origin: origin, evaluations: evaluations)
    } else {
      // The search has lived what has this length too, and must have found it.
      if extent.depth >= short.count { isFingerprintUnsound = true }
      let isProved = extent.depth == short.count - 1
      try add(
        breach, short, isProved ? .minimal : .oneMinimal, origin: origin, evaluations: evaluations)
    }
  }

  private mutating func add(
    _ breach: LifeBreach, _ moves: [Move], _ length: Finding.Length, origin: String,
    evaluations: Int = 0
  ) throws {
    guard !runner.coverage.isDiskShared, let again = try confirm(breach.subject, brokenBy: moves)
    else { return try addUnstable(breach, moves, origin: origin) }
    let trace = try runner.trace(of: moves, upTo: again.stepCount)
    let words = runner.words(for: breach.subject)
    findings.append(
      Finding(
        id: words.id, statement: words.statement, citations: words.citations,
        detail: again.detail, trace: trace, length: length, origin: origin,
        evaluations: evaluations, secondTrace: nil))
  }

  /// The breach that choices show each time; nil if the same life takes different courses.
  private func confirm(_ subject: LifeBreach.Subject, brokenBy moves: [Move]) throws -> LifeBreach?
  {
    let lives = try [runner.run(moves), runner.run(moves)]
    let breaches = lives.compactMap { $0.breaches.first { $0.subject == subject } }
    guard breaches.count == 2, breaches[0].stepCount == breaches[1].stepCount,
      lives[0].taken == lives[1].taken
    else { return nil }
    return breaches[0]
  }

  /// A breach that the same choices do not show again: the world is not deterministic. It is told
  /// once, since whatever else is found then means as little.
  private mutating func addUnstable(
    _ breach: LifeBreach, _ moves: [Move], origin: String
  ) throws {
    let duty = AppDuty.determinism
    guard !findings.contains(where: { $0.id == duty.id }) else { return }
    let first = try runner.trace(of: moves)
    var second = try runner.trace(of: moves)
    // A world that wavers shows it sooner or later.
    for _ in 0..<8 where second == first { second = try runner.trace(of: moves) }
    findings.append(
      Finding(
        id: duty.id, statement: duty.statement, citations: duty.citations,
        detail: whyUnstable(breach), trace: first, length: .asFound, origin: origin,
        evaluations: 0, secondTrace: second == first ? nil : second))
  }

  private func whyUnstable(_ breach: LifeBreach) -> String {
    if runner.coverage.isDiskShared {
      return "every life has the same disk object; make a new one in “disk:”"
    }
    if breach.subject == .duty(.determinism) { return breach.detail }
    let words = runner.words(for: breach.subject)
    return "“\(words.statement)” was broken once, and not when the same life was lived again"
  }
}
