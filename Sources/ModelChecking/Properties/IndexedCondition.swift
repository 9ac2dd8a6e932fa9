/// A condition on the steps between stored states, which are known by their positions.
///
/// A test of one state is made once for each state, however many steps lead from it or to it.
indirect enum IndexedCondition<Machine: StateMachine> {
  /// The value for a step with given positions of its source and its target.
  typealias Test = (_ source: Int, _ target: Int) -> Bool

  case action((Machine.Action) -> Bool)
  case source(StateColumn<Machine>)
  case target(StateColumn<Machine>)
  case step((_ source: Int, _ action: Machine.Action, _ target: Int) -> Bool)
  case and(IndexedCondition, IndexedCondition)
  case or(IndexedCondition, IndexedCondition)
  case not(IndexedCondition)

  /// The condition, reduced to the steps with one action.
  func rest(for action: Machine.Action) -> StepRest<Test> {
    switch self {
    case .action(let test): .decided(test(action))
    case .source(let column): .open { source, _ in column[source] }
    case .target(let column): .open { _, target in column[target] }
    case .step(let test): .open { test($0, action, $1) }
    case .not(let form): form.rest(for: action).negated { test in { !test($0, $1) } }
    case .and(let left, let right):
      left.rest(for: action).and(right.rest(for: action)) { left, right in
        { left($0, $1) && right($0, $1) }
      }
    case .or(let left, let right):
      left.rest(for: action).or(right.rest(for: action)) { left, right in
        { left($0, $1) || right($0, $1) }
      }
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
