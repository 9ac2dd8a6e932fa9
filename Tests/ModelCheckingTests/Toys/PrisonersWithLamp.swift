import ModelChecking

/// Prisoner.tla of the TLA⁺ examples (Prisoners_Single_Switch): a lamp that visitors may leave alone.
struct PrisonersWithLamp: StateMachine {
  struct State: Hashable {
    var count = 1, isAnnounced = false
    var signalled: [Int]
    var isLit: Bool
    var hasVisited: Set<Int> = []
  }

  let prisoners: Int
  let isLampUnknown: Bool

  private var signalLimit: Int { isLampUnknown ? 2 : 1 }
  private var threshold: Int { isLampUnknown ? prisoners * 2 - 1 : prisoners }

  var initialStates: [State] {
    (isLampUnknown ? [false, true] : [false]).map { isLit in
      State(signalled: Array(repeating: 0, count: prisoners - 1), isLit: isLit)
    }
  }

  /// Prisoner 0 is the counter.
  func actions(in state: State) -> [Int] { Array(0..<prisoners) }

  func successor(of state: State, taking prisoner: Int) -> State {
    var next = state
    next.hasVisited.insert(prisoner)
    if prisoner == 0 {
      if state.isLit { (next.isLit, next.count) = (false, state.count + 1) }
      next.isAnnounced = next.count >= threshold
    } else if !state.isLit && state.signalled[prisoner - 1] < signalLimit {
      next.isLit = true
      next.signalled[prisoner - 1] += 1
    }
    return next
  }
}
