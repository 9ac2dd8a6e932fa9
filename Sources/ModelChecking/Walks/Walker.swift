/// Takes walks one after the other, and caches the transitions on the way.
///
/// ``TransitionCache`` takes the steps that it knows and calls no generic code. The walker takes
/// the others, with the machine and the claims, and fills the cache.
struct Walker<Machine: StateMachine>: ~Copyable {
  typealias Weight = (Machine.Action) -> Int

  let machine: Machine
  let properties: [Property<Machine>]
  let initialStates: [Machine.State]
  var claims: WatchedClaims<Machine>
  var observer: JointObserver
  var cache: TransitionCache
  var states = VisitedStates<Machine>()
  /// The transitions taken from states without a record, except the first one of each state: the
  /// number of the state in the high half, and the position of the action in the low one.
  var uncachedTransitions: Set<UInt64> = []
  var generator: SeededGenerator
  var report: WalkReport<Machine>

  var cursor = TransitionCache.Cursor()
  /// The number of the walk's state; valid only while the state has no record.
  var state = 0
  /// The actions that can be drawn there; valid only while the state has no record.
  var choice = Choice<Machine.Action>()
  /// The states of the observers; valid only while the cursor has no row.
  var configuration = ObserverBytes([])
  /// The first property that the walk has broken.
  var broken: Int?
  private let audit: ContractAudit
  private let auditor: ContractAuditor<Machine>
  /// The number of the next state to audit.
  private var nextAudit = 0

  init(
    machine: Machine, options: WalkOptions, properties: [Property<Machine>], audit: ContractAudit
  ) {
    self.audit = audit
    auditor = ContractAuditor(machine)
    self.machine = machine
    self.properties = properties
    initialStates = machine.initialStates
    claims = WatchedClaims(properties)
    let observers = claims.observers
    let share = observers.isEmpty ? 0 : max(0, options.memory) / 4
    observer = JointObserver(observers, memory: observers.isEmpty ? .max : share)
    cache = TransitionCache(memory: max(0, options.memory) - share)
    generator = SeededGenerator(seed: options.seed)
    report = WalkReport(options: options)
    if options.keepsRecord { report.record = WalkRecord() }
    report.fault =
      auditor.faultOfInitialStates() ?? properties.lazy.compactMap(\.fault).first
  }
}

extension Walker {
  mutating func takeWalk(weight: Weight) {
    let number = report.options.shard.index + report.walks * report.options.shard.count
    report.walks += 1
    generator = SeededGenerator(seed: report.options.seed, run: number)
    let draws = generator
    cursor.stepsLeft = report.options.length
    configuration = observer.initial
    cursor.row = observer.row(of: configuration)
    arrive(in: initialStates[generator.next(below: initialStates.count)], weight: weight)
    while broken == nil, report.fault == nil, cursor.stepsLeft > 0, takeSteps(weight: weight) {}
    if broken == nil, report.fault == nil { end() }
    let steps = report.options.length - cursor.stepsLeft
    report.steps += steps
    report.statesVisited = states.count
    report.record?.entries.append(
      .init(
        number: number, steps: steps, states: states.count,
        transitions: report.transitionsTaken))
    guard let broken, report.fault == nil else { return }
    do throws(ModelFault<Machine>) {
      let trace = try trace(drawnBy: draws, steps: steps, weight: weight)
      try TraceMonitor(machine).confirm(trace, breaks: properties[broken])
      report.violation = WalkReport.Violation(property: properties[broken], trace: trace)
    } catch {
      report.fault = error
    }
  }

  /// The report, with the states that were visited if they are to be kept.
  var finalReport: WalkReport<Machine> {
    var report = report
    report.record?.states = (0..<states.count).map { states[$0] }
    return report
  }

  /// Takes steps as far as the cache knows them, and one more.
  /// - Returns: Whether the walk may go on.
  private mutating func takeSteps(weight: Weight) -> Bool {
    guard cursor.record != TransitionCache.uncached else { return takeUncachedStep(weight: weight) }
    guard let transition = drawTransition() else { return false }
    loadConfiguration()
    if cache.target(of: transition) < TransitionCache.unresolved {
      takeKnown(transition)
    } else {
      takeUnknown(transition, weight: weight)
    }
    return true
  }

  private mutating func drawTransition() -> Int? {
    if cursor.row == JointObserver.unknown {
      return cache.draw(at: cursor.record, with: &generator)
    }
    return cache.follow(
      &cursor, rows: observer.rows, counts: &report.countOfAction, generator: &generator)
  }

  /// Judges the last state of a walk, if it is terminal.
  private mutating func end() {
    loadConfiguration()
    if cursor.record != TransitionCache.uncached { state = cache.state(at: cursor.record) }
    let isTerminal =
      cursor.record == TransitionCache.uncached
      ? choice.actions.isEmpty : cache.isTerminal(at: cursor.record)
    guard isTerminal else { return }
    if let property = claims.firstBroken(byEndIn: states[state]) { note(property) }
    if let pattern = observer.firstPending(in: configuration) {
      note(claims.property(ofPattern: pattern))
    }
  }

  /// Takes a walk again, with the same draws, and keeps its trace.
  private mutating func trace(
    drawnBy draws: SeededGenerator, steps: Int, weight: Weight
  ) throws(ModelFault<Machine>) -> Trace<Machine> {
    var draws = draws
    var trace = Trace<Machine>(from: initialStates[draws.next(below: initialStates.count)])
    for _ in 0..<steps {
      choice.assign(machine.listedActions(in: trace.finalState), weight: weight)
      guard choice.total > 0 else { throw .actionsChanged(in: trace.finalState) }
      let action = choice.actions[choice.draw(with: &draws)]
      trace.take(action, to: machine.successor(of: trace.finalState, taking: action))
    }
    return trace
  }

  /// Audits a state on its first visit, or compares the state that was stored then.
  mutating func audit(_ arrived: Machine.State, number: Int, isNew: Bool) {
    guard isNew ? number == nextAudit : audit.next(from: number) == number else { return }
    if isNew {
      nextAudit = audit.next(from: number + 1)
      report.fault = auditor.fault(in: arrived)
    } else {
      let states = EqualStates<Machine>(known: self.states[number], arrived: arrived)
      if !states.areIdentical { report.fault = states.fault(in: machine) }
    }
  }

  /// Records that the walk has broken a property.
  mutating func note(_ property: Int) { broken = min(broken ?? property, property) }

  mutating func loadConfiguration() {
    if cursor.row != JointObserver.unknown {
      configuration = observer.configuration(ofRow: cursor.row)
    }
  }
}

/// The actions that a walk can take next, and how likely each is.
struct Choice<Action> {
  /// The enabled actions, in order.
  private(set) var actions: [Action] = []
  /// For each action, the sum of the weights up to it.
  private(set) var bounds: [Int] = []

  /// The sum of the weights; 0 if none can be drawn.
  var total: Int { bounds.last ?? 0 }

  /// Makes this the choice between some actions.
  mutating func assign(_ enabled: some Sequence<Action>, weight: (Action) -> Int) {
    actions = Array(enabled)
    bounds.removeAll(keepingCapacity: true)
    var sum = 0
    for action in actions {
      sum += max(0, weight(action))
      bounds.append(sum)
    }
  }

  /// Draws one of the actions, whose weights must not all be 0.
  /// - Returns: Its position.
  func draw(with generator: inout SeededGenerator) -> Int {
    let ticket = generator.next(below: total)
    return bounds.firstIndex { $0 > ticket } ?? 0
  }
}

/// The states that walks have visited, numbered in the order of their first occurrence.
struct VisitedStates<Machine: StateMachine>: ~Copyable {
  private var table = IndexTable<Machine.Encoding.Key>(worker: 0, of: 1)
  private let encoding = Machine.Encoding()
  private(set) var count = 0

  /// The size of the table and the keys.
  var bytes: Int { table.bytes }

  subscript(number: Int) -> Machine.State {
    encoding.state(of: table.key(of: UInt32(number)))
  }

  /// The number of a state, and whether this is its first visit.
  mutating func insert(_ state: Machine.State) -> (number: Int, isNew: Bool) {
    var key = encoding.key(of: state)
    var hash = IndexTable<Machine.Encoding.Key>.hash(of: key)
    var result = (number: 0, isNew: false)
    table.insert(&key, hashes: &hash, count: 1) { _, reference, isNew in
      result = (Int(reference), isNew)
    }
    if result.isNew { count += 1 }
    return result
  }
}
