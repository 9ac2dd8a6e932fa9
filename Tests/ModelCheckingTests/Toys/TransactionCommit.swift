import ModelChecking

/// TCommit.tla of Gray and Lamport, “Consensus on Transaction Commit”: what must be agreed.
struct TransactionCommit: StateMachine {
  enum Manager { case working, prepared, committed, aborted }
  enum Action: Hashable { case prepare(Int), commit(Int), abort(Int) }

  let managers: Int

  var initialStates: [[Manager]] { [Array(repeating: .working, count: managers)] }

  func actions(in state: [Manager]) -> [Action] {
    let canCommit = state.allSatisfy { $0 == .prepared || $0 == .committed }
    let canAbort = !state.contains(.committed)
    return state.indices.flatMap { index -> [Action] in
      switch state[index] {
      case .working: canAbort ? [.prepare(index), .abort(index)] : [.prepare(index)]
      case .prepared: (canCommit ? [.commit(index)] : []) + (canAbort ? [.abort(index)] : [])
      case .committed, .aborted: []
      }
    }
  }

  func successor(of state: [Manager], taking action: Action) -> [Manager] {
    var next = state
    switch action {
    case .prepare(let index): next[index] = .prepared
    case .commit(let index): next[index] = .committed
    case .abort(let index): next[index] = .aborted
    }
    return next
  }
}
