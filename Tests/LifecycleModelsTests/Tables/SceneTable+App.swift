@testable import LifecycleModels

extension SceneTable {
  /// F31, F119, F120.
  var covers: [Row] {
    func begins(_ event: String) -> Row {
      row(event, from: { $0.isQuiet && $0.hasWindow { $0.phase == .active } }) { state in
        SceneSlots.indices.filter {
          state.scenes[$0].activation == .active && ($0 == 0 || !state.kind.hasOtherScreen)
        }
        .map { Component.letter(ofScene: $0) + ":willResignActive" }
      }
    }
    func ends(_ event: String, _ cover: SceneCover) -> Row {
      row(
        event,
        from: { state in
          state.isQuiet && state.cover == cover && state.hasWindow { $0.phase == .inactive }
            && !state.hasWindow { $0.phase == .active }
        }
      ) { state in
        SceneSlots.indices.filter {
          state.scenes[$0].activation == .inactive && ($0 == 0 || !state.kind.hasOtherScreen)
        }
        .map { Component.letter(ofScene: $0) + ":didBecomeActive" }
      }
    }
    return [
      begins("interruption.begins"), ends("interruption.ends", .interruption),
      begins("switcher.opens"), ends("switcher.returns", .switcher),
    ]
  }

  /// F29, F115, F116.
  var departures: [Row] {
    let rows: [(name: String, locks: Bool)] = [
      ("home", false), ("otherApp.opened", false), ("sleep", false), ("lock", true),
    ]
    return rows.map { name, locks in
      row(
        name,
        from: { state in
          state.isQuiet && state.isOnScreen && (!locks || state.hasLock)
        }
      ) { state in SceneSlots.indices.flatMap { state.leaving($0) } }
    }
  }

  /// F32, F33, F67, F69, F96, F106 to F110, F112.
  var background: [Row] {
    [
      row(
        "suspend",
        from: {
          $0.isQuiet && $0.execution == .background && $0.work == .none
            && ($0.task == .none || $0.task == .requested)
        }),
      row("event.completed", from: { $0.isIdleInBackground && $0.work == .event }),
      row("task.begin", from: { $0.isIdle && $0.kind == .oneWindow && $0.task == .none }),
      row("task.granted", "task.expiration.refused", from: { $0.isIdle && $0.task == .requested }),
      row("task.end", from: { $0.isIdle && ($0.task == .granted || $0.task == .expired) }),
      row("task.expiration", from: { $0.isIdleInBackground && $0.task == .granted }),
    ]
      + Self.events.map { input, calls, _ in
        row(
          "wake.\(input)", from: { $0.process == .suspended && !$0.kind.hasOtherScreen }
        ) { _ in calls }
      }
  }

  /// F57, F65, F91, F116, F117, F125, F130, F131.
  var device: [Row] {
    let isOffScreen: @Sendable (SceneState) -> Bool = {
      $0.isQuiet && !$0.isOnScreen
    }
    return [
      row("touch", from: { state in state.isQuiet && state.hasWindow { $0.phase == .active } }),
      row("push.arrives", from: { $0.isIdle && $0.work == .none }) { _ in
        ["didReceiveRemoteNotification"]
      },
      row("fetch.starts", from: { $0.isIdleInBackground && $0.work == .none }) { _ in
        ["performFetch"]
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
      row("memory.low.whileEntering", from: \.isAboutToBecomeActive) {
        ["didReceiveMemoryWarning"] + $0.owedWords
      },
      row("clock.changes.whileEntering", from: \.isAboutToBecomeActive) {
        ["significantTimeChange"] + $0.owedWords
      },
      row(
        "lock.inBackground",
        from: { isOffScreen($0) && $0.protectedData == .available && $0.hasLock }),
      row("unlock", from: { isOffScreen($0) && $0.protectedData != .available }),
    ]
  }

  /// F7, F69, F70, F79 to F87, F88, F89, F93, F96 to F101, F158, F160, F162.
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
      row(
        "jetsam.inBackground", "gpu.inBackground", "policy", from: { $0.execution == .background }),
      row("userKill.silent", from: { $0.isLastWindow && $0.execution == .background }),
      row(
        "userKill.silent.inFront",
        from: { $0.isLastWindow && ($0.execution == .active || $0.execution == .inactive) }
      ).on(allowed.contains(.announcedUserKill) ? .none : .all),
      row("debugger.stops", "update", from: { $0.process != .notRunning }),
      row("task.overrun", from: { $0.isIdleInBackground && $0.task == .expired }),
      row("event.overrun", from: { $0.isIdleInBackground && $0.work == .event }),
      row("lock.heldAtSuspension", from: { $0.isIdleInBackground }),
    ]
  }

  private var announcedDeaths: [Row] {
    let isKillable: @Sendable (SceneState) -> Bool = {
      $0.isQuiet && $0.isLastWindow
        && (!$0.isOnScreen && $0.process == .running
          || $0.cover == .switcher && !$0.hasWindow { $0.phase == .active })
    }
    let disconnects: @Sendable (SceneState) -> [String] = { state in
      SceneSlots.indices.filter { state.scenes[$0].phase != nil }
        .map { Component.letter(ofScene: $0) + ":didDisconnect" }
    }
    return [
      row("systemTermination", from: { $0.isIdleInBackground }) { _ in
        ["then willTerminate", "then exit"]
      },
      row("userKill.disconnects", from: isKillable) { disconnects($0) + ["then exit"] },
      row("userKill.announced", "userKill.discards", from: isKillable) {
        disconnects($0) + ["then willTerminate", "then exit"]
      },
      row("userKill.entersBackground", from: { isKillable($0) && !$0.kind.hasOtherScreen }) {
        state in
        SceneSlots.indices.flatMap { state.leaving($0) } + ["then willTerminate", "then exit"]
      },
      row(
        "session.discarded",
        from: {
          $0.process == .notRunning && $0.isForceQuit && $0.scenes.contains(where: \.hasSession)
        }),
      row(
        "userKill.fast",
        from: { $0.isQuiet && $0.execution == .active && $0.kind == .oneWindow }
      ) { _ in
        ["A:willResignActive", "A:didDisconnect", "then replace the scene", "then exit"]
      }.on(.since(16)),
      row("scene.replaced", from: { $0.owedWords == ["then replace the scene", "then exit"] }) {
        $0.arriving(1, .connectsOnly, unordered: unordered)
          + ["B:willEnterForeground", "B:didEnterBackground", "then exit"]
      },
      row("exit.afterTermination", from: { $0.owedWords == ["then exit"] }),
    ]
  }
}

extension SceneState {
  fileprivate var isIdle: Bool { isQuiet && process == .running }

  fileprivate var isIdleInBackground: Bool { isQuiet && execution == .background }

  fileprivate var isAboutToBecomeActive: Bool {
    kind == .oneWindow && !scenes[0].isEntranceInterrupted
      && owedWords.first == "A:didBecomeActive"
  }

  fileprivate var isLastWindow: Bool {
    kind.hasOtherScreen || scenes.count(where: \.hasSession) <= 1
  }

  /// Whether the device of the app can be locked in the model.
  fileprivate var hasLock: Bool { [.oneWindow, .carPlay].contains(kind) }
}
