extension AppRules {
  /// How a process comes into being: opened by the user, for a background event, or prewarmed.
  var launches: [AppRule] {
    Self.entrances.map(launch) + BackgroundEvent.all.flatMap(backgroundLaunches) + prewarming
      + launchesCutShort + entranceAtLaunch + hiddenWindow
  }

  private func launch(_ entrance: Entrance) -> AppRule {
    event(
      "launch", .opening(.launch, with: entrance.input), variant: entrance.suffix, by: .user,
      when: [.launchable, .unlocked],
      citing: [17, 19, 20, 142] + entrance.citations
    ) { $0.launch(owing: entrance.owed + [.call(.didBecomeActive), .call(.viewDidAppear)]) }
  }

  /// The user launches the app, and it does not become active.
  private var launchesCutShort: [AppRule] {
    forEachObstacle { obstacle in
      [
        event(
          "launch", .cutShort(.launch, by: obstacle), variant: obstacle.suffix, by: .user,
          when: [.launchable, .unlocked, .staysOnSuspend],
          citing: [17, obstacle == .appLock ? 266 : 335]
        ) { state in
          state.launch(owing: [.call(.viewDidAppear)])
          state.meet(obstacle)
        }
      ]
    }
  }

  /// One app saw willEnterForeground at its launch; nobody knows why (F267).
  private var entranceAtLaunch: [AppRule] {
    ifAllowed(
      .willEnterForegroundAtLaunch,
      event(
        AppState.Action.launchEntersForeground.rawValue, .opening(.launch, with: nil), by: .user,
        when: [.launchable, .unlocked], citing: [17, 267]
      ) { state in
        let rest = state.launchCallbacks
        state.execution = .background
        state.isForceQuit = false
        state.owe(
          rest
            + [.willEnterForeground, .viewWillAppear, .didBecomeActive, .viewDidAppear].map(
              Owed.call))
      })
  }

  private func backgroundLaunches(_ event: BackgroundEvent) -> [AppRule] {
    [
      backgroundLaunch(event, when: [.notForceQuit], citing: event.citations).on(event.systems),
      backgroundLaunch(
        event, variant: ".afterForceQuit", when: [.forceQuit],
        citing: event.citations + event.citationsAfterForceQuit
      ).on(event.systemsAfterForceQuit),
    ].filter { !$0.systems.isEmpty }
  }

  private func backgroundLaunch(
    _ event: BackgroundEvent, variant: String = "", when conditions: [Condition<AppState>],
    citing citations: [Citation]
  ) -> AppRule {
    let beforeUnlock = allowed.systems(of: .backgroundLaunchBeforeFirstUnlock)
    let entersBackground = allows(.enterBackgroundOnBackgroundLaunch)
    let showsViews = allowed.systems(of: .viewsAppearInBackgroundLaunch)
    return self.event(
      "launchInBackground." + event.name,
      .backgroundLaunch(for: event.input, connectsScene: false), variant: variant, by: .system,
      when: [.launchable, .staysOnSuspend, .unlockedOnce(exceptOn: beforeUnlock)] + conditions,
      citing: [5, 60, 61, 63, 64, 65, 66] + citations
    ) { state in
      let rest = state.launchCallbacks
      state.execution = .background
      state.isRun(for: event)
      state.owe(
        rest + (entersBackground ? [.call(.didEnterBackground)] : [])
          + (state.systems.overlaps(showsViews) && !rest.isEmpty ? Self.appearance : [])
          + event.owed)
    }
  }

  /// The views appear only if the app makes its window visible, which it may put off (F269).
  private var hiddenWindow: [AppRule] {
    ifAllowed(
      .viewsAppearInBackgroundLaunch,
      silent(
        "window.staysHidden", .hiddenWindow, by: .app,
        when: [.background, .owesNext(.call(.viewWillAppear)), .notEntering], citing: [63, 269]
      ) { $0.owed.remove(Self.appearance) })
  }

  private static let appearance: [Owed] = [.call(.viewWillAppear), .call(.viewDidAppear)]

  private var prewarming: [AppRule] {
    [
      silent(
        "prewarm", .prewarming(.begins), by: .system, when: [.noProcess, .notForceQuit],
        citing: [70, 71, .notPrewarmedAfterForceQuit]
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
    let owed: [Owed]
    let citations: [Citation]

    var suffix: String { input.map { "." + $0.rawValue } ?? "" }
  }

  /// What the user can touch to open the app, cold or warm.
  static let entrances: [Entrance] = [
    Entrance(input: nil, owed: [], citations: [17, 30]),
    Entrance(input: .url, owed: [.call(.openURL)], citations: [53, 54]),
    Entrance(
      input: .userActivity,
      owed: [.call(.willContinueUserActivity), .call(.continueUserActivity)], citations: [55, 56]),
    Entrance(input: .notificationTap, owed: [.tap], citations: [57, 58, 174, 177]),
    Entrance(
      input: .shortcut, owed: [.call(.performActionForShortcutItem)], citations: [24, 77]),
  ]
}

extension AppState {
  /// The user launches the app; the rest follows once its first view will appear.
  fileprivate mutating func launch(owing rest: [Owed]) {
    let callbacks = launchCallbacks
    execution = .inactive
    isShown = true
    entrance = .begun
    isForceQuit = false
    owe(callbacks + [.call(.viewWillAppear)] + rest)
  }

  /// The launch callbacks that have not run yet; none if prewarming has run them.
  var launchCallbacks: [Owed] {
    if execution == .prewarmedAfterLaunch { return [] }
    let restoration: [Callback] = hasArchive ? [.shouldRestoreState, .didDecodeState] : []
    return ([.willFinishLaunching] + restoration + [.didFinishLaunching, .viewDidLoad]).map(
      Owed.call)
  }
}
