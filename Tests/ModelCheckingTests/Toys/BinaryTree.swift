import ModelChecking

/// The first states of a binary tree: state n leads to 2n + 1 and 2n + 2, so that a breadth-first search
/// gives each state its own number, and everything about the search is arithmetic.
struct BinaryTree: StateMachine {
  enum Action: CaseIterable { case left, right }

  let count: Int
  let initialStates = [0]

  func actions(in state: Int) -> [Action] {
    2 * state + 2 < count ? [.left, .right] : 2 * state + 1 < count ? [.left] : []
  }

  func successor(of state: Int, taking action: Action) -> Int {
    2 * state + (action == .left ? 1 : 2)
  }
}

extension BinaryTree {
  /// The number of steps to a state.
  static func depth(of state: Int) -> Int {
    (state + 1).bitWidth - 1 - (state + 1).leadingZeroBitCount
  }

  /// The way to a state: the bits of its number plus one, without the highest.
  static func way(to state: Int) -> [Action] {
    (0..<depth(of: state)).reversed().map { (state + 1) >> $0 & 1 == 0 ? .left : .right }
  }

  /// What a search counts that keeps so many states.
  func counts(keeping kept: Int) -> Counts {
    let isCut = kept < count
    // State n has all of its states if 2n + 2 is among those that are kept.
    let expanded = isCut ? max((kept - 1) / 2, 0) : count
    return Counts(
      states: min(kept, count), transitions: isCut ? 2 * expanded : count - 1,
      depth: kept == 0 ? 0 : Self.depth(of: min(kept, count) - 1),
      stoppedBy: isCut ? .states(kept) : nil)
  }
}
