import ModelChecking

/// A property of a model, with its role and the expected verdict.
public struct SuiteProperty<State: ModelState>: Sendable {
  /// What is checked.
  public let property: Property<RuleMachine<State>>
  /// The role of the property.
  public let role: Role
  /// What the property was made from.
  public internal(set) var basis = Basis.sources
  /// The sources that say so.
  public let citations: [Citation]

  /// The role that a property plays in its suite.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// The system guarantees it: expected to hold.
    case invariant
    /// People believe it, but it is false: expected to be violated.
    case belief
    /// Something can happen at all: expected to hold, so that no other property holds vacuously.
    case witness
    /// The app must keep it, not the system; the model shows that the situation can arise.
    case obligation
  }

  /// What a property was made from, and therefore what it proves when it catches a broken rule.
  public enum Basis: String, CaseIterable, Hashable, Sendable {
    /// A statement about the life cycle from the sources: a person can read it, and believe or
    /// doubt it, without knowing the rules.
    case sources
    /// The rules themselves: a second description of them, such as a transition table, or what
    /// makes them well-formed. Broken rules differ from it by construction.
    case rules
  }

  /// Whether the model is expected to break the property.
  public var isExpectedToBeViolated: Bool { role == .belief }

  /// The kind of the first claim, in the words of reports.
  public var kind: String {
    switch property.claims.first {
    case .always, nil: "state invariant"
    case .everyStep: "step invariant"
    case .reachable, .reachableStep: "reachable"
    case .alwaysPossible: "always-possible"
    case .noDeadlock: "no deadlock"
    case .pattern: "pattern"
    }
  }
}

extension SuiteProperty {
  /// Whether a verdict is the expected one; nil while it is undecided.
  public func isAsExpected(_ result: PropertyResult<RuleMachine<State>>) -> Bool? {
    switch result.verdict {
    case .undecided: nil
    case .faulty: false
    case .holds: !isExpectedToBeViolated && !result.isVacuous
    case .violated: isExpectedToBeViolated
    }
  }
}
