/// What a condition on steps asks of the steps with one action: tests of states, joined by logic.
///
/// An export translates it into another language, which has its own words for the tests.
package indirect enum StepFormula<Machine: StateMachine>: Sendable {
  /// It has the same value for all steps with the action.
  case constant(Bool)
  /// It tests the state before the step.
  case source(StepTestPlace, @Sendable (Machine.State) -> Bool)
  /// It tests the state after the step.
  case target(StepTestPlace, @Sendable (Machine.State) -> Bool)
  /// It tests both at once.
  case step(@Sendable (Machine.State, Machine.Action, Machine.State) -> Bool)
  /// Both hold.
  case and(StepFormula, StepFormula)
  /// At least one holds.
  case or(StepFormula, StepFormula)
  /// It does not hold.
  case not(StepFormula)
}

/// Where a test stands in a condition, so that it is known again in the formulas for other actions.
package struct StepTestPlace: Hashable, Sendable {
  /// The turns that lead to it.
  package fileprivate(set) var turns: [UInt8] = []
  /// Whether it is another test for each action.
  package fileprivate(set) var dependsOnAction = false

  fileprivate func turning(_ turn: UInt8) -> Self {
    var place = self
    place.turns.append(turn)
    return place
  }
}

extension StepPredicate {
  /// What the condition asks of the steps with an action, with everything left out that the action decides.
  /// - Complexity: O(*n*) for a condition of *n* parts.
  package func formula(for action: Machine.Action) -> StepFormula<Machine> {
    form.formula(for: action, at: StepTestPlace())
  }
}

extension StepCondition {
  fileprivate func formula(
    for action: Machine.Action, at place: StepTestPlace
  ) -> StepFormula<Machine> {
    switch self {
    case .action(let test): return .constant(test(action))
    case .source(let stored): return .source(place, stored.test)
    case .target(let stored): return .target(place, stored.test)
    case .step(let stored): return .step(stored.test)
    case .chosen(let choose):
      var place = place
      place.dependsOnAction = true
      return choose(action).formula(for: action, at: place)
    case .and(let left, let right):
      return Self.joined(left, right, for: action, at: place, decidedBy: false)
    case .or(let left, let right):
      return Self.joined(left, right, for: action, at: place, decidedBy: true)
    case .not(let form):
      let formula = form.formula(for: action, at: place.turning(0))
      if case .constant(let value) = formula { return .constant(!value) }
      return .not(formula)
    }
  }

  private static func joined(
    _ left: Self, _ right: Self, for action: Machine.Action, at place: StepTestPlace,
    decidedBy decisive: Bool
  ) -> StepFormula<Machine> {
    let left = left.formula(for: action, at: place.turning(1))
    let right = right.formula(for: action, at: place.turning(2))
    switch (left, right) {
    case (.constant(decisive), _), (_, .constant(decisive)): return .constant(decisive)
    case (.constant, _): return right
    case (_, .constant): return left
    default: return decisive ? .or(left, right) : .and(left, right)
    }
  }
}
