/// A condition on the steps between stored states, which are known by their positions.
///
/// A test of one state is made once for each state, however many steps lead from it or to it.
indirect enum IndexedCondition<Machine: StateMachine> {
  case action((Machine.Action) -> Bool)
  case source(StateColumn)
  case target(StateColumn)
  case step(StoredStepTest<Machine>, StoredStates<Machine.State>)
  case chosen((Machine.Action) -> IndexedCondition)
  case and(IndexedCondition, IndexedCondition)
  case or(IndexedCondition, IndexedCondition)
  case not(IndexedCondition)

  /// What is left of the condition for the steps with one action.
  func rest(for action: Machine.Action) -> ConditionRest {
    switch self {
    case .action(let test): .decided(test(action))
    case .source(let column): .open([.source(column)])
    case .target(let column): .open([.target(column)])
    case .step(let stored, let states): .open([.step(PairTest(stored, of: action, in: states))])
    case .chosen(let choose): choose(action).rest(for: action)
    case .not(let form): form.rest(for: action).negated
    case .and(let left, let right):
      left.rest(for: action).combined(with: right.rest(for: action), decidedBy: false)
    case .or(let left, let right):
      left.rest(for: action).combined(with: right.rest(for: action), decidedBy: true)
    }
  }
}

// What is asked of one state alone is one column.
extension IndexedCondition {
  static prefix func ! (condition: Self) -> Self {
    switch condition {
    case .source(let column): .source(!column)
    case .target(let column): .target(!column)
    default: .not(condition)
    }
  }

  static func && (left: Self, right: Self) -> Self {
    joined(left, right, columns: { $0 && $1 }, otherwise: Self.and)
  }

  static func || (left: Self, right: Self) -> Self {
    joined(left, right, columns: { $0 || $1 }, otherwise: Self.or)
  }

  private static func joined(
    _ left: Self, _ right: Self, columns join: (StateColumn, StateColumn) -> StateColumn,
    otherwise: (Self, Self) -> Self
  ) -> Self {
    switch (left, right) {
    case (.source(let first), .source(let second)): .source(join(first, second))
    case (.target(let first), .target(let second)): .target(join(first, second))
    default: otherwise(left, right)
    }
  }
}

/// What a condition on steps asks of the states of a step whose action is known.
enum ConditionRest {
  /// Nothing: the action decides.
  case decided(Bool)
  /// All of these tests.
  case open([StatesTest])

  fileprivate var negated: Self {
    switch self {
    case .decided(let value): .decided(!value)
    case .open(let tests) where tests.count == 1: .open([tests[0].negated])
    case .open(let tests): .open([.step(PairTest { !tests.pass($0, $1) })])
    }
  }

  /// The conjunction of two conditions, of which a false one decides, or the disjunction, of which a
  /// true one does.
  fileprivate func combined(
    with other: @autoclosure () -> Self, decidedBy decisive: Bool
  ) -> Self {
    switch self {
    case .decided(decisive): return self
    case .decided: return other()
    case .open(let tests):
      switch other() {
      case .decided(decisive): return .decided(decisive)
      case .decided: return self
      case .open(let others) where decisive:
        return .open([.step(PairTest { tests.pass($0, $1) || others.pass($0, $1) })])
      case .open(let others): return .open(tests + others)
      }
    }
  }
}
