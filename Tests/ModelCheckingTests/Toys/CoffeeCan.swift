import ModelChecking

/// CoffeeCan.tla of the TLA⁺ examples, after a letter of Dijkstra: two beans out, one bean in.
struct CoffeeCan: StateMachine {
  struct State: Hashable { var black: Int, white: Int }

  enum Action { case twoWhite, twoBlack, different, stop }

  /// The largest number of beans to begin with.
  let beans: Int

  var initialStates: [State] {
    (0...beans).flatMap { black in
      (0...beans - black).map { State(black: black, white: $0) }
    }.filter { $0.black + $0.white > 0 }
  }

  func actions(in state: State) -> [Action] {
    if state.black + state.white == 1 { return [.stop] }
    var actions: [Action] = []
    if state.white >= 2 { actions.append(.twoWhite) }
    if state.black >= 2 { actions.append(.twoBlack) }
    if state.black >= 1 && state.white >= 1 { actions.append(.different) }
    return actions
  }

  func successor(of state: State, taking action: Action) -> State {
    switch action {
    case .twoWhite: State(black: state.black + 1, white: state.white - 2)
    case .twoBlack, .different: State(black: state.black - 1, white: state.white)
    case .stop: state
    }
  }
}

extension CoffeeCan.State: Packable {
  var word: UInt64 { UInt64(black) << 32 | UInt64(white) }

  init(word: UInt64) { self.init(black: Int(word >> 32), white: Int(word & 0xFFFF_FFFF)) }
}
