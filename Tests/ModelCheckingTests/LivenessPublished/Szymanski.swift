import ModelChecking

/// Szymanski’s mutual exclusion with linear wait (“A simple solution to Lamport’s concurrent
/// programming problem with linear wait”, 1988): what a process asks of all others is one step.
struct Szymanski: StateMachine {
  enum Label { case idle, outside, enter, look, waitInside, close, before, critical, after }

  struct State: Hashable {
    var labels: [Label]
    var flags: [Int]
  }

  let processes: Int

  var initialStates: [State] {
    [
      State(
        labels: Array(repeating: .idle, count: processes),
        flags: Array(repeating: 0, count: processes))
    ]
  }

  func actions(in state: State) -> [Int] {
    (0..<processes).filter { process in
      switch state.labels[process] {
      case .outside: state.flags.allSatisfy { $0 < 3 }
      case .waitInside: state.flags.contains(4)
      case .before: state.flags[..<process].allSatisfy { $0 < 2 }
      case .after: state.flags[(process + 1)...].allSatisfy { $0 < 2 || $0 > 3 }
      default: true
      }
    }
  }

  func successor(of state: State, taking process: Int) -> State {
    var next = state
    let (label, flag): (Label, Int) =
      switch state.labels[process] {
      case .idle: (.outside, 1)
      case .outside: (.enter, 1)
      case .enter: (.look, 3)
      case .look: state.flags.contains(1) ? (.waitInside, 2) : (.close, 3)
      case .waitInside: (.close, 2)
      case .close: (.before, 4)
      case .before: (.critical, 4)
      case .critical: (.after, 4)
      case .after: (.idle, 0)
      }
    next.labels[process] = label
    next.flags[process] = flag
    return next
  }
}
