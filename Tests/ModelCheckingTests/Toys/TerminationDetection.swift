import ModelChecking

/// EWD840.tla of the TLA⁺ examples: Dijkstra’s detection of termination on a ring.
///
/// A token is passed on for one of three reasons, and TLC generates a state for each that is given;
/// so does this model, or the transitions would not be those that TLC counts.
struct TerminationDetection: StateMachine {
  struct State: Hashable {
    var isActive: [Bool], isBlack: [Bool]
    var token: Int, isTokenBlack = true
  }

  enum Reason { case passive, black, blackToken }

  enum Action: Hashable {
    case initiate(Reason), pass(Reason), send(from: Int, to: Int), deactivate(Int)
  }

  let processes: Int

  var initialStates: [State] {
    flags.flatMap { isActive in
      flags.flatMap { isBlack in
        (0..<processes).map { State(isActive: isActive, isBlack: isBlack, token: $0) }
      }
    }
  }

  private var flags: [[Bool]] {
    (0..<1 << processes).map { bits in (0..<processes).map { bits >> $0 & 1 == 1 } }
  }

  func actions(in state: State) -> [Action] {
    var reasons: [Reason] = []
    if state.isTokenBlack { reasons.append(.blackToken) }
    if state.isBlack[state.token] { reasons.append(.black) }
    if state.token == 0 { return reasons.map(Action.initiate) + environment(in: state) }
    if !state.isActive[state.token] { reasons.append(.passive) }
    return reasons.map(Action.pass) + environment(in: state)
  }

  private func environment(in state: State) -> [Action] {
    (0..<processes).filter { state.isActive[$0] }.flatMap { process in
      (0..<processes).filter { $0 != process }.map { .send(from: process, to: $0) } + [
        .deactivate(process)
      ]
    }
  }

  func successor(of state: State, taking action: Action) -> State {
    var next = state
    switch action {
    case .initiate:
      next.isTokenBlack = false
      next.isBlack[0] = false
      next.token = processes - 1
    case .pass:
      next.isTokenBlack = state.isTokenBlack || state.isBlack[state.token]
      next.isBlack[state.token] = false
      next.token -= 1
    case .send(let sender, let receiver):
      next.isActive[receiver] = true
      if receiver > sender { next.isBlack[sender] = true }
    case .deactivate(let process): next.isActive[process] = false
    }
    return next
  }
}
