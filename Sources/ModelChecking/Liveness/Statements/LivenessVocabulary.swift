/// What statements about a machine’s runs can speak of: its predicates, its rules and its ends.
public struct LivenessVocabulary<Machine: StateMachine>: Sendable {
  /// The predicates that formulas name.
  public let predicates: [TemporalPredicate<Machine>]
  /// The groups of rules that fairness is assumed of.
  public let rules: [RuleGroup<Machine>]
  /// The terminal states that are meant; a run that ends in another one ends in a deadlock.
  public let validEndStates: StatePredicate<Machine>

  /// Creates a vocabulary.
  ///
  /// - Parameters:
  ///   - predicates: The predicates that formulas name.
  ///   - rules: The groups of rules that fairness is assumed of.
  ///   - validEndStates: The terminal states that are meant; none by default.
  /// - Throws: ``LivenessError`` if a name is used twice or cannot be written in a formula.
  public init(
    predicates: [TemporalPredicate<Machine>], rules: [RuleGroup<Machine>] = [],
    validEndStates: StatePredicate<Machine> = StatePredicate("no end is meant") { _ in false }
  ) throws(LivenessError) {
    self.predicates = predicates
    self.rules = rules
    self.validEndStates = validEndStates
    for names in [predicates.map(\.name), rules.map(\.name)] {
      var known: Set<String> = []
      for name in names {
        guard !name.isEmpty, !name.contains("\"") else { throw .unusableName(name) }
        guard known.insert(name).inserted else { throw .repeatedName(name) }
      }
    }
    guard rules.count <= AutomatonError.bits else {
      throw .tooMany("groups of rules", limit: AutomatonError.bits)
    }
  }

  /// The predicate with a name.
  package func predicate(_ name: String) -> TemporalPredicate<Machine>? {
    predicates.first { $0.name == name }
  }

  /// The group of rules with a name.
  package func rule(_ name: String) -> RuleGroup<Machine>? { rules.first { $0.name == name } }
}
