extension LaunchRules {
  /// Why a process is made: for the user, for a background event, or ahead of time.
  var entrances: [LaunchRule] {
    Self.inputs.map(launch) + [
      event(
        "launchInBackground", by: .system, when: [.launchable],
        citing: [
          5, 12, 60, 63, 64,
          .assumption("the event is one without a delegate method, for example a new location"),
        ]
      ) { state in
        state.phase = max(state.phase, .created)
        state.demand = .background
      },
      event("prewarm", by: .system, when: [.phase(.notRunning)], citing: [70]) { state in
        state.phase = .created
        state.demand = .ahead
      },
    ]
  }

  private static let inputs: [(suffix: String, input: LaunchState.Input, citations: [Citation])] = [
    ("", .none, []), (".url", .url, [53]), (".userActivity", .userActivity, [55]),
    (".shortcut", .shortcut, [77]), (".notificationTap", .notification, [57]),
  ]

  private func launch(
    suffix: String, input: LaunchState.Input, citations: [Citation]
  ) -> LaunchRule {
    event(
      "launch" + suffix, by: .user, when: [.launchable], citing: [17, 70] + citations
    ) { state in
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
        "process.runsInitialisers", by: .app,
        when: [.phase(.created), allows(.prewarmRunsMain) ? .awake : .asked], citing: [70, 71, 145]
      ) { $0.phase = .initialised },
      step("main", by: .app, when: [.phase(.initialised)], citing: [136, 145]) {
        $0.phase = .main
      },
      step(
        "UIApplicationMain", by: .app,
        when: [.phase(.main), allows(.prewarmRunsLaunch) ? .awake : .asked], citing: [71, 136, 137]
      ) { $0.phase = .uiApplicationMain },
      step(
        "prewarm.freeze", when: [.ahead, .phase(.created, .main, .presenting), .viewSettled],
        citing: [70, 71, 72]
      ) { $0.demand = .frozen },
    ]
  }

  /// The ends of a launch that fails or is not needed, and of an app that ran.
  var ends: [LaunchRule] {
    [
      kill("prewarm.ended", when: [.frozen], citing: [70]),
      kill(
        "watchdog",
        when: [
          .byUser, .notActive, .phase(.main, .willFinish, .didFinish, .presenting),
        ],
        citing: [
          93, 94, .assumption("only the app's own code takes so long, not that of UIKit"),
        ]),
      event(
        "systemTermination", by: .system, when: [.phase(.running), .forBackground], citing: [80]
      ) { $0.phase = .terminating },
      call(.willTerminate, when: [.phase(.terminating), .hasDelegate], citing: [80, 84]) {
        $0.phase = .exiting
      },
      step("exit", when: [.everyoneTold], citing: [84, 141]) { $0.end() },
    ]
  }
}
