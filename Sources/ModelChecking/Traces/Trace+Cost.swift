extension StateMachine {
  /// What it costs to begin where a trace begins, and to take its actions.
  public func cost(of trace: Trace<Self>) -> Int {
    trace.steps.reduce(cost(ofBeginningIn: trace.initialState)) { $0 + cost(of: $1.action) }
  }
}
