import LifecycleModels
import Reporting

/// Begins lives of a world, and counts them.
struct LifeRunner<Disk, Delegate: AnyObject> {
  let world: World<Disk, Delegate>
  let plan: LifeCyclePlan
  let tables: PlanTables
  var coverage: PlanCoverage
  /// Whether a request for time is answered before anything else happens.
  let isAnsweredAtOnce: Bool
  /// Where steps are written before they happen.
  var journal: LifeJournal?
  /// Asked before each life whether it may begin.
  var shouldContinue: (PlanCoverage) -> Bool = { _ in true }
  /// What must not happen, because a process did not survive it.
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
  /// - Throws: What making the disk throws.
  func begin() throws -> Life<Disk, Delegate> {
    guard shouldContinue(coverage) else { throw CheckStopped() }
    coverage.lives += 1
    return try Life(
      of: world, in: tables, counting: coverage, journal: journal, excluding: excluded,
      answeredAtOnce: isAnsweredAtOnce)
  }

  /// Runs a life by its choices; those that are not possible at their turn are skipped.
  func run(_ choices: [Choice]) throws -> Life<Disk, Delegate> {
    let life = try begin()
    for choice in choices { _ = life.make(choice) }
    return life
  }
}

/// The caller wants no more lives.
struct CheckStopped: Error {}

// MARK: - Names

extension LifeRunner {
  static var scheduledWorkName: String { "mainQueue" }
  static var timerName: String { "timer" }
  /// The names of the choices that no model and no world has named.
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
  /// - Throws: ``WorldError`` where nothing has the name.
  func choice(named name: String) throws(WorldError) -> Choice {
    if name == Self.scheduledWorkName { return .scheduledWork }
    if name == Self.timerName { return .timer }
    if let index = world.actions.firstIndex(where: { $0.name == name }) { return .action(index) }
    if let rule = plan.ruleNames.firstIndex(of: name) { return .rule(Int32(rule)) }
    let names = plan.ruleNames + world.actions.map(\.name) + Self.ownNames
    throw .unknownChoice(name, nearest: NearestWord.nearest(to: name, among: names))
  }

  /// The words for what can be broken.
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
  /// Nothing is covered yet of a world and its plan.
  convenience init(of world: World<some Any, some AnyObject>, on tables: PlanTables) {
    self.init(
      transitions: tables.transitions.count, actions: world.actions.count,
      obligations: world.obligations.count)
  }
}

/// What the lives of a check have covered of the plan and of the world's actions.
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
  /// For each obligation of the world whether something has put it to the test.
  var isTested: [Bool]
  /// The positions of the eventualities whose conditions were false at some moment.
  var eventualitiesOwed: Set<Int> = []
  /// What the code did that has no effect and is probably a mistake, in words.
  var futileCalls: Set<String> = []
  /// In which ways the code hands work over that is not driven, in words.
  var undriven: Set<String> = []
  /// Whether a block on another queue has gone on for so long that it was not waited for.
  var hasEndlessBlock = false
  /// The longest time of each callback that took longer than Apple allows.
  private(set) var slowCallbacks: [Callback: Duration] = [:]
  /// The steps of all lives.
  var steps = 0
  /// The lives begun.
  var lives = 0

  /// Whether two lives were given the same disk.
  private(set) var isDiskShared = false
  /// The disk of the last life, if it is an object: kept, so that no other can have its address.
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

  /// Notes how long a callback took, by the clock of the machine.
  func note(_ time: Duration, of callback: Callback) {
    if time > Self.callbackTimeLimit {
      slowCallbacks[callback] = max(time, slowCallbacks[callback] ?? .zero)
    }
  }

  /// Adds what other lives of the same world have covered.
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

  /// How long Apple lets the two callbacks run that have a limit (F104, F105); the others block the
  /// main thread just as long.
  private static var callbackTimeLimit: Duration { .seconds(5) }

  /// Notes what a life is given as its disk.
  func note(disk: Any) {
    // Values are copied; only what is an object by its type can be shared.
    guard type(of: disk) is AnyClass else { return }
    let disk = disk as AnyObject
    if disk === lastDisk { isDiskShared = true }
    lastDisk = disk
  }
}
