/// A condition on the steps between stored states, which are known by their positions.
///
/// A test of one state is made once for each state, however many steps lead from it or to it.
indirect enum IndexedCondition<Machine: StateMachine> {
  case action((Machine.Action) -> Bool)
  case source(StateColumn<Machine>)
  case target(StateColumn<Machine>)
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
    switch self {
    case .action(let test): return .decided(test(action))
    case .source(let column): return .open { source, _ in column[source] }
    case .target(let column): return .open { _, target in column[target] }
    case .step(let test): return .open { test($0, action, $1) }
    case .not(let form):
      switch form.rest(for: action) {
      case .decided(let value): return .decided(!value)
      case .open(let test): return .open { !test($0, $1) }
      }
    case .and(let left, let right):
      return Self.rest(left, right, for: action, decidedBy: false)
    case .or(let left, let right):
      return Self.rest(left, right, for: action, decidedBy: true)
    }
  }

  private static func rest(
    _ left: Self, _ right: Self, for action: Machine.Action, decidedBy decisive: Bool
  ) -> Rest {
    switch (left.rest(for: action), right.rest(for: action)) {
    case (.decided(decisive), _), (_, .decided(decisive)): .decided(decisive)
    case (.decided, let rest), (let rest, .decided): rest
    case (.open(let left), .open(let right)):
      decisive
        ? .open { left($0, $1) || right($0, $1) } : .open { left($0, $1) && right($0, $1) }
    }
  }
}

/// The values of a condition on states, each found when it is first asked for.
final class StateColumn<Machine: StateMachine> {
  private enum Value: UInt8 { case unknown, no, yes }

  private let test: StateTest<Machine>
  private let states: [Machine.State]
  private let values: UnsafeMutableBufferPointer<Value>

  init(of test: @escaping StateTest<Machine>, in states: [Machine.State]) {
    self.test = test
    self.states = states
    values = .allocate(capacity: states.count)
    values.initialize(repeating: .unknown)
  }

  deinit { values.deallocate() }

  /// Whether the state at a position satisfies the condition.
  subscript(state: Int) -> Bool {
    if values[state] == .unknown { values[state] = test(states[state]) ? .yes : .no }
    return values[state] == .yes
  }
}
