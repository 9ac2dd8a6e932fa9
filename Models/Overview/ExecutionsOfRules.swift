import ModelChecking

extension Model where State: ProcessState {
  /// The states of execution in which each rule can be taken, in the order of the rules.
  ///
  /// - Complexity: One exploration, and O(*t*) for *t* transitions.
  package var executionsOfRules: [Set<ExecutionState>] {
    let graph = explore(machine, limits: .none, auditing: .off) { _ in .proceed }
    let ruleOfAction = graph.actions.map(\.rule)
    var executions = machine.rules.map { _ in Set<ExecutionState>() }
    for state in graph.states.indices {
      let execution = graph.states[state].execution
      for (action, _) in graph.steps(from: state) {
        executions[ruleOfAction[Int(action)]].insert(execution)
      }
    }
    return executions
  }
}
