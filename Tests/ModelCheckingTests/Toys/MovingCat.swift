import ModelChecking

/// Cat.tla of the TLA⁺ examples: a cat moves to a neighbouring box each night, and each morning the
/// box after the last one, to and fro, is opened.
struct MovingCat: StateMachine {
  struct State: Hashable { var cat: Int, opened: Int, isGoingRight: Bool }

  enum Action { case right, left }

  let boxes: Int

  var initialStates: [State] {
    (1...boxes).flatMap { cat in
      (2..<boxes).flatMap { opened in
        [false, true].map { State(cat: cat, opened: opened, isGoingRight: $0) }
      }
    }
  }

  func actions(in state: State) -> [Action] {
    (state.cat < boxes ? [.right] : []) + (state.cat > 1 ? [.left] : [])
  }

  func successor(of state: State, taking action: Action) -> State {
    var next = state
    next.cat += action == .right ? 1 : -1
    let box = state.opened + (state.isGoingRight ? 1 : -1)
    if (2..<boxes).contains(box) {
      next.opened = box
    } else {
      next.isGoingRight.toggle()
    }
    return next
  }
}
