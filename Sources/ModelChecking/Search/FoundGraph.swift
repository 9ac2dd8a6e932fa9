/// The states and transitions found by a search: the parts of a ``StateGraph``.
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
  /// Whether actions or initial states differ in cost, so that traces are compared when the search
  /// ends.
  @usableFromInline var hasCosts = false

  @usableFromInline init() {}
}

extension StateGraph {
  /// Creates the graph from the findings of a search.
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
