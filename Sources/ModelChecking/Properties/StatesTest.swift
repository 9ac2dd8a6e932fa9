/// A test of the states of a step, which are known by their positions.
enum StatesTest {
  case source(StateColumn)
  case target(StateColumn)
  case step(PairTest)
}

extension StatesTest {
  var negated: Self {
    switch self {
    case .source(let column): .source(!column)
    case .target(let column): .target(!column)
    case .step(let test): .step(test.negated)
    }
  }

  /// Moves those transitions of a block that pass to the front, in order; returns how many there are.
  func keep(_ block: TransitionBlock) -> Int {
    switch self {
    case .source(let column):
      let column = column.reader
      return block.keep { source, _ in column[source] }
    case .target(let column):
      let column = column.reader
      return block.keep { _, target in column[target] }
    case .step(let test): return test.keep(block)
    }
  }
}

extension [StatesTest] {
  /// Whether a step passes all tests.
  func pass(_ source: Int, _ target: Int) -> Bool {
    for test in self {
      switch test {
      case .source(let column): if !column[source] { return false }
      case .target(let column): if !column[target] { return false }
      case .step(let test): if !test.holds(source, target) { return false }
      }
    }
    return true
  }
}

/// A test of both states of a step.
struct PairTest {
  private let test: (_ source: Int, _ target: Int) -> Bool
  /// The same for a block, whose transitions are to have a certain value.
  private let testBlock: (_ block: TransitionBlock, _ value: Bool) -> Int
  /// The value with which a step passes.
  private var value = true

  init(_ test: @escaping (_ source: Int, _ target: Int) -> Bool) {
    self.test = test
    testBlock = { block, value in block.keep { test($0, $1) == value } }
  }

  /// The test of the steps with an action.
  init<Machine: StateMachine>(
    _ stored: StoredStepTest<Machine>, of action: Machine.Action,
    in states: StoredStates<Machine.State>
  ) {
    test = { stored.test(states.pointer[$0], action, states.pointer[$1]) }
    testBlock = { stored.testBlock($0, states.pointer, action, $1) }
  }

  var negated: Self {
    var copy = self
    copy.value.toggle()
    return copy
  }

  func holds(_ source: Int, _ target: Int) -> Bool { test(source, target) == value }

  func keep(_ block: TransitionBlock) -> Int { testBlock(block, value) }
}
