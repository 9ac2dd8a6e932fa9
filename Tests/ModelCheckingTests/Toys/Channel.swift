import ModelChecking

/// The handshake of Lamport, “Specifying Systems”, chapter 3, with three values to send.
struct Channel: StateMachine {
  struct State: Hashable { var value: Int, ready: Bool, acknowledged: Bool }
  enum Action: Hashable { case send(Int), receive }

  var initialStates: [State] {
    (0..<3).flatMap { value in
      [false, true].map { State(value: value, ready: $0, acknowledged: $0) }
    }
  }

  func actions(in state: State) -> [Action] {
    state.ready == state.acknowledged ? (0..<3).map(Action.send) : [.receive]
  }

  func successor(of state: State, taking action: Action) -> State {
    var next = state
    switch action {
    case .send(let value):
      next.value = value
      next.ready.toggle()
    case .receive: next.acknowledged.toggle()
    }
    return next
  }
}
