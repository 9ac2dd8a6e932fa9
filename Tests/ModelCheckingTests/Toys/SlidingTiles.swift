import ModelChecking

/// Numbered tiles in a frame with one gap; the gap begins in a corner.
struct SlidingTiles: StateMachine {
  /// Where the gap goes.
  enum Action: CaseIterable { case up, down, left, right }

  /// The tiles place by place, four bits each, and the place of the gap above them.
  struct State: Hashable {
    var word: UInt64

    var gap: Int { Int(word >> 60) }

    mutating func moveGap(to place: Int) {
      let tile = word >> UInt64(4 * place) & 15
      word ^= tile << UInt64(4 * place) | tile << UInt64(4 * gap)
      word = word & ~(15 << 60) | UInt64(place) << 60
    }
  }

  let rows: Int
  let columns: Int

  var initialStates: [State] {
    [State(word: (1..<rows * columns).reduce(0) { $0 | UInt64($1) << UInt64(4 * $1) })]
  }

  func actions(in state: State) -> [Action] {
    let (row, column) = state.gap.quotientAndRemainder(dividingBy: columns)
    var actions: [Action] = []
    if row > 0 { actions.append(.up) }
    if row < rows - 1 { actions.append(.down) }
    if column > 0 { actions.append(.left) }
    if column < columns - 1 { actions.append(.right) }
    return actions
  }

  func successor(of state: State, taking action: Action) -> State {
    let distance =
      switch action {
      case .up: -columns
      case .down: columns
      case .left: -1
      case .right: 1
      }
    var next = state
    next.moveGap(to: state.gap + distance)
    return next
  }
}

extension SlidingTiles.State: Packable {}
