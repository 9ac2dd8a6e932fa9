/// The part of a life cycle that is left when some rules and states are ruled out.
struct Remainder: Sendable {
  /// Whether each rule is ruled out.
  let excludedRules: [Bool]
  /// Whether each state is ruled out.
  let excludedStates: [Bool]
  /// Where a log may begin.
  let states: [Int32]
  /// Whether one process may take the place of another by a death that is ruled out elsewhere.
  let bridgesProcesses: Bool

  /// What can be reached without some rules and states.
  init(of graph: LifeCycleGraph, excludingRules rules: [Bool], states: [Bool]) {
    excludedRules = rules
    excludedStates = states
    bridgesProcesses = false
    self.states = graph.closure(
      of: graph.initialStates.map(Int32.init), following: rules.map(!), excluding: states)
  }

  /// The whole of a life cycle.
  init(all graph: LifeCycleGraph) {
    self.init(
      of: graph, excludingRules: Array(repeating: false, count: graph.callbackOfRule.count),
      states: Array(repeating: false, count: graph.stateCount))
  }

  /// All states, and no silent death but those between the processes of a log.
  init(withoutDeathsIn graph: LifeCycleGraph) {
    excludedRules = graph.isKill
    excludedStates = Array(repeating: false, count: graph.stateCount)
    bridgesProcesses = true
    states = Array(0..<Int32(graph.stateCount))
  }
}
