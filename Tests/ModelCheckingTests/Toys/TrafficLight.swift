import ModelChecking

/// A traffic light that changes in turn, and may break for good.
struct TrafficLight: StateMachine {
  enum State { case red, green, amber, dark }
  enum Action { case change, fail }

  let canFail: Bool
  let initialStates = [State.red]

  func actions(in state: State) -> [Action] {
    switch state {
    case .dark: []
    case .red, .green, .amber: canFail ? [.change, .fail] : [.change]
    }
  }

  func successor(of state: State, taking action: Action) -> State {
    switch (action, state) {
    case (.change, .red): .green
    case (.change, .green): .amber
    case (.change, .amber): .red
    case (.change, .dark), (.fail, _): .dark
    }
  }
}
