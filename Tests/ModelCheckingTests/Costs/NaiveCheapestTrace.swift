import ModelChecking

/// The cheapest of the shortest traces that answer a question, found among all traces.
struct NaiveCheapestTrace<Machine: StateMachine> {
  let machine: Machine
  let longest: Int

  /// Enumerates the traces of each length in the order of their actions, the shortest first.
  ///
  /// - Parameter answers: Whether a trace answers the question.
  /// - Returns: The first of the cheapest among the shortest that do; nil if no trace does.
  func trace(where answers: (Trace<Machine>) -> Bool) -> Trace<Machine>? {
    var traces = machine.initialStates.map { Trace<Machine>(from: $0) }
    for _ in 0...longest {
      let found = traces.filter(answers)
      if let first = found.min(by: { machine.cost(of: $0) < machine.cost(of: $1) }) { return first }
      traces = traces.flatMap(longer)
    }
    return nil
  }

  private func longer(_ trace: Trace<Machine>) -> [Trace<Machine>] {
    NaiveSearch.steps(from: trace.finalState, in: machine).map { step in
      var longer = trace
      longer.take(step.action, to: step.target)
      return longer
    }
  }
}
