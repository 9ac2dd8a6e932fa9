import LifecycleModels

/// One life of a world, from installation on: its current process and its history.
///
/// Choices (``Choice``) drive a life. Each choice includes the steps that follow without an
/// alternative, above all the owed deliveries.
final class Life<Disk, Delegate: AnyObject> {
  typealias Step = LifeCyclePlan.Step

  let world: World<Disk, Delegate>
  let tables: PlanTables
  let disk: Disk
  /// The current state of the plan.
  var planState = 0
  var delegate: Delegate?
  var application: Application
  var history = ProcessHistory()
  /// Whether the time of the model's background task is up.
  var isModelTaskExpired = false
  /// Whether a start of the process was attempted.
  var isStarted = false
  /// The steps taken: choices and their consequences.
  var taken: [Step] = []
  /// The positions of the steps in which code of the world handled a callback.
  var handledSteps: Set<Int> = []
  /// The elapsed seconds, by the clock of the check.
  var now: Double = 0
  /// How often the world has let time pass: in total, and in this process.
  var pauses = (all: 0, ofProcess: 0)
  /// For each choice the number of steps taken before it.
  var choices: [(choice: Choice, start: Int)] = []
  /// The breaches, one for each obligation.
  var breaches: [LifeBreach] = []
  var input: LifeInput?
  var inputNumber = 0
  /// The request whose callbacks are being delivered; nil once all are.
  var grantedRequest: AppRequest?
  var eventNumber = 0
  /// The facts that were true at some step of the last choice.
  var marks = ChoiceMarks()
  /// The eventualities whose conditions are true now. Empty while there is no delegate.
  var fulfilledNow: Set<Int> = []
  /// The coverage of all lives of a check.
  let coverage: PlanCoverage
  /// The journal in which each step is recorded before it happens.
  let journal: LifeJournal?
  /// The steps to avoid, because a process did not survive them.
  let excluded: Set<FatalStep>
  /// Whether a request for time is answered before anything else happens. On a device it is, except
  /// in a race.
  let isAnsweredAtOnce: Bool
  /// Whether iOS would end the process here, because it ends no task or completes no event (F96,
  /// F69). The remaining steps are reported, but no longer life is tried.
  var isDoomed = false
  /// The obligations' counts since the process started, and before its last entrance.
  var counts: EntranceCounts
  /// Whether the life is over, because something happened after which none can continue.
  var isOver = false
  /// The number of the app's requests that were answered since the last choice.
  var requestsServed = 0
  /// Called after each step, for a trace.
  var observer: ((Life) -> Void)?
  /// The callback of the last step.
  var lastCallback: Callback?
  /// The name of the deferred work that is running.
  var runningWork: String?
  /// The ways in which the code has handed work over that the check does not drive.
  var undriven: Set<String> = []
  /// The last callback that the world handled in this process.
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
    application = Application(
      windowCount: tables.windowCount, delivered: tables.delivered)
    journal?.begin()
    disk = try world.makeDisk()
    coverage.note(disk: disk)
    if coverage.hasEndlessBlock { application.catcher.usesShortTimeout = true }
  }

  deinit {
    // Main queue operations that a life leaves behind would block those of other lives.
    _ = application.catcher.end()
    application.inbox.mainQueue.abandon()
  }

  var state: ExecutionState { tables.execution[planState] }
  var isSettled: Bool { tables.isQuiet[planState] }
}

/// A choice in a life: which of the possible events happens next.
///
/// A choice means the same in every state, so a life can be shortened and rerun.
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
  /// Lists the possible next choices in order.
  ///
  /// Steps without an alternative are not listed: they have already been taken.
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

  /// How rare a possible choice is. The world's actions are everyday events. Input that the world
  /// does not handle is rare, because few apps receive any.
  func rarity(of choice: Choice) -> Rarity {
    guard case .rule(let rule) = choice, let number = transition(named: rule) else {
      return .everyday
    }
    let transition = tables.transitions[number]
    if let input = transition.input, !world.isHandled(input) { return .rare }
    return transition.rarity
  }

  /// Makes a choice.
  /// - Returns: Whether the choice is possible here. Otherwise nothing has happened.
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

  /// Whether code of the app can run now outside any delivery.
  var canRunCode: Bool {
    delegate != nil && state.isRunning && isSettled && !isAwaitingTime
  }

  private func isEnabled(_ index: Int) -> Bool {
    let action = world.actions[index]
    guard action.states.contains(state) else { return false }
    return switch action.effect {
    case .code(let isEnabled, _): canRunCode && moment.map(isEnabled) ?? false
    // Time passes, and others work, whether code can run or not.
    case .time: isSettled && !isAwaitingTime
    case .otherProcess(let isEnabled, _): isSettled && !isAwaitingTime && isEnabled(disk)
    }
  }

  /// Lets time pass at the world's request.
  func pause(_ seconds: Double) {
    pauses = (pauses.all + 1, pauses.ofProcess + (isStarted ? 1 : 0))
    advanceClock(seconds)
  }

  /// Advances the clock.
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

  /// Whether iOS owes the answer to a request for time, which precedes everything else.
  private var isAwaitingTime: Bool { isAnsweredAtOnce && tables.awaitsTime[planState] }

  private func isPossible(_ transition: PlanTables.Transition) -> Bool {
    if isAwaitingTime { return transition.isAnswer }
    // The app receives no second task while it works on one.
    if transition.beginsTask, application.inbox.scheduler.hasOpenTask(.scheduled) { return false }
    return !transition.beginsEvent || application.inbox.openEvents.count < maxOpenEvents
  }

  /// The limit on unanswered fetches, pushes and transfers when another one arrives. Each adds
  /// states, and code that handles two at once hardly fails with three.
  private var maxOpenEvents: Int { 2 }
}

/// Everything known on which the future of a life depends. Lives with equal keys have equal
/// futures.
struct LifeKey: Hashable {
  private let planState: Int
  private let input: LifeInput?
  private let history: [Bool]
  private let requests: [AppRequest]
  private let scheduled: [Work]
  /// The delayed work, with the milliseconds until its time.
  private let later: [Work]
  private let tasks: [Task]
  private let isModelTaskExpired: Bool
  let openEventCount: Int
  private let openAnswerCount: Int
  /// The code that waits for dispatch groups.
  private let waiting: [UInt]
  /// The scheduler's incomplete tasks, oldest first.
  private let scheduledTasks: [ScheduledTask]
  /// How often the world has let time pass, as far as the search distinguishes it.
  private let pauses: [Int]
  /// The background time that was used, in whole seconds.
  private let secondsSpent: Int
  /// The past as each obligation remembers it.
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

  /// The number of pauses beyond which only the fingerprint distinguishes states.
  private static var maxPauses: Int { 2 }

  private struct Task: Hashable {
    let name: String
    let isExpired: Bool
  }

  /// The key of a life at its last step; nil if the world has no fingerprint.
  init?<Disk, Delegate>(_ life: Life<Disk, Delegate>) {
    guard let ofDisk = life.world.diskFingerprint, let ofMemory = life.world.memoryFingerprint,
      let disk = ofDisk(life.disk)
    else { return nil }
    self.disk = disk
    if let delegate = life.delegate {
      guard let memory = ofMemory(delegate) else { return nil }
      self.delegate = life.world.surroundings.map { [memory, $0(delegate)] } ?? memory
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
