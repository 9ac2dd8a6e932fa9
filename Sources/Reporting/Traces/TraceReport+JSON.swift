extension TraceReport {
  /// The keys of a trace: the initial state, and the steps.
  public var jsonMembers: [(String, OrderedJSON)] {
    [("initial", .string(initialState.full)), ("steps", .array(steps.map(\.json)))]
  }
}

extension StepReport {
  fileprivate var json: OrderedJSON {
    .object([
      ("action", .string(action.name)), ("initiator", .string(action.initiator)),
      ("callback", .optional(action.callback)), ("state", .string(state.full)),
    ])
  }
}
