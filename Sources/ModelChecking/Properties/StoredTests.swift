/// A test of a state, and the same test of a state in memory.
///
/// Searches are not compiled for each machine, and would copy every state that they hand over. This is
/// made beside the test, where the type of the states is known, so it copies none.
@usableFromInline struct StoredStateTest<State>: Sendable {
  @usableFromInline let test: @Sendable (State) -> Bool
  @usableFromInline let testStored: @Sendable (_ states: UnsafePointer<State>, _ index: Int) -> Bool

  @inlinable init(_ test: @escaping @Sendable (State) -> Bool) {
    self.test = test
    testStored = { states, index in test(states[index]) }
  }
}

/// A test of a step, and the same test of many steps between states in memory.
@usableFromInline struct StoredStepTest<Machine: StateMachine>: Sendable {
  @usableFromInline let test: StepTest<Machine>
  /// Keeps the transitions of a block, all with one action, for which the test has a value.
  @usableFromInline let testBlock:
    @Sendable (
      _ block: TransitionBlock, _ states: UnsafePointer<Machine.State>, _ action: Machine.Action,
      _ value: Bool
    ) -> Int

  @inlinable init(_ test: @escaping StepTest<Machine>) {
    self.test = test
    testBlock = { block, states, action, value in
      block.keep { test(states[$0], action, states[$1]) == value }
    }
  }
}

/// Some transitions of a graph by their positions in a list, with the sources and targets of all that
/// are in it.
@usableFromInline struct TransitionBlock {
  @usableFromInline let positions: UnsafeMutableBufferPointer<Int32>
  @usableFromInline let sources: UnsafePointer<Int32>
  @usableFromInline let targets: UnsafePointer<Int32>

  init(
    _ positions: UnsafeMutableBufferPointer<Int32>, from sources: UnsafePointer<Int32>,
    to targets: UnsafePointer<Int32>
  ) {
    (self.positions, self.sources, self.targets) = (positions, sources, targets)
  }

  /// Moves the transitions that pass a test to the front, in order; returns how many there are.
  @inlinable @inline(__always) func keep(
    where test: (_ source: Int, _ target: Int) -> Bool
  ) -> Int {
    var kept = 0
    for index in 0..<positions.count {
      let position = positions[index]
      positions[kept] = position
      kept += test(Int(sources[Int(position)]), Int(targets[Int(position)])) ? 1 : 0
    }
    return kept
  }
}
