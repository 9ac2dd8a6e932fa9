extension StateMachine {
  /// Checks what must happen in the end, and stores no transition.
  ///
  /// Meant for machines whose transitions do not fit in memory: only states are stored, and the search
  /// ends at the first loop that breaks the statement. ``StateGraph`` finds the shortest way to such a
  /// loop, judges strong fairness, and knows the fairness that is missing.
  ///
  /// - Parameters:
  ///   - property: The statement to check. Strong fairness leaves it undecided.
  ///   - limits: How many states, and how much memory and time the search may take. The search is depth
  ///     first, so a limit of depth has no effect.
  ///   - isStopped: Asked now and then whether to give up.
  /// - Returns: What is known of the statement. Of the ways to the loop that was found first, the stem is
  ///   the shortest.
  /// - Complexity: O(transitions × ways of the automaton) time for each of at most three searches;
  ///   memory for the states and for the longest path.
  public func check(
    _ property: LivenessProperty<Self>, limits: SearchLimits = .none,
    isStopped: () -> Bool = { false }
  ) -> LivenessVerdict<Self> {
    if let doubt = doubtOfRuns { return .undecided(doubt) }
    if property.fairness.contains(where: { $0.strength == .strong }) {
      return .undecided(.strongFairness)
    }
    return withoutActuallyEscaping(isStopped) { isStopped in
      verdict(
        GeneratedRuns(
          machine: self, property: property, limits: limits,
          stop: PeriodicStopCheck(limits.shared, isStopped)))
    }
  }

  private func verdict(_ search: GeneratedRuns<Self>) -> LivenessVerdict<Self> {
    let property = search.property
    switch search.run(breaking: property.formula, under: property.fairness) {
    case .failure(let doubt): return .undecided(doubt)
    case .success(let lasso?):
      let fault = lasso.fault(asCounterexampleTo: property, in: self)
      return fault == nil ? .fails(lasso) : .faulty(.notReproduced(lasso.unrolled(1)))
    case .success(nil): return search.proof
    }
  }
}
