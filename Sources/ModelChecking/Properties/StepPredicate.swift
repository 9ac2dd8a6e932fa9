/// A named condition on steps, as used in patterns and step invariants.
///
/// A condition that depends on the action alone is evaluated once for each action instead of once
/// for each transition. A conjunction that the action refutes is never evaluated on the states.
public struct StepPredicate<Machine: StateMachine>: Sendable {
  /// The condition in words.
  public let name: String
  private let form: StepCondition<Machine>

  fileprivate init(name: String, form: StepCondition<Machine>) {
    self.name = name
    self.form = form
  }

  /// Creates a condition on steps from its words and its test.
  ///
  /// ```swift
  /// StepPredicate("goes up") { step in step.target.floor > step.source.floor }
  /// ```
  public init(_ name: String, _ test: @escaping @Sendable (Step<Machine>) -> Bool) {
    self.init(name: name, form: .step { test(Step(source: $0, action: $1, target: $2)) })
  }

  /// Creates a condition on (source, action, target) from its words and its test.
  public init(
    _ name: String,
    _ test: @escaping @Sendable (Machine.State, Machine.Action, Machine.State) -> Bool
  ) {
    self.init(name: name, form: .step(test))
  }

  /// Creates a condition on the action alone.
  public static func action(
    _ name: String, _ test: @escaping @Sendable (Machine.Action) -> Bool
  ) -> Self {
    Self(name: name, form: .action(test))
  }

  /// Whether a step satisfies the condition.
  public func holds(_ step: Step<Machine>) -> Bool {
    form.holds(step.source, step.action, step.target)
  }

  @usableFromInline func holds(
    from source: Machine.State, by action: Machine.Action, to target: Machine.State
  ) -> Bool {
    form.holds(source, action, target)
  }

  /// The condition for another machine with the same actions, with each test on states replaced.
  func map<Other: StateMachine>(
    _ transform: (@escaping StepTest<Machine>) -> StepTest<Other>
  ) -> StepPredicate<Other> where Other.Action == Machine.Action {
    StepPredicate<Other>(name: name, form: form.map(transform))
  }

  /// The value of the condition for all steps with an action; nil if it depends on the states.
  func decision(for action: Machine.Action) -> Bool? { form.decision(for: action) }

  /// The condition, reduced to the steps with one action.
  func rest(for action: Machine.Action) -> StepRest<Machine> { form.rest(for: action) }
}

/// A condition on steps, reduced to the steps with one action.
enum StepRest<Machine: StateMachine> {
  /// The action decides the value.
  case decided(Bool)
  /// The value depends on the states.
  case open(StepTest<Machine>)
}

extension StepPredicate {
  /// The condition that every step satisfies.
  public static var any: Self { .action("any step") { _ in true } }

  /// The steps that satisfy both conditions.
  public static func && (left: Self, right: Self) -> Self {
    Self(name: "\(left.name) and \(right.name)", form: .and(left.form, right.form))
  }

  /// The steps that satisfy at least one of the conditions.
  public static func || (left: Self, right: Self) -> Self {
    Self(name: "\(left.name) or \(right.name)", form: .or(left.form, right.form))
  }

  /// The steps that do not satisfy the condition.
  public static prefix func ! (condition: Self) -> Self {
    Self(name: "not \(condition.name)", form: .not(condition.form))
  }
}

typealias StepTest<Machine: StateMachine> =
  @Sendable (Machine.State, Machine.Action, Machine.State) -> Bool

private indirect enum StepCondition<Machine: StateMachine>: Sendable {
  case action(@Sendable (Machine.Action) -> Bool)
  case step(StepTest<Machine>)
  case and(StepCondition, StepCondition)
  case or(StepCondition, StepCondition)
  case not(StepCondition)

  func holds(
    _ source: Machine.State, _ action: Machine.Action, _ target: Machine.State
  ) -> Bool {
    switch self {
    case .action(let test): test(action)
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
    case .step(let test): .step(transform(test))
    case .and(let left, let right): .and(left.map(transform), right.map(transform))
    case .or(let left, let right): .or(left.map(transform), right.map(transform))
    case .not(let form): .not(form.map(transform))
    }
  }

  func decision(for action: Machine.Action) -> Bool? {
    switch self {
    case .action(let test): test(action)
    case .step: nil
    case .and(let left, let right):
      Self.decision(left, right, for: action, decidedBy: false)
    case .or(let left, let right):
      Self.decision(left, right, for: action, decidedBy: true)
    case .not(let form): form.decision(for: action).map { !$0 }
    }
  }

  func rest(for action: Machine.Action) -> StepRest<Machine> {
    switch self {
    case .action(let test): return .decided(test(action))
    case .step(let test): return .open(test)
    case .not(let form):
      switch form.rest(for: action) {
      case .decided(let value): return .decided(!value)
      case .open(let test): return .open { !test($0, $1, $2) }
      }
    case .and(let left, let right):
      return Self.rest(left, right, for: action, decidedBy: false)
    case .or(let left, let right):
      return Self.rest(left, right, for: action, decidedBy: true)
    }
  }

  private static func rest(
    _ left: Self, _ right: Self, for action: Machine.Action, decidedBy decisive: Bool
  ) -> StepRest<Machine> {
    switch (left.rest(for: action), right.rest(for: action)) {
    case (.decided(decisive), _), (_, .decided(decisive)): .decided(decisive)
    case (.decided, let rest), (let rest, .decided): rest
    case (.open(let left), .open(let right)):
      decisive
        ? .open { left($0, $1, $2) || right($0, $1, $2) }
        : .open { left($0, $1, $2) && right($0, $1, $2) }
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
