/// How many mutants of a model its properties catch.
public struct MutationScore: Hashable, Sendable {
  /// What became of one mutant.
  public struct Outcome: Hashable, Sendable {
    /// The name of the broken rule.
    public let rule: String
    /// How it is broken.
    public let fault: String
    /// The property whose verdict changed, or ``MutationScore/unreachedRule``; nil for a survivor.
    public let catcher: String?

    /// The broken rule and how it is broken.
    public var mutant: String { "\(rule): \(fault)" }
  }

  /// What catches a mutant that no property catches, if one of its rules can never happen.
  public static let unreachedRule = "the check that every rule can happen"

  /// The mutants that differ from the model in some reachable state, in order.
  public let outcomes: [Outcome]
  /// The number of mutants that behave like the model in every reachable state.
  public let equivalent: Int

  /// How many mutants are caught.
  public var caught: Int { outcomes.count { $0.catcher != nil } }

  /// The mutants that nothing catches.
  public var survivors: [Outcome] { outcomes.filter { $0.catcher == nil } }
}

extension MutationScore {
  /// The survivors of one broken rule.
  public struct Group: Hashable, Sendable {
    /// The name of the rule.
    public let rule: String
    /// How many mutants of the rule differ from the model.
    public let mutants: Int
    /// What became of the surviving mutants.
    public let survivors: [Outcome]

    /// How the surviving mutants are broken.
    public var faults: [String] { survivors.map(\.fault) }
  }

  /// The survivors, rule by rule, in the model's order.
  public var survivorsByRule: [Group] {
    let mutants = outcomes.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
    var groups: [Group] = []
    for outcome in survivors {
      let others = groups.last?.rule == outcome.rule ? groups.removeLast().survivors : []
      groups.append(
        Group(
          rule: outcome.rule, mutants: mutants[outcome.rule] ?? 0, survivors: others + [outcome]))
    }
    return groups
  }
}
