/// Why a list of actions is not a trace of a machine.
public enum ReplayError<Action: Hashable & Sendable>: Error, Hashable {
  /// The action at this position, counted from 1, is not enabled after the ones before it.
  case notEnabled(action: Action, position: Int, enabled: [Action])
  /// The machine has no initial state to begin in.
  case noInitialState
}

extension StateMachine {
  /// Takes a list of actions one after the other.
  ///
  /// - Parameters:
  ///   - actions: The actions to take, in order.
  ///   - initialState: The state to begin in; if nil, the first initial state from which all the
  ///     actions can be taken.
  /// - Returns: The trace that the actions make.
  /// - Throws: ``ReplayError`` at the first action that is not enabled; of several initial states,
  ///   for the one from which the most actions can be taken.
  /// - Complexity: O(*n*) successors for *n* actions and each initial state.
  public func replay(
    _ actions: [Action], from initialState: State? = nil
  ) throws(ReplayError<Action>) -> Trace<Self> {
    if let initialState { return try follow(actions, from: initialState) }
    var furthest: (error: ReplayError<Action>, position: Int)?
    for state in initialStates {
      do throws(ReplayError<Action>) {
        return try follow(actions, from: state)
      } catch {
        guard case .notEnabled(_, let position, _) = error else { continue }
        if furthest.map({ position > $0.position }) ?? true { furthest = (error, position) }
      }
    }
    throw furthest?.error ?? .noInitialState
  }

  private func follow(
    _ actions: [Action], from start: State
  ) throws(ReplayError<Action>) -> Trace<Self> {
    var trace = Trace<Self>(from: start)
    for (index, action) in actions.enumerated() {
      let enabled = Array(self.actions(in: trace.finalState))
      guard enabled.contains(action) else {
        throw .notEnabled(action: action, position: index + 1, enabled: enabled)
      }
      trace.take(action, to: successor(of: trace.finalState, taking: action))
    }
    return trace
  }
}
