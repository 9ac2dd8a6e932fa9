import ModelChecking

/// MCInnerFIFO.tla of the TLA⁺ examples (Lamport, “Specifying Systems”, chapter 4): a queue between
/// two channels. A step that would make the queue too long is not enabled, where TLC generates the
/// state and throws it away.
struct MessageQueue: StateMachine {
  struct Channel: Hashable {
    var value: Int, ready: Bool, acknowledged: Bool

    var isFree: Bool { ready == acknowledged }

    mutating func send(_ value: Int) {
      self.value = value
      ready.toggle()
    }
  }

  struct State: Hashable {
    var input: Channel, output: Channel
    var queue: [Int] = []
  }

  enum Action: Hashable { case send(Int), enqueue, dequeue, receive }

  let messages: Int
  let capacity: Int

  var initialStates: [State] {
    let channels = (0..<messages).flatMap { value in
      [false, true].map { Channel(value: value, ready: $0, acknowledged: $0) }
    }
    return channels.flatMap { input in channels.map { State(input: input, output: $0) } }
  }

  func actions(in state: State) -> [Action] {
    var actions: [Action] = []
    if state.input.isFree {
      actions += (0..<messages).map(Action.send)
    } else if state.queue.count < capacity {
      actions.append(.enqueue)
    }
    if !state.output.isFree { return actions + [.receive] }
    return state.queue.isEmpty ? actions : actions + [.dequeue]
  }

  func successor(of state: State, taking action: Action) -> State {
    var next = state
    switch action {
    case .send(let message): next.input.send(message)
    case .enqueue:
      next.input.acknowledged.toggle()
      next.queue.append(state.input.value)
    case .dequeue: next.output.send(next.queue.removeFirst())
    case .receive: next.output.acknowledged.toggle()
    }
    return next
  }
}
