extension AppRules {
  /// What covers an app on screen, how the user leaves it, and how it is reopened.
  var foreground: [AppRule] {
    covering + uncovering + leaving + opening + refusals + bounces
  }

  private var covering: [AppRule] {
    [
      cover(
        "interruption.begins", .interruption, .covering(.interruption), by: .system,
        citing: [25, 31, 120]),
      cover(
        "systemSheet.presented", .interruption, .request(.presentSystemSheet), by: .app,
        citing: [120]),
      cover("call.arrives", .call, .covering(.call), by: .hardware, citing: [122]),
    ]
      + ifAllowed(
        .switcherDeactivates,
        cover("switcher.opens", .switcher, .covering(.switcher), by: .user, citing: [119]))
      + ifAllowed(
        .notificationCentreBounce,
        event(
          "notificationCentre.pulled", .covering(.notificationCentre), by: .user,
          when: [.active, .quiet], citing: [40]
        ) { state in
          state.cover = .notificationCentre
          state.owe([.willResignActive, .didBecomeActive, .willResignActive])
        })
  }

  private func cover(
    _ name: String, _ cover: AppState.Cover, _ occurrence: Occurrence, by initiator: Initiator,
    citing citations: [Citation]
  ) -> AppRule {
    event(name, occurrence, by: initiator, when: [.active, .quiet], citing: citations) { state in
      state.cover = cover
      state.owe([.willResignActive])
    }
  }

  private var uncovering: [AppRule] {
    [
      uncover("interruption.ends", .interruption, .interruption, by: .user, citing: [26, 31, 120]),
      uncover("call.declined", .call, .call, by: .user, citing: [122]),
    ]
      + ifAllowed(
        .switcherDeactivates,
        uncover("switcher.returns", .switcher, .switcher, by: .user, citing: [119]))
      + ifAllowed(
        .notificationCentreBounce,
        uncover(
          "notificationCentre.dismissed", .notificationCentre, .notificationCentre, by: .user,
          citing: [40]))
      + ifAllowed(
        .stuckPanel,
        silent(
          "interruption.endsUnnoticed", .uncovering(.interruption, isAnnounced: false), by: .system,
          when: [.inactive, .quiet, .under(.interruption)], citing: [41]
        ) { $0.cover = .none })
  }

  private func uncover(
    _ name: String, _ cover: AppState.Cover, _ visible: Occurrence.Cover,
    by initiator: Initiator, citing citations: [Citation]
  ) -> AppRule {
    event(
      name, .uncovering(visible, isAnnounced: true), by: initiator,
      when: [.inactive, .quiet, .under(cover)], citing: citations
    ) { state in
      state.cover = .none
      state.owe([.didBecomeActive])
    }
  }

  private var leaving: [AppRule] {
    leave("home", .home, by: .user, when: [.foreground, .quiet], citing: [29, 115])
      + leave(
        "otherApp.opened", .otherApp, by: .user, when: [.foreground, .quiet],
        citing: [29, 115, 119])
      + leave(
        "call.answered", .callAnswered, by: .user, when: [.inactive, .quiet, .under(.call)],
        citing: [122])
      + leave("sleep", .sleep, by: .hardware, when: [.foreground, .quiet], citing: [29, 116])
      .map(onLockingSystems)
      + leave("lock", .lock, by: .hardware, when: [.foreground, .quiet], citing: [29, 116, 117]) {
        $0.protectedData = .unavailable
      }.map(onLockingSystems) + oldLocks
  }

  /// The systems that lock and sleep as every newer one does.
  private func onLockingSystems(_ rule: AppRule) -> AppRule {
    let other = allowed.systems(of: .lockReadsInactive).union(
      allowed.systems(of: .lockOnlyResigns))
    return rule.on(other.complement, citing: other.isEmpty ? [] : [291, 292])
  }

  /// How iOS 4 to 6 locked.
  private var oldLocks: [AppRule] {
    ifAllowed(
      .lockReadsInactive,
      event(
        AppState.Action.lockReadsInactive.rawValue, .departure(.lock, exit: nil), by: .hardware,
        when: [.foreground, .quiet, .staysOnSuspend], citing: [291, 292]
      ) { state in
        state.resign(then: [.didEnterBackground])
        state.owed.append([.leaveForeground, .call(.shouldSaveState), .call(.willEncodeState)])
        state.protectedData = .unavailable
      })
      + ifAllowed(
        .lockOnlyResigns,
        event(
          "lock.onlyResigns", .covering(.lockScreen), by: .hardware, when: [.active, .quiet],
          citing: [291]
        ) { state in
          state.cover = .lockScreen
          state.protectedData = .unavailable
          state.owe([.willResignActive])
        },
        event(
          "unlock.activates", .uncovering(.lockScreen, isAnnounced: true), by: .user,
          when: [.inactive, .quiet, .under(.lockScreen)], citing: [291]
        ) { state in
          state.cover = .none
          state.protectedData = .available
          state.owe([.didBecomeActive])
        })
  }

  /// Openings after which the app does not become active.
  private var refusals: [AppRule] {
    let returns: [(name: String, Occurrence.Opening, from: [Condition<AppState>])] = [
      ("open", .open, from: [.background, .quiet]), ("resume", .resume, from: [.suspended]),
    ]
    return forEachObstacle { obstacle in
      returns.map { name, opening, origin in
        event(
          name, .cutShort(opening, by: obstacle), variant: obstacle.suffix, by: .user,
          when: origin + [.unlocked, .staysOnSuspend],
          citing: obstacle == .appLock ? [265, 268] : [28, 335]
        ) { $0.open(meeting: obstacle) }
      }
    }
  }

  /// A departure, with the two variants of an app that exits on suspend.
  private func leave(
    _ name: String, _ departure: Occurrence.Departure, by initiator: Initiator,
    when conditions: [Condition<AppState>], citing citations: [Citation],
    effect: @escaping @Sendable (inout AppState) -> Void = { _ in }
  ) -> [AppRule] {
    [
      event(
        name, .departure(departure, exit: nil), by: initiator,
        when: conditions + [.staysOnSuspend], citing: citations + [27, 35, 75]
      ) { state in
        state.resign(then: [.didEnterBackground, .shouldSaveState, .willEncodeState])
        effect(&state)
      },
      event(
        name, .departure(departure, exit: .atOnce), variant: ".exits", by: initiator,
        when: conditions + [.exitsOnSuspend], citing: citations + [36]
      ) { state in
        state.resign(then: [.willTerminate])
        state.owed.append([.exit])
        effect(&state)
      }.on(Self.exitingSystems, citing: [293]),
    ]
      + ifAllowed(
        .enterBackgroundOnExit,
        event(
          name, .departure(departure, exit: .throughBackground),
          variant: ".exitsThroughBackground", by: initiator,
          when: conditions + [.exitsOnSuspend],
          citing: citations + [
            37, .assumption("the book omits willResignActive; F35 and F51 require it"),
          ]
        ) { state in
          state.resign(then: [.didEnterBackground, .willTerminate])
          state.owed.append([.exit])
          effect(&state)
        })
  }

  private var opening: [AppRule] {
    Self.entrances.flatMap { entrance in
      [
        event(
          "open", .opening(.open, with: entrance.input), variant: entrance.suffix, by: .user,
          when: [.background, .quiet, .unlocked],
          citing: [28, 30, 62] + entrance.citations
        ) { $0.open(entrance.owed) },
        event(
          "resume", .opening(.resume, with: entrance.input), variant: entrance.suffix, by: .user,
          when: [.suspended, .unlocked],
          citing: [30, 34, 130, 131] + entrance.citations
        ) { $0.open(entrance.owed) },
      ]
    }
  }

  private var bounces: [AppRule] {
    ifAllowed(
      .inputInFront,
      event(
        "inputInFront.url", .inputInFront(.url), by: .user, when: [.active, .quiet],
        citing: [38, .inputInFront]
      ) {
        $0.owe([.openURL])
      },
      event(
        "inputInFront.userActivity", .inputInFront(.userActivity), by: .user,
        when: [.active, .quiet],
        citing: [38, 56, .inputInFront]
      ) { $0.owe([.willContinueUserActivity, .continueUserActivity]) })
      + tapsInFront(of: [], on: allowed.systems(of: .inputInFront))
      + openedURLs
  }

  /// What the app opens itself. Some systems deactivate it for a moment, or activate it once more.
  private var openedURLs: [AppRule] {
    let ownBounce = allowed.systems(of: .openOwnURLBounce)
    let otherBounce = allowed.systems(of: .openOtherAppBounce)
    let leaving: [Callback] = [
      .willResignActive, .didEnterBackground, .shouldSaveState, .willEncodeState,
    ]
    return ifAllowed(
      .inputInFront,
      event(
        "openURL.own", .request(.openOwnURL), by: .app, when: [.active, .quiet],
        citing: [38, .inputInFront]
      ) { state in
        let bounces = state.systems.overlaps(ownBounce)
        state.owe(bounces ? [.willResignActive, .openURL, .didBecomeActive] : [.openURL])
      }) + [
        event(
          "openURL.otherApp", .request(.openOtherApp), by: .app,
          when: [.active, .quiet, .staysOnSuspend], citing: [39, 115]
        ) { state in
          let bounces = state.systems.overlaps(otherBounce)
          state.owe((bounces ? [.willResignActive, .didBecomeActive] : []) + leaving)
        }
      ]
  }
}

extension AppState {
  /// Leaves the foreground: willResignActive if active, then the rest.
  mutating func resign(then callbacks: [Callback]) {
    owe((execution == .active ? [.willResignActive] : []) + callbacks)
    cover = .none
  }

  /// Comes to the foreground from the background, or from suspension by way of the background.
  /// Queued notifications come first; a first view that has not appeared yet appears now (F63,
  /// F270).
  fileprivate mutating func open(_ input: [Owed]) {
    execution = .background
    isForceQuit = false
    owe(
      (isTimeChangeQueued ? [.call(.significantTimeChange)] : []) + [.call(.willEnterForeground)]
        + (hasAppeared ? [] : [.call(.viewWillAppear)]) + input + [.call(.didBecomeActive)]
        + (hasAppeared ? [] : [.call(.viewDidAppear)]))
    isTimeChangeQueued = false
  }

  /// Comes to the foreground, where something keeps it from becoming active.
  fileprivate mutating func open(meeting obstacle: Occurrence.Obstacle) {
    open([])
    owed.remove([.call(.didBecomeActive)])
    meet(obstacle)
  }

  /// Is sent back to the background, or stays in the foreground under a cover.
  mutating func meet(_ obstacle: Occurrence.Obstacle) {
    switch obstacle {
    case .appLock:
      owed.append([.didEnterBackground, .shouldSaveState, .willEncodeState].map(Owed.call))
    case .cover: cover = .interruption
    }
  }
}
