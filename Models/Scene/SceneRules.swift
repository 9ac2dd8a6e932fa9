/// The rules of the scene model, for a number of scenes and a choice of disputed points.
struct SceneRules: ProcessRules, DisputedRules {
  typealias State = SceneState
  typealias SceneRule = Rule<SceneState>

  let sceneCount: Int
  let allowed: AllowedPoints<SceneDispute>

  /// F152: only the four transition methods are replaced.
  var staysOnAppDelegate: [Citation] { [152] }

  /// Every rule. The order decides which of several shortest counterexamples is shown, so ordinary
  /// rules come before unusual ones.
  var all: [SceneRule] {
    appDeliveries + sceneDeliveries + launches + openings + windows + otherScreens + foreground
      + background + arrivals(touchedWhile: .windowIsActive) + notifying(of: [.oneWindow])
      + tapsInFront(of: [.oneWindow], on: allowed.systems(of: .inputInFront))
      + earlyDeviceEvents + locking(of: [.lockable], offScreen: .windowsAreOffScreen) + deaths
  }

  /// The numbers of the scenes.
  var scenes: Range<Int> { 0..<sceneCount }
}

/// What an ``Occurrence`` does not tell from other steps; the raw value is the name of the rules.
extension SceneState: ActionState {
  enum Action: String, CaseIterable, Sendable {
    case carPlayLaunches = "carPlay.launches"
    case tapAsRemoteNotification = "app.didReceiveRemoteNotification.tap"
  }
}

extension SceneRules {
  /// Suspension, wakes and background tasks.
  var background: [SceneRule] {
    suspension + BackgroundEvent.all.map { wake(for: $0, when: [.noOtherScreen]) }
      + tasks(of: [.oneWindow])
      + scheduledTasks(of: [.oneWindow])
  }

}

extension SceneRules {
  /// The app delegate can hear of memory and clock between callbacks of different turns of the run loop.
  private var earlyDeviceEvents: [SceneRule] {
    ifAllowed(
      .deviceEventsWhileEntering,
      earlyDeviceEvent(
        "memory.low.whileEntering", .lowMemoryWhileEntering, tells: .didReceiveMemoryWarning,
        citing: [91, 130]),
      earlyDeviceEvent(
        "clock.changes.whileEntering", .clockWhileEntering, tells: .significantTimeChange,
        citing: [130, 131]))
  }

  private func earlyDeviceEvent(
    _ name: String, _ change: Occurrence.DeviceChange, tells callback: Callback,
    citing citations: [Citation]
  ) -> SceneRule {
    silent(
      name, .deviceChange(change), by: .system,
      when: [.oneWindow, .owesNext(.sceneDidBecomeActive, for: 0), .entranceUndisturbed],
      citing: citations + staysOnAppDelegate
    ) { state in
      state.scenes[0].isEntranceInterrupted = true
      state.owe([callback])
    }
  }
}

extension SceneRules {
  /// What covers the app, and how it is left; both affect all windows on screen.
  var foreground: [SceneRule] { covers + departures }

  private var covers: [SceneRule] {
    [
      cover(
        "interruption.begins", .interruption, .covering(.interruption), by: .system,
        citing: [25, 31, 120, 153]),
      uncover("interruption.ends", .interruption, .interruption, citing: [26, 31, 120, 153]),
    ]
      + ifAllowed(
        .switcherDeactivates,
        cover("switcher.opens", .switcher, .covering(.switcher), by: .user, citing: [119]),
        uncover("switcher.returns", .switcher, .switcher, citing: [119]))
  }

  private func cover(
    _ name: String, _ cover: SceneCover, _ occurrence: Occurrence,
    by initiator: Initiator, citing citations: [Citation]
  ) -> SceneRule {
    event(name, occurrence, by: initiator, when: [.windowIsActive, .quiet], citing: citations) {
      state in
      state.cover = cover
      state.changeWindows { if $0.activation == .active { $0.owe([.sceneWillResignActive]) } }
    }
  }

  private func uncover(
    _ name: String, _ cover: SceneCover, _ visible: Occurrence.Cover,
    citing citations: [Citation]
  ) -> SceneRule {
    event(
      name, .uncovering(visible, isAnnounced: true), by: .user,
      when: [.windowIsInactive, .quiet, .under(cover)], citing: citations
    ) { state in
      state.cover = .none
      state.changeWindows { if $0.activation == .inactive { $0.owe([.sceneDidBecomeActive]) } }
    }
  }

  private var departures: [SceneRule] {
    [
      leave("home", .home, by: .user, citing: [29, 115, 153]),
      leave("otherApp.opened", .otherApp, by: .user, citing: [29, 115, 119, 153]),
      leave("sleep", .sleep, by: .hardware, citing: [29, 116, 153]),
      leave("lock", .lock, by: .hardware, when: [.lockable], citing: [29, 116, 117, 153]) {
        $0.protectedData = .unavailable
      },
    ]
  }

  private func leave(
    _ name: String, _ departure: Occurrence.Departure, by initiator: Initiator,
    when conditions: [Condition<SceneState>] = [], citing citations: [Citation],
    effect: @escaping @Sendable (inout SceneState) -> Void = { _ in }
  ) -> SceneRule {
    event(
      name, .departure(departure, exit: nil), by: initiator,
      when: [.windowIsInFront, .quiet] + conditions, citing: citations + [27, 35]
    ) { state in
      state.leaveScreen()
      effect(&state)
    }
  }
}
