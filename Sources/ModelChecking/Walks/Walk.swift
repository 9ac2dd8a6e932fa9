/// How random walks are taken.
public struct WalkOptions: Hashable, Sendable {
  /// Names the walks: equal seeds give equal walks.
  public var seed: UInt64
  /// How many walks to take, each from an initial state.
  public var walks: Int
  /// The largest number of steps of each walk.
  public var length: Int

  /// Creates options.
  public init(seed: UInt64, walks: Int, length: Int) {
    self.seed = seed
    self.walks = walks
    self.length = length
  }
}

/// What random walks have seen. A walk proves no invariant: what was not refuted is undecided.
public struct WalkReport<Machine: StateMachine>: Sendable {
  /// The options that give this report again.
  public let options: WalkOptions
  /// Walks taken, the refuting one included.
  public internal(set) var walks = 0
  /// Steps taken in all walks.
  public internal(set) var steps = 0
  /// How often each action was taken.
  public internal(set) var actionCounts: [Machine.Action: Int] = [:]
  /// The number of distinct states seen.
  public internal(set) var statesSeen = 0
  /// The first violation met, as it was walked.
  public internal(set) var violation: Violation?
  /// Whether the caller stopped the walks early.
  public internal(set) var wasCancelled = false

  /// A walk that breaks a property.
  public struct Violation: Sendable {
    /// The property broken.
    public let property: Property<Machine>
    /// The walk up to the breaking step.
    public let trace: Trace<Machine>
  }
}

extension StateMachine {
  /// Takes random walks until one breaks a property or all are taken.
  ///
  /// - Parameters:
  ///   - options: The seed, and how many walks of what length.
  ///   - properties: What to watch for.
  ///   - weight: How likely an action is against the others enabled beside it; below 1 is never.
  ///   - observe: Called after each walk with the report so far.
  /// - Returns: What was seen, and the first violation if there was one.
  /// - Complexity: O(steps × (enabled actions + properties)).
  public func walk(
    _ options: WalkOptions, checking properties: [Property<Self>] = [],
    weight: (Action) -> Int = { _ in 1 },
    observe: (WalkReport<Self>) -> SearchControl = { _ in .proceed }
  ) -> WalkReport<Self> {
    var walker = Walker(machine: self, options: options, properties: properties)
    while walker.report.walks < options.walks, walker.report.violation == nil {
      walker.takeWalk(weight: weight)
      if observe(walker.report) == .stop || Task<Never, Never>.isCancelled {
        walker.report.wasCancelled = walker.report.walks < options.walks
        break
      }
    }
    return walker.report
  }
}

private struct Walker<Machine: StateMachine> {
  let machine: Machine
  let properties: [Property<Machine>]
  var monitors: [Monitor<Machine>]
  var numbers = ActionNumbers<Machine.Action>()
  var generator: SeededGenerator
  var seen: Set<Machine.State> = []
  var report: WalkReport<Machine>

  init(machine: Machine, options: WalkOptions, properties: [Property<Machine>]) {
    self.machine = machine
    self.properties = properties
    monitors = properties.map(Monitor.init)
    generator = SeededGenerator(seed: options.seed)
    report = WalkReport(options: options)
  }

  mutating func takeWalk(weight: (Machine.Action) -> Int) {
    report.walks += 1
    let initialStates = machine.initialStates
    guard !initialStates.isEmpty else { return }
    var trace = Trace<Machine>(from: initialStates[generator.next(below: initialStates.count)])
    begin(trace)
    var enabled = Array(machine.actions(in: trace.finalState))
    while report.violation == nil, trace.count < report.options.length,
      let action = choose(from: enabled, weight: weight)
    {
      trace.take(action, to: machine.successor(of: trace.finalState, taking: action))
      follow(trace)
      enabled = Array(machine.actions(in: trace.finalState))
    }
    if enabled.isEmpty { finish(trace) }
    report.statesSeen = seen.count
  }

  private mutating func begin(_ trace: Trace<Machine>) {
    seen.insert(trace.initialState)
    for index in monitors.indices {
      monitors[index].restart()
      if monitors[index].isViolated(by: trace.initialState) { record(index, trace) }
    }
  }

  private mutating func follow(_ trace: Trace<Machine>) {
    guard let step = trace.steps.last else { return }
    report.steps += 1
    report.actionCounts[step.action, default: 0] += 1
    seen.insert(step.target)
    let number = numbers.number(of: step.action)
    for index in monitors.indices where monitors[index].isViolated(byNext: step, action: number) {
      record(index, trace)
    }
  }

  private mutating func finish(_ trace: Trace<Machine>) {
    let end = trace.finalState
    for index in monitors.indices where monitors[index].isViolated(byTerminalState: end) {
      record(index, trace)
    }
  }

  private mutating func record(_ index: Int, _ trace: Trace<Machine>) {
    guard report.violation == nil else { return }
    report.violation = WalkReport.Violation(property: properties[index], trace: trace)
  }

  private mutating func choose(
    from actions: [Machine.Action], weight: (Machine.Action) -> Int
  ) -> Machine.Action? {
    let weights = actions.map { max(0, weight($0)) }
    let total = weights.reduce(0, +)
    guard total > 0 else { return nil }
    var ticket = generator.next(below: total)
    for (action, weight) in zip(actions, weights) {
      if ticket < weight { return action }
      ticket -= weight
    }
    return nil
  }
}
