extension SceneRules {
  /// The ways in which a process ends, announced or not.
  var deaths: [SceneRule] {
    systemKills(citing: 152, silentlyInBackground: allows(.silentSystemKillInBackground))
      + userKills + [
        kill("crash", .end(.crash), by: .app, when: [.running], citing: [74, 100])
      ]
      + faults + schedulerFaults + deviceDeaths
  }

  /// The user swipes away the app's last card; swiping away one of several closes a window instead.
  private var userKills: [SceneRule] {
    let killed: [Citation] = [65, 82, 84]
    return [
      kill(
        "userKill", .userKill(.suspended), by: .user, when: [.suspended, .oneSession],
        citing: killed + [79]
      ) { $0.isForceQuit = true },
      announcedKill("userKill.disconnects", .userKill(.disconnects), citing: [87, 158]) { state in
        state.disconnectScenes()
        state.last = DeliveryQueue([.exit])
      },
      silent(
        "session.discarded", .window(.discardSession), by: .system,
        when: [.noProcess, .forceQuit, .sessionLeft],
        citing: [160, 161]
      ) { state in
        state.scenes.change { $0.hasSession = false }
        state.hasPendingDiscard = true
      },
    ]
      + ifAllowed(
        .silentUserKillWhileRunning,
        kill(
          "userKill.silent", .userKill(.silent), by: .user, when: [.background, .oneSession],
          citing: killed + [158]
        ) { $0.isForceQuit = true },
        kill(
          "userKill.silent.inFront", .userKill(.silent), by: .user,
          when: [.foreground, .oneSession], citing: killed + [158]
        ) { $0.isForceQuit = true }
        .on(allowed.systems(of: .announcedUserKill).complement, citing: [83, 86]))
      + ifAllowed(
        .announcedUserKill,
        announcedKill("userKill.announced", .userKill(.announced), citing: [83, 86]) { state in
          state.disconnectScenes()
          state.last = DeliveryQueue([.call(.willTerminate), .exit])
        },
        announcedKill("userKill.discards", .userKill(.discards), citing: [83, 86, 160]) { state in
          state.disconnectScenes()
          state.scenes.change { $0.hasSession = false }
          state.hasPendingDiscard = true
          state.last = DeliveryQueue([.call(.willTerminate), .exit])
        },
        announcedKill(
          "userKill.entersBackground", .userKill(.entersBackground), when: [.noOtherScreen],
          citing: [83, 87]
        ) { state in
          state.leaveScreen()
          state.last = DeliveryQueue([.call(.willTerminate), .exit])
        })
      + (allows(.fastSwitcherKill) && sceneCount > 1 ? fastKill : [])
  }

  private func announcedKill(
    _ name: String, _ occurrence: Occurrence, when conditions: [Condition<SceneState>] = [],
    citing citations: [Citation],
    effect: @escaping @Sendable (inout SceneState) -> Void
  ) -> SceneRule {
    event(
      name, occurrence, by: .user,
      when: [.running, .quiet, .oneSession, .killableFromSwitcher] + conditions,
      citing: citations + [65, 84]
    ) { state in
      state.isForceQuit = true
      state.cover = .none
      effect(&state)
    }
  }

  /// The log behind this rule (F162) ends with the second scene in the background.
  private var fastKill: [SceneRule] {
    [
      event(
        "userKill.fast", .userKill(.fast), by: .user, when: [.oneWindow, .active, .quiet],
        citing: [87, 162]
      ) { state in
        state.isForceQuit = true
        state.scenes[0].owe([.sceneWillResignActive, .sceneDidDisconnect])
        state.last = DeliveryQueue([.replaceScene, .exit])
      },
      silent(
        "scene.replaced", .window(.replace), by: .system, when: [.owesNext(.replaceScene)],
        citing: [162]
      ) { state in
        state.last.removeFirst()
        state.connectInBackground(
          1, then: [.sceneWillEnterForeground, .sceneDidEnterBackground])
      },
    ]
  }

  private var deviceDeaths: [SceneRule] {
    replacements + [
      reboot { state in
        if Condition.lockable.test(state) { state.protectedData = .unavailableSinceBoot }
      }
    ]
  }
}

extension SceneState {
  /// Adds the disconnection of every connected scene to what is owed.
  fileprivate mutating func disconnectScenes() {
    scenes.change { if $0.isConnected { $0.owe([.sceneDidDisconnect]) } }
  }
}

extension Condition where State == SceneState {
  /// The user swipes a foreground app away in the app switcher, where the app is inactive.
  fileprivate static let killableFromSwitcher = Condition(
    "on screen in the switcher, or off screen"
  ) { state in
    !state.containsWindow(where: \.isInFront)
      || state.cover == .switcher && !state.containsWindow { $0.activation == .active }
  }
}
