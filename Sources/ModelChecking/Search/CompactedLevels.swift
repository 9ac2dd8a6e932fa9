/// The levels of a breadth-first search that keeps 64 bits of each visited state, and complete
/// states only for two levels.
///
/// Two states with the same hash count as one. So no state is found twice, some may be missed, and
/// the counts are lower bounds. U. Stern, D. L. Dill, “Improved probabilistic verification by hash
/// compaction”, CHARME 1995.
public struct CompactedLevels: Hashable, Sendable {
  /// The number of states at each completely searched depth.
  public let levels: [Int]
  /// The number of states found, which is a lower bound.
  public let states: Int
  /// Whether every found state was expanded, so that only states with equal hashes were missed.
  public let isComplete: Bool

  /// The expected number of states mistaken for others, without those that only they lead to.
  public var expectedOmissions: Double { Double(states) * Double(states) / 0x1p65 }

  /// The range suggested by the growth of the levels; nil if they do not begin to flatten.
  public var growth: ClosedRange<Double>? { isComplete ? nil : LevelGrowth.range(levels) }
}

extension StateMachine {
  /// Searches by hashes.
  ///
  /// - Parameters:
  ///   - most: How many states are visited at most.
  ///   - observe: Called regularly with the progress; returns whether to go on.
  /// - Returns: What was found.
  /// - Complexity: O(transitions of the states visited).
  func compactedLevels(
    states most: Int, observe: (SearchProgress) -> SearchControl
  ) -> CompactedLevels {
    var visited: Set<Int> = []
    var frontier = initialStates.filter { visited.insert($0.hashValue).inserted }
    var levels: [Int] = []
    var (transitions, expanded) = (0, 0)
    while !frontier.isEmpty {
      levels.append(frontier.count)
      var next: [State] = []
      for state in frontier {
        for action in actions(in: state) {
          transitions += 1
          let target = successor(of: state, taking: action)
          if visited.insert(target.hashValue).inserted { next.append(target) }
        }
        expanded += 1
        let isStopped =
          expanded.isMultiple(of: 4096)
          && observe(
            SearchProgress(
              states: visited.count, transitions: transitions,
              frontier: visited.count - expanded, depth: levels.count - 1)) == .stop
        if isStopped || visited.count > most {
          return CompactedLevels(levels: levels, states: visited.count, isComplete: false)
        }
      }
      frontier = next
    }
    return CompactedLevels(levels: levels, states: visited.count, isComplete: true)
  }
}
