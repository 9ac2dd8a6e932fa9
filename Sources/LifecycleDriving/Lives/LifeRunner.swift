import LifecycleModels
import Reporting

/// Runs lives of a world and counts them.
struct LifeRunner<Disk, Delegate: AnyObject> {
  let world: World<Disk, Delegate>
  let plan: LifeCyclePlan
  let tables: PlanTables
  var coverage: PlanCoverage
  /// Whether a request for time is answered before anything else happens.
  let isAnsweredAtOnce: Bool
  /// The journal in which steps are recorded before they happen.
  var journal: LifeJournal?
  /// Called before each life; returns whether it may begin.
  var shouldContinue: (PlanCoverage) -> Bool = { _ in true }
  /// The steps to avoid, because a process did not survive them.
  var excluded: Set<FatalStep> = []

  init(_ world: World<Disk, Delegate>, on plan: LifeCyclePlan, answeredAtOnce: Bool) {
    self.world = world
    self.plan = plan
    tables = PlanTables(plan)
    coverage = PlanCoverage(of: world, on: tables)
    isAnsweredAtOnce = answeredAtOnce
  }

  init(_ world: World<Disk, Delegate>, on model: some LogModel, deaths: DeathScope) {
    let options = PlanCache.Options(
      noticed: world.noticed, inputs: world.inputs, launchOptions: world.noticesLaunchOptions,
      deaths: deaths)
    self.init(
      world, on: PlanCache.plan(of: model, options), answeredAtOnce: deaths == .whileSuspended)
  }

  /// Begins a life.
  /// - Throws: The error of the closure that makes the disk, or what the system has refused.
  func begin() throws -> Life<Disk, Delegate> {
    try checkRefusal()
    guard shouldContinue(coverage) else { throw CheckStopped() }
    coverage.lives += 1
    return try Life(
      of: world, in: tables, counting: coverage, journal: journal, excluding: excluded,
      answeredAtOnce: isAnsweredAtOnce)
  }

  /// Throws what the system has refused in the last life. Nothing that came of it is a finding.
  func checkRefusal() throws(WorldError) {
    if let refusal = world.refusal() { throw refusal }
  }

  /// Runs a life by its choices, and skips those that are impossible in their place.
  func run(_ choices: [Choice]) throws -> Life<Disk, Delegate> {
    let life = try begin()
    for choice in choices { _ = life.make(choice) }
    return life
  }
}

/// Thrown when the caller wants no more lives.
struct CheckStopped: Error {}

// MARK: - Names

extension LifeRunner {
  static var scheduledWorkName: String { "mainQueue" }
  static var timerName: String { "timer" }
  /// The names of the choices that neither a model nor a world has named.
  static var ownNames: [String] { [scheduledWorkName, timerName] }

  /// The name of a choice.
  func name(of choice: Choice) -> String {
    switch choice {
    case .rule(let rule): plan.rules[Int(rule)].name
    case .action(let index): world.actions[index].name
    case .scheduledWork: Self.scheduledWorkName
    case .timer: Self.timerName
    }
  }

  /// The choice with a name.
  /// - Throws: ``WorldError`` if there is none.
  func choice(named name: String) throws(WorldError) -> Choice {
    if name == Self.scheduledWorkName { return .scheduledWork }
    if name == Self.timerName { return .timer }
    if let index = world.actions.firstIndex(where: { $0.name == name }) { return .action(index) }
    if let rule = plan.ruleNames.firstIndex(of: name) { return .rule(Int32(rule)) }
    let names = plan.ruleNames + world.actions.map(\.name) + Self.ownNames
    throw .unknownChoice(name, nearest: NearestWord.nearest(to: name, among: names))
  }

  /// The words for a breach.
  func words(
    for subject: LifeBreach.Subject
  ) -> (id: String, statement: String, citations: [Citation]) {
    switch subject {
    case .builtIn(let obligation): (obligation.id, obligation.statement, obligation.citations)
    case .obligation(let index):
      (
        world.obligations[index].id, world.obligations[index].statement,
        world.obligations[index].citations
      )
    case .eventuality(let index):
      (
        world.eventualities[index].id, world.eventualities[index].statement,
        world.eventualities[index].citations
      )
    }
  }
}

// MARK: - Coverage

extension PlanCoverage {
  /// Creates an empty coverage for a world and its plan.
  convenience init(of world: World<some Any, some AnyObject>, on tables: PlanTables) {
    self.init(
      transitions: tables.transitions.count, actions: world.actions.count,
      obligations: world.obligations.count)
  }
}

/// The coverage of a check's lives: of the plan and of the world's actions.
final class PlanCoverage {
  /// How often each transition of the tables was taken.
  var transitions: [Int]
  /// How often the transitions with these numbers were answered with `false`.
  var refusals: [Int: Int] = [:]
  /// How often each request was served in each state of the plan.
  var requests: [Request: Int] = [:]
  /// How often the world handled each callback.
  var handled: [Callback: Int] = [:]
  /// How often each action of the world was performed.
  var actions: [Int]
  /// Whether each obligation of the world was tested.
  var isTested: [Bool]
  /// The positions of the eventualities whose conditions were false at some moment.
  var eventualitiesOwed: Set<Int> = []
  /// Calls of the code that have no effect and are probably mistakes, in words.
  var futileCalls: Set<String> = []
  /// The ways in which the code hands work over that the check does not drive, in words.
  var undriven: Set<String> = []
  /// Whether a block on another queue ran for so long that the check stopped waiting.
  var hasEndlessBlock = false
  /// The longest time of each callback that took longer than Apple allows.
  private(set) var slowCallbacks: [Callback: Duration] = [:]
  /// The number of steps of all lives.
  var steps = 0
  /// The number of lives begun.
  var lives = 0

  /// Whether two lives received the same disk.
  private(set) var isDiskShared = false
  /// The disk of the last life if it is an object, retained so that no other gets its address.
  private var lastDisk: AnyObject?

  /// A request, and the state of the plan in which it was served.
  struct Request: Hashable {
    let request: AppRequest
    let state: Int
  }

  init(transitions: Int, actions: Int, obligations: Int) {
    isTested = Array(repeating: false, count: obligations)
    self.transitions = Array(repeating: 0, count: transitions)
    self.actions = Array(repeating: 0, count: actions)
  }

  /// Notes the duration of a callback by the real clock.
  func note(_ time: Duration, of callback: Callback) {
    if time > Self.callbackTimeLimit {
      slowCallbacks[callback] = max(time, slowCallbacks[callback] ?? .zero)
    }
  }

  /// Adds the coverage of other lives of the same world.
  func add(_ other: PlanCoverage) {
    for index in transitions.indices { transitions[index] += other.transitions[index] }
    for index in actions.indices { actions[index] += other.actions[index] }
    for index in isTested.indices where other.isTested[index] { isTested[index] = true }
    refusals.merge(other.refusals, uniquingKeysWith: +)
    requests.merge(other.requests, uniquingKeysWith: +)
    handled.merge(other.handled, uniquingKeysWith: +)
    eventualitiesOwed.formUnion(other.eventualitiesOwed)
    futileCalls.formUnion(other.futileCalls)
    undriven.formUnion(other.undriven)
    slowCallbacks.merge(other.slowCallbacks, uniquingKeysWith: max)
    steps += other.steps
    lives += other.lives
  }

  /// Apple's time limit for two callbacks (F104, F105). The others block the main thread just as
  /// much.
  private static var callbackTimeLimit: Duration { .seconds(5) }

  /// Notes the disk of a life.
  func note(disk: Any) {
    // Values are copied. Only a disk of class type can be shared.
    guard type(of: disk) is AnyClass else { return }
    let disk = disk as AnyObject
    if disk === lastDisk { isDiskShared = true }
    lastDisk = disk
  }
}
