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
    var numbers: [ColumnKey: Int] = [:]
    var claims: [WatchedClaim] = []
    for (number, property) in properties.enumerated() where property.fault == nil {
      for claim in property.claims {
        let (subject, column) = observe(claim.question)
        var position: Int?
        if column.contains(where: { $0 != 0 }) {
          let isOfStates = subject == .state
          let key = ColumnKey(column, isOfStates: isOfStates)
          position =
            numbers[key] ?? (isOfStates ? states.append(column) : transitions.append(column))
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

  /// Which conditions hold in each state, in columns in their order.
  /// - Complexity: O(states) for each condition.
  package func watch(_ conditions: [StatePredicate<Machine>]) -> JointColumns {
    var columns = JointColumns(count: states.count)
    for condition in conditions {
      _ = columns.append(marks { condition.holds(in: states[$0]) })
    }
    return columns
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

/// A column whose hash is computed once: it has a byte for each transition, and tables hash their keys
/// again whenever they grow.
private struct ColumnKey: Hashable {
  private let column: [UInt8]
  private let isOfStates: Bool
  private let columnHash: Int

  init(_ column: [UInt8], isOfStates: Bool) {
    self.column = column
    self.isOfStates = isOfStates
    var hasher = Hasher()
    column.withUnsafeBytes { hasher.combine(bytes: $0) }
    columnHash = hasher.finalize()
  }

  func hash(into hasher: inout Hasher) { hasher.combine(columnHash) }
}
