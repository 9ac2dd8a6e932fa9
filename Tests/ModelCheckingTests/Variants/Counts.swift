import ModelChecking

/// What a search counts. States are distinct; transitions are counted once for each enabled action,
/// those that lead back to their source included.
struct Counts: Hashable, Sendable {
  var states: Int, transitions: Int, depth: Int
  var stoppedBy: Limit?

  init(states: Int, transitions: Int, depth: Int, stoppedBy: Limit? = nil) {
    (self.states, self.transitions, self.depth) = (states, transitions, depth)
    self.stoppedBy = stoppedBy
  }

  init<Machine>(_ graph: StateGraph<Machine>) {
    self.init(
      states: graph.states.count, transitions: graph.transitionCount, depth: graph.depth,
      stoppedBy: graph.stoppedBy)
  }

  init<Machine>(_ report: SearchReport<Machine>) {
    self.init(
      states: report.states, transitions: report.transitions, depth: report.depth,
      stoppedBy: report.stoppedBy)
  }
}
