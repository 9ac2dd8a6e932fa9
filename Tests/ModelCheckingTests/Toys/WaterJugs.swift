import ModelChecking

/// Die Hard 3: measure four gallons with a jug of three and a jug of five.
struct WaterJugs: StateMachine {
  struct State: Hashable { var small = 0, big = 0 }
  enum Action { case fillSmall, fillBig, emptySmall, emptyBig, smallToBig, bigToSmall }

  let initialStates = [State()]

  func actions(in state: State) -> [Action] {
    [.fillSmall, .fillBig, .emptySmall, .emptyBig, .smallToBig, .bigToSmall]
  }

  func successor(of state: State, taking action: Action) -> State {
    let (small, big) = (state.small, state.big)
    switch action {
    case .fillSmall: return State(small: 3, big: big)
    case .fillBig: return State(small: small, big: 5)
    case .emptySmall: return State(small: 0, big: big)
    case .emptyBig: return State(small: small, big: 0)
    case .smallToBig:
      let poured = min(small, 5 - big)
      return State(small: small - poured, big: big + poured)
    case .bigToSmall:
      let poured = min(big, 3 - small)
      return State(small: small + poured, big: big - poured)
    }
  }
}
