import ModelChecking

/// A wide level, a narrow one, and a wide one again. The first level can be entered in two ways, which
/// only an observer tells apart.
struct Funnel: StateMachine {
  enum Action: Hashable { case openly, secretly, spread(Int), gather, on, spreadAgain(Int) }

  let width: Int
  let initialStates = [0]

  /// The state behind the first wide level; six more follow it.
  var neck: Int { width }

  func actions(in state: Int) -> [Action] {
    switch state {
    case 0: [.openly, .secretly]
    case 1: (2..<width).map(Action.spread)
    case width - 1: [.gather]
    case neck..<neck + 6: [.on]
    case neck + 6: (0..<3 * width).map(Action.spreadAgain)
    case (neck + 7)...: state < 8 * width ? [.on] : []
    default: []
    }
  }

  func successor(of state: Int, taking action: Action) -> Int {
    switch action {
    case .openly, .secretly: 1
    case .spread(let number): number
    case .gather: neck
    case .on: state < neck + 6 ? state + 1 : state + 8 * width
    case .spreadAgain(let number): neck + 7 + number
    }
  }
}
