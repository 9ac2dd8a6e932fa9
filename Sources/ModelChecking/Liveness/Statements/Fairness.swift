/// Some rules of a machine, as one: what fairness speaks of.
public struct RuleGroup<Machine: StateMachine>: Sendable {
  /// The name in assumptions of fairness.
  public let name: String
  /// The transitions of the rules. The group is enabled in a state if one of them leaves it.
  public let steps: StepPredicate<Machine>

  /// Creates a group of rules from its name and its transitions.
  public init(_ name: String, _ steps: StepPredicate<Machine>) {
    self.name = name
    self.steps = steps
  }
}

/// An assumption that a group of rules does not wait for ever, with the reason to assume it.
///
/// Fairness is a matter of transitions: a group is taken only where one of its own transitions is,
/// even if another one leads to the same state.
public struct Fairness: Hashable, Sendable {
  /// How much is assumed (Lehmann, Pnueli and Stavi, “Impartiality, justice and fairness”, 1981).
  public enum Strength: Hashable, Sendable, CaseIterable {
    /// The group is taken or disabled infinitely often: justice.
    case weak
    /// The group is taken infinitely often, or enabled only finitely often: compassion.
    case strong
    /// The group is taken infinitely often, enabled or not: impartiality. A finite run is unfair,
    /// and so may be every run.
    case unconditional
  }

  /// How much is assumed.
  public let strength: Strength
  /// The name of the group of rules.
  public let rule: String
  /// Why this can be assumed, and who says so.
  public let reason: String

  /// Creates an assumption.
  public init(_ strength: Strength, of rule: String, reason: String) {
    self.strength = strength
    self.rule = rule
    self.reason = reason
  }
}

extension Fairness: CustomStringConvertible {
  /// The assumption in words.
  public var description: String { "\(strength) fairness of \(rule)" }
}

extension Fairness.Strength: CustomStringConvertible {
  /// The strength in one word.
  public var description: String {
    switch self {
    case .weak: "weak"
    case .strong: "strong"
    case .unconditional: "unconditional"
    }
  }
}
