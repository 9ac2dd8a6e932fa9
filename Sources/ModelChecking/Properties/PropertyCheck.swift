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
    extent.result(
      of: property, verdicts: property.claims.map(verdict(of:)),
      witness: property.trigger.flatMap(shortestTrace(to:)))
  }

  /// A shortest trace whose last step satisfies the condition, or nil if the graph has none.
  public func shortestTrace(to condition: StepPredicate<Machine>) -> Trace<Machine>? {
    firstTransition(where: condition)
  }

  var extent: SearchExtent {
    SearchExtent(stoppedBy: stoppedBy, exhaustedLength: exhaustedLength)
  }

  private func verdict(of claim: Claim<Machine>) -> Verdict<Machine> {
    switch claim {
    case .always(let condition):
      return extent.refutation(by: firstState { !condition.test($0) })
    case .everyStep(let trigger, let condition):
      return extent.refutation(by: firstTransition(where: trigger && !condition))
    case .reachable(let condition):
      return extent.proof(by: firstState(where: condition.test))
    case .reachableStep(let condition):
      return extent.proof(by: firstTransition(where: condition))
    case .alwaysPossible(let condition):
      return extent.refutation(by: firstState(unableToReach: condition))
    case .noDeadlock(let exception):
      let dead = (0..<expandedCount).first {
        table.range(of: $0).isEmpty && !exception.test(states[$0])
      }
      return extent.refutation(by: dead.map(shortestTrace(to:)))
    case .pattern(let pattern):
      return verdict(of: pattern)
    }
  }

  private func firstState(where test: (Machine.State) -> Bool) -> Trace<Machine>? {
    states.firstIndex(where: test).map(shortestTrace(to:))
  }

  /// Transitions are numbered by the depth of their sources, so the first one found is a nearest.
  private func firstTransition(where condition: StepPredicate<Machine>) -> Trace<Machine>? {
    var first = Int32(table.count)
    for (action, transitions) in zip(actions, transitionsOfAction) {
      switch condition.rest(for: action) {
      case .decided(false): break
      case .decided(true): first = min(first, transitions.first ?? first)
      case .open(let test):
        first =
          self.first(of: transitions, before: first, by: action, passing: test) ?? first
      }
    }
    guard Int(first) < table.count else { return nil }
    return shortestTrace(through: Int(first))
  }
}
