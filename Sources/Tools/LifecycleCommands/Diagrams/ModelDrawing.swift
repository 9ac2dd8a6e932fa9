import LifecycleReporting
import LifecycleModels
import ModelChecking
import Reporting

/// The pictures of one model, with or without a highlighted trace.
struct ModelDrawing<M: Model> {
  typealias Graph = StateGraph<RuleMachine<M.State>>

  let model: M
  let trace: Trace<RuleMachine<M.State>>?
  /// The property that the trace violates.
  let property: PropertyReport?
  /// The step after which the last step of the trace leads back, if it stands for an endless run.
  var backTo: Int?

  /// The trace alone.
  var path: Diagram {
    guard let trace else { return Diagram(title: model.title, boxes: [], arrows: []) }
    let title = property.map { "\($0.id): \($0.statement)" }
    return Diagram(
      path: model.report(trace), backTo: backTo, title: title ?? model.subject,
      caption: [model.title])
  }

  /// The trace as messages between user, iOS and app.
  var sequence: SequenceDiagram {
    guard let trace else { return SequenceDiagram(title: model.title, lanes: [], events: []) }
    let title = property.map { "\($0.id): \($0.statement)" } ?? model.subject
    let marks = property.map { [trace.count: "violates \($0.id)"] } ?? [:]
    return SequenceDiagram(
      model.report(trace), title: title, caption: [model.title, Self.sequenceLegend],
      marks: marks)
  }

  private static var sequenceLegend: String {
    "solid: a callback · dashed: the app is not told · red: the process dies silently"
  }

  /// The figure of the guide.
  func overview(of graph: Graph) -> Diagram {
    let overview = Overview(of: graph, machine: model.machine)
    let path = overview.arrows(of: trace, in: model.machine)
    return overview.diagram(title: model.subject, subtitle: model.title) { path.contains($0) }
  }

  /// Every state and every transition that was explored.
  func full(_ graph: Graph) -> Diagram {
    let highlights = Highlights<M>(trace, in: graph)
    let labels = model.machine.rules.map { [Diagram.Line($0.name)] }
    let styles = model.machine.rules.map(\.arrowStyle)
    let names = graph.states.indices.map { "s\($0)" }
    var arrows: [Diagram.Arrow] = []
    arrows.reserveCapacity(graph.transitionCount)
    for state in graph.states.indices {
      for transition in graph.transitions(from: state) {
        let rule = transition.action.rule
        arrows.append(
          Diagram.Arrow(
            names[state], names[transition.target], label: labels[rule], style: styles[rule],
            isHighlighted: highlights.contains(transition)))
      }
    }
    return Diagram(
      title: model.subject, caption: [model.title, "every reachable state"],
      boxes: boxes(of: graph, named: names, highlights), arrows: arrows)
  }

  private func boxes(
    of graph: Graph, named names: [String], _ highlights: Highlights<M>
  ) -> [Diagram.Box] {
    graph.states.indices.map { index in
      let state = graph.states[index]
      return Diagram.Box(
        names[index], label: [Diagram.Line(state.summary)],
        style: state.stage.style,
        isHighlighted: highlights.states.contains(index))
    }
  }
}

/// The states and transitions of a trace within a graph.
struct Highlights<M: Model> {
  private(set) var states: Set<Int> = []
  private var transitions: Set<StateGraph<RuleMachine<M.State>>.Transition> = []

  init(_ trace: Trace<RuleMachine<M.State>>?, in graph: StateGraph<RuleMachine<M.State>>) {
    guard let trace else { return }
    var current = graph.states.firstIndex(of: trace.initialState)
    if let current { states.insert(current) }
    for step in trace.steps {
      guard let source = current else { return }
      let taken = graph.transitions(from: source).first { $0.action == step.action }
      if let taken { transitions.insert(taken) }
      if let target = taken?.target { states.insert(target) }
      current = taken?.target
    }
  }

  func contains(_ transition: StateGraph<RuleMachine<M.State>>.Transition) -> Bool {
    !transitions.isEmpty && transitions.contains(transition)
  }
}

extension Rule {
  /// How a step of the rule is drawn.
  var arrowStyle: Diagram.ArrowStyle {
    if kind == .kill { return .kill }
    return callback == nil ? .silent : .callback
  }
}

extension Overview {
  /// The arrows that a trace follows.
  func arrows<State: ModelState>(
    of trace: Trace<RuleMachine<State>>?, in machine: RuleMachine<State>
  ) -> [Arrow] {
    var path: [Arrow] = []
    var cause = ""
    for step in trace?.steps ?? [] {
      let rule = machine.rule(of: step.action)
      if step.source.isQuiet { cause = rule.name }
      let (source, target) = (step.source.stage, step.target.stage)
      let possible = arrows.filter {
        $0.source == source && $0.target == target
          && ($0.visibility == .kill) == (rule.kind == .kill)
      }
      let arrow = possible.first { $0.causes.contains(cause) } ?? possible.first
      if let arrow { path.append(arrow) }
    }
    return path
  }
}
