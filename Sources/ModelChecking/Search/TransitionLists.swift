import Synchronization

/// Lists of a graph’s transitions that are built on first use, because building them takes longer
/// than exploring the graph and finding its fair cycles.
final class TransitionLists: Sendable {
  private let table: TransitionTable
  private let actionCount: Int
  private let madeByAction = Mutex<SortedTransitions?>(nil)
  private let madeSources = Mutex<[Int32]?>(nil)

  init(_ table: TransitionTable = TransitionTable(), actionCount: Int = 0) {
    self.table = table
    self.actionCount = actionCount
  }

  /// The transitions of each action, in order.
  /// - Complexity: O(transitions) the first time.
  var byAction: SortedTransitions {
    madeByAction.withLock { lists in
      if let lists { return lists }
      let made = SortedTransitions(table, actionCount: actionCount)
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
}
