import ModelChecking
import Testing

/// Two senders and a channel that loses messages.
struct LossyChannel: CompactMachine {
  enum Sender: CaseIterable, FiniteValue { case ann, bob }
  enum Slots: Capacity { static let capacity = 4 }

  struct State: CompactState {
    var sent: FiniteSet<Sender> = []
    var channel: BoundedQueue<Sender, Slots> = []
    var lastReceived: Sender?
  }

  enum Action: Hashable { case send(Sender), lose, receive }

  let initialStates = [State()]

  func actions(in state: State) -> [Action] {
    let sends = Sender.allCases.filter { !state.sent.contains($0) }.map(Action.send)
    return state.channel.isEmpty ? sends : sends + [.lose, .receive]
  }

  func successor(of state: State, taking action: Action) -> State {
    var next = state
    switch action {
    case .send(let sender):
      next.sent.insert(sender)
      next.channel.append(sender)
    case .lose: _ = next.channel.popFirst()
    case .receive:
      guard let sender = next.channel.popFirst() else { break }
      next.sent.remove(sender)
      next.lastReceived = sender
    }
    return next
  }
}

@Suite struct `A machine with collections for states` {
  @Test func `is searched as the guide says`() {
    let report = LossyChannel().check()
    // Either nobody, one sender or both wait in the channel; messages may be lost; and someone, or
    // nobody, was received last.
    #expect(report.states == 30 && report.depth == 6)
    #expect(LossyChannel().explore().states.count == report.states)
  }
}
