extension StateGraph {
  /// Checks what must happen in the end.
  ///
  /// A violation found on a graph that was cut short is a violation. What was not found there is
  /// undecided. Every counterexample is taken again by code that shares nothing with the search. The
  /// search runs on one thread, so its result is the same everywhere.
  ///
  /// - Parameters:
  ///   - property: The statement to check.
  ///   - limits: How large the product of the graph and the automaton may become: its states, its
  ///     memory, the time. The depth is that of the graph.
  /// - Returns: What is known of the statement.
  /// - Complexity: O(transitions × states of the automaton × (1 + strong assumptions)).
  public func check(
    _ property: LivenessProperty<Machine>, limits: SearchLimits = .none
  ) -> LivenessVerdict<Machine> {
    check(property, limits: limits, missing: 0).verdict
  }

  /// Checks what must happen in the end and, if it fails, looks for what would have to be assumed.
  ///
  /// The two have most of the work in common.
  ///
  /// - Parameters:
  ///   - property: The statement to check.
  ///   - limits: As above; they are about the check alone.
  ///   - searches: How many counterexamples to look at for what is missing.
  /// - Returns: What is known of the statement and, if it fails, what ``missingFairness(for:searches:)``
  ///   says.
  /// - Complexity: O(1 + searches) times that of a check.
  public func check(
    _ property: LivenessProperty<Machine>, limits: SearchLimits = .none, missing searches: Int
  ) -> (verdict: LivenessVerdict<Machine>, missing: [Fairness]?) {
    if let fault { return (.faulty(fault), nil) }
    if let doubt = machine.doubtOfRuns { return (.undecided(doubt), nil) }
    let search = LivenessSearch(graph: self, property: property, limits: limits)
    let verdict = verdict(of: search)
    guard case .fails(let lasso) = verdict, isComplete else { return (verdict, nil) }
    return (verdict, search.unlimited.missingFairness(beside: lasso, searches: searches))
  }

  private func verdict(of search: LivenessSearch<Machine>) -> LivenessVerdict<Machine> {
    let property = search.property
    switch search.run(breaking: property.formula, under: property.fairness) {
    case .failure(let doubt): return .undecided(doubt)
    case .success(let lasso?):
      let fault = lasso.fault(asCounterexampleTo: property, in: machine)
      return fault == nil ? .fails(lasso) : .faulty(.notReproduced(lasso.unrolled(1)))
    case .success(nil):
      return stoppedBy.map { .undecided(.stopped(by: $0)) } ?? search.proof
    }
  }

  /// Looks for a fair run that satisfies a formula, as a witness of it.
  ///
  /// - Parameters:
  ///   - formula: What the run satisfies, over the predicates of the statement.
  ///   - property: The statement whose assumptions make a run fair.
  ///   - limits: How large the product of the graph and the automaton may become.
  /// - Returns: A run with a shortest stem, or nil if the graph has none.
  /// - Throws: ``LivenessError`` if the formula names a predicate that does not exist.
  /// - Complexity: That of ``check(_:limits:)-(LivenessProperty<Machine>,_)``.
  public func fairRun(
    satisfying formula: LTLFormula, under property: LivenessProperty<Machine>,
    limits: SearchLimits = .none
  ) throws(LivenessError) -> Lasso<Machine>? {
    let broken = try LivenessProperty(
      property.name, .not(formula), in: property.vocabulary, assuming: property.fairness)
    guard case .fails(let lasso) = check(broken, limits: limits) else { return nil }
    return lasso
  }
}
