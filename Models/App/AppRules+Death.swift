extension AppRules {
  /// The ways in which a process ends, announced or not.
  var deaths: [AppRule] {
    systemKills + userKills + crashes + faults + schedulerFaults + deviceDeaths
  }

  private var systemKills: [AppRule] {
    let termination =
      event(
        "systemTermination", .systemTermination, by: .system, when: [.background, .quiet],
        citing: [80, 105]
      ) { state in
        state.owe([.willTerminate])
        state.owed.append([.exit])
      }
    return systemEnds(
      announced: termination, silentlyInBackground: allows(.silentSystemKillInBackground))
  }

  private var userKills: [AppRule] {
    let forceQuit: @Sendable (inout AppState) -> Void = { state in
      state.isForceQuit = true
      state.hasArchive = false
    }
    return [
      kill(
        "userKill", .userKill(.suspended), by: .user, when: [.suspended],
        citing: [65, 76, 79, 82, 84], leaving: forceQuit)
    ]
      + ifAllowed(
        .silentUserKillWhileRunning,
        kill(
          "userKill.silent", .userKill(.silent), by: .user, when: [.background],
          citing: [65, 76, 82, 85], leaving: forceQuit),
        kill(
          "userKill.silent.inFront", .userKill(.silent), by: .user, when: [.foreground],
          citing: [65, 76, 82, 85], leaving: forceQuit
        ).on(allowed.systems(of: .announcedUserKill).complement, citing: [83]))
      + ifAllowed(
        .announcedUserKill,
        announcedKill(
          "userKill.announced", .userKill(.announced), [.willTerminate], citing: [83, 84]))
      + ifAllowed(
        .secondEnterBackgroundOnKill,
        announcedKill(
          "userKill.secondBackground", .userKill(.secondBackground),
          [.didEnterBackground, .willTerminate], when: [.shown],
          citing: [42, 83]))
      + ifAllowed(
        .fastSwitcherKill,
        event(
          "userKill.fast", .userKill(.fast), by: .user, when: [.active, .quiet, .staysOnSuspend],
          citing: [83, 162]
        ) { state in
          forceQuit(&state)
          state.owe([.willResignActive])
          state.owed.append([.leaveForeground, .call(.willEnterForeground)])
          state.owed.append([.call(.didEnterBackground), .call(.willTerminate), .exit])
        })
  }

  private func announcedKill(
    _ name: String, _ occurrence: Occurrence, _ callbacks: [Callback],
    when conditions: [Condition<AppState>] = [],
    citing citations: [Citation]
  ) -> AppRule {
    event(
      name, occurrence, by: .user, when: [.quiet, .killableFromSwitcher] + conditions,
      citing: citations + [65, 76]
    ) { state in
      state.isForceQuit = true
      state.hasArchive = false
      state.cover = .none
      state.owe(callbacks)
      state.owed.append([.exit])
    }
  }

  private var crashes: [AppRule] {
    [
      kill("crash", .end(.crash), by: .app, when: [.running], citing: [74, 76, 100]) { state in
        // An archive that crashes the app is not offered again.
        if state.owed.contains(.call(.didDecodeState)) { state.hasArchive = false }
      }
    ]
  }

  private var deviceDeaths: [AppRule] {
    replacements + [reboot { $0.protectedData = .unavailableSinceBoot }]
      + ifAllowed(
        .announcedShutdown,
        event("shutdown", .end(.shutdown), by: .user, when: [.foreground, .quiet], citing: [81]) {
          state in
          state.cover = .none
          state.owe([.willTerminate])
          state.owed.append([.exit])
        })
  }
}

extension Condition where State == AppState {
  /// The user swipes a foreground app away in the app switcher, where the app is inactive.
  fileprivate static let killableFromSwitcher = Condition(
    "on screen in the switcher, or off screen"
  ) { $0.execution == .background || $0.execution == .inactive && $0.cover == .switcher }
}
