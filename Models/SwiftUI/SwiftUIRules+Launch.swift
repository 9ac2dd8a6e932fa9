extension SwiftUIRules {
  /// How a process comes into being: opened by the user, for a background event, or prewarmed.
  var launches: [SwiftUIRule] {
    let cold = inputs.filter(\.startsCold)
    let prewarmed = cold.flatMap { input in
      ifAllowed(.prewarmRunsLaunchCallbacks, on(input, launchAfterPrewarming(input)))
    }
    let cutShort = forEachObstacle { [launch(.none, upTo: $0)] }
    return cold.map { on($0, launch($0)) } + cutShort + prewarmed
      + Self.events.flatMap(backgroundLaunches) + prewarming
  }

  /// The window that the system restores comes to the foreground; if there is none, a new one.
  private func launch(
    _ input: SwiftUIInput, upTo obstacle: Occurrence.Obstacle? = nil
  ) -> SwiftUIRule {
    event(
      "launch", opening(.launch, with: input, upTo: obstacle),
      variant: input.suffix + suffix(of: obstacle), by: .user,
      when: [.launchable, .unlocked] + input.conditions + conditions(of: obstacle),
      citing: [149, 150, 151, 213, 216] + input.citations + citations(of: obstacle)
    ) { state in
      state.startProcess()
      state.isForceQuit = false
      state.connect(state.restoredScene, with: input, upTo: obstacle)
    }
  }

  /// What ran during prewarming does not run again.
  private func launchAfterPrewarming(_ input: SwiftUIInput) -> SwiftUIRule {
    event(
      "launch.prewarmed", .opening(.prewarmedLaunch, with: input.lifeInput),
      variant: input.suffix, by: .user,
      when: [.prewarmedAfterLaunch, .unlocked],
      citing: [70, 72, 150, 213] + input.citations
    ) { state in
      state.isOpened()
      state.connect(state.restoredScene, with: input)
    }
  }

  private func backgroundLaunches(_ wake: BackgroundEvent) -> [SwiftUIRule] {
    let conditions: [Condition<SwiftUIState>] = [
      .launchable, .notForceQuit(exceptOn: wake.systemsAfterForceQuit),
      .unlockedOnce(exceptOn: allowed.systems(of: .backgroundLaunchBeforeFirstUnlock)),
    ]
    let citations: [Citation] = [11, 60, 64, 65, 66, 157, 216]
    let start: @Sendable (inout SwiftUIState) -> Void = { state in
      state.startProcess()
      state.isRun(for: wake)
    }
    return [
      event(
        "launchInBackground." + wake.name,
        .backgroundLaunch(for: wake.input, connectsScene: false), by: .system, when: conditions,
        citing: citations + [215] + wake.citations
      ) { state in
        start(&state)
        state.owed.append(wake.owed)
      }
    ]
      + ifAllowed(
        .viewsInBackgroundLaunch,
        event(
          "launchInBackground." + wake.name,
          .backgroundLaunch(for: wake.input, connectsScene: true), variant: ".withViews",
          by: .system, when: conditions, citing: citations + [214, 254] + wake.citations
        ) { state in
          start(&state)
          state.connectInBackground(state.restoredScene)
          state.last = DeliveryQueue(wake.owed)
        })
  }

  private var prewarming: [SwiftUIRule] {
    [prewarms(when: .usual)]
      + ifAllowed(
        .prewarmRunsInit,
        event(
          "prewarm.runsInit", .prewarming(.runsInit), by: .system,
          when: [.usual, .noProcess, .notForceQuit],
          citing: [16, 216, 290, .notPrewarmedAfterForceQuit]
        ) { state in
          state.process = .running
          state.hasInitialisedAhead = true
          state.owe([.swiftUIInit])
          state.last = DeliveryQueue([.freeze])
        },
        freezes(
          "prewarm.freezesAfterInit", .freezesAfterInit, when: [.initialisedAhead],
          citing: [216, 288], as: .prewarmed))
      + ifAllowed(
        .prewarmRunsLaunchCallbacks,
        event(
          "prewarm.runsLaunch", .prewarming(.runsLaunch), by: .system,
          when: [.usual, .noProcess, .notForceQuit],
          citing: [72, 73, 216, .notPrewarmedAfterForceQuit]
        ) { state in
          state.startProcess()
          state.last = DeliveryQueue([.freeze])
        },
        freezes(
          "prewarm.freeze", .freezes, when: [.notInitialisedAhead], citing: [72],
          as: .prewarmedAfterLaunch))
  }
}

extension SwiftUIState {
  /// The process begins to run, or a prewarmed one goes on.
  fileprivate mutating func startProcess() {
    process = .running
    owe((hasInitialisedAhead ? [] : [.swiftUIInit]) + [.willFinishLaunching, .didFinishLaunching])
    hasInitialisedAhead = false
  }
}

/// What an obstacle to an entrance changes about the rule of the opening.
extension SwiftUIRules {
  func suffix(of obstacle: Occurrence.Obstacle?) -> String { obstacle?.suffix ?? "" }

  /// What the user does.
  func opening(
    _ opening: Occurrence.Opening, with input: SwiftUIInput, upTo obstacle: Occurrence.Obstacle?
  ) -> Occurrence {
    obstacle.map { .cutShort(opening, by: $0) } ?? .opening(opening, with: input.lifeInput)
  }

  func citations(of obstacle: Occurrence.Obstacle?) -> [Citation] {
    switch obstacle {
    case nil: []
    case .appLock:
      [265, 266, .assumption("F265 and F266 tell of app delegates; phases follow the scene")]
    case .cover: [28, 335, .assumption("F335 tells of an app delegate; phases follow the scene")]
    }
  }

  /// It is modelled without a scene delegate of the app's own.
  func conditions(of obstacle: Occurrence.Obstacle?) -> [Condition<SwiftUIState>] {
    obstacle == nil ? [] : [.delegateOfSwiftUI]
  }
}

extension Condition where State == SwiftUIState {
  fileprivate static let initialisedAhead = Condition("App.init alone ran ahead") {
    $0.hasInitialisedAhead
  }
  fileprivate static let notInitialisedAhead = Condition("App.init did not run alone") {
    !$0.hasInitialisedAhead
  }
}
