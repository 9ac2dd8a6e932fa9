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
  ///   - initialState: The state to begin in; the machine's first initial state if nil.
  /// - Returns: The trace that the actions make.
  /// - Throws: ``ReplayError`` at the first action that is not enabled.
  /// - Complexity: O(*n*) successors for *n* actions.
  public func replay(
    _ actions: [Action], from initialState: State? = nil
  ) throws(ReplayError<Action>) -> Trace<Self> {
    guard let start = initialState ?? initialStates.first else { throw .noInitialState }
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
