import ModelChecking

/// TwoPhase.tla of Gray and Lamport, “Consensus on Transaction Commit”, action by action.
///
/// A manager may receive a decision again and again, as there: such a step leads back to its source.
struct TwoPhaseCommit: StateMachine {
  enum Manager: Int, CaseIterable, FiniteValue { case working, prepared, committed, aborted }
  enum Decision: Int, CaseIterable, FiniteValue { case open, committed, aborted }

  struct State: Hashable, Sendable {
    var managers: [Manager]
    var decision = Decision.open
    var toldPrepared: [Bool]
    var sentPrepared: [Bool]

    /// No manager commits while another aborts.
    var isConsistent: Bool { !managers.contains(.committed) || !managers.contains(.aborted) }
  }

  enum Action: Hashable {
    case commit, abort
    case hearPrepared(Int), prepare(Int), giveUp(Int), obeyCommit(Int), obeyAbort(Int)
  }

  let managers: Int

  var initialStates: [State] {
    let none = Array(repeating: false, count: managers)
    return [
      State(
        managers: Array(repeating: .working, count: managers), toldPrepared: none,
        sentPrepared: none)
    ]
  }

  func actions(in state: State) -> [Action] {
    var actions: [Action] = []
    if state.decision == .open {
      if state.toldPrepared.allSatisfy(\.self) { actions.append(.commit) }
      actions.append(.abort)
    }
    for index in 0..<managers {
      if state.decision == .open, state.sentPrepared[index] { actions.append(.hearPrepared(index)) }
      if state.managers[index] == .working { actions += [.prepare(index), .giveUp(index)] }
      if state.decision == .committed { actions.append(.obeyCommit(index)) }
      if state.decision == .aborted { actions.append(.obeyAbort(index)) }
    }
    return actions
  }

  func successor(of state: State, taking action: Action) -> State {
    var next = state
    switch action {
    case .commit: next.decision = .committed
    case .abort: next.decision = .aborted
    case .hearPrepared(let index): next.toldPrepared[index] = true
    case .prepare(let index):
      next.managers[index] = .prepared
      next.sentPrepared[index] = true
    case .giveUp(let index), .obeyAbort(let index): next.managers[index] = .aborted
    case .obeyCommit(let index): next.managers[index] = .committed
    }
    return next
  }
}
