import ModelChecking

/// Peterson’s mutual exclusion of two processes, with the labels of Peterson.tla in the TLA⁺
/// examples; broken on purpose, a process enters without waiting.
struct Peterson: StateMachine {
  enum Label { case idle, ask, yield, wait, critical, leave }

  struct State: Hashable {
    var labels = [Label.idle, .idle]
    var asks = [false, false]
    var turn = 0

    var isExclusive: Bool { !labels.allSatisfy { $0 == .critical || $0 == .leave } }
  }

  /// Whether a process that waits looks at the other’s flag and at the turn.
  var waits = true
  let initialStates = [State()]

  func actions(in state: State) -> [Int] {
    [0, 1].filter { process in
      state.labels[process] != .wait || !waits || !state.asks[1 - process] || state.turn == process
    }
  }

  func successor(of state: State, taking process: Int) -> State {
    var next = state
    switch state.labels[process] {
    case .idle: next.labels[process] = .ask
    case .ask: (next.asks[process], next.labels[process]) = (true, .yield)
    case .yield: (next.turn, next.labels[process]) = (1 - process, .wait)
    case .wait: next.labels[process] = .critical
    case .critical: next.labels[process] = .leave
    case .leave: (next.asks[process], next.labels[process]) = (false, .idle)
    }
    return next
  }
}
