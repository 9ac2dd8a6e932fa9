extension StateGraph {
  /// Checks a pattern over whole runs: infinite ones, and finite ones that cannot go on.
  ///
  /// ``check(_:)-(Property<Machine>)`` reads patterns over finite traces, and leaves a step undecided
  /// that is demanded and can be put off for ever. This reading decides it, under the assumptions.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - fairness: What is assumed of the runs; nothing by default.
  ///   - vocabulary: The groups of rules that the assumptions name, and the ends that are meant.
  ///   - limits: How large the product of the graph and the pattern’s automaton may become.
  /// - Returns: What is known of the pattern. A run that breaks it comes with a shortest stem.
  /// - Throws: ``LivenessError`` if an assumption is of rules that do not exist.
  /// - Complexity: O(transitions × states of the pattern’s observer × (1 + strong assumptions)).
  public func check(
    _ pattern: Pattern<Machine>, assuming fairness: [Fairness] = [],
    in vocabulary: LivenessVocabulary<Machine>, limits: SearchLimits = .none
  ) throws(LivenessError) -> LivenessVerdict<Machine> {
    if let fault { return .faulty(fault) }
    if let doubt = machine.doubtOfRuns { return .undecided(doubt) }
    if let bound = pattern.impossibleBound { return .faulty(.impossibleBound(bound)) }
    let asked = try LivenessPattern(pattern, assuming: fairness, in: vocabulary)
    let search = LivenessSearch(
      graph: self, property: asked.property, predicates: asked.predicates, limits: limits)
    switch search.run(acceptedBy: asked.automaton, under: fairness) {
    case .failure(let doubt): return .undecided(doubt)
    case .success(let lasso?):
      let isShown = asked.fault(of: lasso, in: machine) == nil
      return isShown ? .fails(lasso) : .faulty(.notReproduced(lasso.unrolled(1)))
    case .success(nil):
      return stoppedBy.map { .undecided(.stopped(by: $0)) }
        ?? search.proof(triggeredBy: asked.trigger)
    }
  }

  /// A run that finite traces leave open: it breaks a pattern of a property, because something that is
  /// demanded is put off for ever or a run ends.
  ///
  /// - Parameters:
  ///   - property: A property that is undecided (``Undecided/needsLiveness``).
  ///   - fairness: What is assumed of the runs; nothing by default.
  ///   - vocabulary: The groups of rules that the assumptions name, and the ends that are meant.
  ///   - limits: How large the products of the graph and the patterns’ automata may become.
  /// - Returns: The run, for the first pattern that has one; nil if no such run is found.
  /// - Throws: ``LivenessError`` if an assumption is of rules that do not exist.
  /// - Complexity: That of checking each pattern over whole runs.
  public func openRun(
    of property: Property<Machine>, assuming fairness: [Fairness] = [],
    in vocabulary: LivenessVocabulary<Machine>, limits: SearchLimits = .none
  ) throws(LivenessError) -> Lasso<Machine>? {
    for claim in property.claims {
      guard case .pattern(let pattern) = claim else { continue }
      let verdict = try check(pattern, assuming: fairness, in: vocabulary, limits: limits)
      if case .fails(let lasso) = verdict { return lasso }
    }
    return nil
  }
}
