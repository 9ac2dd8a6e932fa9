import LifecycleModels

/// A model without something that can happen in it.
///
/// A log that the reduced model does not explain shows that this something happened.
struct ReducedModel<State: ModelState>: Sendable {
  let restriction: Restriction
  private let statement: String
  private let citations: [Citation]
  private let isUnusual: Bool
  /// The causes of what the model lacks, if it lacks silent deaths.
  private let ends: SilentEnds?

  /// The model without any of its circumstances. A log that it explains is explained without each of
  /// them, too.
  static func withoutCircumstances<M: LogModel>(
    of model: M, _ states: [State], _ graph: LifeCycleGraph
  ) -> Self where M.State == State {
    let all = model.circumstances
    let ofStates = all.compactMap(\.contains)
    let union = Circumstance<State>(
      "one of several unusual things happened",
      citing: [], states: { state in ofStates.contains { $0(state) } },
      rules: { rule in all.contains { $0.needs(rule) } })
    return ReducedModel(union, model, states, graph)
  }

  /// The model without silent deaths.
  static func withoutDeaths<M: LogModel>(
    of model: M, _ states: [State], _ graph: LifeCycleGraph
  ) -> Self where M.State == State {
    let death = Circumstance<State>(
      "the process ended without a callback", citing: [], rules: { $0.kind == .kill })
    return ReducedModel(
      death, model, states, graph, isUnusual: false, ends: SilentEnds(model.machine.rules))
  }

  /// The models without one circumstance each.
  static func withoutEach<M: LogModel>(
    of model: M, _ states: [State], _ graph: LifeCycleGraph
  ) -> [Self] where M.State == State {
    model.circumstances.map { ReducedModel($0, model, states, graph) }
  }

  private init<M: LogModel>(
    _ circumstance: Circumstance<State>, _ model: M, _ states: [State], _ graph: LifeCycleGraph,
    isUnusual: Bool = true, ends: SilentEnds? = nil
  ) where M.State == State {
    restriction = Restriction(
      of: graph, excludingRules: model.machine.rules.map(circumstance.needs),
      states: circumstance.contains.map { states.map($0) }
        ?? Array(repeating: false, count: states.count))
    statement = circumstance.statement
    citations = circumstance.citations
    self.isUnusual = isUnusual
    self.ends = ends
  }

  /// What a log shows that this model does not explain.
  func evidence(_ failure: ReducedReading.Failure) -> Evidence {
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
  /// What is assumed of a log that is repaired: no silent deaths.
  let repairing: Restriction
  /// The model without any of its circumstances.
  let withoutCircumstances: ReducedModel<M.State>
  /// The model without silent deaths.
  let withoutDeaths: ReducedModel<M.State>
  let words: ExplanationWriter<M.State>

  init(of model: M, _ states: [M.State], _ graph: LifeCycleGraph) {
    repairing = Restriction(of: graph, assumingNo: graph.isKill)
    withoutCircumstances = .withoutCircumstances(of: model, states, graph)
    withoutDeaths = .withoutDeaths(of: model, states, graph)
    words = ExplanationWriter(graph: graph, rules: model.machine.rules)
  }
}
