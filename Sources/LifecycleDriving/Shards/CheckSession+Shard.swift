import LifecycleModels
import ModelChecking

extension LifeCheck {
  /// Checks one shard of a world: what comes before random lives, and its share of those.
  ///
  /// - Parameters:
  ///   - search: What every shard does before.
  ///   - walks: How many random lives there are in all shards.
  ///   - length: The most choices of each.
  ///   - seed: What they are drawn from.
  ///   - shard: Which of them are lived.
  /// - Returns: What was done, in units that are added up.
  /// - Throws: ``WorldError`` if the disk cannot be made.
  public func run(
    _ search: [Strategy], thenWalks walks: Int, length: Int, seed: UInt64, shard: Shard
  ) throws(WorldError) -> CheckShard {
    var session = CheckSession(self)
    do {
      return try session.run(
        search, then: .walks(walks, length: length, seed: seed), of: shard,
        in: runner.journal == nil ? coverageFolder : nil)
    } catch {
      throw runner.world.fault(behind: error)
    }
  }
}

// A check in units, each with a coverage of its own.
extension CheckSession {
  fileprivate mutating func run(
    _ search: [Strategy], then walks: Strategy, of shard: Shard, in folder: CoverageFolder?
  ) throws -> CheckShard {
    let total = PlanCoverage(of: runner.world, on: runner.tables)
    for strategy in search where !isOver { try run(strategy) }
    let (searched, growth) = (unit(addingTo: total), growth)
    var units = WalkUnits()
    if !isOver { try walk(walks, of: shard, &units, total) }
    runner.coverage = total
    try runner.checkRefusal()
    if let folder { keepCoverage(in: folder) }
    let report = report
    return CheckShard(
      model: report.model, watched: report.watched, search: searched, extents: extents,
      growth: growth, unjudged: unjudged, walkName: walks.name,
      walks: units.walks ?? unit(addingTo: total), found: units.found,
      difference: units.difference, isStopped: isStopped)
  }

  private struct WalkUnits {
    var walks: CheckUnit?
    var found: [CheckUnit] = []
    var difference: CheckUnit?
  }

  private mutating func walk(
    _ strategy: Strategy, of shard: Shard, _ units: inout WalkUnits, _ total: PlanCoverage
  ) throws {
    guard case .walks(let count, let length, let seed) = strategy else { return }
    var found: [(breach: LifeBreach, choices: [Choice], life: Int)] = []
    let walks = try RandomWalks(
      runner: runner, count: count, length: length, seed: seed, weights: weights(), audit: audit,
      shard: shard)
    do {
      try walks.run { breach, choices, life in
        found.append((breach, choices, life))
        return true
      }
    } catch is CheckStopped {
      isStopped = true
    }
    units.walks = unit(addingTo: total)
    for (breach, choices, life) in found where known.insert(breach.subject).inserted {
      try tell(breach, choices, origin: strategy.name)
      restoreLimits()
      var unit = unit(addingTo: total)
      (unit.life, unit.subject) = (life, breach.subject.key)
      units.found.append(unit)
    }
    guard !isStopped, let life = audit?.difference?.life else { return }
    try finishAudit(origin: strategy.name)
    units.difference = unit(addingTo: total)
    units.difference?.life = life
  }

  /// What was done since the last unit; the next one begins.
  private mutating func unit(addingTo total: PlanCoverage) -> CheckUnit {
    let coverage = runner.coverage
    defer {
      total.add(coverage)
      runner.coverage = PlanCoverage(of: runner.world, on: runner.tables)
      findings = []
      (isFingerprintUnsound, isFingerprintAmbiguous) = (false, false)
    }
    return CheckUnit(
      findings: findings, coverage: runner.report,
      stepsTaken: coverage.transitions.indices.filter { coverage.transitions[$0] > 0 },
      slow: coverage.slowCallbacks.sorted { $0.key.rawValue < $1.key.rawValue }.map {
        ($0.key.name, $0.value.milliseconds)
      },
      isFingerprintUnsound: isFingerprintUnsound, isFingerprintAmbiguous: isFingerprintAmbiguous)
  }
}

extension LifeBreach.Subject {
  /// A word that names it in every process.
  fileprivate var key: String {
    switch self {
    case .builtIn(let obligation): "app \(obligation.id)"
    case .obligation(let index): "obligation \(index)"
    case .eventuality(let index): "eventuality \(index)"
    }
  }
}

extension Duration {
  fileprivate var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
