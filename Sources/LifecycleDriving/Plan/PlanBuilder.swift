import LifecycleModels
import ModelChecking

/// Makes a plan from a model: the states and transitions that a delegate can tell apart.
///
/// What the delegate does not notice is joined to the step before it: callbacks that it does not
/// implement, and notifications that nobody observes. What the app itself decides (to begin a task,
/// to return `false`) is no choice of the search: the delegate decides it when it runs.
struct PlanBuilder<M: LogModel> {
  typealias State = M.State
  typealias Action = RuleMachine<M.State>.Action

  let machine: RuleMachine<State>
  let noticed: Set<Callback>
  let deaths: DeathScope
  /// What each rule of the machine is to the delegate.
  private let roles: [RuleRole]

  private(set) var planStates: [PlanState] = []
  /// The state of the model behind each state of the plan.
  private(set) var states: [State] = []
  private var numbers: [State: Int32] = [:]
  /// What follows unnoticed, for each state where that is known.
  private var following: [State: Action?] = [:]
  /// What can happen in states after which nothing follows unnoticed, until they are expanded.
  private var waiting: [State: [Action]] = [:]

  init(
    model: M, noticing noticed: Set<Callback>, receiving inputs: Set<LifeInput>, deaths: DeathScope
  ) {
    machine = model.machine
    self.noticed = noticed
    self.deaths = deaths
    roles = RuleRole.roles(of: machine.rules, noticing: noticed, receiving: inputs)
    guard let start = model.drivenState(noticing: noticed) else { return }
    _ = number(of: start)
    var next = 0
    while next < states.count {
      expand(next)
      next += 1
    }
    (following, waiting) = ([:], [:])
  }

  private mutating func number(of state: State) -> Int32 {
    if let known = numbers[state] { return known }
    let number = Int32(states.count)
    numbers[state] = number
    states.append(state)
    planStates.append(
      PlanState(
        execution: state.execution, isQuiet: state.isQuiet,
        canReadProtectedData: state.canReadProtectedData))
    return number
  }

  private mutating func expand(_ number: Int) {
    let state = states[number]
    let actions = waiting.removeValue(forKey: state) ?? parts(of: state)
    for action in actions {
      let rule = machine.rule(of: action)
      if let request = rule.request {
        let (rules, target) = take(action, in: state)
        planStates[number].requests.append(
          PlanRequest(request: request, rules: rules, target: target))
      } else if rule.initiator != .app || roles[action.rule].noticed == nil {
        let transition = transition(by: action, from: state, among: actions)
        // A step that leads back to its source unnoticed is no step.
        if Int(transition.target) != number || transition.callback != nil {
          planStates[number].transitions.append(transition)
        }
      }
    }
  }

  private mutating func transition(
    by action: Action, from state: State, among actions: [Action]
  ) -> PlanTransition {
    let rule = machine.rule(of: action)
    let (rules, target) = take(action, in: state)
    let refusals = roles[action.rule].refusals
    let refusal = actions.first { refusals.contains($0.rule) }.map { action in
      let (rules, target) = take(action, in: state)
      return PlanTransition.Refusal(rules: rules, target: target)
    }
    return PlanTransition(
      rule: Int32(action.rule), callback: roles[action.rule].noticed, scene: rule.scene,
      visibleState: visibleState(of: action, from: state), input: rule.plannedInput,
      phases: phases(of: action, from: state), rules: rules, target: target, refusal: refusal)
  }

  /// What can happen in a state of this plan: what the user, the system or the hardware brings
  /// about, what the app can ask for, and what it can answer.
  private func parts(of state: State) -> [Action] {
    machine.actions(in: state).filter { isPart($0, in: state) }
  }

  private func isPart(_ action: Action, in state: State) -> Bool {
    switch roles[action.rule].part {
    case .never: false
    case .always: true
    case .death: deaths.allowsDeath(in: state.execution)
    }
  }

  private func phases(of action: Action, from state: State) -> PhaseReading? {
    guard roles[action.rule].noticed != nil else { return nil }
    return PhaseReading(
      in: machine.rule(of: action), from: state, to: machine.successor(of: state, taking: action))
  }

  private func visibleState(of action: Action, from state: State) -> ExecutionState {
    guard roles[action.rule].seesTarget else { return state.execution }
    return machine.successor(of: state, taking: action).execution
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

  /// A delivery that can happen at once without loss: nobody notices it, and everything else that
  /// could happen can also happen after it, with the same result.
  ///
  /// Giving priority to such steps preserves all that can be observed: Groote and van de Pol,
  /// “State space reduction using partial τ-confluence”, 2000.
  private mutating func unnoticed(in state: State) -> Action? {
    if state.isQuiet { return nil }
    if let known = following[state] { return known }
    // Deliveries shorten the queue, so the search below cannot come back to this state. If it ever
    // does, nothing follows unnoticed.
    following.updateValue(nil, forKey: state)
    let actions = parts(of: state)
    for action in actions where isUnnoticed(action, in: state) {
      guard commutes(action, with: actions, in: state) else { continue }
      following.updateValue(action, forKey: state)
      return action
    }
    waiting[state] = actions
    return nil
  }

  private func isUnnoticed(_ action: Action, in state: State) -> Bool {
    guard roles[action.rule].isUnnoticedDelivery else { return false }
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
      guard isPart(other, in: after), machine.rules[other.rule].isEnabled(in: after),
        visibleState(of: other, from: state) == visibleState(of: other, from: after),
        phases(of: other, from: state) == phases(of: other, from: after),
        end(of: other, in: after) == first
      else { return false }
    }
    return true
  }
}

// MARK: - What rules are to a delegate

/// What a rule is to a delegate, in every state: asked once for each rule, because a plan asks it in
/// thousands of states.
private struct RuleRole {
  /// Whether the rule is a part of the plan.
  enum Part {
    case never
    case always
    /// Where the process may die silently.
    case death
  }

  let part: Part
  /// The callback, if the delegate notices it.
  let noticed: Callback?
  /// Whether a callback shows the state behind the step, rather than the one before.
  let seesTarget: Bool
  /// Whether the rule delivers something that the delegate does not notice.
  let isUnnoticedDelivery: Bool
  /// The rules that are the same call, answered with `false`.
  let refusals: [Int]

  static func roles<State: ProcessState>(
    of rules: [Rule<State>], noticing noticed: Set<Callback>, receiving inputs: Set<LifeInput>
  ) -> [RuleRole] {
    // Whether the app has code of SwiftUI's, apart from its delegates.
    let observesSwiftUI = noticed.contains(where: \.isSwiftUI)
    let refusals = rules.indices.filter { rules[$0].occurrence == .delivery(.returnsFalse) }
    return rules.map { rule in
      let callback = rule.callback.flatMap { noticed.contains($0) ? $0 : nil }
      return RuleRole(
        part: rule.part(noticing: noticed, receiving: inputs, observesSwiftUI: observesSwiftUI),
        noticed: callback, seesTarget: rule.callback.map { !$0.isSentBeforeItsEffect } ?? false,
        isUnnoticedDelivery: rule.kind == .delivery && rule.callback != nil && callback == nil,
        refusals: refusals.filter { rule.isAnswered(by: rules[$0]) })
    }
  }
}

extension Rule {
  /// Whether another rule is the same call with another answer.
  fileprivate func isAnswered(by other: Rule) -> Bool {
    occurrence == .delivery(.plain) && other.callback == callback && other.component == component
  }

  /// What an event brings; a delivery hands on what was brought before.
  fileprivate var plannedInput: LifeInput? { kind == .delivery ? nil : occurrence?.input }

  fileprivate func part(
    noticing noticed: Set<Callback>, receiving inputs: Set<LifeInput>, observesSwiftUI: Bool
  ) -> RuleRole.Part {
    if let request {
      return !request.submitsTask || noticed.contains(.bgLaunchHandler) ? .always : .never
    }
    // The obligations find the offence; the punishment is no choice of the search.
    if occurrence?.isPunishment == true { return .never }
    if occurrence?.interruptsEntrance == true { return .never }
    if let input = plannedInput, !inputs.contains(input) { return .never }
    if kind == .kill { return initiator == .app ? .never : .death }
    guard let callback else { return initiator == .app ? .never : .always }
    if noticed.contains(callback) { return .always }
    switch occurrence {
    // A delegate that ignores the notification cannot tell its order.
    case .delivery(.early): return .never
    // Only SwiftUI's code can tell whether its view appears before the window is active.
    case .delivery(.late): return observesSwiftUI ? .always : .never
    default:
      // UIKit takes a missing answer to these for `false`, to the launch methods for `true`.
      let isDenied = callback == .shouldSaveState || callback == .shouldRestoreState
      return isDenied == (occurrence == .delivery(.returnsFalse)) ? .always : .never
    }
  }
}

/// Where a process may die silently while a delegate is driven.
///
/// A delegate can and must prepare for the death of a suspended process. It is harder to prepare
/// for a death in the background, and hardest to prepare for a crash at any moment.
public enum DeathScope: String, CaseIterable, Hashable, Sendable {
  /// Only where the process is frozen: suspended, or prewarmed. A request for time in the
  /// background is granted or refused before anything else happens.
  case whileSuspended
  /// Also while code runs in the background: jetsam there, a silent user kill, and suspension
  /// before a request for time was answered (I47).
  case offScreen
  /// Everywhere, between any two steps: jetsam in the foreground, a crash, a reboot.
  case anywhere

  /// Whether a kill may strike in an execution state.
  func allowsDeath(in execution: ExecutionState) -> Bool {
    switch self {
    case .whileSuspended: !execution.isRunning
    case .offScreen: execution != .active && execution != .inactive
    case .anywhere: true
    }
  }
}
