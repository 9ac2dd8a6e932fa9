extension SceneRules {
  /// How a process comes into being: opened by the user, for a background event, or prewarmed.
  var launches: [SceneRule] {
    SceneSlot.Input.allCases.map(launch)
      + (allows(.prewarmRunsLaunchCallbacks)
        ? SceneSlot.Input.allCases.map(launchAfterPrewarming) : [])
      + BackgroundEvent.all.flatMap(backgroundLaunches) + prewarming
  }

  /// The session that the system restores comes to the foreground; if there is none, a new one.
  private func launch(_ input: SceneSlot.Input) -> SceneRule {
    event(
      "launch", .opening(.launch, with: input.lifeInput), variant: input.suffix, by: .user,
      when: [.launchable, .unlocked] + input.conditions,
      citing: [149, 150, 151, 154] + input.citations
    ) { state in
      state.process = .running
      state.isForceQuit = false
      state.isFirstEntrance = true
      state.owe([.willFinishLaunching, .didFinishLaunching])
      state.connect(state.restoredScene, with: input)
    }
  }

  /// The launch callbacks that ran during prewarming do not run again.
  private func launchAfterPrewarming(_ input: SceneSlot.Input) -> SceneRule {
    event(
      "launch.prewarmed", .opening(.prewarmedLaunch, with: input.lifeInput),
      variant: input.suffix, by: .user,
      when: [.prewarmedAfterLaunch, .unlocked] + input.conditions,
      citing: [70, 72, 150] + input.citations
    ) { state in
      state.process = .running
      state.isForceQuit = false
      state.isFirstEntrance = true
      state.bringForward(0, with: input)
    }
  }

  private func backgroundLaunches(_ wake: BackgroundEvent) -> [SceneRule] {
    var conditions: [Condition<SceneState>] = [.launchable]
    if !wake.wakesAfterForceQuit { conditions.append(.notForceQuit) }
    conditions.append(
      .unlockedOnce(exceptOn: allowed.systems(of: .backgroundLaunchBeforeFirstUnlock)))
    let citations: [Citation] = [11, 60, 64, 65, 66, 157]
    let start: @Sendable (inout SceneState) -> Void = { state in
      state.process = .running
      state.handlesEvent = wake.callbacks.isEmpty
      state.owe([.willFinishLaunching, .didFinishLaunching])
    }
    return [
      event(
        "launchInBackground." + wake.name,
        .backgroundLaunch(for: wake.input, connectsScene: false), by: .system, when: conditions,
        citing: citations + wake.citations
      ) { state in
        start(&state)
        state.owed.append(wake.callbacks.map(Owed.call))
      }.on(wake.systems)
    ]
      + ifAllowed(
        .backgroundLaunchConnectsScene,
        event(
          "launchInBackground." + wake.name,
          .backgroundLaunch(for: wake.input, connectsScene: true), variant: ".withScene",
          by: .system, when: conditions,
          citing: citations + wake.citations
        ) { state in
          start(&state)
          state.connectInBackground(state.restoredScene)
          state.last = DeliveryQueue(wake.callbacks.map(Owed.call))
        }.on(wake.systems))
  }

  private var prewarming: [SceneRule] {
    [
      silent(
        "prewarm", .prewarming(.begins), by: .system,
        when: [.oneWindow, .noProcess, .notForceQuit],
        citing: [
          70, 71,
          .assumption("F65 excludes a relaunch after a force quit, and thus prewarming"),
        ]
      ) { $0.process = .prewarmed }.on(.withPrewarming)
    ]
      + ifAllowed(
        .prewarmRunsLaunchCallbacks,
        event(
          "prewarm.runsLaunch", .prewarming(.runsLaunch), by: .system,
          when: [.oneWindow, .noProcess, .notForceQuit],
          citing: [72, 73]
        ) { state in
          state.process = .running
          state.owe([.willFinishLaunching, .didFinishLaunching])
          state.connectInBackground(0)
          state.last = DeliveryQueue([.freeze])
        },
        silent(
          "prewarm.freeze", .prewarming(.freezes), by: .system, when: [.owesNext(.freeze)],
          citing: [72]
        ) { state in
          state.last.removeFirst()
          state.process = .prewarmedAfterLaunch
        })
  }
}

extension SceneState {
  /// The first scene that has a session; the very first if none has.
  var restoredScene: Int { SceneSlots.indices.first { scenes[$0].hasSession } ?? 0 }

  /// Connects a scene and brings it to the foreground.
  mutating func connect(_ index: Int, with input: SceneSlot.Input = .none) {
    connectInBackground(index, then: appearance(of: index, with: []))
    scenes[index].options = input
  }

  /// Connects a scene that stays off screen unless more follows.
  mutating func connectInBackground(_ index: Int, then callbacks: [Callback] = []) {
    scenes[index].activation = .unattached
    scenes[index].owe(
      (scenes[index].hasSession ? [] : [.configurationForConnecting]) + [.sceneWillConnect]
        + (showsViews(of: index) ? [.viewDidLoad] : []) + callbacks)
  }

  /// Brings a connected scene to the foreground.
  mutating func bringForward(_ index: Int, with input: SceneSlot.Input = .none) {
    scenes[index].owe(appearance(of: index, with: input.callbacks))
  }

  private func appearance(of index: Int, with input: [Callback]) -> [Callback] {
    let isFirst = showsViews(of: index) && !scenes[index].hasAppeared
    return [.sceneWillEnterForeground] + (isFirst ? [.viewWillAppear] : []) + input
      + [.sceneDidBecomeActive] + (isFirst ? [.viewDidAppear] : [])
  }

  private func showsViews(of index: Int) -> Bool { index == 0 && !hasSeveralWindows }
}

extension SceneSlot.Input {
  var lifeInput: LifeInput? {
    switch self {
    case .none: nil
    case .url: .url
    case .userActivity: .userActivity
    case .shortcut: .shortcut
    case .notificationTap: .notificationTap
    }
  }

  var suffix: String { lifeInput.map { "." + $0.rawValue } ?? "" }

  /// What a connected scene is sent; a connecting one finds it in its options instead (F154).
  var callbacks: [Callback] {
    switch self {
    case .none: []
    case .url: [.sceneOpenURLContexts]
    case .userActivity: [.sceneWillContinueUserActivity, .sceneContinueUserActivity]
    case .shortcut: [.scenePerformActionForShortcutItem]
    case .notificationTap: [.didReceiveRemoteNotification]
    }
  }

  var citations: [Citation] {
    switch self {
    case .none: []
    case .url: [53, 155]
    case .userActivity: [55, 56, 155]
    case .shortcut: [77]
    case .notificationTap: [57, 58]
    }
  }

  var conditions: [Condition<SceneState>] { canReachAnyScene ? [] : [.oneWindow] }
}
