import ModelChecking

/// What any breadth-first search must find, in order: states are numbered as they are met, and the
/// limits of states and depth cut where they say.
struct OrderedSearch<Machine: StateMachine> {
  private(set) var states: [Machine.State] = []
  private(set) var depths: [Int] = []
  private(set) var stoppedBy: Limit?
  /// How many states are known, and how many transitions, when the first, the second, … state has
  /// been expanded.
  private(set) var knownCounts: [Int] = []
  private(set) var transitionCounts: [Int] = []
  /// What first led to each state but the initial ones.
  private var origins: [(state: Int, action: Machine.Action)?] = []
  private var numbers: [Machine.State: Int] = [:]

  init(_ machine: Machine, limits: SearchLimits = .none) {
    for state in machine.initialStates { meet(state, depth: 0, from: nil, limits) }
    while stoppedBy == nil, knownCounts.count < states.count {
      expand(knownCounts.count, in: machine, limits)
    }
  }

  var counts: Counts {
    Counts(
      states: states.count, transitions: transitionCounts.last ?? 0, depth: depths.last ?? 0,
      stoppedBy: stoppedBy)
  }

  /// What a search counts that keeps fewer states than this one.
  func counts(keeping kept: Int) -> Counts {
    let interrupted = knownCounts.firstIndex { $0 > kept } ?? 0
    return Counts(
      states: kept, transitions: interrupted == 0 ? 0 : transitionCounts[interrupted - 1],
      depth: kept == 0 ? 0 : depths[kept - 1], stoppedBy: .states(kept))
  }

  private mutating func expand(_ state: Int, in machine: Machine, _ limits: SearchLimits) {
    if let limit = limits.depth, depths[state] == limit, leadsFurther(from: state, in: machine) {
      return stoppedBy = .depth(limit)
    }
    let steps = NaiveSearch.steps(from: states[state], in: machine)
    for step in steps {
      meet(step.target, depth: depths[state] + 1, from: (state, step.action), limits)
    }
    guard stoppedBy == nil else { return }
    transitionCounts.append((transitionCounts.last ?? 0) + steps.count)
    knownCounts.append(states.count)
  }

  /// Whether a state or one of those met after it leads to a state that was not met.
  private func leadsFurther(from first: Int, in machine: Machine) -> Bool {
    states[first...].contains { state in
      NaiveSearch.steps(from: state, in: machine).contains { numbers[$0.target] == nil }
    }
  }

  private mutating func meet(
    _ state: Machine.State, depth: Int, from origin: (Int, Machine.Action)?,
    _ limits: SearchLimits
  ) {
    guard stoppedBy == nil, numbers[state] == nil else { return }
    if let limit = limits.states, states.count == limit { return stoppedBy = .states(limit) }
    numbers[state] = states.count
    states.append(state)
    depths.append(depth)
    origins.append(origin)
  }

  /// The first of the shortest traces to a state.
  func trace(to number: Int) -> Trace<Machine> {
    guard let origin = origins[number] else { return Trace(from: states[number]) }
    var trace = trace(to: origin.state)
    trace.take(origin.action, to: states[number])
    return trace
  }

  /// The first of the shortest traces to a state that satisfies a condition.
  func trace(where condition: (Machine.State) -> Bool) -> Trace<Machine>? {
    states.firstIndex(where: condition).map(trace)
  }

  /// The first of the shortest traces whose last step satisfies a condition.
  func trace(
    of machine: Machine, whoseLastStep condition: (Step<Machine>) -> Bool
  ) -> Trace<Machine>? {
    for number in knownCounts.indices {
      let steps = NaiveSearch.steps(from: states[number], in: machine)
      guard let step = steps.first(where: condition) else { continue }
      var trace = trace(to: number)
      trace.take(step.action, to: step.target)
      return trace
    }
    return nil
  }
}
