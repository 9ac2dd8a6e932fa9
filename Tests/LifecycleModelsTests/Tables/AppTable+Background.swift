@testable import LifecycleModels

extension AppTable {
  /// F32, F67, F69, F96, F106 to F110, F112.
  var background: [Row] {
    [
      row(
        "suspend",
        from: {
          $0.isQuiet && $0.execution == .background && $0.work == .none
            && ($0.task == .none || $0.task == .requested)
        }
      ) { _ in [] },
      row("event.completed", from: { $0.isQuiet && $0.isHandlingInBackground }) { _ in [] },
      row(
        "task.begin",
        from: { $0.isIdle && !$0.exitsOnSuspend && $0.task == .none }
      ) { _ in [] },
      row("task.granted", "task.expiration.refused", from: { $0.isIdle && $0.task == .requested }) {
        _ in []
      },
      row("task.end", from: { $0.isIdle && ($0.task == .granted || $0.task == .expired) }) { _ in
        []
      },
      row(
        "task.expiration",
        from: { $0.isIdle && $0.execution == .background && $0.task == .granted }
      ) { _ in [] },
    ]
  }

  /// F57, F65, F91, F116, F117, F125, F130, F131.
  var device: [Row] {
    let isOffScreen: @Sendable (AppState) -> Bool = {
      $0.isQuiet && ![.active, .inactive].contains($0.execution)
    }
    return [
      row("touch", from: { $0.isQuiet && $0.execution == .active }) { _ in [] },
      row("push.arrives", from: { $0.isIdle && $0.work == .none }) { _ in
        ["didReceiveRemoteNotification"]
      },
      row("fetch.starts", from: { $0.isIdleInBackground }) { _ in ["performFetch"] }.on(.since(7)),
      row("urlSession.completes", from: { $0.isIdleInBackground }) { _ in
        ["handleEventsForBackgroundURLSession"]
      }.on(.since(7)),
      row("push.discarded", from: { $0.execution == .notRunning && $0.isForceQuit }) { _ in [] }
        .on(.since(7)),
      row(
        "push.throttled",
        from: { [.notRunning, .suspended].contains($0.execution) && !$0.isForceQuit }
      ) { _ in [] }.on(.since(7)),
      row("memory.low", from: { $0.isIdle }) { _ in ["didReceiveMemoryWarning"] },
      row("clock.changes", from: { $0.isIdle }) { _ in ["significantTimeChange"] },
      row("clock.changesUnnoticed", from: { $0.execution == .suspended }) { _ in [] },
      row(
        "clock.queueFlushed",
        from: { $0.isIdle && $0.execution == .background && $0.isTimeChangeQueued }
      ) { _ in ["significantTimeChange"] },
      row("lock.inBackground", from: { isOffScreen($0) && $0.protectedData == .available }) { _ in
        []
      },
      row("unlock", from: { isOffScreen($0) && $0.protectedData != .available }) { _ in [] },
    ]
  }
}

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
      ) { _ in [] }.on(.since(15)),
      row("jetsam", from: { $0.execution == .active || $0.execution == .inactive }) { _ in [] },
      row("crash", "exit", "watchdog", from: { $0.execution.isRunning }) { _ in [] },
      row(
        "jetsam.inBackground", "gpu.inBackground", "policy", "userKill.silent",
        from: { $0.execution == .background }
      ) { _ in [] },
      row(
        "userKill.silent.inFront",
        from: { $0.execution == .active || $0.execution == .inactive }
      ) { _ in [] }.on(allowed.contains(.announcedUserKill) ? .through(6) : .all),
      row("debugger.stops", "update", from: { $0.execution.hasProcess }) { _ in [] },
      row("task.overrun", from: { $0.isIdle && $0.execution == .background && $0.task == .expired })
      { _ in [] },
      row("event.overrun", from: { $0.isQuiet && $0.isHandlingInBackground }) { _ in [] },
      row("lock.heldAtSuspension", from: { $0.isQuiet && $0.execution == .background }) { _ in [] },
      row("systemTermination", from: { $0.isQuiet && $0.execution == .background }) { _ in
        ["willTerminate", "exit"]
      },
      row("userKill.announced", from: isKillable) { _ in ["willTerminate", "exit"] }.on(.since(7)),
      row("userKill.secondBackground", from: { isKillable($0) && $0.isShown }) { _ in
        ["didEnterBackground", "willTerminate", "exit"]
      }.on(SystemVersions(6...7)),
      row(
        "userKill.fast", from: { $0.isQuiet && $0.execution == .active && !$0.exitsOnSuspend }
      ) { _ in
        [
          "willResignActive", "leave the foreground", "willEnterForeground", "didEnterBackground",
          "willTerminate", "exit",
        ]
      }.on(.since(16)),
      row("exit.afterTermination", from: { $0.owedWords == ["exit"] }) { _ in [] },
      row(
        "shutdown", from: { $0.isQuiet && ($0.execution == .active || $0.execution == .inactive) }
      ) {
        _ in ["willTerminate", "exit"]
      }.on(.only(4)),
      row("leaveForeground", from: { $0.owedWords.first == "leave the foreground" }) {
        Array($0.owedWords.dropFirst())
      },
    ]
  }
}
