extension TransitionRow {
  /// F193 to F208: the background task scheduler, with scenes and without.
  ///
  /// - Parameter canAsk: Whether the app of a state can submit requests at all.
  /// - Returns: A row for each event, or for some that are possible in the same states.
  static func scheduledTasks(canAsk: @escaping @Sendable (State) -> Bool) -> [TransitionRow] {
    let isIdle: @Sendable (State) -> Bool = { $0.isQuiet && $0.execution.isRunning }
    let isOffScreen: @Sendable (State) -> Bool = { $0.isQuiet && $0.execution == .background }
    func silent(
      _ events: String..., from isPossible: @escaping @Sendable (State) -> Bool
    ) -> TransitionRow {
      TransitionRow(events: events, isPossible: isPossible, owes: { _ in [] })
    }
    return [
      silent("bgTask.submit", from: { isIdle($0) && canAsk($0) }).on(.since(13)),
      TransitionRow(
        events: ["refreshTask.starts", "processingTask.starts"],
        isPossible: { isOffScreen($0) && $0.work == .none }, owes: { _ in ["launchHandler"] }
      ).on(.since(13)),
      silent("refreshTask.withheld", from: { [.notRunning, .suspended].contains($0.execution) })
        .on(.since(13)),
      silent("bg.expiration", from: { isOffScreen($0) && $0.work == .task }),
      silent(
        "bgTask.completed", from: { isOffScreen($0) && [.task, .expiredTask].contains($0.work) }),
      silent("bgTask.overrun", from: { isOffScreen($0) && $0.work == .expiredTask }),
      silent("bgTask.registeredLate", from: isIdle).on(.since(13)),
      silent("bgTask.registeredTwice", from: { $0.execution.isRunning }).on(.since(13)),
      TransitionRow(
        events: ["continuedTask.submit"],
        isPossible: {
          $0.isQuiet && $0.execution == .active && $0.task == .none && canAsk($0)
        },
        owes: { _ in ["the continued task"] }
      ).on(.since(26)),
      silent("continuedTask.refused", from: { !$0.isQuiet && $0.task == .none }).on(.since(26)),
      silent("bg.expiration.continued", from: { isIdle($0) && $0.task == .continued }),
      silent("continuedTask.completed", from: { isIdle($0) && $0.task == .continued }),
    ]
  }
}
