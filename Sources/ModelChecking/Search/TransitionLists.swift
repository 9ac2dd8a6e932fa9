import Synchronization

/// Lists of a graph’s transitions that are made when they are first asked for: to explore a graph and
/// to find its fair cycles takes less time than to make them.
///
/// Not generic, because generic code is not specialised where conditions are tested, and the tests
/// take most of the time of a verification.
final class TransitionLists: Sendable {
  private let table: TransitionTable
  private let actionCount: Int
  private let madeByAction = Mutex<[[Int32]]?>(nil)
  private let madeSources = Mutex<[Int32]?>(nil)

  init(_ table: TransitionTable = TransitionTable(), actionCount: Int = 0) {
    self.table = table
    self.actionCount = actionCount
  }

  /// The transitions of each action, in order.
  /// - Complexity: O(transitions) the first time.
  var byAction: [[Int32]] {
    madeByAction.withLock { lists in
      if let lists { return lists }
      let made = table.transitions(ofEach: actionCount)
      lists = made
      return made
    }
  }

  /// The source of each transition.
  /// - Complexity: O(transitions) the first time.
  var sources: [Int32] {
    madeSources.withLock { list in
      if let list { return list }
      let made = table.sources
      list = made
      return made
    }
  }

  /// The first of some transitions that passes all tests.
  func first(of transitions: ArraySlice<Int32>, passing tests: [StatesTest]) -> Int32? {
    var first: Int32?
    forEachBlock(of: transitions, passing: tests) { passing in
      first = passing.first
      return first == nil
    }
    return first
  }

  /// Calls a closure with each of some transitions that passes all tests.
  func forEach(
    of transitions: ArraySlice<Int32>, passing tests: [StatesTest], _ body: (Int) -> Void
  ) {
    forEachBlock(of: transitions, passing: tests) { passing in
      for transition in passing { body(Int(transition)) }
      return true
    }
  }

  /// Calls a closure with the transitions that pass all tests, block by block, until it returns false.
  ///
  /// Each test runs over a whole block, which is several times as fast as all tests of one transition
  /// after the other. The first block is small, because often the first transition passes.
  private func forEachBlock(
    of transitions: ArraySlice<Int32>, passing tests: [StatesTest],
    _ body: (UnsafeMutableBufferPointer<Int32>.SubSequence) -> Bool
  ) {
    let largestSize = 1024
    sources.withUnsafeBufferPointer { sources in
      table.target.withUnsafeBufferPointer { targets in
        guard let sources = sources.baseAddress, let targets = targets.baseAddress else { return }
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: largestSize) { block in
          var (rest, size) = (transitions, 32)
          while !rest.isEmpty {
            let end = block.update(fromContentsOf: rest.prefix(size))
            rest = rest.dropFirst(size)
            let count = tests.reduce(end) { count, test in
              let passing = UnsafeMutableBufferPointer(rebasing: block[..<count])
              return test.keep(TransitionBlock(passing, from: sources, to: targets))
            }
            if !body(block[..<count]) { return }
            size = min(2 * size, largestSize)
          }
        }
      }
    }
  }
}
