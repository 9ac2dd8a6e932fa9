/// A rule about the order in which steps may occur, within a scope.
///
/// The patterns and scopes are those of Dwyer, Avrunin and Corbett, “Patterns in property
/// specifications for finite-state verification”, ICSE 1999, in their event-based reading: the
/// step that opens or closes a scope is not inside it.
public struct Pattern<Machine: StateMachine>: Sendable {
  /// What must hold inside the scope.
  public let requirement: Requirement
  /// The part of each trace to which the requirement applies.
  public let scope: Scope

  /// Creates a pattern.
  public init(_ requirement: Requirement, _ scope: Scope = .globally) {
    self.requirement = requirement
    self.scope = scope
  }

  /// What a pattern demands.
  public enum Requirement: Sendable {
    /// The step does not occur.
    case absence(of: StepPredicate<Machine>)
    /// The step occurs.
    case existence(of: StepPredicate<Machine>)
    /// Every step is of this kind.
    case universality(of: StepPredicate<Machine>)
    /// The second step occurs only after the first has occurred.
    case precedence(of: StepPredicate<Machine>, before: StepPredicate<Machine>)
    /// Each second step is followed by the first.
    case response(of: StepPredicate<Machine>, to: StepPredicate<Machine>)
    /// The step occurs at most this many times. A bound that is not in 0…100 is a fault of the
    /// property (``ModelFault/impossibleBound(_:)``).
    case boundedExistence(of: StepPredicate<Machine>, atMost: Int)
  }

  /// The part of a trace to which a pattern applies.
  public enum Scope: Sendable {
    /// The whole trace.
    case globally
    /// Up to the first such step. Traces without one follow the pattern.
    case before(StepPredicate<Machine>)
    /// From the first such step onwards.
    case after(StepPredicate<Machine>)
    /// Each segment from the first step to the second. A segment that never ends is not judged, and
    /// neither is one in which the third step occurs before the second.
    case between(
      StepPredicate<Machine>, and: StepPredicate<Machine>, unless: StepPredicate<Machine>? = nil)
    /// Each segment from the first step to the second, or to the end of the trace.
    case afterUntil(StepPredicate<Machine>, until: StepPredicate<Machine>)
  }
}

extension Pattern {
  /// The observer that reads the letters of ``conditions``.
  var observer: Observer { Observer(requirement: requirement.core, scope: scope.frame) }

  /// Whether a trace can end before a step that the pattern demands.
  var canBePending: Bool { impossibleBound == nil && observer.isPending.contains(true) }

  /// The bound of a bounded existence, if no observer can count to it.
  var impossibleBound: Int? {
    guard case .boundedExistence(_, let bound) = requirement else { return nil }
    return (0...Observer.largestBound).contains(bound) ? nil : bound
  }

  /// The pattern's conditions, each with the part of the letter that represents it.
  var conditions: [(Observer.Letter, StepPredicate<Machine>)] {
    let (main, other) = requirement.conditions
    let (open, close, abandon) = scope.conditions
    let all: [(Observer.Letter, StepPredicate<Machine>?)] = [
      (.main, main), (.other, other), (.open, open), (.close, close), (.abandon, abandon),
    ]
    return all.compactMap { letter, condition in condition.map { (letter, $0) } }
  }

  /// The step without which the pattern would hold vacuously; nil if there is no such step.
  var trigger: StepPredicate<Machine>? {
    if let open = scope.conditions.open { return open }
    switch requirement {
    case .precedence(_, let condition), .response(_, let condition): return condition
    case .boundedExistence(let condition, _): return condition
    case .absence, .existence, .universality: return scope.conditions.close
    }
  }
}

extension Pattern.Requirement {
  fileprivate var core: Observer.Requirement {
    switch self {
    case .absence: .absence
    case .existence: .existence
    case .universality: .universality
    case .precedence: .precedence
    case .response: .response
    case .boundedExistence(_, let bound): .boundedExistence(bound)
    }
  }

  fileprivate var conditions: (main: StepPredicate<Machine>, other: StepPredicate<Machine>?) {
    switch self {
    case .absence(let main), .existence(let main), .universality(let main): (main, nil)
    case .boundedExistence(let main, _): (main, nil)
    case .precedence(let other, let main): (main, other)
    case .response(let other, let main): (main, other)
    }
  }
}

extension Pattern.Scope {
  fileprivate var frame: Observer.Scope {
    switch self {
    case .globally: .globally
    case .before: .before
    case .after: .after
    case .between: .between
    case .afterUntil: .afterUntil
    }
  }

  fileprivate var conditions:
    (
      open: StepPredicate<Machine>?, close: StepPredicate<Machine>?,
      abandon: StepPredicate<Machine>?
    )
  {
    switch self {
    case .globally: (nil, nil, nil)
    case .before(let close): (nil, close, nil)
    case .after(let open): (open, nil, nil)
    case .between(let open, let close, let abandon): (open, close, abandon)
    case .afterUntil(let open, let close): (open, close, nil)
    }
  }
}

extension Pattern {
  /// The same pattern for another machine, with its conditions replaced.
  func map<Other: StateMachine>(
    _ transform: (StepPredicate<Machine>) -> StepPredicate<Other>
  ) -> Pattern<Other> {
    Pattern<Other>(requirement.map(transform), scope.map(transform))
  }
}

extension Pattern.Requirement {
  fileprivate func map<Other: StateMachine>(
    _ transform: (StepPredicate<Machine>) -> StepPredicate<Other>
  ) -> Pattern<Other>.Requirement {
    switch self {
    case .absence(let step): .absence(of: transform(step))
    case .existence(let step): .existence(of: transform(step))
    case .universality(let step): .universality(of: transform(step))
    case .precedence(let first, let second):
      .precedence(of: transform(first), before: transform(second))
    case .response(let answer, let question):
      .response(of: transform(answer), to: transform(question))
    case .boundedExistence(let step, let bound):
      .boundedExistence(of: transform(step), atMost: bound)
    }
  }
}

extension Pattern.Scope {
  fileprivate func map<Other: StateMachine>(
    _ transform: (StepPredicate<Machine>) -> StepPredicate<Other>
  ) -> Pattern<Other>.Scope {
    switch self {
    case .globally: .globally
    case .before(let close): .before(transform(close))
    case .after(let open): .after(transform(open))
    case .between(let open, let close, let abandon):
      .between(transform(open), and: transform(close), unless: abandon.map(transform))
    case .afterUntil(let open, let close): .afterUntil(transform(open), until: transform(close))
    }
  }
}
