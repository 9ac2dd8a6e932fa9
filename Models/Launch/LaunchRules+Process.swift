extension LaunchRules {
  /// Why a process is made: for the user, for a background event, or ahead of time.
  var entrances: [LaunchRule] {
    Self.inputs.map(launch) + [
      event(
        .launchInBackground, by: .system, when: [.launchable],
        citing: [
          5, 12, 60, 63, 64,
          .assumption("the event is one without a delegate method, for example a new location"),
        ]
      ) { state in
        state.phase = max(state.phase, .created)
        state.demand = .background
      },
      event(.prewarm, by: .system, when: [.phase(.notRunning)], citing: [70]) { state in
        state.phase = .created
        state.demand = .ahead
      }.on(.withPrewarming),
    ]
  }

  private static let inputs: [(LaunchState.Action, LaunchState.Input, [Citation])] = [
    (.launch, .none, []), (.launchURL, .url, [53]), (.launchUserActivity, .userActivity, [55]),
    (.launchShortcut, .shortcut, [77]), (.launchNotificationTap, .notification, [57]),
  ]

  private func launch(
    _ action: LaunchState.Action, with input: LaunchState.Input, citing citations: [Citation]
  ) -> LaunchRule {
    event(action, by: .user, when: [.launchable], citing: [17, 70] + citations) { state in
      state.phase = max(state.phase, .created)
      state.demand = .user
      state.input = input
      if state.application != .none { state.application = .inactive }
    }
  }

  /// From the start of the process to UIApplicationMain, and where prewarming stops on the way.
  var process: [LaunchRule] {
    [
      step(
        .processRunsInitialisers, by: .app,
        when: [.phase(.created), allows(.prewarmRunsMain) ? .awake : .asked], citing: [70, 71, 145]
      ) { $0.phase = .initialised },
      step(.main, by: .app, when: [.phase(.initialised)], citing: [136, 145]) {
        $0.phase = .main
      },
      step(
        .uiApplicationMain, by: .app,
        when: [.phase(.main), allows(.prewarmRunsLaunch) ? .awake : .asked], citing: [71, 136, 137]
      ) { $0.phase = .uiApplicationMain },
      step(
        .prewarmFreeze, when: [.ahead, .phase(.created, .main, .presenting), .viewSettled],
        citing: [70, 71, 72]
      ) { $0.demand = .frozen },
    ]
  }

  /// The ends of a launch that fails or is not needed, and of an app that ran.
  var ends: [LaunchRule] {
    [
      kill(.prewarmEnded, when: [.frozen], citing: [70]),
      kill(
        .watchdog,
        when: [
          .byUser, .notActive, .phase(.main, .willFinish, .didFinish, .presenting),
        ],
        citing: [
          93, 94, .assumption("only the app's own code takes so long, not that of UIKit"),
        ]),
      event(
        .systemTermination, by: .system, when: [.phase(.running), .forBackground], citing: [80]
      ) { $0.phase = .terminating },
      call(.willTerminate, when: [.phase(.terminating), .hasDelegate], citing: [80, 84]) {
        $0.phase = .exiting
      },
      step(.exit, when: [.allNotified], citing: [84, 141]) { $0.end() },
    ]
  }
}

extension LaunchRules {
  /// What UIApplicationMain makes, in order. Each entry of the configuration is chosen where it is
  /// read.
  var insideUIApplicationMain: [LaunchRule] {
    applicationObjects + delegateArguments
      + [
        step(.runLoopSetUp, when: [.phase(.delegate)], citing: [137]) { $0.phase = .runLoop }
      ] + manifests + interfaces + [interfaceOfScenes] + admissions
  }

  private var applicationObjects: [LaunchRule] {
    let actions: [LaunchState.Action] = [
      .applicationIsUIApplication, .applicationFromInfoPlist, .applicationFromArgument,
    ]
    return actions.map { action in
      step(action, when: [.phase(.uiApplicationMain)], citing: [10, 12, 136, 137]) { state in
        state.phase = .application
        state.application = state.demand == .user ? .inactive : .background
      }
    } + [
      kill(
        .exceptionUnknownPrincipalClass, by: .app, when: [.phase(.uiApplicationMain)],
        citing: [
          136, .assumption("UIKit raises for an unknown class, as it does for the delegate's"),
        ], end: .exception)
    ]
  }

  private var delegateArguments: [LaunchRule] {
    [
      step(.delegateFromArgument, when: [.phase(.application)], citing: [136, 137]) { state in
        state.phase = .delegate
        state.delegate = .fromArgument
      },
      step(.delegateArgumentIsNil, when: [.phase(.application)], citing: [138]) {
        $0.phase = .delegate
      },
      kill(
        .exceptionUnknownDelegateClass, by: .app, when: [.phase(.application)],
        citing: [
          136,
          .assumption(
            "“Unable to instantiate the UIApplication delegate instance. No class named … is "
              + "loaded.”: realm/realm-dotnet#381, dotnet/maui#10462"),
        ], end: .exception),
    ]
  }

  private var interfaces: [LaunchRule] {
    let hasPrecedence = allows(.nibDelegateHasPrecedence)
    return [
      interface(.interfaceStoryboard, citing: [137, 140]) { state in
        state.window = LaunchState.Window(maker: .storyboard, hasRoot: true)
      },
      interface(.interfaceNone, citing: [140]) { _ in },
      interface(.interfaceNib, citing: [137, 139]) { $0.window = LaunchState.Window(maker: .nib) },
      interface(
        .interfaceNibWithDelegate,
        citing: [
          137, 138, 139,
          .assumption(
            "the argument's delegate exists before the nib is loaded (F137), so one from the nib "
              + "takes its place"),
        ]
      ) { state in
        state.window = LaunchState.Window(maker: .nib)
        if hasPrecedence || state.delegate == .none { state.delegate = .fromInterface }
      },
    ]
  }

  private func interface(
    _ action: LaunchState.Action, citing citations: [Citation],
    effect: @escaping @Sendable (inout LaunchState) -> Void
  ) -> LaunchRule {
    step(
      action, when: [.phase(.manifest), .withoutScenes], citing: citations
    ) { state in
      state.phase = .interface
      effect(&state)
    }
  }
}
