/// What a claim asks of a machine: the one form in which searches and walks know claims.
///
/// The answer to a question is a trace. Whether a trace proves or refutes the claim is said by
/// ``Claim/isProvedByAnswer``.
enum Question<Machine: StateMachine>: Sendable {
  /// Is there a state in which the condition has this value?
  case state(StatePredicate<Machine>, is: Bool)
  /// Is there a terminal state that does not satisfy the condition?
  case terminalState(except: StatePredicate<Machine>)
  /// Is there a step of the first kind that is not of the second?
  case step(StepPredicate<Machine>, unless: StepPredicate<Machine>?)
  /// Is there a trace that breaks the pattern?
  case violation(of: Pattern<Machine>)
  /// Is there a state from which no state that satisfies the condition can be reached?
  case stateUnable(toReach: StatePredicate<Machine>)
}

extension Claim {
  /// What the claim asks.
  var question: Question<Machine> { normalForm.question }

  /// Whether an answer to the question proves the claim; otherwise, an answer refutes it.
  var isProvedByAnswer: Bool { normalForm.isProvedByAnswer }

  /// The meaning of the claim. Nothing else in the engine looks at the kind of a claim.
  private var normalForm: (question: Question<Machine>, isProvedByAnswer: Bool) {
    switch self {
    case .always(let condition): (.state(condition, is: false), false)
    case .everyStep(let trigger, let condition): (.step(trigger, unless: condition), false)
    case .reachable(let condition): (.state(condition, is: true), true)
    case .reachableStep(let condition): (.step(condition, unless: nil), true)
    case .alwaysPossible(let condition): (.stateUnable(toReach: condition), false)
    case .noDeadlock(let exception): (.terminalState(except: exception), false)
    case .pattern(let pattern): (.violation(of: pattern), false)
    }
  }

  /// Whether a single trace can show that the claim is false.
  var isRefutedByOneTrace: Bool {
    if case .stateUnable = question { return false }
    return !isProvedByAnswer
  }
}

extension Question {
  /// The step without which the claim would hold vacuously; nil if there is no such step.
  var trigger: StepPredicate<Machine>? {
    switch self {
    case .step(let trigger, .some): trigger
    case .violation(let pattern): pattern.trigger
    case .step(_, nil), .state, .terminalState, .stateUnable: nil
    }
  }

  /// What makes the question one that cannot be judged.
  var fault: ModelFault<Machine>? {
    guard case .violation(let pattern) = self else { return nil }
    return pattern.impossibleBound.map(ModelFault.impossibleBound)
  }

  /// Whether an answer is found only by following transitions backwards, or by looking for cycles.
  var needsGraph: Bool {
    switch self {
    case .stateUnable: true
    case .violation(let pattern): pattern.canBePending
    case .state, .terminalState, .step: false
    }
  }

  /// The conditions that the question is made of.
  var conditions: (states: [StatePredicate<Machine>], steps: [StepPredicate<Machine>]) {
    switch self {
    case .state(let condition, _), .terminalState(let condition), .stateUnable(let condition):
      ([condition], [])
    case .step(let trigger, let exception): ([], [trigger] + (exception.map { [$0] } ?? []))
    case .violation(let pattern): ([], pattern.conditions.map(\.1))
    }
  }
}

extension StepPredicate {
  /// The steps that satisfy this condition and do not satisfy the exception.
  func except(_ exception: Self?) -> Self { exception.map { self && !$0 } ?? self }
}
