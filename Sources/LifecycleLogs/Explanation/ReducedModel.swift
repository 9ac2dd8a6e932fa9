import LifecycleModels

/// A model without something that can happen in it.
///
/// A log that the reduced model does not explain shows that this something happened.
struct ReducedModel<State: ModelState>: Sendable {
  let restriction: Restriction
  private let statement: String
  private let citations: [Citation]
  /// Whether it is unusual.
  let isUnusual: Bool
  /// Whether the model lacks several things at once, so that one of them must have happened.
  let isUnion: Bool
  /// The causes of what the model lacks, if it lacks silent deaths.
  private let ends: SilentEnds?

  /// The reduced models: without each circumstance, without all of them, without silent deaths.
  static func all<M: LogModel>(
    of model: M, _ states: [M.State], _ graph: LifeCycleGraph
  ) -> [ReducedModel<M.State>] where M.State == State {
    let death = Circumstance<State>("the process ended without a callback", citing: []) {
      $0.kind == .kill
    }
    let all = model.circumstances
    let union = Circumstance<State>(
      "one of several unusual things happened",
      citing: [], states: { state in all.contains { $0.contains(state) } },
      rules: { rule in all.contains { $0.needs(rule) } })
    return all.map { ReducedModel($0, model, states, graph) } + [
      ReducedModel(union, model, states, graph, isUnion: true),
      ReducedModel(
        death, model, states, graph, isUnusual: false, ends: SilentEnds(model.machine.rules)),
    ]
  }

  private init<M: LogModel>(
    _ circumstance: Circumstance<State>, _ model: M, _ states: [State], _ graph: LifeCycleGraph,
    isUnusual: Bool = true, isUnion: Bool = false, ends: SilentEnds? = nil
  ) where M.State == State {
    restriction = Restriction(
      of: graph, excludingRules: model.machine.rules.map(circumstance.needs),
      states: states.map(circumstance.contains))
    statement = circumstance.statement
    citations = circumstance.citations
    self.isUnusual = isUnusual
    self.isUnion = isUnion
    self.ends = ends
  }

  /// What a log shows that this model does not explain.
  func evidence(_ failure: Trial.PartFailure) -> Evidence {
    var (statement, sources) = (statement, citations.map(\.label))
    if let ends {
      let causes = ends.causes(among: failure.lackingRules, told: failure.entry.exitCause)
      if !causes.words.isEmpty { statement += ": by \(causes.words.list("or"))" }
      sources = causes.sources
    }
    return Evidence(
      statement: statement, sources: sources, position: failure.entry.position,
      isUnusual: isUnusual)
  }
}

/// What the explanations of a model's judgements are made from.
struct Explainer<M: LogModel>: Sendable {
  /// The model without silent deaths.
  let withoutDeaths: Restriction
  /// The model without its circumstances, one after the other.
  let parts: [ReducedModel<M.State>]
  let words: ExplanationWriter<M.State>

  init(of model: M, _ states: [M.State], _ graph: LifeCycleGraph) {
    withoutDeaths = Restriction(of: graph, assumingNo: graph.isKill)
    parts = ReducedModel.all(of: model, states, graph)
    words = ExplanationWriter(graph: graph, rules: model.machine.rules)
  }
}
