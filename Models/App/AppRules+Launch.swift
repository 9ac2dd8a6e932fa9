extension AppRules {
  /// How a process comes into being: opened by the user, for a background event, or prewarmed.
  var launches: [AppRule] {
    Self.entrances.map(launch) + BackgroundEvent.all.map(backgroundLaunch) + prewarming
  }

  private func launch(_ entrance: Entrance) -> AppRule {
    event(
      "launch", .opening(.launch, with: entrance.input), variant: entrance.suffix, by: .user,
      when: [.launchable, .unlocked],
      citing: [17, 19, 20, 142] + entrance.citations
    ) { state in
      let rest = state.launchCallbacks
      state.execution = .inactive
      state.isShown = true
      state.isForceQuit = false
      state.owe(
        rest + [.viewWillAppear] + entrance.callbacks + [.didBecomeActive, .viewDidAppear])
    }
  }

  private func backgroundLaunch(_ event: BackgroundEvent) -> AppRule {
    var conditions: [Condition<AppState>] = [.launchable, .staysOnSuspend]
    if !event.wakesAfterForceQuit { conditions.append(.notForceQuit) }
    conditions.append(
      .unlockedOnce(exceptOn: allowed.systems(of: .backgroundLaunchBeforeFirstUnlock)))
    let entersBackground = allows(.enterBackgroundOnBackgroundLaunch)
    return self.event(
      "launchInBackground." + event.name,
      .backgroundLaunch(for: event.input, connectsScene: false), by: .system, when: conditions,
      citing: [5, 60, 61, 63, 64, 65, 66] + event.citations
    ) { state in
      let rest = state.launchCallbacks
      state.execution = .background
      state.handlesEvent = event.callbacks.isEmpty
      state.owe(rest + (entersBackground ? [.didEnterBackground] : []) + event.callbacks)
    }.on(event.systems)
  }

  private var prewarming: [AppRule] {
    [
      silent(
        "prewarm", .prewarming(.begins), by: .system, when: [.noProcess, .notForceQuit],
        citing: [
          70, 71,
          .assumption("F65 excludes a relaunch after a force quit, and thus prewarming"),
        ]
      ) { $0.execution = .prewarmed }.on(.withPrewarming)
    ]
      + ifAllowed(
        .prewarmRunsLaunchCallbacks,
        event(
          "prewarm.runsLaunch", .prewarming(.runsLaunch), by: .system,
          when: [.noProcess, .notForceQuit], citing: [72, 73]
        ) { state in
          let rest = state.launchCallbacks
          state.execution = .background
          state.owe(rest)
          state.owed.append([.freeze])
        },
        silent(
          "prewarm.freeze", .prewarming(.freezes), by: .system, when: [.owesNext(.freeze)],
          citing: [72]
        ) { state in
          state.owed.removeFirst()
          state.execution = .prewarmedAfterLaunch
        })
  }

  /// A way to open the app.
  struct Entrance: Sendable {
    let input: LifeInput?
    let callbacks: [Callback]
    let citations: [Citation]

    var suffix: String { input.map { "." + $0.rawValue } ?? "" }
  }

  /// What the user can touch to open the app, cold or warm.
  static let entrances: [Entrance] = [
    Entrance(input: nil, callbacks: [], citations: [17, 30]),
    Entrance(input: .url, callbacks: [.openURL], citations: [53, 54]),
    Entrance(
      input: .userActivity, callbacks: [.willContinueUserActivity, .continueUserActivity],
      citations: [55, 56]),
    Entrance(
      input: .notificationTap, callbacks: [.didReceiveRemoteNotification], citations: [57, 58]),
    Entrance(
      input: .shortcut, callbacks: [.performActionForShortcutItem], citations: [24, 77]),
  ]
}

extension AppState {
  /// The launch callbacks that have not run yet; none if prewarming has run them.
  var launchCallbacks: [Callback] {
    if execution == .prewarmedAfterLaunch { return [] }
    let restoration: [Callback] = hasArchive ? [.shouldRestoreState, .didDecodeState] : []
    return [.willFinishLaunching] + restoration + [.didFinishLaunching, .viewDidLoad]
  }
}
