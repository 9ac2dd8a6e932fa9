import LifecycleModels
import LifecycleReporting
import ModelChecking
import Reporting

extension StateSpace {
  /// The state space of a model whose states were all visited.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - graph: All its states.
  ///   - trace: Where the page begins; nil for the first initial state.
  init<M: Model>(
    of model: M, _ graph: StateGraph<RuleMachine<M.State>>, trace: Trace<RuleMachine<M.State>>?
  ) {
    let drawing = StateSpaceDrawing(model: model, graph: graph)
    self.init(
      title: model.title, actions: drawing.actions, conditions: drawing.conditions.map(\.name),
      states: drawing.states, initialCount: graph.initialCount, properties: drawing.properties,
      replay: "lifecycle replay \(model.name) --profile \(model.profile.rawValue)")
    if let trace, let position = drawing.positions[trace.initialState] {
      start = position
      way = trace.actions.map(\.rule)
    }
  }
}

/// The parts of a state space, each made from a model and the graph of its states.
private struct StateSpaceDrawing<M: Model> {
  let model: M
  let graph: StateGraph<RuleMachine<M.State>>
  let machine: RuleMachine<M.State>
  let conditions: [Condition<M.State>]
  let positions: [M.State: Int]
  private let numbers: [String: Int]

  init(model: M, graph: StateGraph<RuleMachine<M.State>>) {
    self.model = model
    self.graph = graph
    machine = model.machine
    var numbers: [String: Int] = [:]
    var conditions: [Condition<M.State>] = []
    for condition in machine.rules.flatMap(\.conditions) where numbers[condition.name] == nil {
      numbers[condition.name] = conditions.count
      conditions.append(condition)
    }
    self.numbers = numbers
    self.conditions = conditions
    positions = Dictionary(
      zip(graph.states.prefix(graph.initialCount), 0...), uniquingKeysWith: { first, _ in first })
  }

  var actions: [StateSpace.Action] {
    machine.rules.map { rule in
      StateSpace.Action(
        name: rule.name, initiator: rule.initiator.rawValue, callback: rule.deliveryName,
        facts: rule.citations.map { citation in
          let source = citation.report
          return "\(source.label): \(source.statement) (\(source.documents))"
        }, conditions: rule.conditions.compactMap { numbers[$0.name] })
    }
  }

  var states: [StateSpace.State] {
    graph.states.indices.map { index in
      let state = graph.states[index]
      return StateSpace.State(
        words: machine.describe(state), conditions: conditions.map { $0.test(state) },
        transitions: graph.transitions(from: index).map { ($0.action.rule, $0.target) })
    }
  }

  var properties: [StateSpace.Property] {
    model.properties(of: machine).map { property in
      let verdict = graph.check(property.property).verdict
      var trace: Trace<RuleMachine<M.State>>?
      if case .violated(let found?) = verdict { trace = found.trace }
      return StateSpace.Property(
        id: property.property.id,
        statement: "\(property.role.rawValue): \(property.property.statement)",
        verdict: verdict.word,
        start: trace.flatMap { positions[$0.initialState] },
        counterexample: trace?.actions.map(\.rule) ?? [])
    }
  }
}

extension Verdict {
  fileprivate var word: String {
    switch self {
    case .holds: "holds"
    case .violated: "violated"
    case .undecided, .faulty: "undecided"
    }
  }
}
