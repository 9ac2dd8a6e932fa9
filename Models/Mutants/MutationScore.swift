/// How many mutants of a model its properties catch: all properties, and the statements alone.
///
/// Properties that restate the rules, such as the transition tables, catch a broken rule by
/// construction. The second count leaves them out, so it is the one that says something about the
/// model.
public struct MutationScore: Hashable, Sendable {
  /// What became of one mutant.
  public struct Outcome: Hashable, Sendable {
    /// The name of the broken rule.
    public let rule: String
    /// How it is broken.
    public let fault: String
    /// The statement of the sources whose verdict changed; nil if none did.
    public let statement: String?
    /// What catches the mutant if no statement does: a restatement of the rules, or the fact that a
    /// rule can no longer happen. Nil for a survivor, and if a statement catches it.
    public let restatement: String?

    /// The broken rule and how it is broken.
    public var mutant: String { "\(rule): \(fault)" }

    /// Whether any property catches the mutant.
    public var isCaught: Bool { statement != nil || restatement != nil }
  }

  /// The mutants that differ from the model in some reachable state, in order.
  public let outcomes: [Outcome]
  /// The number of mutants that behave like the model in every reachable state.
  public let equivalent: Int

  /// The mutants that some property catches.
  public var caught: Int { outcomes.count(where: \.isCaught) }

  /// The mutants that a statement of the sources catches.
  public var caughtByStatements: Int { outcomes.count { $0.statement != nil } }

  /// The mutants that no property catches.
  public var survivors: [Outcome] { outcomes.filter { !$0.isCaught } }

  /// The mutants that no statement of the sources catches, whether or not a restatement does.
  public var survivorsOfStatements: [Outcome] { outcomes.filter { $0.statement == nil } }
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

  /// The mutants that survive the statements of the sources, rule by rule, in the model's order.
  public var survivorsOfStatementsByRule: [Group] {
    let mutants = outcomes.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
    var groups: [Group] = []
    for outcome in survivorsOfStatements {
      let others = groups.last?.rule == outcome.rule ? groups.removeLast().survivors : []
      groups.append(
        Group(
          rule: outcome.rule, mutants: mutants[outcome.rule] ?? 0, survivors: others + [outcome]))
    }
    return groups
  }
}
