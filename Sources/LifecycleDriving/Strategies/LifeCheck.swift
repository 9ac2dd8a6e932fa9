import LifecycleModels
import ModelChecking
import Reporting

/// Puts a world through life cycles, and collects what it breaks.
public struct LifeCheck<Disk, Delegate: AnyObject> {
  var runner: LifeRunner<Disk, Delegate>
  /// What the check is made on.
  let model: CheckedModel
  /// The lives from earlier runs that are lived first.
  var keptLives: [KeptLife] = []
  /// The most steps that are taken to prove that a finding is as short as possible.
  public var proofSteps = 500_000
  /// How likely choices are in walks, by their names; 1 for choices that are not listed.
  public var weights: [String: Int] = [:]
  /// How long the check may take, by the clock of the machine; nil for no limit. A check that is cut
  /// short by it is undecided, and findings are still confirmed.
  public var timeLimit: Duration? = .seconds(120)
  /// Called every ten seconds with what was done so far, in words.
  public var progress: ((String) -> Void)?
  /// Asked before each life whether it may begin, with the numbers of lives and steps so far.
  ///
  /// It can report progress, impose a time limit or stop the check.
  public var shouldContinue: (_ lives: Int, _ steps: Int) -> Bool = { _, _ in true }
  /// Whether the check ends with the first finding.
  public var stopsAtFirstFinding = false
  /// Whether the report of a check that finds nothing shows a life in which nothing is broken.
  public var showsPassingLife = false
  /// Where what was lived is kept, to add up with other checks; nil where it is not.
  public var coverageFolder = CoverageFolder()
  /// How many lives a process has survived, if the time did not suffice for more: no other is lived.
  var livesTried: Int?
  /// What a reader of the report has to know about the run itself.
  var remarks: [String] = []

  /// Prepares a check.
  ///
  /// - Parameters:
  ///   - world: The system under test.
  ///   - model: What iOS may do.
  ///   - deaths: Where the process may die silently.
  /// - Throws: ``WorldError`` if names of actions are ambiguous.
  public init(
    _ world: World<Disk, Delegate>,
    on model: some LogModel = AppModel(profile: .observed, systems: .driven),
    deaths: DeathScope = .whileSuspended
  ) throws(WorldError) {
    if let objection = world.objection?(model) { throw .unfitModel(objection) }
    runner = LifeRunner(world, on: model, deaths: deaths)
    self.model = CheckedModel(model, deaths: deaths)
    var names = Set(runner.plan.ruleNames + LifeRunner<Disk, Delegate>.ownNames)
    for action in world.actions where !names.insert(action.name).inserted {
      throw .ambiguousAction(action.name)
    }
  }

  /// Checks the world.
  ///
  /// - Parameter strategies: How lives are chosen, one strategy after the other.
  /// - Returns: What was found, and what was covered.
  /// - Throws: ``WorldError`` if the disk cannot be made, or a replay is impossible.
  public func run(_ strategies: Strategy...) throws(WorldError) -> CheckReport {
    try run(strategies)
  }

  /// Checks the world.
  public func run(_ strategies: [Strategy]) throws(WorldError) -> CheckReport {
    try run(strategies, adding: [])
  }

  /// Checks a world for which something was found already.
  func run(
    _ strategies: [Strategy], adding findings: [Finding]
  ) throws(WorldError) -> CheckReport {
    var session = CheckSession(self, findings: findings)
    do {
      try session.rerun(keptLives, isAllowed: !strategies.isEmpty)
      for strategy in strategies where !session.isOver { try session.run(strategy) }
      if showsPassingLife { try session.addPassingLife() }
      try runner.checkRefusal()
    } catch {
      let fault = runner.world.fault(behind: error)
      // What was found before is still true.
      guard case .cannotStart = fault, !session.findings.isEmpty else { throw fault }
      session.refusal = fault.localizedDescription
    }
    // A trial in another process lives the same once more.
    if let coverageFolder, !strategies.isEmpty, runner.journal == nil {
      session.keepCoverage(in: coverageFolder)
    }
    return session.report
  }
}

/// How lives are chosen.
public enum Strategy: Hashable, Sendable {
  /// Every life, the shortest first, until all states are known or a limit is reached.
  ///
  /// With a fingerprint, only one of several lives that reach the same state is continued. Without
  /// it every life is different, and their number grows with every choice.
  /// - Parameters:
  ///   - depth: The most choices of a life; nil for no limit.
  ///   - steps: The most steps of all lives together.
  case exhaustive(depth: Int? = nil, steps: Int = 1_000_000)
  /// Every choice in every state that the fingerprint distinguishes, in as few lives as possible.
  ///
  /// This is quicker than ``exhaustive(depth:steps:)`` where it is costly to begin a life, as it is
  /// for adapters. Without a fingerprint, lives are run as by that strategy.
  /// - Parameters:
  ///   - steps: The most steps of all lives together.
  ///   - unmerged: The most steps where there is no fingerprint.
  case everyState(steps: Int = 1_000_000, unmerged: Int = 1_000_000)
  /// One long life that takes every step of the model that it can, each at least once.
  /// - Parameter steps: The number of steps after which no further choice is made.
  case tour(steps: Int = 100_000)
  /// A number of random lives with at most `length` choices each; equal seeds give equal lives.
  case walks(Int = 200, length: Int = 60, seed: UInt64 = 1)
  /// One life, by the names of its choices.
  case replay([String])

  /// The strategy in words.
  public var name: String {
    switch self {
    case .exhaustive(let depth, _):
      "every life" + (depth.map { " of up to \($0) choices" } ?? "")
    case .everyState: "every choice in every state"
    case .tour: "transition tour"
    case .walks(let count, let length, let seed):
      "\(count.counted("walk")) of \(length.counted("choice")), seed \(seed)"
    case .replay: "replay"
    }
  }
}
