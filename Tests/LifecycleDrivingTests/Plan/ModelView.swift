import LifecycleModels
import ModelChecking

@testable import LifecycleDriving

/// A model as a delegate sees it, state by state: what a plan must show, without any of its savings.
struct ModelView<M: LogModel> {
  typealias State = M.State

  let machine: RuleMachine<State>
  let noticed: Set<Callback>
  let deaths: DeathScope

  /// Every state that can be reached, with all that can be seen of its steps.
  func graph(numbering numbers: inout SeenStep.Numbers) -> LabelledGraph {
    var graph = LabelledGraph()
    var states = [machine.initialStates[0]]
    var places = [states[0]: 0]
    while graph.steps.count < states.count {
      let source = states[graph.steps.count]
      var list: [LabelledGraph.Step] = []
      for action in machine.actions(in: source) where isPart(machine.rule(of: action), source) {
        let target = machine.successor(of: source, taking: action)
        let place = places[target] ?? states.count
        if place == states.count {
          places[target] = place
          states.append(target)
        }
        let seen = seen(of: machine.rule(of: action), from: source, to: target)
        list.append(LabelledGraph.Step(label: seen.map { numbers.number(of: $0) }, target: place))
      }
      if source.isQuiet, source.execution.isRunning {
        var seen = SeenStep(execution: source.execution, canRead: source.canReadProtectedData)
        seen.isAction = true
        list.append(.init(label: numbers.number(of: seen), target: graph.steps.count))
      }
      graph.steps.append(list)
    }
    return graph
  }

  /// Whether a rule takes part: it is up to others than the app, or an answer to what it asks.
  private func isPart(_ rule: Rule<State>, _ state: State) -> Bool {
    if rule.occurrence?.request != nil { return true }
    if rule.occurrence?.isPunishment == true { return false }
    if rule.kind == .kill {
      return rule.initiator != .app && deaths.allowsDeath(in: state.execution)
    }
    guard let callback = rule.callback, !noticed.contains(callback) else {
      return rule.initiator != .app || rule.callback != nil
    }
    // What is not implemented is not answered: `false` where saving or restoring is in question.
    let isSilence = callback == .shouldSaveState || callback == .shouldRestoreState
    return isSilence == (rule.occurrence == .delivery(.returnsFalse))
  }

  private func seen(of rule: Rule<State>, from source: State, to target: State) -> SeenStep? {
    var seen = SeenStep(execution: target.execution, canRead: target.canReadProtectedData)
    seen.request = rule.occurrence?.request
    if let callback = rule.callback, noticed.contains(callback) {
      seen.callback = callback
      seen.scene = rule.scene
      seen.reads = callback.isSentBeforeItsEffect ? source.execution : target.execution
      seen.isRefused = (rule.occurrence == .delivery(.returnsFalse))
    }
    return seen == unseen(in: source) ? nil : seen
  }
}

// MARK: - Whether steps of a plan are paths of the model

extension ModelView {
  /// A step of a plan, before places were merged, that is no path of the model or looks different.
  func firstStrayStep(of builder: PlanBuilder<M>) -> String? {
    for (number, node) in builder.nodes.enumerated() {
      let state = builder.states[number]
      for edge in node.edges {
        var seen = SeenStep(execution: state.execution, canRead: state.canReadProtectedData)
        if let callback = edge.callback {
          (seen.callback, seen.scene, seen.reads) = (callback, edge.scene, edge.seen)
        }
        guard isPath(edge.rules, from: state, to: builder.states[Int(edge.target)], seen) else {
          return machine.rules[Int(edge.rule)].name
        }
        guard edge.refusedTarget >= 0 else { continue }
        seen.isRefused = true
        let target = builder.states[Int(edge.refusedTarget)]
        guard isPath(edge.refusedRules, from: state, to: target, seen) else {
          return machine.rules[Int(edge.rule)].name + ", refused"
        }
      }
      for edge in node.asked {
        var seen = SeenStep(execution: state.execution, canRead: state.canReadProtectedData)
        seen.request = edge.request
        guard isPath(edge.rules, from: state, to: builder.states[Int(edge.target)], seen) else {
          return edge.request.ruleName
        }
      }
    }
    return nil
  }

  /// Whether rules lead from a state to another one, the first of them looks as it should, and the
  /// others show nothing.
  private func isPath(_ rules: [Int32], from start: State, to end: State, _ look: SeenStep) -> Bool
  {
    var state = start
    for (position, number) in rules.enumerated() {
      let rule = machine.rules[Int(number)]
      guard rule.isEnabled(in: state), isPart(rule, state) else { return false }
      var target = state
      rule.effect(&target)
      let shown = seen(of: rule, from: state, to: target)
      if position == 0 {
        var look = look
        (look.execution, look.canRead) = (target.execution, target.canReadProtectedData)
        guard shown ?? unseen(in: state) == look else { return false }
      } else if shown != nil {
        return false
      }
      state = target
    }
    return state == end
  }

  private func unseen(in state: State) -> SeenStep {
    SeenStep(execution: state.execution, canRead: state.canReadProtectedData)
  }
}
