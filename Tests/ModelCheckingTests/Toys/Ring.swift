import ModelChecking

/// Places on a circle, walked in both directions; the far side is half the circle away.
struct Ring: StateMachine {
  enum Action { case left, right }

  let size: Int
  let initialStates = [0]

  func actions(in place: Int) -> [Action] { [.left, .right] }

  func successor(of place: Int, taking action: Action) -> Int {
    switch action {
    case .left: (place + size - 1) % size
    case .right: (place + 1) % size
    }
  }
}
