import ModelChecking

/// Dekker’s mutual exclusion of two processes, as in Ben-Ari, “Principles of Concurrent and
/// Distributed Programming”, algorithm 3.10: each label is one atomic step.
struct Dekker: StateMachine {
  enum Label { case idle, want, look, withdraw, wait, again, critical, pass, leave }

  struct State: Hashable {
    var labels = [Label.idle, .idle]
    var wants = [false, false]
    var turn = 0
  }

  let initialStates = [State()]

  func actions(in state: State) -> [Int] {
    [0, 1].filter { state.labels[$0] != .wait || state.turn == $0 }
  }

  func successor(of state: State, taking process: Int) -> State {
    var next = state
    func go(to label: Label) { next.labels[process] = label }
    switch state.labels[process] {
    case .idle: go(to: .want)
    case .want:
      next.wants[process] = true
      go(to: .look)
    case .look where !state.wants[1 - process]: go(to: .critical)
    case .look where state.turn == process: break
    case .look: go(to: .withdraw)
    case .withdraw:
      next.wants[process] = false
      go(to: .wait)
    case .wait: go(to: .again)
    case .again:
      next.wants[process] = true
      go(to: .look)
    case .critical: go(to: .pass)
    case .pass:
      next.turn = 1 - process
      go(to: .leave)
    case .leave:
      next.wants[process] = false
      go(to: .idle)
    }
    return next
  }
}
