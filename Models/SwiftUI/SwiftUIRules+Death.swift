extension SwiftUIRules {
  /// The ways in which a process ends, announced or not. No phase tells of any of them (F173).
  var deaths: [SwiftUIRule] {
    systemKills(citing: 217, silentlyInBackground: allows(.silentSystemKillInBackground))
      + userKills + [
        kill("crash", .end(.crash), by: .app, when: [.running], citing: [74, 100])
      ] + faults + replacements + [
        reboot { state in
          // The lock is modelled for the usual app.
          if state.kind == .usual { state.protectedData = .unavailableSinceBoot }
        }
      ]
  }

  /// The user swipes away the app's last card; swiping away one of several closes a window instead.
  private var userKills: [SwiftUIRule] {
    let killed: [Citation] = [65, 82, 84]
    let silently: [Condition<SwiftUIState>] =
      allows(.announcedUserKill) ? [.background, .oneSession] : [.running, .oneSession]
    return [
      kill(
        "userKill", .userKill(.suspended), by: .user, when: [.suspended, .oneSession],
        citing: killed + [79]
      ) { $0.isForceQuit = true },
      announcedKill("userKill.disconnects", .userKill(.disconnects), citing: [87, 158]) { state in
        state.disconnectAll()
        state.last = DeliveryQueue([.exit])
      },
      silent(
        "session.discarded", .window(.discardSession), by: .system,
        when: [.noProcess, .forceQuit, .sessionLeft], citing: [160]
      ) { state in state.scenes.change { $0.hasSession = false } },
    ]
      + ifAllowed(
        .silentUserKillWhileRunning,
        kill(
          "userKill.silent", .userKill(.silent), by: .user, when: silently, citing: killed + [158]
        ) {
          $0.isForceQuit = true
        })
      + ifAllowed(
        .announcedUserKill,
        announcedKill("userKill.announced", .userKill(.announced), citing: [83, 86]) { state in
          state.disconnectAll()
          state.last = DeliveryQueue([.call(.willTerminate), .exit])
        },
        announcedKill("userKill.entersBackground", .userKill(.entersBackground), citing: [83, 87]) {
          state in
          state.leaveScreen()
          state.last = DeliveryQueue([.call(.willTerminate), .exit])
        })
  }

  private func announcedKill(
    _ name: String, _ occurrence: Occurrence, citing citations: [Citation],
    effect: @escaping @Sendable (inout SwiftUIState) -> Void
  ) -> SwiftUIRule {
    event(
      name, occurrence, by: .user, when: [.quiet, .oneSession, .killableFromSwitcher],
      citing: citations + [65, 84, 173]
    ) { state in
      state.isForceQuit = true
      state.cover = .none
      effect(&state)
    }
  }
}

extension SwiftUIState {
  fileprivate mutating func disconnectAll() {
    for window in SceneSlots.indices { disconnect(window) }
  }
}

extension Condition where State == SwiftUIState {
  /// The user swipes a foreground app away in the app switcher, where the app is inactive.
  fileprivate static let killableFromSwitcher = Condition(
    "on screen in the switcher, or off screen"
  ) { $0.execution == .background || $0.execution == .inactive && $0.cover == .switcher }
}
