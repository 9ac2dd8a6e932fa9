import ModelChecking

/// The first nodes of a binary tree: node n leads to 2n + 1 and 2n + 2, so that a breadth-first search
/// gives each node its own number, and everything about the search is arithmetic.
struct BinaryTree: StateMachine {
  enum Action: CaseIterable { case left, right }

  let count: Int
  let initialStates = [0]

  func actions(in node: Int) -> [Action] {
    2 * node + 2 < count ? [.left, .right] : 2 * node + 1 < count ? [.left] : []
  }

  func successor(of node: Int, taking action: Action) -> Int {
    2 * node + (action == .left ? 1 : 2)
  }
}

extension BinaryTree {
  /// The number of steps to a node.
  static func depth(of node: Int) -> Int {
    (node + 1).bitWidth - 1 - (node + 1).leadingZeroBitCount
  }

  /// The way to a node: the bits of its number plus one, without the highest.
  static func way(to node: Int) -> [Action] {
    (0..<depth(of: node)).reversed().map { (node + 1) >> $0 & 1 == 0 ? .left : .right }
  }

  /// What a search counts that keeps so many nodes.
  func counts(keeping kept: Int) -> Counts {
    let isCut = kept < count
    // Node n has all of its nodes if 2n + 2 is among those that are kept.
    let expanded = isCut ? max((kept - 1) / 2, 0) : count
    return Counts(
      states: min(kept, count), transitions: isCut ? 2 * expanded : count - 1,
      depth: kept == 0 ? 0 : Self.depth(of: min(kept, count) - 1),
      stoppedBy: isCut ? .states(kept) : nil)
  }
}
