/// How some properties stand in single states and on single steps, for a reader of traces of a machine
/// whose states are not stored.
///
/// Each claim has a column of its own. What depends on all states has no column.
package struct StepWatch<Machine: StateMachine>: Sendable {
  /// The claims of the properties, in order.
  package let claims: [WatchedClaim]
  private let questions: [Question<Machine>]

  /// Watches properties; one with a fault has no claims that can be watched.
  package init(_ properties: [Property<Machine>]) {
    var (claims, questions): ([WatchedClaim], [Question<Machine>]) = ([], [])
    for (number, property) in properties.enumerated() where property.fault == nil {
      for claim in property.claims {
        let subject = claim.question.watchedSubject
        claims.append(
          WatchedClaim(
            property: number, subject: subject, column: subject == .graph ? nil : claims.count,
            isProvedByAnswer: claim.isProvedByAnswer))
        questions.append(claim.question)
      }
    }
    (self.claims, self.questions) = (claims, questions)
  }

  /// For each claim, 1 if the state answers it.
  package func marks(of state: Machine.State, isTerminal: Bool) -> [UInt8] {
    questions.map { $0.isAnswered(by: state, isTerminal: isTerminal) ? 1 : 0 }
  }

  /// For each claim, what the step tells: 1 if it answers, or the letter that the observer reads.
  package func letters(of step: Step<Machine>) -> [UInt8] {
    questions.map { $0.letter(of: step) }
  }
}

extension Question {
  /// What a reader of a trace looks at.
  fileprivate var watchedSubject: WatchedClaim.Subject {
    switch self {
    case .state, .terminalState: .state
    case .step: .step
    case .violation(let pattern): .steps(ObserverTable(pattern.observer))
    case .stateUnable: .graph
    }
  }

  fileprivate func isAnswered(by state: Machine.State, isTerminal: Bool) -> Bool {
    switch self {
    case .state(let condition, let value): condition.test(state) == value
    case .terminalState(let exception): isTerminal && !exception.test(state)
    case .step, .violation, .stateUnable: false
    }
  }

  fileprivate func letter(of step: Step<Machine>) -> UInt8 {
    switch self {
    case .state, .terminalState, .stateUnable: 0
    case .step(let trigger, let exception):
      trigger.except(exception).holds(step) ? Observer.Letter.main.rawValue : 0
    case .violation(let pattern):
      pattern.conditions.reduce(0) { $1.1.holds(step) ? $0 | $1.0.rawValue : $0 }
    }
  }
}
