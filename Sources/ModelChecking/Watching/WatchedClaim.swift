/// One claim of a property, and where a reader of a trace finds how it stands.
package struct WatchedClaim: Hashable, Sendable {
  /// The index of its property.
  package let property: Int
  /// What is looked at.
  package let subject: Subject
  /// The column that tells; nil if nothing ever answers the claim's question, or nothing can tell.
  package let column: Int?
  /// Whether an answer proves the claim; otherwise, it refutes it.
  package let isProvedByAnswer: Bool

  /// What a claim looks at.
  package enum Subject: Hashable, Sendable {
    /// A state: the column of states says whether it answers.
    case state
    /// A step: the column of transitions says whether it answers.
    case step
    /// All steps so far: the column of transitions has the letter that this observer reads.
    case steps(ObserverTable)
    /// All states and transitions: no single step tells, so only a graph is watched.
    case graph
  }
}

/// The table of an observer, for a reader that has no engine.
package struct ObserverTable: Hashable, Sendable {
  /// How many letters there are; a row of ``next`` has one entry for each.
  package static let letterCount = Observer.Letter.count
  /// The rows of the states, one after the other; the observer begins in the first.
  package let next: [UInt8]
  /// For each state, whether the pattern is broken, whatever follows.
  package let isViolated: [Bool]
  /// For each state, whether the pattern is broken if nothing follows.
  package let isPending: [Bool]

  init(_ observer: Observer) {
    next = observer.next.map { $0 & ~Observer.exerciseBit }
    isViolated = observer.isViolated
    isPending = observer.isPending
  }
}

/// How some properties stand in each state and on each transition of a graph.
package struct ClaimWatch: Sendable {
  /// The claims of the properties, in order.
  package let claims: [WatchedClaim]
  /// The columns of states, one byte for each state.
  package let states: JointColumns
  /// The columns of transitions, one byte for each transition, in the order of the states.
  package let transitions: JointColumns
}
