/// The costs of a stored graph's shortest traces, which decide between traces of equal length.
struct TraceCosts: Sendable {
  /// The cost of beginning in each initial state.
  let ofBeginning: [Int]
  /// The cost of each action.
  let ofAction: [Int]
  /// The cost of the trace to each state.
  private(set) var ofState: [Int]
  /// The position of each state in the order of the traces.
  private(set) var ranks: [Int32]

  /// Whether the cost of a state's trace, or its position among equals, puts it before another.
  func isBefore(_ state: Int, _ other: Int) -> Bool {
    (ofState[state], ranks[state]) < (ofState[other], ranks[other])
  }

  /// The same for traces that end with a transition.
  func isBefore(_ transition: Int, _ other: Int, in table: TransitionTable) -> Bool {
    key(of: transition, in: table) < key(of: other, in: table)
  }

  /// Transitions of one source are numbered in the order of its actions.
  private func key(of transition: Int, in table: TransitionTable) -> (Int, Int32, Int) {
    let (source, action) = (table.source(of: transition), Int(table.action[transition]))
    return (ofState[source] + ofAction[action], ranks[source], transition)
  }
}

extension StateGraph {
  /// Selects the cheapest of the shortest traces to each state. If all cost the same, these are the
  /// traces that the search has found first.
  mutating func chooseCheapestTraces() {
    let costs = actions.map(machine.cost(of:))
    let beginnings = states.prefix(initialCount).map(machine.cost(ofBeginningIn:))
    guard costs.areDifferent || beginnings.areDifferent else { return }
    let traces = CheapestTraces(
      of: table, from: (0..<Int32(initialCount)).map(\.self), at: beginnings, costing: costs)
    var (stateCosts, ranks) = (traces.costs, traces.ranks)
    for state in states.indices {
      if traces.parents[state] >= 0 {
        parent[state] = traces.parents[state]
        parentAction[state] = table.action[Int(traces.transitions[state])]
      } else if parent[state] >= 0 {
        // A limit interrupted the only state that leads here, and its transitions were dropped.
        stateCosts[state] = stateCosts[Int(parent[state])] + costs[Int(parentAction[state])]
        ranks[state] = Int32(state)
      }
    }
    traceCosts = TraceCosts(
      ofBeginning: beginnings, ofAction: costs, ofState: stateCosts, ranks: ranks)
  }
}

extension [Int] {
  /// Whether not all elements are the same.
  fileprivate var areDifferent: Bool { contains { $0 != first } }
}
