import ModelChecking

/// The ferry puzzle of Alcuin: what eats what may not be left alone with it.
struct WolfGoatCabbage: StateMachine {
  enum Action: CaseIterable { case alone, wolf, goat, cabbage }

  /// Who has crossed the river.
  struct State: Hashable {
    var farmer = false, wolf = false, goat = false, cabbage = false

    var isSafe: Bool { goat == farmer || goat != wolf && goat != cabbage }
    var isSolved: Bool { farmer && wolf && goat && cabbage }
  }

  let initialStates = [State()]

  func actions(in state: State) -> [Action] {
    Action.allCases.filter { canTake($0, in: state) && successor(of: state, taking: $0).isSafe }
  }

  private func canTake(_ passenger: Action, in state: State) -> Bool {
    switch passenger {
    case .alone: true
    case .wolf: state.wolf == state.farmer
    case .goat: state.goat == state.farmer
    case .cabbage: state.cabbage == state.farmer
    }
  }

  func successor(of state: State, taking action: Action) -> State {
    var next = state
    next.farmer.toggle()
    switch action {
    case .alone: break
    case .wolf: next.wolf.toggle()
    case .goat: next.goat.toggle()
    case .cabbage: next.cabbage.toggle()
    }
    return next
  }
}
