import LifecycleModels

/// Begins lives of a world, and counts them.
struct LifeRunner<Disk, Delegate: AnyObject> {
  let world: World<Disk, Delegate>
  let plan: LifeCyclePlan
  let tables: PlanTables
  let coverage: PlanCoverage
  /// Whether a request for time is answered before anything else happens.
  var isAnsweredAtOnce = false
  /// Where steps are written before they happen.
  var journal: LifeJournal?
  /// Asked before each life whether there is to be one.
  var goesOn: (PlanCoverage) -> Bool = { _ in true }
  /// What must not happen, because no process survives it.
  var bars: Set<Bar> = []

  init(_ world: World<Disk, Delegate>, on plan: LifeCyclePlan) {
    self.world = world
    self.plan = plan
    tables = PlanTables(plan)
    coverage = PlanCoverage(edges: tables.edges.count, actions: world.actions.count)
  }

  /// Begins a life.
  /// - Throws: What making the disk throws.
  func begin() throws -> Life<Disk, Delegate> {
    guard goesOn(coverage) else { throw CheckStopped() }
    coverage.lives += 1
    return try Life(
      of: world, in: tables, counting: coverage, journal: journal, barring: bars,
      answeredAtOnce: isAnsweredAtOnce)
  }

  /// A life with some choices; those that cannot be made where they come are skipped.
  func run(_ moves: [Move]) throws -> Life<Disk, Delegate> {
    let life = try begin()
    for move in moves { _ = life.make(move) }
    return life
  }

  /// The word for a choice.
  func name(of move: Move) -> String {
    if let index = move.actionIndex { return world.actions[index].name }
    return move == .scheduledWork ? Self.scheduledWorkName : plan.rules[Int(move.code)].name
  }

  static var scheduledWorkName: String { "mainQueue" }
}

/// The caller has asked for no more lives.
struct CheckStopped: Error {}
