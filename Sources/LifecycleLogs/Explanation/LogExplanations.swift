import LifecycleModels

/// What it takes to explain the judgements of a model.
struct LogExplanations<M: LogModel>: Sendable {
  /// The model without silent deaths.
  let withoutDeaths: Remainder
  /// The model without each of its circumstances.
  let parts: [LogPart<M.State>]
  let words: LogWords<M.State>

  init(of model: M, _ states: [M.State], _ graph: LifeCycleGraph) {
    withoutDeaths = Remainder(withoutDeathsIn: graph)
    parts = LogPart.all(of: model, states, graph)
    words = LogWords(graph: graph, rules: model.machine.rules)
  }
}
