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
  /// For each state that was asked about, what follows unnoticed.
  private var following: [State: Action?] = [:]

  init(
    model: M, noticing noticed: Set<Callback>, receiving inputs: Set<LifeInput>, deaths: DeathScope
  ) {
    machine = model.machine
    self.noticed = noticed
    self.inputs = inputs
    self.deaths = deaths
    guard let start = model.drivenState else { return }
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
    let actions = parts(of: state)
    for action in actions {
      let rule = machine.rule(of: action)
      if let request = rule.occurrence?.request {
        let (rules, target) = take(action, in: state)
        nodes[number].asked.append(AskedEdge(request: request, rules: rules, target: target))
      } else if rule.initiator != .app || rule.callback.flatMap(ifNoticed) == nil {
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

  /// What can happen in a state in this run: what others than the app bring about, what the app can
  /// ask for, and what it can answer.
  private func parts(of state: State) -> [Action] {
    machine.actions(in: state).filter { isPart(machine.rule(of: $0), in: state) }
  }

  private func isPart(_ rule: Rule<State>, in state: State) -> Bool {
    if rule.occurrence?.request != nil { return true }
    // The obligations find the deed; how the system punishes it is no choice of the search.
    if rule.occurrence?.isPunishment == true { return false }
    if let input = input(of: rule), !inputs.contains(input) { return false }
    if rule.kind == .kill {
      return rule.initiator != .app && deaths.allowsDeath(in: state.execution)
    }
    guard let callback = rule.callback else { return rule.initiator != .app }
    if noticed.contains(callback) { return true }
    // A delegate that ignores the notification cannot tell its order.
    if rule.occurrence == .delivery(.early) { return false }
    // UIKit takes a missing answer to these for `false`, to the launch methods for `true`.
    let isDenied = callback == .shouldSaveState || callback == .shouldRestoreState
    return isDenied == (rule.occurrence == .delivery(.returnsFalse))
  }

  /// What an event brings; a delivery hands on what was brought before.
  private func input(of rule: Rule<State>) -> LifeInput? {
    rule.kind == .delivery ? nil : rule.occurrence?.input
  }

  private func isRefusal(of rule: Rule<State>, by action: Action) -> Bool {
    let refusal = machine.rule(of: action)
    return rule.occurrence == .delivery(.plain) && refusal.occurrence == .delivery(.returnsFalse)
      && rule.callback == refusal.callback && rule.component == refusal.component
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

  /// Where an action leads when all that follows unnoticed has happened.
  private mutating func end(of action: Action, in state: State) -> State {
    var state = machine.successor(of: state, taking: action)
    while let next = unnoticed(in: state) { state = machine.successor(of: state, taking: next) }
    return state
  }

  /// The delivery that may as well happen at once: nobody notices it, and whatever else could happen
  /// can happen after it, and leads to the same.
  ///
  /// Putting such steps first loses nothing that can be observed: Groote and van de Pol, “State space
  /// reduction using partial τ-confluence”, 2000.
  private mutating func unnoticed(in state: State) -> Action? {
    if state.isQuiet { return nil }
    if let known = following[state] { return known }
    // Deliveries use up what is owed, so no state is asked about itself; should one be, it says no.
    following.updateValue(nil, forKey: state)
    let actions = parts(of: state)
    for action in actions where isUnnoticed(action, in: state) {
      guard commutes(action, with: actions, in: state) else { continue }
      following.updateValue(action, forKey: state)
      return action
    }
    return nil
  }

  private func isUnnoticed(_ action: Action, in state: State) -> Bool {
    let rule = machine.rule(of: action)
    guard rule.kind == .delivery, let callback = rule.callback, !noticed.contains(callback) else {
      return false
    }
    let target = machine.successor(of: state, taking: action)
    return target != state && target.execution == state.execution
      && target.canReadProtectedData == state.canReadProtectedData
  }

  private mutating func commutes(
    _ action: Action, with others: [Action], in state: State
  ) -> Bool {
    guard others.count > 1 else { return true }
    let after = end(of: action, in: state)
    for other in others where other != action {
      let first = end(of: other, in: state)
      if first == after, isUnnoticed(other, in: state) { continue }
      let rule = machine.rule(of: other)
      guard rule.isEnabled(in: after), isPart(rule, in: after),
        seen(by: rule, from: state) == seen(by: rule, from: after),
        end(of: other, in: after) == first
      else { return false }
    }
    return true
  }
}
