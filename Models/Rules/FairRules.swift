import ModelChecking

/// Some rules of a model, and that they are assumed not to wait for ever.
///
/// Fairness is stated as a rule is: by name, and with the sources that say so. The user owes nothing
/// and the system need not kill anybody, so no model assumes fairness of these.
public struct FairRules<State: ModelState>: Sendable {
  /// The name of the group, for example `deliveries`.
  public let name: String
  /// How much is assumed of the group as a whole: one of its rules is taken, not each of them.
  public let strength: Fairness.Strength
  /// Why it can be assumed, as a clause.
  public let reason: String
  /// The sources that say so.
  public let citations: [Citation]
  /// Whether iOS sees to it; otherwise the app's code or the user has to.
  public let isOfSystem: Bool
  /// Whether a rule belongs to the group.
  let contains: @Sendable (Rule<State>) -> Bool

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - name: The name of the group, unique in its model.
  ///   - strength: How much is assumed.
  ///   - isOfSystem: Whether iOS sees to it.
  ///   - reason: Why it can be assumed, as a clause.
  ///   - citations: The sources that say so.
  ///   - contains: Whether a rule belongs to the group.
  public init(
    _ name: String, _ strength: Fairness.Strength, isOfSystem: Bool = true, because reason: String,
    citing citations: [Citation], _ contains: @escaping @Sendable (Rule<State>) -> Bool
  ) {
    self.name = name
    self.strength = strength
    self.isOfSystem = isOfSystem
    self.reason = reason
    self.citations = citations
    self.contains = contains
  }

  /// What is assumed of the group, for a search.
  var fairness: Fairness { Fairness(strength, of: name, reason: reason) }

  /// The transitions of the group in a machine with some of the model’s rules.
  func group(in machine: RuleMachine<State>) -> RuleGroup<RuleMachine<State>> {
    let members = machine.rules.map(contains)
    return RuleGroup(name, .action(name) { members[$0.rule] })
  }
}
