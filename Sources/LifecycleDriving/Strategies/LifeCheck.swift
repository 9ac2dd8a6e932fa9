import LifecycleModels
import ModelChecking

/// Puts a world through life cycles, and collects what it breaks.
public struct LifeCheck<Disk, Delegate: AnyObject> {
  var runner: LifeRunner<Disk, Delegate>
  /// The most steps that are taken to prove that a finding is as short as can be.
  public var proofSteps = 500_000
  /// How likely choices are in walks, by their names; 1 for what is not named.
  public var weights: [String: Int] = [:]
  /// Asked before each life whether there is to be one, with the numbers of lives and steps so far:
  /// for progress, for a limit of time, and for stopping a check.
  public var goesOn: (_ lives: Int, _ steps: Int) -> Bool = { _, _ in true }
  /// Whether the check ends with the first finding.
  public var stopsAtFirstFinding = false
  /// What a reader of the report has to know of how it came about.
  var remarks: [String] = []

  /// Prepares a check.
  ///
  /// - Parameters:
  ///   - world: The system under test.
  ///   - model: What iOS may do.
  ///   - deaths: Where the process may die without a word.
  /// - Throws: ``WorldError`` where names of actions are ambiguous.
  public init(
    _ world: World<Disk, Delegate>, on model: some LogModel = AppModel(profile: .observed),
    deaths: DeathScope = .whileSuspended
  ) throws(WorldError) {
    let plan = PlanCache.plan(of: model, for: world, deaths: deaths)
    var names = Set(plan.ruleNames + [LifeRunner<Disk, Delegate>.scheduledWorkName])
    for action in world.actions where !names.insert(action.name).inserted {
      throw .ambiguousAction(action.name)
    }
    runner = LifeRunner(world, on: plan)
    runner.isAnsweredAtOnce = deaths == .whileSuspended
  }

  /// Checks the world.
  ///
  /// - Parameter strategies: How lives are chosen, one strategy after the other.
  /// - Returns: What was found, and what was covered.
  /// - Throws: ``WorldError`` where the disk cannot be made, or a replay is impossible.
  public func run(_ strategies: Strategy...) throws(WorldError) -> CheckReport {
    try run(strategies)
  }

  /// Checks the world.
  public func run(_ strategies: [Strategy]) throws(WorldError) -> CheckReport {
    try run(strategies, adding: [])
  }

  /// Checks the world, where something was found already.
  func run(
    _ strategies: [Strategy], adding findings: [Finding]
  ) throws(WorldError) -> CheckReport {
    var session = CheckSession(self, findings: findings)
    do {
      for strategy in strategies where !session.isOver { try session.run(strategy) }
    } catch let error as WorldError {
      throw error
    } catch {
      throw .noDisk("\(error)")
    }
    return session.report
  }
}
