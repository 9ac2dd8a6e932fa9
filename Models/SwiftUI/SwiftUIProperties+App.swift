import ModelChecking

extension SwiftUIProperties {
  /// What code in the `App` reads, and which methods of its adaptor's delegate are called.
  var phasesOfApp: [SwiftUIProperty] { aggregate + adaptor + severalWindows }

  private var aggregate: [SwiftUIProperty] {
    [
      statement(
        "I96", "the App reads the most active phase of its windows",
        isTrue: !allowed.contains(.aggregateMissesActive), citing: [164, 211, 212],
        .always(
          StatePredicate("the most active phase") { state in
            guard state.process == .running, state.isQuiet else { return true }
            let phases = SceneSlots.indices.map { state.scenes[$0].activation }
            if phases.contains(.active) { return state.phaseOfApp == .active }
            return state.phaseOfApp == (phases.contains(.inactive) ? .inactive : .background)
          })),
      invariant(
        "I95b", "the App reads background when no window is on screen, and only then",
        citing: [211],
        .always(
          StatePredicate("background off screen") { state in
            guard state.process == .running, state.isQuiet else { return true }
            return (state.phaseOfApp == .background)
              == !state.scenes.contains { $0.activation == .active || $0.activation == .inactive }
          })),
      invariant(
        "F211", "the App is told of a phase that it has not read, before anything else is called",
        citing: [211, .assumption("no source orders it against the windows' calls")],
        claims: [Callback.phaseAppActive, .phaseAppInactive, .phaseAppBackground].map { callback in
          .everyStep(
            where: on.delivers(callback),
            is: On("a new phase") { source, _, target in
              source.phaseOfApp != callback.phaseOfApp && target.phaseOfApp == callback.phaseOfApp
            })
        } + [
          .pattern(
            .absence(of: windowCalls),
            .afterUntil(
              On("the App's phase changes") { source, _, target in
                source.isAppNotified && !target.isAppNotified
              },
              until: on.rule("the App is told") { $0.callback?.phaseOfApp != nil } || ends)),
          .everyStep(
            where: on.from("the App is told") { $0.isAppNotified },
            is: On("no change but by a call") { [rules = on.rules] source, action, target in
              target.isAppNotified
                || rules[action.rule].callback != nil && source.phaseOfApp == target.phaseOfApp
            }),
        ]),
      invariant(
        "I27", "the state of the app is that of its most active window, without one background",
        citing: [11, 164],
        .always(
          StatePredicate("as the most active window") { state in
            guard state.process == .running else { return true }
            let phases = SceneSlots.indices.map { state.scenes[$0].activation }
            if phases.contains(.active) { return state.execution == .active }
            return state.execution == (phases.contains(.inactive) ? .inactive : .background)
          })),
    ]
  }

  /// The calls of a window's code.
  private var windowCalls: On {
    on.rule("a call of a window") { $0.scene != nil }
  }

  private var adaptor: [SwiftUIProperty] {
    let never = on.delivers(
      .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground, .openURL,
      .willContinueUserActivity, .continueUserActivity)
    return [
      invariant(
        "I20",
        "the adaptor's delegate is never sent a transition, a URL or an activity",
        citing: [152, 217], trigger: on.delivers(.phaseSceneActive),
        .pattern(.absence(of: never))),
      belief(
        "I97", "applicationDidEnterBackground of the adaptor's delegate is called", citing: [217],
        .pattern(
          .existence(of: on.delivers(.didEnterBackground)),
          .between(leave, and: on.nextEvent, unless: ends))),
      belief(
        "I97b", "application(_:open:options:) of the adaptor's delegate is called for a URL",
        citing: [217],
        .pattern(
          .existence(of: on.delivers(.openURL)),
          .between(
            on.occurrence("opening with a URL") { $0.input == .url }, and: on.nextEvent,
            unless: ends))),
      invariant(
        "F217", "a finished transfer, a push and an announced end reach the adaptor's delegate",
        citing: [57, 67, 80, 217],
        isFollowedBy(.didReceiveRemoteNotification, after: on.occurs(.arrival(of: .push))),
        isFollowedBy(
          .handleEventsForBackgroundURLSession, after: on.occurs(.arrival(of: .urlSession))),
        isFollowedBy(.swiftUIBackgroundTask, after: on.occurs(.arrival(of: .refreshTask)))),
    ]
  }

  private func isFollowedBy(_ callback: Callback, after event: On) -> SuiteClaim {
    isDelivered(event, as: callback)
  }

  /// With one window there is nothing to compare.
  private var severalWindows: [SwiftUIProperty] {
    guard model.windowCount > 1 else { return [] }
    return [
      belief(
        "I95", "when a window leaves the screen, the App reads background", citing: [211],
        .pattern(
          .existence(of: on.delivers(.phaseAppBackground)),
          .between(on.delivers(.phaseSceneBackground), and: on.nextEvent, unless: ends))),
      belief(
        "F163", "the windows of an app are told their phases in the order of the windows",
        citing: [163],
        .pattern(
          .precedence(
            of: on.delivers(.phaseSceneInactive, to: 0),
            before: on.delivers(.phaseSceneInactive, to: 1)),
          .afterUntil(on.occurs(.departure(.home)), until: on.nextEvent || ends))),
      witness(
        "F124", "two windows can be active side by side", citing: [124, 163],
        .reachable(
          StatePredicate("two active windows") { $0.scenes.count { $0.activation == .active } == 2 }
        )),
      witness(
        "I95c", "a window can be in the background phase while the App reads active",
        citing: [211],
        .reachable(
          StatePredicate("one of two in the background") { state in
            state.isQuiet && state.phaseOfApp == .active
              && state.scenes.contains { $0.activation == .background }
          })),
    ]
  }
}
