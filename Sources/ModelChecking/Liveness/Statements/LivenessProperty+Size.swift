extension LivenessProperty {
  /// The number of states of the automaton with which a search looks for runs that break the
  /// formula; nil if the formula is too large.
  package var automatonStateCount: Int? {
    (try? BuchiAutomaton(formula, isNegated: true, predicates: formula.predicates))?.stateCount
  }
}
