/// A predicate that formulas name: a condition on the state, or on the step, at a position of a run.
///
/// At the last position of a finite run no step is taken, and every condition on steps is false.
public struct TemporalPredicate<Machine: StateMachine>: Sendable {
  /// What is tested at a position.
  @usableFromInline package enum Form: Sendable {
    /// The state.
    case state(StatePredicate<Machine>)
    /// The step that is taken.
    case step(StepPredicate<Machine>)
  }

  /// The name in formulas.
  public let name: String
  package let form: Form

  @usableFromInline init(name: String, form: Form) {
    self.name = name
    self.form = form
  }

  /// A condition on the state at a position.
  @inlinable public static func state(
    _ name: String, _ test: @escaping @Sendable (Machine.State) -> Bool
  ) -> Self {
    Self(name: name, form: .state(StatePredicate(name, test)))
  }

  /// A condition on the step that is taken at a position.
  public static func step(_ name: String, _ condition: StepPredicate<Machine>) -> Self {
    Self(name: name, form: .step(condition))
  }

  /// A condition on the action that is taken at a position.
  public static func action(
    _ name: String, _ test: @escaping @Sendable (Machine.Action) -> Bool
  ) -> Self {
    Self(name: name, form: .step(.action(name, test)))
  }

  /// Whether the predicate is true at a position of a run.
  ///
  /// - Parameters:
  ///   - state: The state at the position.
  ///   - step: The step that is taken there; nil at the end of a finite run.
  /// - Returns: The truth of the condition; false for one on steps where no step is taken.
  public func holds(in state: Machine.State, taking step: Step<Machine>?) -> Bool {
    switch form {
    case .state(let condition): condition.holds(in: state)
    case .step(let condition): step.map(condition.holds) ?? false
    }
  }
}
