import Synchronization

/// The transitions of each action, in order, listed when they are first asked for: to find fair cycles
/// takes less time than to sort all transitions.
final class TransitionsByAction: Sendable {
  private let table: TransitionTable
  private let actionCount: Int
  private let listed = Mutex<[[Int32]]?>(nil)

  init(_ table: TransitionTable = TransitionTable(), actionCount: Int = 0) {
    self.table = table
    self.actionCount = actionCount
  }

  /// - Complexity: O(transitions) the first time.
  var lists: [[Int32]] {
    listed.withLock { listed in
      let lists = listed ?? table.transitions(ofEach: actionCount)
      listed = lists
      return lists
    }
  }
}
