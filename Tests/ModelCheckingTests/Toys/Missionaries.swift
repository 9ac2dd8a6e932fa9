import ModelChecking

/// Three missionaries, three cannibals, a boat for two; nowhere are missionaries outnumbered.
struct Missionaries: StateMachine {
  /// Who crosses, in either direction.
  struct Action: Hashable { let missionaries: Int, cannibals: Int }

  /// Who is on the first bank.
  struct State: Hashable {
    var missionaries = 3, cannibals = 3, hasBoat = true

    var isSafe: Bool {
      (0...3).contains(missionaries) && (0...3).contains(cannibals)
        && (missionaries == 0 || missionaries == 3 || missionaries == cannibals)
    }
    var isSolved: Bool { missionaries == 0 && cannibals == 0 }
  }

  let initialStates = [State()]

  private static let crossings = [(1, 0), (2, 0), (0, 1), (0, 2), (1, 1)].map(Action.init)

  func actions(in state: State) -> [Action] {
    Self.crossings.filter { successor(of: state, taking: $0).isSafe }
  }

  func successor(of state: State, taking action: Action) -> State {
    let sign = state.hasBoat ? -1 : 1
    return State(
      missionaries: state.missionaries + sign * action.missionaries,
      cannibals: state.cannibals + sign * action.cannibals, hasBoat: !state.hasBoat)
  }
}
