/// Tests joined by logic, with everything left out that is decided without them.
///
/// An export translates the condition of a property into another language, which has its own words for
/// the tests.
package indirect enum StepFormula<Test> {
  /// The same for all steps.
  case constant(Bool)
  /// A single test.
  case test(Test)
  /// Both hold.
  case and(StepFormula, StepFormula)
  /// At least one holds.
  case or(StepFormula, StepFormula)
  /// It does not hold.
  case not(StepFormula)

  /// Every test in it, in order.
  package var tests: [Test] {
    switch self {
    case .constant: []
    case .test(let test): [test]
    case .and(let left, let right), .or(let left, let right): left.tests + right.tests
    case .not(let formula): formula.tests
    }
  }

  /// The formula with others in place of its tests.
  package func replacingTests<Other>(
    _ formula: (Test) -> StepFormula<Other>
  ) -> StepFormula<Other> {
    switch self {
    case .constant(let value): .constant(value)
    case .test(let test): formula(test)
    case .and(let left, let right):
      .joined(left.replacingTests(formula), right.replacingTests(formula), decidedBy: false)
    case .or(let left, let right):
      .joined(left.replacingTests(formula), right.replacingTests(formula), decidedBy: true)
    case .not(let inner): .negated(inner.replacingTests(formula))
    }
  }

  /// Both, or at least one if true decides.
  static func joined(_ left: Self, _ right: Self, decidedBy decisive: Bool) -> Self {
    switch (left, right) {
    case (.constant(decisive), _), (_, .constant(decisive)): .constant(decisive)
    case (.constant, let other), (let other, .constant): other
    default: decisive ? .or(left, right) : .and(left, right)
    }
  }

  /// The opposite.
  package static func negated(_ formula: Self) -> Self {
    if case .constant(let value) = formula { return .constant(!value) }
    return .not(formula)
  }
}

extension StepFormula: Sendable where Test: Sendable {}

/// One of the tests that a condition on steps is made of.
package enum AtomicStepTest<Machine: StateMachine>: Sendable {
  /// It tests the state before the step.
  case source(StepTestPlace, @Sendable (Machine.State) -> Bool)
  /// It tests the state after the step.
  case target(StepTestPlace, @Sendable (Machine.State) -> Bool)
  /// It tests both at once.
  case step(@Sendable (Machine.State, Machine.Action, Machine.State) -> Bool)
}

/// Where a test stands in a condition, so that it is known again in the formulas for other actions.
package struct StepTestPlace: Hashable, Sendable {
  /// The turns that lead to it.
  fileprivate var turns: [UInt8] = []
  /// Whether it is another test for each action.
  package fileprivate(set) var dependsOnAction = false

  fileprivate func turning(_ turn: UInt8) -> Self {
    var place = self
    place.turns.append(turn)
    return place
  }
}

extension StepPredicate {
  /// What the condition asks of the steps with an action.
  /// - Complexity: O(*n*) for a condition of *n* parts.
  package func formula(for action: Machine.Action) -> StepFormula<AtomicStepTest<Machine>> {
    form.formula(for: action, at: StepTestPlace())
  }
}

extension StepCondition {
  fileprivate func formula(
    for action: Machine.Action, at place: StepTestPlace
  ) -> StepFormula<AtomicStepTest<Machine>> {
    switch self {
    case .action(let test): return .constant(test(action))
    case .source(let stored): return .test(.source(place, stored.test))
    case .target(let stored): return .test(.target(place, stored.test))
    case .step(let stored): return .test(.step(stored.test))
    case .chosen(let choose):
      var place = place
      place.dependsOnAction = true
      return choose(action).formula(for: action, at: place)
    case .and(let left, let right):
      return .joined(
        left.formula(for: action, at: place.turning(1)),
        right.formula(for: action, at: place.turning(2)), decidedBy: false)
    case .or(let left, let right):
      return .joined(
        left.formula(for: action, at: place.turning(1)),
        right.formula(for: action, at: place.turning(2)), decidedBy: true)
    case .not(let form): return .negated(form.formula(for: action, at: place.turning(0)))
    }
  }
}
