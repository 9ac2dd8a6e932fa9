import ModelChecking

/// CigaretteSmokers.tla of the TLA⁺ examples: a dealer offers all ingredients but one, and the
/// smoker who has that one smokes.
struct CigaretteSmokers: StateMachine {
  enum State: Hashable { case offered(without: Int), smoking(Int) }

  enum Action: Hashable { case smoke, stop(thenWithout: Int) }

  let ingredients: Int

  var initialStates: [State] { (0..<ingredients).map(State.offered) }

  func actions(in state: State) -> [Action] {
    switch state {
    case .offered: [.smoke]
    case .smoking: (0..<ingredients).map(Action.stop)
    }
  }

  func successor(of state: State, taking action: Action) -> State {
    switch (state, action) {
    case (.offered(let missing), .smoke): .smoking(missing)
    case (_, .stop(let missing)): .offered(without: missing)
    case (.smoking, .smoke): state
    }
  }
}
