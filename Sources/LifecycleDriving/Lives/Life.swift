import LifecycleModels

/// One life of a world, from installation on: the process that it is in, and what has happened.
///
/// A life is driven by its choices (``Choice``). What follows from a choice without an alternative,
/// above all the deliveries that are owed, happens with it.
final class Life<Disk, Delegate: AnyObject> {
  typealias Step = LifeCyclePlan.Step

  let world: World<Disk, Delegate>
  let tables: PlanTables
  let disk: Disk
  /// The state of the plan that the life is in.
  var planState = 0
  var delegate: Delegate?
  var application = Application()
  var history = ProcessHistory()
  /// Whether the time of the background task that the model knows of is over.
  var isModelTaskExpired = false
  /// Whether the process was started, even if that failed.
  var isStarted = false
  /// The steps taken: choices, and what followed from them.
  var taken: [Step] = []
  /// The positions of the steps that called code of the world for a callback.
  var handledSteps: Set<Int> = []
  /// The seconds that have passed, by the clock of the check.
  var now: Double = 0
  /// How often the world has let time pass, and how often in this process.
  var pauses = (all: 0, ofProcess: 0)
  /// For each choice the number of steps taken before it.
  var choices: [(choice: Choice, start: Int)] = []
  /// What was broken, each obligation once.
  var breaches: [LifeBreach] = []
  var input: LifeInput?
  var inputNumber = 0
  var eventNumber = 0
  /// What was true at some step of the last choice.
  var marks = ChoiceMarks()
  /// The eventualities whose conditions are true now; none while there is no delegate.
  var fulfilledNow: Set<Int> = []
  /// What all lives of a check have covered.
  let coverage: PlanCoverage
  /// Where each step is written before it happens.
  let journal: LifeJournal?
  /// What must not happen, because a process did not survive it.
  let excluded: Set<FatalStep>
  /// Whether a request for time is answered before anything else happens; a race aside, it is.
  let isAnsweredAtOnce: Bool
  /// Whether iOS would end the process here, because it ends no task or completes no event (F96,
  /// F69): what follows is told, but no longer life is tried.
  var isDoomed = false
  /// What obligations count, since the process started and before its last entrance.
  var counts: EntranceCounts
  /// Whether the life is over: something happened after which no life can go on.
  var isOver = false
  /// How many requests of the app were answered since the last choice.
  var requestsServed = 0
  /// Called after each step, for a trace.
  var observer: ((Life) -> Void)?
  /// The callback of the last step.
  var lastCallback: Callback?
  /// The name of the deferred work that is running.
  var runningWork: String?
  /// In which ways the code has handed work over that is not driven.
  var undriven: Set<String> = []
  /// The last callback that the world has handled in this process.
  var lastHandled: Callback?

  init(
    of world: World<Disk, Delegate>, in tables: PlanTables, counting coverage: PlanCoverage,
    journal: LifeJournal? = nil, excluding excluded: Set<FatalStep> = [],
    answeredAtOnce: Bool = false
  ) throws {
    self.world = world
    self.tables = tables
    self.coverage = coverage
    self.journal = journal
    self.excluded = excluded
    isAnsweredAtOnce = answeredAtOnce
    counts = EntranceCounts(obligations: world.obligations.count)
    journal?.begin()
    disk = try world.makeDisk()
    coverage.note(disk: disk)
    if coverage.hasEndlessBlock { application.catcher.usesShortTimeout = true }
  }

  deinit {
    // Operations of the main queue that a life leaves behind would keep those of others waiting.
    _ = application.catcher.end()
    application.inbox.mainQueue.abandon()
  }

  var state: ExecutionState { tables.execution[planState] }
  var isSettled: Bool { tables.isQuiet[planState] }
}

/// A choice in a life: which of the possible things happens next.
///
/// A choice means the same in every state, so a life can be shortened and run again.
enum Choice: Hashable, Sendable {
  /// A step of the model, named by the number of a rule.
  case rule(Int32)
  /// An action of the world, by position.
  case action(Int)
  /// The work that has waited longest on the main queue.
  case scheduledWork
  /// The timer that is due next.
  case timer
}

// MARK: - Choices

extension Life {
  /// Lists what can happen next, in order.
  ///
  /// What follows without an alternative is not listed: it has happened already.
  func possibleChoices(into choices: inout [Choice]) {
    choices.removeAll(keepingCapacity: true)
    if isOver { return }
    for number in tables.transitions(of: planState) where isPossible(tables.transitions[number]) {
      choices.append(.rule(tables.transitions[number].rule))
    }
    if !application.inbox.mainQueue.ready.isEmpty, canRunCode { choices.append(.scheduledWork) }
    if canTimerFire { choices.append(.timer) }
    for index in world.actions.indices where isEnabled(index) { choices.append(.action(index)) }
  }

  /// How rarely a possible choice is made. What the world does happens every day; input for which
  /// the world has no handler is rare, because few apps are sent any.
  func rarity(of choice: Choice) -> Rarity {
    guard case .rule(let rule) = choice, let number = transition(named: rule) else {
      return .everyday
    }
    let transition = tables.transitions[number]
    if let input = transition.input, !world.isHandled(input) { return .rare }
    return transition.rarity
  }

  /// Makes a choice.
  /// - Returns: Whether the choice is possible here; otherwise nothing has happened.
  func make(_ choice: Choice) -> Bool {
    if isOver { return false }
    requestsServed = 0
    marks = ChoiceMarks()
    let start = taken.count
    switch choice {
    case .action(let index):
      guard isEnabled(index) else { return false }
      choices.append((choice, start))
      perform(index)
    case .scheduledWork:
      guard canRunCode, !application.inbox.mainQueue.ready.isEmpty else { return false }
      choices.append((choice, start))
      runScheduledWork()
    case .timer:
      guard canTimerFire else { return false }
      choices.append((choice, start))
      fireTimer()
    case .rule(let rule):
      guard let number = transition(named: rule) else { return false }
      choices.append((choice, start))
      take(number)
    }
    advance()
    if !application.inbox.mainQueue.isEmpty { runReadyWork() }
    return true
  }

  /// Whether code of the app can run now that is called by no delivery.
  var canRunCode: Bool {
    delegate != nil && state.isRunning && isSettled && !isAwaitingTime
  }

  private func isEnabled(_ index: Int) -> Bool {
    let action = world.actions[index]
    guard action.states.contains(state) else { return false }
    // Time passes whether or not code can run.
    if action.seconds > 0 { return isSettled && !isAwaitingTime }
    return canRunCode && moment.map(action.isEnabled) ?? false
  }

  /// Lets time pass, because the world does.
  func pause(_ seconds: Double) {
    pauses = (pauses.all + 1, pauses.ofProcess + (isStarted ? 1 : 0))
    advanceClock(seconds)
  }

  /// Lets the clock go on.
  func advanceClock(_ seconds: Double) {
    now += seconds
    application.now = now
  }

  private func transition(named rule: Int32) -> Int? {
    let numbers = tables.transitions(of: planState)
    let exact = numbers.first { tables.transitions[$0].rule == rule }
    let number = exact ?? numbers.first { tables.transitions[$0].isNamed(by: rule) }
    return number.flatMap { isPossible(tables.transitions[$0]) ? $0 : nil }
  }

  /// Whether iOS owes the answer to a request for time, which comes before anything else.
  private var isAwaitingTime: Bool { isAnsweredAtOnce && tables.awaitsTime[planState] }

  private func isPossible(_ transition: PlanTables.Transition) -> Bool {
    if isAwaitingTime { return transition.isAnswer }
    // The app is handed no second task while it is at work on one.
    if transition.beginsTask, application.inbox.scheduler.hasOpenTask(.scheduled) { return false }
    return !transition.beginsEvent || application.inbox.openEvents.count < maxOpenEvents
  }

  /// So many fetches, pushes and transfers may be unanswered when another one comes. Each adds
  /// states, and code that is right with two at once is hardly wrong with three.
  private var maxOpenEvents: Int { 2 }
}

/// All that the future of a life depends on, as far as it is known: equal keys, equal futures.
struct LifeKey: Hashable {
  private let planState: Int
  private let input: LifeInput?
  private let history: [Bool]
  private let requests: [AppRequest]
  private let scheduled: [Work]
  /// What waits for its time, with the milliseconds until then.
  private let later: [Work]
  private let tasks: [Task]
  private let isModelTaskExpired: Bool
  let openEventCount: Int
  private let openAnswerCount: Int
  /// The code of what waits for groups.
  private let waiting: [UInt]
  /// The tasks of the scheduler that are not complete, the oldest first.
  private let scheduledTasks: [ScheduledTask]
  /// How often the world has let time pass, as far as the search tells it apart.
  private let pauses: [Int]
  /// What was spent of the time in the background, in whole seconds.
  private let secondsSpent: Int
  /// What the obligations remember.
  let memories: [[Int]]
  /// The eventualities whose conditions are true.
  private let fulfilled: Set<Int>
  let disk: AnyHashable?
  let delegate: AnyHashable?

  var taskCount: Int { tasks.count }
  var scheduledCount: Int { scheduled.count }

  private struct Work: Hashable {
    let name: String
    let site: UInt
    var milliseconds = 0
  }

  /// After so many pauses, only the fingerprint tells whether there were more.
  private static var maxPauses: Int { 2 }

  private struct Task: Hashable {
    let name: String
    let isExpired: Bool
  }

  /// The key of a life at its last step; nil where the world has no fingerprint.
  init?<Disk, Delegate>(_ life: Life<Disk, Delegate>) {
    guard let ofDisk = life.world.diskFingerprint, let ofMemory = life.world.memoryFingerprint,
      let disk = ofDisk(life.disk)
    else { return nil }
    self.disk = disk
    if let delegate = life.delegate {
      guard let memory = ofMemory(delegate) else { return nil }
      self.delegate = memory
    } else {
      delegate = nil
    }
    let inbox = life.application.inbox
    planState = life.planState
    input = life.input
    history = [
      life.history.hasBeenActive, life.history.isInterrupted, life.history.entrances > 0,
    ]
    requests = inbox.requests
    scheduled = inbox.mainQueue.ready.map { Work(name: $0.name, site: $0.site) }
    later = inbox.mainQueue.later.map { due, work in
      let left = (max(0, due - life.now) * 1_000).rounded()
      return Work(name: work.name, site: work.site, milliseconds: Int(min(left, 1e15)))
    }
    tasks = inbox.tasks.open.map { Task(name: $0.name, isExpired: $0.isExpired) }
    isModelTaskExpired = life.isModelTaskExpired
    openEventCount = inbox.openEvents.count
    openAnswerCount = inbox.openAnswers.count
    waiting = life.application.catcher.waitingSites
    scheduledTasks = inbox.scheduler.tasks.sorted { $0.key < $1.key }.map(\.value)
    pauses = [life.pauses.all, life.pauses.ofProcess].map { min($0, Self.maxPauses) }
    secondsSpent =
      life.state == .background
      ? Int(Application.backgroundTime - life.application.secondsLeft) : 0
    fulfilled = life.fulfilledNow
    memories =
      life.moment.map { moment in
        life.world.obligations.indices.map { life.memory(ofObligation: $0, moment) }
      } ?? []
  }
}
