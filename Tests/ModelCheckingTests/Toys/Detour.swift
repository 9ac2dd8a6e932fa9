import ModelChecking

/// A hub with many rooms, and a detour that leads back to the hub: all rooms can be entered again
/// after it. From each room a corridor leads on.
struct Detour: StateMachine {
  enum State: Hashable { case hub, detour, room(Int), corridor(Int), exit }

  enum Action: Hashable { case enter(Int), leave, turn, comeBack, open(Int) }

  let rooms: Int
  /// The number of corridors that the rooms share.
  let corridors: Int
  let initialStates = [State.hub]

  func actions(in state: State) -> [Action] {
    switch state {
    case .hub: (0..<rooms).map(Action.enter) + [.turn]
    case .detour: [.comeBack]
    case .room: [.leave]
    case .corridor(let number): [.open(number)]
    case .exit: []
    }
  }

  func successor(of state: State, taking action: Action) -> State {
    switch (state, action) {
    case (_, .enter(let number)): .room(number)
    case (_, .turn): .detour
    case (_, .comeBack): .hub
    case (.room(let number), .leave): .corridor(number % corridors)
    case (_, .open): .exit
    default: state
    }
  }
}
