/// A rule about the order in which steps may occur, within a scope.
///
/// The patterns and scopes are those of Dwyer, Avrunin and Corbett, “Patterns in property
/// specifications for finite-state verification”, ICSE 1999. A scope cuts a trace into *stretches*,
/// and the requirement must be met in each stretch that is judged. In the table, Q opens a scope,
/// R closes it, X abandons it, and P is the step of the requirement.
///
/// | scope | here | formulas of Dwyer, Avrunin and Corbett |
/// |---|---|---|
/// | `globally` | the whole trace is judged | the same |
/// | `before(R)` | up to the first R, if R comes | the same |
/// | `after(Q)` | from the first Q on | the same; precedence is content with any Q |
/// | `between(Q, R)`, `.weak` | from Q to R; judged only if R comes | “between Q and R” |
/// | `between(Q, R)`, `.strong` | from Q to R, or for ever; judged in any case | “after Q until R” |
/// | `unless: X` | not judged if X comes before R, or with it | none |
/// | the steps Q and R | not inside | R is not inside; Q is |
/// | Q again before R (Q P Q R) | nothing begins anew: existence of P holds | P is due again after \
/// the second Q; so is the first step of a precedence |
/// | a step that is both Q and R | closes what is open, and then opens | opens nothing |
/// | `boundedExistence` of P | counts steps | counts blocks of P, if each is a state |
///
/// In a stretch that is judged although it does not end, what is missing at the end of a trace
/// violates the pattern. If it can be missing for ever, no finite trace decides
/// (``Undecided/needsLiveness``). That goes for what is forbidden as well, if the stretch can still
/// be abandoned.
///
/// The strong reading is the default, because “between Q and R comes P” promises P. The weak one
/// fits a stretch that may well go on for ever: “P, if R comes at all”.
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
    /// Each stretch from the first step to the second. A stretch that never ends is judged only in
    /// the strong reading. One in which the third step occurs before the second is never judged.
    case between(
      StepPredicate<Machine>, and: StepPredicate<Machine>, unless: StepPredicate<Machine>? = nil,
      ending: ScopeEnding = .strong)

    /// Each stretch from the first step to the second, or to the end of the trace: the strong
    /// reading of “between”.
    public static func afterUntil(
      _ open: StepPredicate<Machine>, until close: StepPredicate<Machine>,
      unless abandon: StepPredicate<Machine>? = nil
    ) -> Self {
      .between(open, and: close, unless: abandon, ending: .strong)
    }
  }
}

/// What becomes of a stretch “between” two steps if the second never comes.
public enum ScopeEnding: String, CaseIterable, Hashable, Sendable {
  /// Nothing: a stretch is judged only if it ends.
  case weak
  /// It is judged too: what it demands must come, and what it forbids must not.
  case strong
}

extension Property {
  /// The readings of “between” in which the property is meant; empty if no claim has such a scope.
  public var endings: Set<ScopeEnding> {
    Set(
      claims.compactMap { claim in
        guard case .pattern(let pattern) = claim,
          case .between(_, _, _, let ending) = pattern.scope
        else { return nil }
        return ending
      })
  }
}

extension Pattern {
  /// What the observer tabulates.
  var definition: ObserverDefinition {
    ObserverDefinition(requirement: requirement.core, scope: scope.frame)
  }

  /// The observer that reads the letters of ``conditions``.
  var observer: Observer { Observer(requirement: requirement.core, scope: scope.frame) }

  /// Whether a trace can end before a step that the pattern demands.
  var canBePending: Bool { impossibleBound == nil && observer.isPending.contains(true) }

  /// The bound of a bounded existence, if no observer can count to it.
  var impossibleBound: Int? {
    guard case .boundedExistence(_, let bound) = requirement else { return nil }
    return (0...Observer.maxBound).contains(bound) ? nil : bound
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
    case .between(_, _, let abandon, let ending):
      .between(ending, canBeAbandoned: abandon != nil)
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
    case .between(let open, let close, let abandon, _): (open, close, abandon)
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
    case .between(let open, let close, let abandon, let ending):
      .between(
        transform(open), and: transform(close), unless: abandon.map(transform), ending: ending)
    }
  }
}
