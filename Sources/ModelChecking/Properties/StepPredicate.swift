/// A named condition on steps, as used in patterns and step invariants.
///
/// A condition that depends on the action alone is evaluated once for each action instead of once
/// for each transition. A conjunction that the action refutes is never evaluated on the states.
public struct StepPredicate<Machine: StateMachine>: Sendable {
  /// The condition in words.
  public let name: String
  let form: StepCondition<Machine>

  @usableFromInline init(name: String, form: StepCondition<Machine>) {
    self.name = name
    self.form = form
  }

  /// Creates a condition on steps from its words and its test.
  ///
  /// ```swift
  /// StepPredicate("goes up") { step in step.target.floor > step.source.floor }
  /// ```
  @inlinable public init(
    _ name: String, _ test: @escaping @Sendable (Step<Machine>) -> Bool
  ) {
    self.init(name) { source, action, target in
      test(Step(source: source, action: action, target: target))
    }
  }

  /// Creates a condition on (source, action, target) from its words and its test.
  @inlinable public init(
    _ name: String,
    _ test: @escaping @Sendable (Machine.State, Machine.Action, Machine.State) -> Bool
  ) {
    self.init(name: name, form: .step(StoredStepTest(test)))
  }

  /// Creates a condition on the action alone.
  public static func action(
    _ name: String, _ test: @escaping @Sendable (Machine.Action) -> Bool
  ) -> Self {
    Self(name: name, form: .action(test))
  }

  /// Creates a condition on the state before the step alone.
  ///
  /// A search that has stored its states evaluates it once for each state, not for each step.
  @inlinable public static func source(
    _ name: String, _ test: @escaping @Sendable (Machine.State) -> Bool
  ) -> Self {
    Self(name: name, form: .source(StoredStateTest(test)))
  }

  /// Creates a condition on the state after the step alone; see ``source(_:_:)``.
  @inlinable public static func target(
    _ name: String, _ test: @escaping @Sendable (Machine.State) -> Bool
  ) -> Self {
    Self(name: name, form: .target(StoredStateTest(test)))
  }

  /// Creates a condition that is another one for each action.
  ///
  /// A search that has stored its states asks for the condition on an action once, and not for each of
  /// its steps. So a condition on the state before the step, of a table with a row for each action, is
  /// never given the state after it.
  public static func chosen(
    _ name: String, by choose: @escaping @Sendable (Machine.Action) -> Self
  ) -> Self {
    Self(name: name, form: .chosen { choose($0).form })
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
    _ transform: @escaping @Sendable (@escaping StepTest<Machine>) -> StepTest<Other>
  ) -> StepPredicate<Other> where Other.Action == Machine.Action {
    StepPredicate<Other>(name: name, form: form.map(transform))
  }

  /// The value of the condition for all steps with an action; nil if it depends on the states.
  func decision(for action: Machine.Action) -> Bool? { form.decision(for: action) }

  /// The condition, prepared for the steps between some states.
  func indexed(in states: [Machine.State]) -> IndexedCondition<Machine> {
    form.indexed(in: StoredStates(states))
  }
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
