import ModelChecking

/// The election of Chang and Roberts (“An improved algorithm for decentralized extrema-finding in
/// circular configurations of processes”, 1979), with a clock that may tick for ever.
struct RingElection: StateMachine {
  enum Action: Hashable { case deliver(to: Int), tick }

  struct State: Hashable {
    /// The numbers on their way to each process, the oldest first.
    var channels: [[Int]]
    var leader: Int?
  }

  let processes: Int

  var initialStates: [State] {
    // Each process has sent its own number to the next one.
    [State(channels: (0..<processes).map { [($0 + processes - 1) % processes] }, leader: nil)]
  }

  func actions(in state: State) -> [Action] {
    state.channels.indices.filter { !state.channels[$0].isEmpty }.map { .deliver(to: $0) }
      + (state.leader == nil ? [.tick] : [])
  }

  func successor(of state: State, taking action: Action) -> State {
    guard case .deliver(let process) = action else { return state }
    var next = state
    let number = next.channels[process].removeFirst()
    if number == process { next.leader = process }
    if number > process { next.channels[(process + 1) % processes].append(number) }
    return next
  }
}
