/// A condition on the steps between stored states, which are known by their positions.
///
/// A test of one state is made once for each state, however many steps lead from it or to it.
indirect enum IndexedCondition<Machine: StateMachine> {
  case action((Machine.Action) -> Bool)
  case source(StateColumn)
  case target(StateColumn)
  case step((_ source: Int, _ action: Machine.Action, _ target: Int) -> Bool)
  case and(IndexedCondition, IndexedCondition)
  case or(IndexedCondition, IndexedCondition)
  case not(IndexedCondition)

  /// The condition, reduced to the steps with one action.
  enum Rest {
    /// The action decides the value.
    case decided(Bool)
    /// The value depends on the positions of the source and the target.
    case open((_ source: Int, _ target: Int) -> Bool)
  }

  func rest(for action: Machine.Action) -> Rest {
    // Asked first, because it allocates nothing, and most actions decide.
    decision(for: action).map(Rest.decided) ?? .open(test(for: action))
  }

  private func decision(for action: Machine.Action) -> Bool? {
    switch self {
    case .action(let test): return test(action)
    case .source, .target, .step: return nil
    case .not(let form): return form.decision(for: action).map { !$0 }
    case .and(let left, let right):
      return Self.decision(left, right, for: action, decidedBy: false)
    case .or(let left, let right):
      return Self.decision(left, right, for: action, decidedBy: true)
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

  /// The value of a condition that the action leaves open, or decides together with others.
  private func test(for action: Machine.Action) -> (_ source: Int, _ target: Int) -> Bool {
    switch self {
    case .action(let test):
      let value = test(action)
      return { _, _ in value }
    case .source(let column): return { source, _ in column[source] }
    case .target(let column): return { _, target in column[target] }
    case .step(let test): return { test($0, action, $1) }
    case .not(let form):
      let test = form.test(for: action)
      return { !test($0, $1) }
    case .and(let left, let right), .or(let left, let right):
      if left.decision(for: action) != nil { return right.test(for: action) }
      if right.decision(for: action) != nil { return left.test(for: action) }
      let (first, second) = (left.test(for: action), right.test(for: action))
      if case .and = self { return { first($0, $1) && second($0, $1) } }
      return { first($0, $1) || second($0, $1) }
    }
  }
}
