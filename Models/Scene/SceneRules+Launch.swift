extension SceneRules {
  /// How a process comes into being: opened by the user, for a background event, or prewarmed.
  var launches: [SceneRule] {
    SceneSlot.Input.allCases.map(launch) + launchesCutShort
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
      state.isOpened()
      state.isFirstEntrance = true
      state.owe([.willFinishLaunching, .didFinishLaunching])
      state.connect(state.restoredScene, with: input, unordered: unorderedViews)
    }
  }

  /// The user launches the app, and it does not become active.
  private var launchesCutShort: [SceneRule] {
    forEachObstacle { obstacle in
      [
        event(
          "launch", .cutShort(.launch, by: obstacle), variant: obstacle.suffix, by: .user,
          when: [.noOtherScreen, .launchable, .unlocked],
          citing: [149, 150, 151] + (obstacle == .appLock ? [265, 266] : [28, 335])
        ) { state in
          state.isOpened()
          state.isFirstEntrance = true
          state.owe([.willFinishLaunching, .didFinishLaunching])
          let scene = state.restoredScene
          state.connect(scene, unordered: unorderedViews)
          state.meet(obstacle, in: scene)
        }
      ]
    }
  }

  /// The systems on which first appearance and entrance are not ordered.
  var unorderedViews: SystemVersions { allowed.systems(of: .viewAppearsBeforeSceneEnters) }

  /// The launch callbacks that ran during prewarming do not run again.
  private func launchAfterPrewarming(_ input: SceneSlot.Input) -> SceneRule {
    event(
      "launch.prewarmed", .opening(.prewarmedLaunch, with: input.lifeInput),
      variant: input.suffix, by: .user,
      when: [.prewarmedAfterLaunch, .unlocked] + input.conditions,
      citing: [70, 72, 150] + input.citations
    ) { state in
      state.isOpened()
      state.isFirstEntrance = true
      state.bringForward(0, with: input, unordered: unorderedViews)
      state.owesResponse = false
    }
  }

  private func backgroundLaunches(_ event: BackgroundEvent) -> [SceneRule] {
    (backgroundLaunches(event, when: [.notForceQuit], citing: event.citations).map {
      $0.on(event.systems)
    }
      + backgroundLaunches(
        event, variant: ".afterForceQuit", when: [.forceQuit],
        citing: event.citations + event.citationsAfterForceQuit
      ).map { $0.on(event.systemsAfterForceQuit) })
      .filter { !$0.systems.isEmpty }
  }

  private func backgroundLaunches(
    _ wake: BackgroundEvent, variant: String = "", when conditions: [Condition<SceneState>],
    citing citations: [Citation]
  ) -> [SceneRule] {
    let beforeUnlock = allowed.systems(of: .backgroundLaunchBeforeFirstUnlock)
    let conditions =
      [.noOtherScreen, .launchable, .unlockedOnce(exceptOn: beforeUnlock)] + conditions
    let citations: [Citation] = [11, 60, 64, 65, 66, 157] + citations
    let showsViews = allows(.viewsAppearInBackgroundLaunch)
    let start: @Sendable (inout SceneState) -> Void = { state in
      state.process = .running
      state.isRun(for: wake)
      state.owe([.willFinishLaunching, .didFinishLaunching])
    }
    return [
      event(
        "launchInBackground." + wake.name,
        .backgroundLaunch(for: wake.input, connectsScene: false), variant: variant, by: .system,
        when: conditions, citing: citations
      ) { state in
        start(&state)
        state.owed.append(wake.owed)
      }
    ]
      + ifAllowed(
        .backgroundLaunchConnectsScene,
        event(
          "launchInBackground." + wake.name,
          .backgroundLaunch(for: wake.input, connectsScene: true),
          variant: variant + ".withScene", by: .system, when: conditions, citing: citations
        ) { state in
          start(&state)
          let scene = state.restoredScene
          state.connectInBackground(scene)
          state.show(
            scene, [.viewDidLoad] + (showsViews ? [.viewWillAppear, .viewDidAppear] : []),
            unordered: unorderedViews)
          state.last = DeliveryQueue(wake.owed)
        })
  }

  private var prewarming: [SceneRule] {
    [prewarms(when: .oneWindow)]
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
          state.show(0, [.viewDidLoad], unordered: unorderedViews)
          state.last = DeliveryQueue([.freeze])
        },
        freezes("prewarm.freeze", .freezes, citing: [72], as: .prewarmedAfterLaunch))
  }
}

extension SceneState {
  /// The first window that has a session; the very first if none has.
  var restoredScene: Int {
    SceneSlots.indices.first { scenes[$0].hasSession && isWindow($0) } ?? 0
  }

  /// Connects a scene and brings it to the foreground.
  mutating func connect(
    _ index: Int, with input: SceneSlot.Input = .none, unordered systems: SystemVersions
  ) {
    connectInBackground(index, then: [.sceneWillEnterForeground, .sceneDidBecomeActive])
    show(index, [.viewDidLoad, .viewWillAppear, .viewDidAppear], unordered: systems)
    scenes[index].options = input
    if index == 0 { bringDisplayForward() }
    owesResponse = input == .notificationTap && (isLaunching || hasNotificationDelegate)
  }

  /// Connects a scene that stays off screen unless more follows.
  mutating func connectInBackground(_ index: Int, then callbacks: [Callback] = []) {
    scenes[index].activation = .unattached
    scenes[index].owe(
      (scenes[index].hasSession ? [] : [.configurationForConnecting]) + [.sceneWillConnect]
        + callbacks)
  }

  /// Brings a connected scene to the foreground.
  mutating func bringForward(
    _ index: Int, with input: SceneSlot.Input = .none, unordered systems: SystemVersions
  ) {
    scenes[index].owe(
      [.call(.sceneWillEnterForeground)] + input.owed + [.call(.sceneDidBecomeActive)])
    if index == 0 { bringDisplayForward() }
    if !scenes[index].hasAppeared {
      show(index, [.viewWillAppear, .viewDidAppear], unordered: systems)
    }
  }

  /// Makes callbacks to the first view controller owed: on some systems in an order of their own, on
  /// all others in their places among those to the scene's delegate.
  mutating func show(_ index: Int, _ callbacks: [Callback], unordered systems: SystemVersions) {
    guard index == 0, kind == .oneWindow else { return }
    if self.systems.overlaps(systems) {
      scenes[index].views.append(callbacks.map(Owed.call))
    } else {
      for callback in callbacks {
        scenes[index].owed.insert(.call(callback), after: callback.isOrderedAfter)
      }
    }
  }
}

extension SceneState {
  /// What is owed for an entrance ends before the activation: in the background, or under a cover.
  mutating func meet(_ obstacle: Occurrence.Obstacle, in scene: Int) {
    scenes[scene].owed.remove([.call(.sceneDidBecomeActive)])
    switch obstacle {
    case .appLock: scenes[scene].owed.append([.call(.sceneDidEnterBackground)])
    case .cover: cover = .interruption
    }
  }
}

extension Callback {
  /// What a callback to the first view controller follows where their order is fixed.
  fileprivate var isOrderedAfter: Owed {
    switch self {
    case .viewDidLoad: .call(.sceneWillConnect)
    case .viewWillAppear: .call(.sceneWillEnterForeground)
    default: .call(.sceneDidBecomeActive)
    }
  }
}

extension SceneSlot.Input {
  var suffix: String { lifeInput.map { "." + $0.rawValue } ?? "" }

  /// What a connected scene is sent; a connecting one finds it in its options instead (F154).
  var owed: [Owed] {
    switch self {
    case .none: []
    case .url: [.call(.sceneOpenURLContexts)]
    case .userActivity:
      [.call(.sceneWillContinueUserActivity), .call(.sceneContinueUserActivity)]
    case .shortcut: [.call(.scenePerformActionForShortcutItem)]
    case .notificationTap: [.tap]
    }
  }

  var citations: [Citation] {
    switch self {
    case .none: []
    case .url: [53, 155]
    case .userActivity: [55, 56, 155]
    case .shortcut: [77]
    case .notificationTap: [57, 58, 185, 186]
    }
  }

  var conditions: [Condition<SceneState>] { canReachAnyScene ? [] : [.oneWindow] }
}
