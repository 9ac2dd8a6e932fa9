import ModelChecking

/// The alternating bit protocol over lossy channels of Lamport, “Specifying Systems”, chapter 14.
///
/// Two data values, and at most two messages in each channel: an action that would exceed that is
/// not enabled, where TLC generates the state and throws it away.
struct AlternatingBit: StateMachine {
  struct Message: Hashable { let bit: Bool, value: Int }

  struct State: Hashable {
    var messages: [Message] = [], acknowledgements: [Bool] = []
    var senderBit: Bool, acknowledgedBit: Bool, receiverBit: Bool
    var sent: Int, received: Int
  }

  enum Action: Hashable {
    case send(Int), sendAgain, receive, acknowledge, receiveAcknowledgement
    case loseMessage(Int), loseAcknowledgement(Int)
  }

  private static let capacity = 2

  var initialStates: [State] {
    [false, true].flatMap { bit in
      [(1, 1), (1, 2), (2, 1), (2, 2)].map { sent, received in
        State(
          senderBit: bit, acknowledgedBit: bit, receiverBit: bit, sent: sent, received: received)
      }
    }
  }

  func actions(in state: State) -> [Action] {
    var actions: [Action] = []
    if state.messages.count < Self.capacity {
      actions += state.acknowledgedBit == state.senderBit ? [.send(1), .send(2)] : [.sendAgain]
    }
    if state.acknowledgements.count < Self.capacity { actions.append(.acknowledge) }
    if !state.messages.isEmpty { actions.append(.receive) }
    if !state.acknowledgements.isEmpty { actions.append(.receiveAcknowledgement) }
    actions += state.messages.indices.map(Action.loseMessage)
    actions += state.acknowledgements.indices.map(Action.loseAcknowledgement)
    return actions
  }

  func successor(of state: State, taking action: Action) -> State {
    var next = state
    switch action {
    case .send(let value):
      next.sent = value
      next.senderBit.toggle()
      next.messages.append(Message(bit: next.senderBit, value: value))
    case .sendAgain: next.messages.append(Message(bit: state.senderBit, value: state.sent))
    case .receive:
      let message = next.messages.removeFirst()
      (next.receiverBit, next.received) = (message.bit, message.value)
    case .acknowledge: next.acknowledgements.append(state.receiverBit)
    case .receiveAcknowledgement: next.acknowledgedBit = next.acknowledgements.removeFirst()
    case .loseMessage(let index): next.messages.remove(at: index)
    case .loseAcknowledgement(let index): next.acknowledgements.remove(at: index)
    }
    return next
  }
}
