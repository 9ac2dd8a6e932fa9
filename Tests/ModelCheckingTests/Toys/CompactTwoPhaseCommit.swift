import ModelChecking

/// ``TwoPhaseCommit`` with collections for states, for the larger published counts.
struct CompactTwoPhaseCommit: CompactMachine {
  typealias Action = TwoPhaseCommit.Action

  enum Managers: Capacity { static let capacity = 10 }

  typealias Manager = BoundedInteger<Managers>

  struct State: CompactState {
    var managers: BoundedArray<TwoPhaseCommit.Manager, Managers>
    var decision = TwoPhaseCommit.Decision.open
    var toldPrepared: FiniteSet<Manager> = [], sentPrepared: FiniteSet<Manager> = []
  }

  let managers: Int

  var initialStates: [State] {
    [State(managers: BoundedArray(repeating: .working, count: managers))]
  }

  func actions(in state: State) -> [Action] {
    var actions: [Action] = []
    if state.decision == .open {
      if state.toldPrepared.count == managers { actions.append(.commit) }
      actions.append(.abort)
    }
    for index in 0..<managers {
      if state.decision == .open, state.sentPrepared.contains(Manager(index)) {
        actions.append(.hearPrepared(index))
      }
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
    case .hearPrepared(let index): next.toldPrepared.insert(Manager(index))
    case .prepare(let index):
      next.managers[index] = .prepared
      next.sentPrepared.insert(Manager(index))
    case .giveUp(let index), .obeyAbort(let index): next.managers[index] = .aborted
    case .obeyCommit(let index): next.managers[index] = .committed
    }
    return next
  }
}
