import LifecycleModels

/// One life of a world, from a new disk on: which process it is in, and what has happened.
///
/// A life is driven by its choices (``Move``). What follows from a choice without an alternative,
/// the deliveries that are owed above all, happens with it.
final class Life<Disk, Delegate: AnyObject> {
  typealias Taken = LifeCyclePlan.Taken

  let world: World<Disk, Delegate>
  let tables: PlanTables
  let disk: Disk
  /// Where the life stands in the plan.
  var node = 0
  var delegate: Delegate?
  var application = Application()
  var history = ProcessHistory()
  /// Whether the time of the background task that the model knows of is over.
  var isModelTaskExpired = false
  /// Whether the process was started, even if that failed.
  var isStarted = false
  /// The steps taken, choices and what followed from them.
  var taken: [Taken] = []
  /// For each move the number of steps taken before it.
  var moves: [(move: Move, start: Int)] = []
  /// What was broken, each duty and obligation once.
  var breaches: [LifeBreach] = []
  var input: LifeInput?
  var inputNumber = 0
  var eventNumber = 0
  /// What was seen of the plan in all lives of a check.
  let coverage: PlanCoverage
  /// Where each step is written before it happens.
  let journal: LifeJournal?
  /// What must not happen, because no process survives it.
  let bars: Set<Bar>
  /// Whether a request for time is answered before anything else happens, as it is but for a race.
  let isAnsweredAtOnce: Bool
  /// Whether something happened that must not: the life is over.
  var isOver = false
  /// Called after each step, for a trace.
  var observer: ((Life) -> Void)?
  /// The callback of the last step.
  var lastCallback: Callback?

  init(
    of world: World<Disk, Delegate>, in tables: PlanTables, counting coverage: PlanCoverage,
    journal: LifeJournal? = nil, barring bars: Set<Bar> = [], answeredAtOnce: Bool = false
  ) throws {
    self.world = world
    self.tables = tables
    self.coverage = coverage
    self.journal = journal
    self.bars = bars
    isAnsweredAtOnce = answeredAtOnce
    journal?.begin()
    disk = try world.makeDisk()
    coverage.note(disk: disk)
  }

  var state: ExecutionState { tables.execution[node] }
  var isSettled: Bool { tables.isQuiet[node] }
}

/// A duty or an obligation that a life has broken.
struct LifeBreach: Hashable, Sendable {
  /// What was broken.
  enum Subject: Hashable, Sendable {
    case duty(AppDuty)
    /// An obligation of the world, by position.
    case obligation(Int)
  }

  let subject: Subject
  /// What is wrong, in words; may be empty.
  let detail: String
  /// The number of steps up to and including the breaking one.
  let stepCount: Int
  /// The number of moves up to and including the one that led to it.
  let moveCount: Int
}

// MARK: - Choices

extension Life {
  /// What can happen next, in order; what follows without an alternative has happened already.
  func choices(into moves: inout [Move]) {
    moves.removeAll(keepingCapacity: true)
    if isOver { return }
    for edge in tables.edges(of: node) where isPossible(tables.edges[edge]) {
      moves.append(.rule(tables.edges[edge].rule))
    }
    guard delegate != nil, state.isRunning, isSettled, !isAwaitingTime else { return }
    if !application.inbox.scheduled.isEmpty { moves.append(.scheduledWork) }
    for index in world.actions.indices where isEnabled(index) { moves.append(.action(index)) }
  }

  private func isEnabled(_ index: Int) -> Bool {
    world.actions[index].states.contains(state)
      && moment.map(world.actions[index].isEnabled) ?? false
  }

  /// Makes a choice.
  /// - Returns: Whether it could be made here; nothing has happened otherwise.
  func make(_ move: Move) -> Bool {
    if isOver { return false }
    let start = taken.count
    if let index = move.actionIndex {
      guard delegate != nil, isSettled, !isAwaitingTime, isEnabled(index) else { return false }
      moves.append((move, start))
      perform(index)
    } else if move == .scheduledWork {
      guard state.isRunning, isSettled, !isAwaitingTime, !application.inbox.scheduled.isEmpty else {
        return false
      }
      moves.append((move, start))
      runScheduledWork()
    } else {
      guard let edge = edge(named: move.code) else { return false }
      moves.append((move, start))
      take(edge)
    }
    advance()
    return true
  }

  private func edge(named rule: Int32) -> Int? {
    tables.edges(of: node).first { edge in
      tables.edges[edge].rule == rule && isPossible(tables.edges[edge])
    }
  }

  /// Whether iOS owes the answer to a request for time, and nothing else happens before.
  var isAwaitingTime: Bool { isAnsweredAtOnce && tables.awaitsTime[node] }

  private func isPossible(_ edge: PlanTables.Edge) -> Bool { !isAwaitingTime || edge.isAnswer }
}
