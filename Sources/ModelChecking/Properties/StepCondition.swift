typealias StateTest<Machine: StateMachine> = @Sendable (Machine.State) -> Bool

typealias StepTest<Machine: StateMachine> =
  @Sendable (Machine.State, Machine.Action, Machine.State) -> Bool

/// The form of a condition on steps: which part of a step each of its tests looks at.
indirect enum StepCondition<Machine: StateMachine>: Sendable {
  case action(@Sendable (Machine.Action) -> Bool)
  case source(StateTest<Machine>)
  case target(StateTest<Machine>)
  case step(StepTest<Machine>)
  case and(StepCondition, StepCondition)
  case or(StepCondition, StepCondition)
  case not(StepCondition)

  func holds(
    _ source: Machine.State, _ action: Machine.Action, _ target: Machine.State
  ) -> Bool {
    switch self {
    case .action(let test): test(action)
    case .source(let test): test(source)
    case .target(let test): test(target)
    case .step(let test): test(source, action, target)
    case .and(let left, let right):
      left.holds(source, action, target) && right.holds(source, action, target)
    case .or(let left, let right):
      left.holds(source, action, target) || right.holds(source, action, target)
    case .not(let form): !form.holds(source, action, target)
    }
  }

  func map<Other: StateMachine>(
    _ transform: (@escaping StepTest<Machine>) -> StepTest<Other>
  ) -> StepCondition<Other> where Other.Action == Machine.Action {
    switch self {
    case .action(let test): .action(test)
    case .source(let test): .step(transform { source, _, _ in test(source) })
    case .target(let test): .step(transform { _, _, target in test(target) })
    case .step(let test): .step(transform(test))
    case .and(let left, let right): .and(left.map(transform), right.map(transform))
    case .or(let left, let right): .or(left.map(transform), right.map(transform))
    case .not(let form): .not(form.map(transform))
    }
  }

  func decision(for action: Machine.Action) -> Bool? {
    switch self {
    case .action(let test): test(action)
    case .source, .target, .step: nil
    case .and(let left, let right):
      Self.decision(left, right, for: action, decidedBy: false)
    case .or(let left, let right):
      Self.decision(left, right, for: action, decidedBy: true)
    case .not(let form): form.decision(for: action).map { !$0 }
    }
  }

  /// The condition, prepared for the steps between some states.
  func indexed(in states: StoredStates<Machine.State>) -> IndexedCondition<Machine> {
    switch self {
    case .action(let test): .action(test)
    case .source(let test): .source(StateColumn(of: test, in: states))
    case .target(let test): .target(StateColumn(of: test, in: states))
    case .step(let test):
      .step { source, action, target in
        test(states.pointer[source], action, states.pointer[target])
      }
    case .and(let left, let right): left.indexed(in: states) && right.indexed(in: states)
    case .or(let left, let right): left.indexed(in: states) || right.indexed(in: states)
    case .not(let form): !form.indexed(in: states)
    }
  }

  private static func decision(
    _ left: Self, _ right: Self, for action: Machine.Action, decidedBy decisive: Bool
  ) -> Bool? {
    let left = left.decision(for: action)
    if left == decisive { return decisive }
    let right = right.decision(for: action)
    if right == decisive { return decisive }
    return left == nil || right == nil ? nil : !decisive
  }
}
