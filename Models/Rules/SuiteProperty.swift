import ModelChecking

/// A property of a model, with its role and the expected verdict.
public struct SuiteProperty<State: ModelState>: Sendable {
  /// What is checked.
  public let property: Property<RuleMachine<State>>
  /// The role of the property.
  public let role: Role
  /// Where it is said.
  public let citations: [Citation]

  /// The role that a property plays in its suite.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// The system keeps it: expected to hold.
    case invariant
    /// People believe it and it is false: expected to be violated.
    case belief
    /// Something can happen at all: expected to hold, so that no other property holds vacuously.
    case witness
    /// The app has to keep it, not the system; the model shows that the situation can arise.
    case obligation
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
    case .holds: !isExpectedToBeViolated && !result.isVacuous
    case .violated: isExpectedToBeViolated
    }
  }
}
