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
  private var sources: [Int32] {
    madeSources.withLock { list in
      if let list { return list }
      let made = table.sources
      list = made
      return made
    }
  }

  /// The first of some transitions that pass a test, if its number is below a bound.
  ///
  /// Transitions are given in ascending order.
  func first(
    of transitions: [Int32], before bound: Int32,
    passing test: (_ source: Int, _ target: Int) -> Bool
  ) -> Int32? {
    // Locals, because a debug build copies a stored property each time it is read.
    let (sources, targets) = (sources, table.target)
    for index in transitions {
      if index >= bound { return nil }
      if test(Int(sources[Int(index)]), Int(targets[Int(index)])) { return index }
    }
    return nil
  }

  /// Calls a closure with each of some transitions that passes a test.
  func forEach(
    of transitions: ArraySlice<Int32>, passing test: (_ source: Int, _ target: Int) -> Bool,
    _ body: (Int) -> Void
  ) {
    let (sources, targets) = (sources, table.target)
    for transition in transitions {
      let index = Int(transition)
      if test(Int(sources[index]), Int(targets[index])) { body(index) }
    }
  }
}
