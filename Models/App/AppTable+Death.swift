extension AppTable {
  /// F7, F42, F69, F70, F79 to F85, F88, F89, F93, F96 to F101, F162.
  var deaths: [Row] {
    let isKillable: @Sendable (AppState) -> Bool = {
      $0.isQuiet
        && ($0.execution == .background || $0.execution == .inactive && $0.cover == .switcher)
    }
    return [
      row("purge", "userKill", from: { $0.execution == .suspended }) { _ in [] },
      row(
        "prewarm.dropped",
        from: { $0.execution == .prewarmed || $0.execution == .prewarmedAfterLaunch }
      ) { _ in [] },
      row("jetsam", from: { $0.execution == .active || $0.execution == .inactive }) { _ in [] },
      row("crash", "exit", "watchdog", from: { $0.execution.isRunning }) { _ in [] },
      row(
        "jetsam.inBackground", "gpu.inBackground", "policy", from: { $0.execution == .background }
      ) { _ in [] },
      row(
        "userKill.silent",
        from: { [allowed] in
          allowed.contains(.announcedUserKill)
            ? $0.execution == .background : $0.execution.isRunning
        }
      ) { _ in [] },
      row("debugger.stops", "update", from: { $0.execution.hasProcess }) { _ in [] },
      row("task.overrun", from: { $0.isIdle && $0.execution == .background && $0.task == .expired })
      { _ in [] },
      row("event.overrun", from: { $0.isQuiet && $0.isHandlingInBackground }) { _ in [] },
      row("lock.heldAtSuspension", from: { $0.isQuiet && $0.execution == .background }) { _ in [] },
      row("systemTermination", from: { $0.isQuiet && $0.execution == .background }) { _ in
        ["willTerminate", "exit"]
      },
      row("userKill.announced", from: isKillable) { _ in ["willTerminate", "exit"] },
      row("userKill.secondBackground", from: { isKillable($0) && $0.isShown }) { _ in
        ["didEnterBackground", "willTerminate", "exit"]
      },
      row(
        "userKill.fast", from: { $0.isQuiet && $0.execution == .active && !$0.exitsOnSuspend }
      ) { _ in
        [
          "willResignActive", "leave the foreground", "willEnterForeground", "didEnterBackground",
          "willTerminate", "exit",
        ]
      },
      row("exit.afterTermination", from: { $0.owedNames == ["exit"] }) { _ in [] },
      row("leaveForeground", from: { $0.owedNames.first == "leave the foreground" }) {
        Array($0.owedNames.dropFirst())
      },
    ]
  }
}
