/// A condition on steps, reduced to the steps with one action.
enum StepRest<Test> {
  /// The action decides the value.
  case decided(Bool)
  /// The value depends on the states.
  case open(Test)
}

extension StepRest {
  func negated(_ negation: (Test) -> Test) -> StepRest {
    switch self {
    case .decided(let value): .decided(!value)
    case .open(let test): .open(negation(test))
    }
  }

  func and(_ other: StepRest, _ conjunction: (Test, Test) -> Test) -> StepRest {
    joined(other, decidedBy: false, conjunction)
  }

  func or(_ other: StepRest, _ disjunction: (Test, Test) -> Test) -> StepRest {
    joined(other, decidedBy: true, disjunction)
  }

  private func joined(
    _ other: StepRest, decidedBy decisive: Bool, _ join: (Test, Test) -> Test
  ) -> StepRest {
    switch (self, other) {
    case (.decided(decisive), _), (_, .decided(decisive)): .decided(decisive)
    case (.decided, let rest), (let rest, .decided): rest
    case (.open(let left), .open(let right)): .open(join(left, right))
    }
  }
}
