extension StateGraph {
  /// Evaluates properties on every state and every transition, so that a reader without the engine can say
  /// at each step of a trace how they stand.
  ///
  /// A property with a fault has no claims that can be watched.
  ///
  /// - Complexity: O(states + transitions) for each claim.
  package func watch(_ properties: [Property<Machine>]) -> ClaimWatch {
    var states = JointColumns(count: states.count)
    var transitions = JointColumns(count: table.count)
    var numbers: [[UInt8]: Int] = [:]
    var claims: [WatchedClaim] = []
    for (number, property) in properties.enumerated() where property.fault == nil {
      for claim in property.claims {
        let (subject, column) = observe(claim.question)
        var position: Int?
        if column.contains(where: { $0 != 0 }) {
          let key = column + [subject == .state ? 1 : 0]
          position =
            numbers[key] ?? (subject == .state ? states.append(column) : transitions.append(column))
          numbers[key] = position
        }
        claims.append(
          WatchedClaim(
            property: number, subject: subject, column: position,
            isProvedByAnswer: claim.isProvedByAnswer))
      }
    }
    return ClaimWatch(claims: claims, states: states, transitions: transitions)
  }

  /// What a question looks at, and its value for each state or transition.
  private func observe(_ question: Question<Machine>) -> (WatchedClaim.Subject, [UInt8]) {
    switch question {
    case .state(let condition, let value): (.state, marks { condition.test(states[$0]) == value })
    case .terminalState(let exception):
      (.state, marks { isTerminal($0) && !exception.test(states[$0]) })
    case .stateUnable(let condition):
      (.state, statesAble(toReach: condition).map { $0 ? 0 : 1 })
    case .step(let trigger, let exception):
      (.step, letters(of: [(.main, trigger.except(exception))]))
    case .violation(let pattern):
      (.steps(ObserverTable(pattern.observer)), letters(of: pattern.conditions))
    }
  }

  private func marks(where test: (Int) -> Bool) -> [UInt8] {
    states.indices.map { test($0) ? 1 : 0 }
  }
}
