import ModelChecking

/// ABCorrectness.tla of the TLA⁺ examples (Lamport, “Specifying Systems”, chapter 14): what the
/// alternating bit protocol achieves, without its channels.
struct AcknowledgedBit: StateMachine {
  struct State: Hashable {
    var senderBit: Int, acknowledgedBit: Int, receiverBit: Int
    var sent: Int, received: Int
  }

  enum Action: Hashable { case send(Int), receive, acknowledge }

  let values: Int

  var initialStates: [State] {
    [0, 1].flatMap { bit in
      (0..<values).flatMap { sent in
        (0..<values).map { received in
          State(
            senderBit: bit, acknowledgedBit: bit, receiverBit: bit, sent: sent,
            received: received)
        }
      }
    }
  }

  func actions(in state: State) -> [Action] {
    var actions: [Action] = []
    if state.acknowledgedBit == state.senderBit { actions += (0..<values).map(Action.send) }
    if state.receiverBit != state.senderBit { actions.append(.receive) }
    if state.receiverBit != state.acknowledgedBit { actions.append(.acknowledge) }
    return actions
  }

  func successor(of state: State, taking action: Action) -> State {
    var next = state
    switch action {
    case .send(let value): (next.sent, next.senderBit) = (value, 1 - state.senderBit)
    case .receive: (next.received, next.receiverBit) = (state.sent, state.senderBit)
    case .acknowledge: next.acknowledgedBit = state.receiverBit
    }
    return next
  }
}
