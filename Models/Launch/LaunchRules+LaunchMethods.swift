extension LaunchRules {
  /// The two launch methods with state restoration between them; none without a delegate.
  var launchMethods: [LaunchRule] {
    [
      call(.willFinishLaunching, when: [.phase(.admitted), .hasDelegate], citing: [17, 18, 137]) {
        $0.phase = .willFinish
      },
      step(
        .delegateMissing, when: [.phase(.admitted), .noDelegate],
        citing: [139, .assumption("without a delegate, what the user opened the app with is lost")]
      ) { state in
        state.phase = .presenting
        state.input = .none
        state.archive = .none
      },
    ]
      + returns(from: .willFinishLaunching, .willFinish, to: .restoration)
      + [
        call(.shouldRestoreState, when: [.phase(.restoration), .archive(.exists)], citing: [19]) {
          $0.archive = .accepted
        },
        call(
          .shouldRestoreState, .returnsFalse, by: .app,
          when: [.phase(.restoration), .archive(.exists)], citing: [19]
        ) { $0.archive = .none },
        call(.didDecodeState, when: [.archive(.accepted)], citing: [19]) { $0.archive = .none },
        call(
          .didFinishLaunching, when: [.phase(.restoration), .archive(.none)], citing: [17, 18, 19]
        ) { $0.phase = .didFinish },
      ]
      + returns(from: .didFinishLaunching, .didFinish, to: .presenting)
  }

  /// The return from a launch method. After a return of false, the app is not sent what it was
  /// opened with, unless that is a notification (F22 to F24).
  private func returns(
    from method: Callback, _ phase: LaunchState.Phase, to next: LaunchState.Phase
  ) -> [LaunchRule] {
    let isWill = method == .willFinishLaunching
    return [
      step(
        isWill ? .willFinishReturnsTrue : .didFinishReturnsTrue, by: .app,
        when: [.phase(phase), .viewSettled], citing: [18, 22]
      ) { $0.phase = next },
      step(
        isWill ? .willFinishReturnsFalse : .didFinishReturnsFalse, by: .app,
        when: [.phase(phase), .viewSettled],
        citing: [22, 23, 24]
      ) { state in
        state.phase = next
        if state.input != .notification { state.input = .none }
      },
    ]
  }

  /// What the app's own code does with a window inside the launch methods.
  var windowCode: [LaunchRule] {
    let inside = Condition<LaunchState>.phase(.willFinish, .didFinish)
    let loading = Citation.assumption(
      "in an app with scenes, such a window loads no view before the scene's window does (F231), and "
        + "none without one")
    return windowCode(
      .codeMakesWindow, .codeSetsRoot, .codeMakeKeyAndVisible, inside: inside, citing: [],
      onLoading: [loading])
      + ifAllowed(
        .appearsInsideMakeKeyAndVisible,
        call(
          .viewWillAppear, .early, variant: ".insideLaunchMethod",
          when: [inside, .view(.loaded), .displayed],
          citing: [142]
        ) { $0.view = .willAppear })
  }

  /// What the app's own code does with a window inside some of its methods.
  func windowCode(
    _ makes: LaunchState.Action, _ setsRoot: LaunchState.Action, _ shows: LaunchState.Action,
    inside: Condition<LaunchState>, citing citations: [Citation], onLoading loading: [Citation] = []
  ) -> [LaunchRule] {
    [
      event(
        makes, by: .app, when: [inside, .noWindow],
        citing: [140] + citations
      ) { $0.window = LaunchState.Window(maker: .code) },
      event(
        setsRoot, by: .app, when: [inside, .hasWindow, .rootless],
        citing: [139, 140] + citations + loading
      ) { $0.changeWindow(\.hasRoot) },
      event(
        shows, by: .app, when: [inside, .hasWindow, .notVisible],
        citing: [20, 142] + citations + loading
      ) { $0.changeWindow(\.isVisible) },
    ]
  }
}
