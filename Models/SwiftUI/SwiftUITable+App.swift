extension SwiftUITable {
  /// F29, F31, F115, F116, F119, F120, F171, F299.
  var foreground: [Row] {
    func begins(_ event: String) -> Row {
      row(event, from: { $0.isQuiet && $0.execution == .active }) {
        $0.changing(.active, own: "willResignActive", view: "scene.inactive")
      }
    }
    func ends(_ event: String, _ cover: SwiftUIState.Cover) -> Row {
      row(event, from: { $0.isQuiet && $0.execution == .inactive && $0.cover == cover }) {
        $0.changing(.inactive, own: "didBecomeActive", view: "scene.active")
      }
    }
    let departures = [
      ("home", false), ("otherApp.opened", false), ("sleep", false), ("lock", true),
    ]
    return [begins("interruption.begins"), ends("interruption.ends", .interruption)]
      + ifAllowed(
        .switcherDeactivates, [begins("switcher.opens"), ends("switcher.returns", .switcher)])
      + departures.map { name, isForUsual in
        row(
          name,
          from: { state in
            state.isQuiet && (state.execution == .active || state.execution == .inactive)
              && (!isForUsual || state.kind == .usual)
          }
        ) { state in SwiftUIWindows.indices.flatMap { state.leaving($0) } }
      }
  }

  /// F32, F33, F67, F69, F96, F106 to F110, F112.
  var background: [Row] {
    [
      row(
        "suspend",
        from: {
          $0.isIdleInBackground && $0.work == .none && ($0.task == .none || $0.task == .requested)
        }),
      row("event.completed", from: { $0.isIdleInBackground && $0.work == .event }),
      row("task.begin", from: { $0.isIdle && $0.kind == .usual && $0.task == .none }),
      row("task.granted", "task.expiration.refused", from: { $0.isIdle && $0.task == .requested }),
      row("task.end", from: { $0.isIdle && ($0.task == .granted || $0.task == .expired) }),
      row("task.expiration", from: { $0.isIdleInBackground && $0.task == .granted }),
    ]
      + Self.events.map { input, calls in
        row("wake.\(input)", from: { $0.process == .suspended }) { _ in calls }
      }
  }

  /// F57, F65, F91, F116, F117, F125, F130, F131, F204.
  var device: [Row] {
    let isOffScreen: @Sendable (SwiftUIState) -> Bool = {
      $0.isQuiet && ![.active, .inactive].contains($0.execution)
    }
    return [
      row("touch", from: { $0.isQuiet && $0.execution == .active }),
      row("push.arrives", from: { $0.isIdle && $0.work == .none }) { _ in
        ["didReceiveRemoteNotification"]
      },
      row("refreshTask.starts", from: { $0.isIdleInBackground && $0.work == .none }) { _ in
        ["backgroundTask"]
      },
      row("urlSession.completes", from: { $0.isIdleInBackground && $0.work == .none }) { _ in
        ["handleEventsForBackgroundURLSession"]
      },
      row("push.discarded", from: { $0.process == .notRunning && $0.isForceQuit }),
      row(
        "push.throttled",
        from: { [.notRunning, .suspended].contains($0.process) && !$0.isForceQuit }),
      row("memory.low", from: { $0.isIdle }) { _ in ["didReceiveMemoryWarning"] },
      row("clock.changes", from: { $0.isIdle }) { _ in ["significantTimeChange"] },
      row(
        "lock.inBackground",
        from: { isOffScreen($0) && $0.protectedData == .available && $0.kind == .usual }),
      row("unlock", from: { isOffScreen($0) && $0.protectedData != .available }),
    ]
  }

  /// F7, F69, F70, F79 to F87, F88, F89, F93, F96 to F101, F158, F160.
  var deaths: [Row] { kills + announcedDeaths }

  private var kills: [Row] {
    [
      row("purge", from: { $0.process == .suspended }),
      row("userKill", from: { $0.process == .suspended && $0.isLastWindow }),
      row(
        "prewarm.dropped",
        from: { $0.process == .prewarmed || $0.process == .prewarmedAfterLaunch }
      ).on(.since(15)),
      row("jetsam", from: { $0.execution == .active || $0.execution == .inactive }),
      row("crash", "exit", "watchdog", from: { $0.process == .running }),
      row("gpu.inBackground", "policy", from: { $0.execution == .background }),
      row("debugger.stops", "update", from: { $0.process != .notRunning }),
      row("task.overrun", from: { $0.isIdleInBackground && $0.task == .expired }),
      row("event.overrun", from: { $0.isIdleInBackground && $0.work == .event }),
      row("lock.heldAtSuspension", from: { $0.isIdleInBackground }),
    ]
      + ifAllowed(
        .silentSystemKillInBackground,
        [row("jetsam.inBackground", from: { $0.execution == .background })])
      + ifAllowed(
        .silentUserKillWhileRunning,
        [
          row(
            "userKill.silent",
            from: { [allowed] in
              $0.isLastWindow
                && (allowed.contains(.announcedUserKill)
                  ? $0.execution == .background : $0.process == .running)
            })
        ])
  }

  private var announcedDeaths: [Row] {
    let isKillable: @Sendable (SwiftUIState) -> Bool = {
      $0.isQuiet && $0.isLastWindow
        && ($0.execution == .background || $0.execution == .inactive && $0.cover == .switcher)
    }
    return [
      row("systemTermination", from: { $0.isIdleInBackground }) { _ in
        ["then willTerminate", "then exit"]
      },
      row("userKill.disconnects", from: isKillable) { $0.disconnecting + ["then exit"] },
      row(
        "session.discarded",
        from: {
          $0.process == .notRunning && $0.isForceQuit && $0.windows.contains(where: \.hasSession)
        }),
      row("exit.afterTermination", from: { $0.owedWords == ["then exit"] }),
    ]
      + ifAllowed(
        .announcedUserKill,
        [
          row("userKill.announced", from: isKillable) {
            $0.disconnecting + ["then willTerminate", "then exit"]
          },
          row("userKill.entersBackground", from: isKillable) { state in
            SwiftUIWindows.indices.flatMap { state.leaving($0) }
              + ["then willTerminate", "then exit"]
          },
        ])
  }
}

extension SwiftUIState {
  fileprivate var isIdle: Bool { isQuiet && process == .running }

  fileprivate var isIdleInBackground: Bool { isQuiet && execution == .background }

  fileprivate var isLastWindow: Bool { windows.count(where: \.hasSession) <= 1 }
}
