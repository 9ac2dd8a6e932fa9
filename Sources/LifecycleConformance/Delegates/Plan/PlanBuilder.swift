import LifecycleModels
import ModelChecking

/// Makes the plan of the life cycles that a delegate can tell apart, from a model.
///
/// What the delegate does not notice happens together with the step before it: callbacks that it
/// does not implement, notifications that nobody observes. What the app itself decides (a task
/// begun, `false` returned) is no choice of the search: the delegate decides it when it is run.
struct PlanBuilder<M: LogModel> {
  typealias State = M.State
  typealias Action = RuleMachine<M.State>.Action

  let machine: RuleMachine<State>
  let noticed: Set<Callback>
  let inputs: Set<LifeInput>
  let deaths: DeathScope

  private(set) var nodes: [PlanNode] = []
  private(set) var states: [State] = []
  private var numbers: [State: Int32] = [:]

  init(
    model: M, noticing noticed: Set<Callback>, receiving inputs: Set<LifeInput>, deaths: DeathScope
  ) {
    machine = model.machine
    self.noticed = noticed
    self.inputs = inputs
    self.deaths = deaths
    // The first initial state is the ordinary one: an app that stays on suspend, with one window.
    guard let start = machine.initialStates.first else { return }
    _ = number(of: start)
    var next = 0
    while next < states.count {
      expand(next)
      next += 1
    }
  }

  private mutating func number(of state: State) -> Int32 {
    if let known = numbers[state] { return known }
    let number = Int32(states.count)
    numbers[state] = number
    states.append(state)
    nodes.append(
      PlanNode(
        execution: state.execution, isQuiet: state.isQuiet,
        canReadProtectedData: state.canReadProtectedData))
    return number
  }

  private mutating func expand(_ number: Int) {
    let state = states[number]
    let actions = machine.actions(in: state)
    for action in actions {
      let rule = machine.rule(of: action)
      if let request = AppRequest(ruleName: rule.name) {
        let (rules, target) = take(action, in: state)
        nodes[number].asked.append(AskedEdge(request: request, rules: rules, target: target))
      } else if isFree(rule, in: state) {
        let (rules, target) = take(action, in: state)
        var edge = PlanEdge(
          rule: Int32(action.rule), callback: rule.callback.flatMap(ifNoticed), scene: rule.scene,
          seen: seen(by: rule, from: state), input: input(of: rule),
          initiator: rule.initiator, rules: rules, target: target, refusedTarget: -1,
          refusedRules: [])
        if let refusal = actions.first(where: { isRefusal(of: rule, by: $0) }) {
          (edge.refusedRules, edge.refusedTarget) = take(refusal, in: state)
        }
        // What is back where it was, unnoticed, is no step.
        if Int(edge.target) != number || edge.callback != nil { nodes[number].edges.append(edge) }
      }
    }
  }

  private func ifNoticed(_ callback: Callback) -> Callback? {
    noticed.contains(callback) ? callback : nil
  }

  /// Whether the step is up to the user, the system or the device, and allowed in this run.
  private func isFree(_ rule: Rule<State>, in state: State) -> Bool {
    if rule.initiator == .app || Punishment.ruleNames.contains(rule.name) { return false }
    if let input = input(of: rule), !inputs.contains(input) { return false }
    if rule.kind == .kill, !deaths.allowsDeath(in: state.execution) { return false }
    if rule.kind == .delivery, let callback = rule.callback, !noticed.contains(callback) {
      return rule.name == callback.name || rule.scene != nil
    }
    return true
  }

  /// What an event brings; a delivery hands on what was brought before.
  private func input(of rule: Rule<State>) -> LifeInput? {
    rule.kind == .delivery ? nil : LifeInput(ruleName: rule.name)
  }

  private func isRefusal(of rule: Rule<State>, by action: Action) -> Bool {
    guard let callback = rule.callback, rule.name == callback.name else { return false }
    return machine.rule(of: action).name == callback.name + ".returnsFalse"
  }

  private func seen(by rule: Rule<State>, from state: State) -> ExecutionState {
    guard let callback = rule.callback, !callback.isSentBeforeItsEffect else {
      return state.execution
    }
    var target = state
    rule.effect(&target)
    return target.execution
  }
}

// MARK: - What follows unnoticed

extension PlanBuilder {
  private mutating func take(_ action: Action, in state: State) -> (rules: [Int32], target: Int32) {
    var state = machine.successor(of: state, taking: action)
    var rules = [Int32(action.rule)]
    while let next = unnoticed(in: state) {
      state = machine.successor(of: state, taking: next)
      rules.append(Int32(next.rule))
    }
    return (rules, number(of: state))
  }

  /// The delivery that happens next without the delegate noticing anything.
  private func unnoticed(in state: State) -> Action? {
    let actions = machine.actions(in: state)
    let first = actions.first { action in
      let rule = machine.rule(of: action)
      guard rule.kind == .delivery, rule.initiator == .system, let callback = rule.callback,
        !noticed.contains(callback)
      else { return false }
      let target = machine.successor(of: state, taking: action)
      return target.execution == state.execution && target != state
    }
    guard let first, let callback = machine.rule(of: first).callback else { return nil }
    // UIKit takes a missing answer to these for `false`, to the launch methods for `true`.
    guard callback == .shouldSaveState || callback == .shouldRestoreState else { return first }
    return actions.first { isRefusal(of: machine.rule(of: first), by: $0) } ?? first
  }
}

/// Kills by which the system punishes what an app has done: no choice of the search, since the
/// obligations find the deed.
enum Punishment {
  static let ruleNames: Set<String> = [
    "watchdog", "task.overrun", "event.overrun", "gpu.inBackground", "lock.heldAtSuspension",
    "policy",
  ]
}
