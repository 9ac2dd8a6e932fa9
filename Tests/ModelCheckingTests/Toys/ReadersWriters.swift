import ModelChecking

/// ReadersWriters.tla of the TLA⁺ examples: all requests are served in their order.
struct ReadersWriters: StateMachine {
  struct Request: Hashable { let actor: Int, writes: Bool }

  struct State: Hashable {
    /// One bit for each actor.
    var readers = 0, writers = 0
    var waiting: [Request] = []
  }

  enum Action: Hashable { case ask(Request), begin, stop(Int) }

  let actors: Int
  let initialStates = [State()]

  func actions(in state: State) -> [Action] {
    let requests = [false, true].flatMap { writes in
      (0..<actors).map { Request(actor: $0, writes: writes) }
    }
    let asks = requests.filter { !state.waiting.contains($0) }.map(Action.ask)
    let stops = (0..<actors).filter { (state.readers | state.writers) >> $0 & 1 == 1 }
      .map(Action.stop)
    return asks + (canBegin(in: state) ? [.begin] : []) + stops
  }

  private func canBegin(in state: State) -> Bool {
    guard let first = state.waiting.first, state.writers == 0 else { return false }
    return !first.writes || state.readers == 0
  }

  func successor(of state: State, taking action: Action) -> State {
    var next = state
    switch action {
    case .ask(let request): next.waiting.append(request)
    case .begin:
      let request = next.waiting.removeFirst()
      if request.writes {
        next.writers |= 1 << request.actor
      } else {
        next.readers |= 1 << request.actor
      }
    case .stop(let actor) where state.readers >> actor & 1 == 1: next.readers &= ~(1 << actor)
    case .stop(let actor): next.writers &= ~(1 << actor)
    }
    return next
  }
}
