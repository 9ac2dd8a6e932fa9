extension LaunchRules {
  /// The first view, loaded by whoever needs it first.
  var views: [LaunchRule] {
    [
      step(.viewLoadView, by: .app, when: [.view(.needed)], citing: [142]) {
        $0.view = .loading
      },
      call(.viewDidLoad, when: [.view(.loading)], citing: [63, 142]) { $0.view = .loaded },
    ]
  }

  /// What follows the launch methods: the window on the screen, the input, the activation.
  var presenting: [LaunchRule] {
    [
      step(
        .windowVisibleByUIKit,
        when: [.phase(.presenting), .awake, .interfaceWindow, .notVisible, .notConnecting],
        citing: [
          63, 139, 140, 228,
          .assumption("no source says what a storyboard shows without a delegate; taken as a nib"),
        ]
      ) { $0.changeWindow(\.isVisible) },
      call(
        .viewWillAppear, when: [.phase(.presenting), .view(.loaded), .displayed],
        citing: [63, 142]
      ) { $0.view = .willAppear },
      step(
        .windowShown, when: [.phase(.presenting), .displayed, .interfaceReady, .notShown],
        citing: [20, 63]
      ) { $0.window?.isShown = true },
      call(.viewDidAppear, when: [.shown, .view(.willAppear)], citing: [142]) {
        $0.view = .didAppear
      },
    ] + inputs + activation
      + ifAllowed(
        .rootlessWindowRaises,
        kill(
          .exceptionRootlessWindow, by: .app,
          when: [
            .phase(.presenting), .withoutScenes, .displayed, .rootless, .notShown, .notActive,
          ],
          citing: LaunchDispute.rootlessWindowRaises.citations, end: .exception))
  }

  private var inputs: [LaunchRule] {
    [
      input(.url, .openURL, citing: [53]),
      input(.userActivity, .willContinueUserActivity, leaving: .announcedActivity, citing: [55]),
      input(.announcedActivity, .continueUserActivity, citing: [55, 56]),
      input(.announcedActivity, .didFailToContinueUserActivity, citing: [56]),
      input(.shortcut, .performActionForShortcutItem, citing: [24, 77]),
      input(.notification, .didReceiveRemoteNotification, citing: [57, 58]),
    ]
  }

  private func input(
    _ input: LaunchState.Input, _ callback: Callback, leaving rest: LaunchState.Input = .none,
    citing citations: [Citation]
  ) -> LaunchRule {
    call(
      callback,
      when: [
        .phase(.presenting), .withoutScenes, .interfaceReady, .hasDelegate, .input(input),
      ], citing: citations
    ) { $0.input = rest }
  }

  /// In the documentation a background launch ends with a callback; the logs show none.
  private var backgroundActivation: [LaunchRule] {
    let conditions: [Condition<LaunchState>] = [
      .phase(.presenting), .forBackground, .interfaceReady,
    ]
    let sendsCallback = allows(.enterBackgroundOnBackgroundLaunch)
    return ifAllowed(
      .enterBackgroundOnBackgroundLaunch,
      call(
        .didEnterBackground, when: conditions + [.hasDelegate, .withoutScenes], citing: [61, 152]
      ) { $0.phase = .running }
    ) + [
      step(
        .runLoopWaitsInBackground,
        when: conditions + (sendsCallback ? [.backgroundUnobserved] : []),
        citing: [60, 63, 137, 152]
      ) { $0.phase = .running }
    ]
  }

  private var activation: [LaunchRule] {
    let conditions: [Condition<LaunchState>] = [
      .phase(.presenting), .byUser, .interfaceReady, .notActive,
    ]
    return [
      call(
        .didBecomeActive, when: conditions + [.withoutScenes, .hasDelegate, .input(.none)],
        citing: [17, 21, 26, 152]
      ) { $0.application = .active },
      step(
        .activationUnheard, when: conditions + [.activationUnheard], citing: [139, 152, 168]
      ) { state in
        state.application = .active
        state.input = .none
      },
      step(
        .runLoopFirstEvent, when: [.phase(.presenting), .active, .presented], citing: [126, 137]
      ) { $0.phase = .running },
    ] + backgroundActivation
  }
}
