import LifecycleModels
import ModelChecking

@testable import LifecycleDriving

/// All reachable states of a model, explored once for several views.
struct ExploredModel<M: LogModel> {
  let machine: RuleMachine<M.State>
  let states: [M.State]
  /// For each state the numbers of the rules that can be applied, and of the states they lead to.
  let steps: [[(rule: Int, target: Int)]]
  /// Where the lives of a driven delegate begin.
  let start: Int

  init(_ model: M) {
    machine = model.machine
    let graph = machine.explore(auditing: .off)
    let states = graph.states
    self.states = states
    steps = states.indices.map { state in
      graph.transitions(from: state).map { (rule: $0.action.rule, target: $0.target) }
    }
    start = model.drivenState(noticing: []).flatMap { states.firstIndex(of: $0) } ?? 0
  }
}

/// A model as a delegate can observe it, state by state: what a plan must show, computed without
/// any of the plan's savings.
struct ModelView<M: LogModel> {
  typealias State = M.State

  let model: ExploredModel<M>
  let noticed: Set<Callback>
  let deaths: DeathScope

  private var machine: RuleMachine<State> { model.machine }

  /// Every state that can be reached by the rules that take part, with all that can be observed of
  /// its steps.
  func graph(numbering numbers: inout VisibleStep.Numbers) -> LabelledGraph {
    var graph = LabelledGraph()
    var states = [model.start]
    var positions: [Int?] = Array(repeating: nil, count: model.states.count)
    positions[model.start] = 0
    while graph.steps.count < states.count {
      let number = states[graph.steps.count]
      let source = model.states[number]
      var list: [LabelledGraph.Step] = []
      for (rule, target) in model.steps[number] where isPart(machine.rules[rule], source) {
        let position = positions[target] ?? states.count
        if position == states.count {
          positions[target] = position
          states.append(target)
        }
        let step = visibleStep(by: machine.rules[rule], from: source, to: model.states[target])
        list.append(.init(label: step.map { numbers.number(of: $0) }, target: position))
      }
      if source.isQuiet, source.execution.isRunning {
        var step = nothing(in: source)
        step.isAction = true
        list.append(.init(label: numbers.number(of: step), target: graph.steps.count))
      }
      graph.steps.append(list)
    }
    return graph
  }

  /// Whether a rule takes part: it is not up to the app, or it answers what the app asks.
  private func isPart(_ rule: Rule<State>, _ state: State) -> Bool {
    if let request = rule.request {
      // An app without a launch handler submits no task.
      return !request.submitsTask || noticed.contains(.bgLaunchHandler)
    }
    if rule.occurrence?.isPunishment == true { return false }
    if rule.occurrence?.interruptsEntrance == true { return false }
    if rule.kind == .kill {
      return rule.initiator != .app && deaths.allowsDeath(in: state.execution)
    }
    guard let callback = rule.callback, !noticed.contains(callback) else {
      return rule.initiator != .app || rule.callback != nil
    }
    // A method that is not implemented returns nothing: `false` for saving and restoring.
    let isSilence = callback == .shouldSaveState || callback == .shouldRestoreState
    return isSilence == (rule.occurrence == .delivery(.returnsFalse))
  }

  /// What can be observed of a step; nil if nothing can.
  private func visibleStep(
    by rule: Rule<State>, from source: State, to target: State
  ) -> VisibleStep? {
    var step = nothing(in: target)
    step.request = rule.request
    if let callback = rule.callback, noticed.contains(callback) {
      step.callback = callback
      step.scene = rule.scene
      step.reads = callback.isSentBeforeItsEffect ? source.execution : target.execution
      step.phases = PhaseReading(in: rule, from: source, to: target)
      step.isRefused = rule.occurrence == .delivery(.returnsFalse)
    }
    return step == nothing(in: source) ? nil : step
  }

  private func nothing(in state: State) -> VisibleStep {
    VisibleStep(execution: state.execution, canRead: state.canReadProtectedData)
  }
}

// MARK: - Whether steps of a plan are paths of the model

extension ModelView {
  /// A step of an unmerged plan that is no path of the model, or that looks different there.
  func firstStrayStep(of builder: PlanBuilder<M>) -> String? {
    for (number, planState) in builder.planStates.enumerated() {
      let state = builder.states[number]
      for transition in planState.transitions {
        var step = nothing(in: state)
        if let callback = transition.callback {
          (step.callback, step.scene) = (callback, transition.scene)
          (step.reads, step.phases) = (transition.visibleState, transition.phases)
        }
        let target = builder.states[Int(transition.target)]
        guard isPath(transition.rules, from: state, to: target, step) else {
          return machine.rules[Int(transition.rule)].name
        }
        guard let refusal = transition.refusal else { continue }
        step.isRefused = true
        guard isPath(refusal.rules, from: state, to: builder.states[Int(refusal.target)], step)
        else { return machine.rules[Int(transition.rule)].name + ", refused" }
      }
      for request in planState.requests {
        var step = nothing(in: state)
        step.request = request.request
        let target = builder.states[Int(request.target)]
        guard isPath(request.rules, from: state, to: target, step) else {
          return request.request.name
        }
      }
    }
    return nil
  }

  /// Whether rules lead from one state to another, the first of them looks as it should, and
  /// nothing can be observed of the others.
  private func isPath(
    _ rules: [Int32], from start: State, to end: State, _ expected: VisibleStep
  ) -> Bool {
    var state = start
    for (position, number) in rules.enumerated() {
      let rule = machine.rules[Int(number)]
      guard rule.isEnabled(in: state), isPart(rule, state) else { return false }
      var target = state
      rule.effect(&target)
      let step = visibleStep(by: rule, from: state, to: target)
      if position == 0 {
        var expected = expected
        (expected.execution, expected.canRead) = (target.execution, target.canReadProtectedData)
        guard step ?? nothing(in: state) == expected else { return false }
      } else if step != nil {
        return false
      }
      state = target
    }
    return state == end
  }
}
