import ModelChecking

extension PropertySuite where State: AppProcessState {
  /// What every app owes, each with the step at which a breach costs data, time or the process.
  var processObligations: [SuiteProperty<State>] {
    [
      obligation(
        "I30", "the expiration handler ends every task it covers", citing: [109],
        bitesAt: on.rule("task.overrun")),
      obligation(
        "I34", "the main thread is never blocked past the watchdog's limit", citing: [93, 94],
        bitesAt: on.rule("watchdog") && on.from(.active)),
      obligation(
        "I48", "no work is left after the last endBackgroundTask", citing: [106, 112],
        bitesAt: on.rule("suspend")),
      obligation(
        "I65", "each background task is ended once, before it expires", citing: [96, 106, 109],
        bitesAt: on.rule("task.expiration")),
      obligation(
        "I32", "no file lock is held in a shared container at suspension", citing: [97],
        bitesAt: on.rule("lock.heldAtSuspension")),
      obligation(
        "I36", "no GPU command is submitted in the background", citing: [99],
        bitesAt: on.rule("gpu.inBackground")),
      obligation(
        "I41", "nothing unsaved is left wherever the process may die silently", citing: [79],
        bitesAt: on.rule("purge")),
      obligation(
        "I46", "protected files are not read while they are unavailable", citing: [66, 73, 117],
        bitesAt: on.delivers(.didFinishLaunching)
          && on.from("locked") { !$0.canReadProtectedData }),
    ]
  }

  /// What keeps all other properties from holding for nothing.
  var possibilities: [SuiteProperty<State>] {
    [
      witness(
        "W4", "the app can always become active again", citing: [74],
        .alwaysPossible(StatePredicate("active") { $0.execution == .active })),
      witness(
        "W5", "the process can always end", citing: [7, 100],
        .alwaysPossible(StatePredicate("not running") { $0.execution == .notRunning })),
      witness(
        "W6", "something can always happen", citing: [8],
        .noDeadlock(except: StatePredicate("never") { _ in false })),
    ]
  }
}
