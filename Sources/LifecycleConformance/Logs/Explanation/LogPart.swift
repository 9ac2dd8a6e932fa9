import LifecycleModels

/// A model without something that can happen in it: a log that this part does not explain shows that
/// it happened.
struct LogPart<State: ModelState>: Sendable {
  let remainder: Remainder
  private let statement: String
  private let citations: [Citation]
  /// Whether that it happened is beyond the ordinary.
  private let isUnusual: Bool

  /// The parts of a model: without each of its circumstances, and without silent deaths.
  static func all<M: LogModel>(
    of model: M, _ states: [M.State], _ graph: LifeCycleGraph
  ) -> [LogPart<M.State>] where M.State == State {
    let death = Circumstance<State>(
      "the process ended without a callback", citing: [79, 82, 89]
    ) { $0.kind == .kill }
    return model.circumstances.map { LogPart($0, true, model, states, graph) }
      + [LogPart(death, false, model, states, graph)]
  }

  private init<M: LogModel>(
    _ circumstance: Circumstance<State>, _ isUnusual: Bool, _ model: M, _ states: [State],
    _ graph: LifeCycleGraph
  ) where M.State == State {
    remainder = Remainder(
      of: graph, excludingRules: model.machine.rules.map(circumstance.needs),
      states: states.map(circumstance.contains))
    statement = circumstance.statement
    citations = circumstance.citations
    self.isUnusual = isUnusual
  }

  func evidence(at position: Int) -> LogEvidence {
    LogEvidence(
      statement: statement, sources: citations.map(\.label), position: position,
      isUnusual: isUnusual)
  }
}
