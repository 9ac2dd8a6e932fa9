/// The part of a machine that a search has visited: states by index, transitions, depths.
///
/// States are numbered in breadth-first order. Depths never decrease with the index, so the first
/// state that satisfies a condition is one of the nearest. States below ``expandedCount`` have all
/// their transitions; the others are the frontier of a search that was cut short.
public struct StateGraph<Machine: StateMachine>: Sendable {
  /// The states in the order in which they were found.
  public internal(set) var states: [Machine.State] = []

  /// The distinct actions that occur, in the order in which they were first taken.
  public internal(set) var actions: [Machine.Action] = []

  /// What cut the search short, or nil if every reachable state is here and expanded.
  public internal(set) var stoppedBy: Limit?

  /// The observed breach of the machine's contract, if any. Every verdict is then this fault.
  public internal(set) var fault: ModelFault<Machine>?

  /// The number of initial states, which come first.
  public internal(set) var initialCount = 0

  let machine: Machine
  /// Equal states that may differ. A property must not distinguish them.
  var suspects: [EqualStates<Machine>] = []
  /// The steps of traces that were already replayed.
  let confirmed = ConfirmedSteps<Machine>()
  var table = TransitionTable()
  var lists = TransitionLists()
  var parent: [Int32] = []
  var parentAction: [Int32] = []
  var depths: [Int32] = []
  /// The costs of the traces; nil if all actions cost the same.
  var traceCosts: TraceCosts?

  init(machine: Machine) { self.machine = machine }
}

extension StateGraph {
  /// Whether the whole reachable state space was explored.
  public var isComplete: Bool { stoppedBy == nil }

  /// The number of expanded states.
  public var expandedCount: Int { table.expandedCount }

  /// The number of transitions of all expanded states.
  public var transitionCount: Int { table.count }

  /// The greatest depth of a known state, in steps.
  public var depth: Int { Int(depths.last ?? 0) }

  /// The number of steps in the shortest trace to a state.
  public func depth(of state: Int) -> Int { Int(depths[state]) }

  /// Every trace of at most this many steps lies within the expanded states.
  var exhaustedLength: Int {
    if isComplete { return .max }
    return expandedCount < depths.count ? Int(depths[expandedCount]) : 0
  }

  /// One transition; its source and target are indices of ``states``.
  public struct Transition: Hashable, Sendable {
    /// The index of the state before.
    public let source: Int
    /// The action taken.
    public let action: Machine.Action
    /// The index of the state after.
    public let target: Int
  }

  /// The transitions out of a state, in the order of its actions; none for a frontier state.
  /// - Complexity: O(*n*) for *n* transitions.
  public func transitions(from state: Int) -> [Transition] {
    table.range(of: state).map { index in
      Transition(
        source: state, action: actions[Int(table.action[index])],
        target: Int(table.target[index]))
    }
  }

  /// The transitions out of a state, as indices of ``actions`` and of ``states``.
  ///
  /// It is for loops over a whole graph in generic code, which would spend most of their time on values
  /// whose type depends on the machine.
  package func steps(
    from state: Int
  ) -> Zip2Sequence<ArraySlice<Int32>, ArraySlice<Int32>> {
    let range = table.range(of: state)
    return zip(table.action[range], table.target[range])
  }

  /// A shortest trace to a state, and of these one whose actions cost the least.
  /// - Complexity: O(*n*) for a trace of *n* steps.
  public func shortestTrace(to state: Int) -> Trace<Machine> {
    var path: [(action: Int, target: Int)] = []
    var current = state
    while parent[current] >= 0 {
      path.append((Int(parentAction[current]), current))
      current = Int(parent[current])
    }
    var trace = Trace<Machine>(from: states[current])
    for (action, target) in path.reversed() {
      trace.take(actions[action], to: states[target])
    }
    return trace
  }

  /// A shortest trace that ends with a given transition, and of these one that costs the least.
  func shortestTrace(through transition: Int) -> Trace<Machine> {
    var trace = shortestTrace(to: table.source(of: transition))
    trace.take(
      actions[Int(table.action[transition])], to: states[Int(table.target[transition])])
    return trace
  }
}
