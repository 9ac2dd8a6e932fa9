@usableFromInline typealias StepTest<Machine: StateMachine> =
  @Sendable (Machine.State, Machine.Action, Machine.State) -> Bool

/// The form of a condition on steps: which part of a step each of its tests looks at.
@usableFromInline indirect enum StepCondition<Machine: StateMachine>: Sendable {
  case action(@Sendable (Machine.Action) -> Bool)
  case source(StoredStateTest<Machine.State>)
  case target(StoredStateTest<Machine.State>)
  case step(StoredStepTest<Machine>)
  case chosen(@Sendable (Machine.Action) -> StepCondition)
  case and(StepCondition, StepCondition)
  case or(StepCondition, StepCondition)
  case not(StepCondition)

  func holds(
    _ source: Machine.State, _ action: Machine.Action, _ target: Machine.State
  ) -> Bool {
    switch self {
    case .action(let test): test(action)
    case .source(let stored): stored.test(source)
    case .target(let stored): stored.test(target)
    case .step(let stored): stored.test(source, action, target)
    case .chosen(let choose): choose(action).holds(source, action, target)
    case .and(let left, let right):
      left.holds(source, action, target) && right.holds(source, action, target)
    case .or(let left, let right):
      left.holds(source, action, target) || right.holds(source, action, target)
    case .not(let form): !form.holds(source, action, target)
    }
  }

  func map<Other: StateMachine>(
    _ transform: @escaping @Sendable (@escaping StepTest<Machine>) -> StepTest<Other>
  ) -> StepCondition<Other> where Other.Action == Machine.Action {
    switch self {
    case .action(let test): .action(test)
    case .source(let stored):
      .step(StoredStepTest(transform { source, _, _ in stored.test(source) }))
    case .target(let stored):
      .step(StoredStepTest(transform { _, _, target in stored.test(target) }))
    case .step(let stored): .step(StoredStepTest(transform(stored.test)))
    case .chosen(let choose): .chosen { choose($0).map(transform) }
    case .and(let left, let right): .and(left.map(transform), right.map(transform))
    case .or(let left, let right): .or(left.map(transform), right.map(transform))
    case .not(let form): .not(form.map(transform))
    }
  }

  func decision(for action: Machine.Action) -> Bool? {
    switch self {
    case .action(let test): test(action)
    case .source, .target, .step: nil
    case .chosen(let choose): choose(action).decision(for: action)
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
    case .source(let stored): .source(StateColumn(of: stored, in: states))
    case .target(let stored): .target(StateColumn(of: stored, in: states))
    case .step(let stored): .step(stored, states)
    case .chosen(let choose): .chosen { choose($0).indexed(in: states) }
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
