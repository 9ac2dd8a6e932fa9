extension StateGraph {
  /// Checks a property on what was explored.
  ///
  /// On a complete graph counterexamples and witnesses are the shortest there are, and the choice
  /// among equals is fixed. On a graph that was cut short a violation found is still a violation,
  /// and what was not found is undecided.
  ///
  /// - Complexity: O(transitions) for each claim; a pattern multiplies it by the states of its
  ///   observer (at most six, or the bound of a bounded existence).
  public func check(_ property: Property<Machine>) -> PropertyResult<Machine> {
    let verdict = conjunction(of: property.claims)
    let witness = property.trigger.flatMap(shortestTrace(to:))
    let isVacuous = isComplete && property.trigger != nil && witness == nil
    return PropertyResult(verdict: verdict, witness: witness, isVacuous: isVacuous)
  }

  /// A shortest trace whose last step satisfies the condition, or nil if the graph has none.
  public func shortestTrace(to condition: StepPredicate<Machine>) -> Trace<Machine>? {
    firstTransition(where: condition)
  }

  private func conjunction(of claims: [Claim<Machine>]) -> Verdict<Machine> {
    let verdicts = claims.map(verdict(of:))
    var result = Verdict<Machine>.holds(witness: nil)
    for verdict in verdicts {
      switch (result, verdict) {
      case (.violated(let known?), .violated(let new?)) where new.trace.count < known.trace.count:
        result = verdict
      case (.violated(nil), .violated): result = verdict
      case (.violated, _): break
      case (_, .violated): result = verdict
      case (.undecided, _): break
      case (_, .undecided): result = verdict
      case (.holds(nil), .holds): result = verdict
      case (.holds, .holds): break
      }
    }
    guard case .violated(let counterexample?) = result else { return result }
    let judged = claims.map(judgedLength(of:)).min() ?? 0
    return .violated(
      Counterexample(
        trace: counterexample.trace, isMinimal: counterexample.trace.count - 1 <= judged))
  }

  /// The greatest length such that every trace up to it is known not to break the claim, unless the
  /// shortest one that does was found.
  private func judgedLength(of claim: Claim<Machine>) -> Int {
    if isComplete { return .max }
    switch claim {
    // Whether the frontier's states are dead ends is unknown until they are expanded.
    case .noDeadlock: return exhaustedLength - 1
    case .pattern(let pattern) where pattern.observer.isPending.contains(true):
      return exhaustedLength - 1
    // What lies behind the frontier may be the way out of any state.
    case .alwaysPossible: return -1
    case .always, .everyStep, .reachable, .reachableStep, .pattern: return exhaustedLength
    }
  }

  private func verdict(of claim: Claim<Machine>) -> Verdict<Machine> {
    switch claim {
    case .always(let condition):
      return refutation(by: firstState { !condition.test($0) })
    case .everyStep(let trigger, let condition):
      return refutation(by: firstTransition(where: trigger && !condition))
    case .reachable(let condition):
      return proof(by: firstState(where: condition.test))
    case .reachableStep(let condition):
      return proof(by: firstTransition(where: condition))
    case .alwaysPossible(let condition):
      return refutation(by: firstState(unableToReach: condition))
    case .noDeadlock(let exception):
      let dead = (0..<expandedCount).first {
        table.range(of: $0).isEmpty && !exception.test(states[$0])
      }
      return refutation(by: dead.map(shortestTrace(to:)))
    case .pattern(let pattern):
      return verdict(of: pattern)
    }
  }

  /// The verdict on a claim that one trace can refute.
  func refutation(by trace: Trace<Machine>?) -> Verdict<Machine> {
    if let trace { return .violated(Counterexample(trace: trace, isMinimal: isComplete)) }
    return stoppedBy.map { .undecided(.stopped(by: $0)) } ?? .holds(witness: nil)
  }

  /// The verdict on a claim that one trace can prove.
  private func proof(by trace: Trace<Machine>?) -> Verdict<Machine> {
    if let trace { return .holds(witness: trace) }
    return stoppedBy.map { .undecided(.stopped(by: $0)) } ?? .violated(nil)
  }

  private func firstState(where test: (Machine.State) -> Bool) -> Trace<Machine>? {
    states.firstIndex(where: test).map(shortestTrace(to:))
  }

  /// Transitions are numbered by the depth of their sources, so the first one found is a nearest.
  private func firstTransition(where condition: StepPredicate<Machine>) -> Trace<Machine>? {
    var first = Int32(table.count)
    for (action, transitions) in zip(actions, transitionsOfAction) {
      switch condition.decision(for: action) {
      case false?: break
      case true?: first = min(first, transitions.first ?? first)
      case nil:
        first = min(
          first, self.first(of: transitions, by: action, satisfying: condition) ?? first)
      }
    }
    guard Int(first) < table.count else { return nil }
    return shortestTrace(through: Int(first))
  }
}
