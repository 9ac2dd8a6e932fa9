/// The transitions of a graph, grouped by action in order.
///
/// Most conditions concern a few actions only. Sources and targets are stored with the transitions,
/// so that a test of all steps with an action reads memory in order. In the table of a graph, they
/// would be scattered.
///
/// Not generic, because generic code is not specialised where conditions are tested, and the tests
/// take most of the time of a verification.
struct SortedTransitions: Sendable {
  let transitions: [Int32]
  let sources: [Int32]
  let targets: [Int32]
  /// The start of each action's transitions, followed by the end of all.
  private let first: [Int]

  /// Sorts the transitions of a table, by counting.
  /// - Complexity: O(transitions).
  init(_ table: TransitionTable, actionCount: Int) {
    // Local variables and flat arrays, because nested arrays check at each element whether they are
    // shared.
    let (actions, targets, expandedCount) = (table.action, table.target, table.expandedCount)
    let firstOfState = table.first
    var first = [Int](repeating: 0, count: actionCount + 1)
    for action in actions { first[Int(action) + 1] += 1 }
    for action in 0..<actionCount { first[action + 1] += first[action] }
    var next = first
    let none = [Int32](repeating: 0, count: actions.count)
    var (sorted, sources, sortedTargets) = (none, none, none)
    for state in 0..<expandedCount {
      for transition in Int(firstOfState[state])..<Int(firstOfState[state + 1]) {
        let action = Int(actions[transition])
        let position = next[action]
        next[action] = position + 1
        sorted[position] = Int32(truncatingIfNeeded: transition)
        sources[position] = Int32(truncatingIfNeeded: state)
        sortedTargets[position] = targets[transition]
      }
    }
    (transitions, self.sources, self.targets, self.first) = (sorted, sources, sortedTargets, first)
  }

  var actionCount: Int { first.count - 1 }

  /// The positions of an action’s transitions.
  func positions(of action: Int) -> Range<Int> { first[action]..<first[action + 1] }

  /// The positions of those transitions of an action whose numbers are in a range.
  /// - Complexity: O(log transitions).
  func positions(of action: Int, within range: Range<Int>) -> Range<Int> {
    let all = positions(of: action)
    let start = position(in: all, notBefore: range.lowerBound)
    return start..<position(in: start..<all.upperBound, notBefore: range.upperBound)
  }

  /// The first of some positions whose transition has at least a certain number.
  private func position(in positions: Range<Int>, notBefore number: Int) -> Int {
    var (low, high) = (positions.lowerBound, positions.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] >= number { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

// MARK: - Tests of transitions

extension SortedTransitions {
  /// The first of the transitions at some positions that passes all tests.
  func first(at positions: Range<Int>, passing tests: [StatesTest]) -> Int32? {
    var first: Int32?
    forEachBlock(at: positions, passing: tests) { passing in
      first = passing.first.map { transitions[Int($0)] }
      return first == nil
    }
    return first
  }

  /// Calls a closure with each of the transitions at some positions that passes all tests.
  func forEach(
    at positions: Range<Int>, passing tests: [StatesTest], _ body: (Int) -> Void
  ) {
    forEachBlock(at: positions, passing: tests) { passing in
      for position in passing { body(Int(transitions[Int(position)])) }
      return true
    }
  }

  /// Calls a closure with the positions whose transitions pass all tests, block by block, until it
  /// returns false.
  ///
  /// Each test runs over a whole block, which is several times as fast as running all tests on one
  /// transition after the other. The first block is small, because often the first transition
  /// passes.
  private func forEachBlock(
    at positions: Range<Int>, passing tests: [StatesTest],
    _ body: (UnsafeMutableBufferPointer<Int32>.SubSequence) -> Bool
  ) {
    let maxSize = 1024
    sources.withUnsafeBufferPointer { sources in
      targets.withUnsafeBufferPointer { targets in
        guard let sources = sources.baseAddress, let targets = targets.baseAddress else { return }
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: maxSize) { block in
          var (start, size) = (positions.lowerBound, 32)
          while start < positions.upperBound {
            let end = min(size, positions.upperBound - start)
            for index in 0..<end { block[index] = Int32(truncatingIfNeeded: start + index) }
            start += end
            let count = tests.reduce(end) { count, test in
              let passing = UnsafeMutableBufferPointer(rebasing: block[..<count])
              return test.keep(TransitionBlock(passing, from: sources, to: targets))
            }
            if !body(block[..<count]) { return }
            size = min(2 * size, maxSize)
          }
        }
      }
    }
  }
}
