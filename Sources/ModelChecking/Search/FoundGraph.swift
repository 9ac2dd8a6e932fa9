/// What a search has found that stores states and transitions: the parts of a ``StateGraph``.
@usableFromInline struct FoundGraph<Machine: StateMachine>: Sendable {
  @usableFromInline var states: [Machine.State] = []
  @usableFromInline var actions: [Machine.Action] = []
  @usableFromInline var stoppedBy: Limit?
  @usableFromInline var fault: ModelFault<Machine>?
  @usableFromInline var initialCount = 0
  @usableFromInline var suspects: [EqualStates<Machine>] = []
  @usableFromInline var table = TransitionTable()
  @usableFromInline var parent: [Int32] = []
  @usableFromInline var parentAction: [Int32] = []
  @usableFromInline var depths: [Int32] = []
  /// Whether some actions or beginnings cost more than others, so that traces are compared when the
  /// search ends.
  @usableFromInline var hasCosts = false

  @usableFromInline init() {}
}

extension StateGraph {
  /// Creates the graph of what a search has found.
  ///
  /// - Complexity: O(states + transitions).
  @usableFromInline init(of machine: Machine, _ found: FoundGraph<Machine>) {
    self.init(machine: machine)
    states = found.states
    actions = found.actions
    stoppedBy = found.stoppedBy
    fault = found.fault
    initialCount = found.initialCount
    suspects = found.suspects
    table = found.table
    parent = found.parent
    parentAction = found.parentAction
    depths = found.depths
    lists = TransitionLists(table, actionCount: actions.count)
    chooseCheapestTraces()
  }
}
