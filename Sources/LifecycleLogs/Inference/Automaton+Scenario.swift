extension Automaton {
  /// Where a log with a scenario can begin: after the first thing that happens, if that comes first.
  mutating func beginnings(sceneCount: Int, plan: ScenarioPlan) -> [SceneStep] {
    var anywhere = SceneHypothesis(sceneCount: sceneCount, set: Self.start)
    anywhere.pending = plan.rest
    guard let mark = plan.beginning else { return [SceneStep(hypothesis: anywhere, symbols: [])] }
    return steps(of: mark, from: anywhere)
  }

  /// How a log ends, compared with its scenario.
  enum Ending: Hashable {
    case explained
    /// What the scenario says next can have happened nowhere.
    case impossible(Mark)
    /// The log should hold more.
    case incomplete
  }

  /// Whether what is left of the scenario can happen at the end of the log.
  ///
  /// - Parameters:
  ///   - hypotheses: What explains the entries.
  ///   - isComplete: Whether nothing more came.
  /// - Returns: How the log ends under the hypothesis that leaves least of the scenario.
  mutating func ending(of hypotheses: [SceneHypothesis], isComplete: Bool) -> Ending {
    var ending = Ending.explained
    var left = Int.max
    for hypothesis in hypotheses {
      let rest = leastPending(after: hypothesis)
      if rest.isEmpty, !isComplete || hypothesis.pending != rest || hasRest(in: hypothesis.set) {
        return .explained
      }
      if rest.count < left { ending = rest.first.map { .impossible($0) } ?? .incomplete }
      left = min(left, rest.count)
    }
    return ending
  }

  /// What cannot happen after a hypothesis.
  ///
  /// A log may end early: if the system owes callbacks at its end, it delivers them first.
  private mutating func leastPending(after hypothesis: SceneHypothesis) -> [Mark] {
    var current = [hypothesis]
    while let mark = current.first?.pending.first {
      var next: [SceneHypothesis] = []
      for var hypothesis in current {
        if !hasRest(in: hypothesis.set) { hypothesis.set = settled(hypothesis.set) }
        next += steps(taking: mark, from: hypothesis).map(\.hypothesis)
      }
      if next.isEmpty { return current[0].pending }
      current = next
    }
    return []
  }

  private func hasRest(in set: SetNumber) -> Bool {
    states(in: set).contains(where: graph.isAtRest)
  }
}
