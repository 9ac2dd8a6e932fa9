import LifecycleModels

/// A check in progress: what was found so far, and how far each strategy has come.
struct CheckSession<Disk, Delegate: AnyObject> {
  typealias Discovery = ExhaustiveSearch<Disk, Delegate>.Discovery

  let check: LifeCheck<Disk, Delegate>
  var runner: LifeRunner<Disk, Delegate>
  var findings: [Finding]
  var known: Set<LifeBreach.Subject> = []
  private(set) var extents: [StrategyExtent] = []
  /// Whether lives that the fingerprint calls equal have ended differently.
  var isFingerprintUnsound = false
  /// Whether a choice has led from states with equal fingerprints to different ones.
  var isFingerprintAmbiguous = false
  /// Compares later walks with the states that were found.
  var audit: GraphAudit<Disk, Delegate>?
  /// Whether some state has no fingerprint, so that states cannot be told apart.
  var lacksFingerprint = false
  /// Whether the caller wants no more lives, or the time is over.
  var isStopped = false
  /// Which eventualities were not judged, and why, in words.
  var unjudged: [String] = []
  /// What the system has refused, in a sentence, after which no other life was lived.
  var refusal: String?
  /// What kept a search from ending, in words.
  private(set) var growth: String?
  let clock: CheckClock
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
    clock = CheckClock(limit: check.timeLimit, lives: check.livesTried, report: check.progress)
    runner = check.runner
    // A check can be run several times, and each run reports on itself.
    runner.coverage = PlanCoverage(of: runner.world, on: runner.tables)
    restoreLimits()
  }

  /// Lets the caller and the clock end the check.
  mutating func restoreLimits() {
    runner.shouldContinue = { [check, clock] coverage in
      if clock.hasTimeLeft(coverage) { return check.shouldContinue(coverage.lives, coverage.steps) }
      check.runner.journal?.endTime(after: coverage.lives)
      return false
    }
  }

  var isOver: Bool { isStopped || check.stopsAtFirstFinding && !findings.isEmpty }

  var report: CheckReport {
    CheckReport(
      model: (runner.world.name.map { "\($0); " } ?? "") + runner.plan.title,
      findings: findings.map(noted),
      watched: runner.world.obligations.map(\.id) + runner.world.eventualities.map(\.id)
        + AppObligation.allCases.map(\.id),
      coverage: runner.report,
      extents: isFingerprintAmbiguous || !unjudged.isEmpty ? extents.map(\.cutShort) : extents,
      remarks: check.remarks + remarks + unjudged + otherRemarks, refusal: refusal,
      passingLife: passingLife,
      keptLives: keptLives)
  }

  /// Adds a life in which nothing is broken, if nothing was found: it takes as many different steps
  /// of the model as fit in its length.
  mutating func addPassingLife() throws {
    guard findings.isEmpty else { return }
    var runner = runner
    runner.coverage = PlanCoverage(of: runner.world, on: runner.tables)
    runner.shouldContinue = { _ in true }
    let life = try TransitionTour(runner: runner, steps: Self.stepsOfPassingLife).run()
    if life.breaches.isEmpty { passingLife = try runner.trace(of: life.choices.map(\.choice)) }
  }

  private static var stepsOfPassingLife: Int { 40 }

  /// Keeps what was lived, to add up with other checks.
  mutating func keepCoverage(in folder: CoverageFolder) {
    let lived = runner.lifeCoverage(of: CoveredModel(check.model))
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
    if let refusal { remarks.append("stopped before every life was run: \(refusal)") }
    if let growth { remarks.append(growth) }
    if isFingerprintUnsound {
      remarks.append(CheckDoubt.unsoundFingerprint.words)
    }
    if isFingerprintAmbiguous {
      remarks.append(CheckDoubt.ambiguousFingerprint.words)
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
    if extent.isStopped || clock.isOver { isStopped = true }
    if findings.isEmpty { growth = extent.growth }
    if case .everyState(_, let unmerged) = strategy, lacksFingerprint, !isStopped {
      return try run(.exhaustive(depth: nil, steps: unmerged))
    }
    extents.append(
      StrategyExtent(
        strategy: strategy.name, isComplete: extent.isComplete,
        depth: extent.isComplete ? nil : extent.depth, lives: runner.coverage.lives - lives))
  }
}

/// What makes every verdict of a check doubtful.
enum CheckDoubt {
  case unsoundFingerprint
  case ambiguousFingerprint

  /// The doubt in a sentence.
  var words: String {
    switch self {
    case .unsoundFingerprint:
      "the fingerprint is equal for states that differ: a life breaks something that the search of "
        + "all lives did not find; include everything that the future depends on"
    case .ambiguousFingerprint:
      "the fingerprint is equal for states that differ: the same choice led from them to states with "
        + "different fingerprints; include everything that the future depends on"
    }
  }
}
