import ModelChecking

extension LaunchProperties {
  /// Which calls the delegate gets, in which order and in which state.
  var launchMethods: [LaunchProperty] { callbackOrder + activation }

  private var callbackOrder: [LaunchProperty] {
    let restoration = on.delivers(.shouldRestoreState, .didDecodeState)
    let methods = on.delivers(.willFinishLaunching, .didFinishLaunching)
    return [
      order(
        "I15", "willFinishLaunching, then didFinishLaunching, once each", citing: [17, 18],
        loadsInterface, on.delivers(.willFinishLaunching), willFinishReturns,
        on.delivers(.didFinishLaunching), didFinishReturns),
      invariant(
        "I15b", "every other callback but state restoration comes after didFinishLaunching",
        citing: [17, 18, 19],
        .pattern(
          .precedence(
            of: didFinishReturns, before: on.deliversToDelegate && !methods && !restoration))),
      invariant(
        "F19", "state is restored between the launch methods, from an archive, if the app agrees",
        citing: [19],
        .pattern(.precedence(of: willFinishReturns, before: restoration)),
        .pattern(.absence(of: restoration), .after(on.delivers(.didFinishLaunching))),
        .everyStep(
          where: on.delivers(.shouldRestoreState),
          is: on.from("an archive") { $0.archive == .exists }),
        .pattern(
          .absence(of: on.delivers(.didDecodeState)),
          .after(
            on.delivers(.shouldRestoreState, as: .returnsFalse))),
        .pattern(
          .existence(of: on.delivers(.didDecodeState)),
          .between(
            on.delivers(.shouldRestoreState, as: .plain), and: on.delivers(.didFinishLaunching)
          ))),
    ]
  }

  private var activation: [LaunchProperty] {
    let isForUser = on.from("for the user") { $0.demand == .user }
    let isForBackground = on.from("for a background event") { $0.demand == .background }
    let unheardInScene =
      on.rule(.activationUnheard)
      && on.from("a scene without a delegate") { $0.scene == .connected && !$0.hasSceneDelegate }
    return [
      invariant(
        "I13", "a foreground launch is inactive, a background launch in the background",
        citing: [10, 12],
        .everyStep(
          where: on.delivers(.willFinishLaunching, .didFinishLaunching),
          is: on.from("the launch state") {
            $0.application == ($0.demand == .user ? .inactive : .background)
          })),
      invariant(
        "I9", "didBecomeActive comes after didFinishLaunching has returned", citing: [17, 21],
        .pattern(.precedence(of: didFinishReturns, before: on.delivers(.didBecomeActive)))),
      invariant(
        "I12", "an app becomes active only if the user asks for it", citing: [12, 60],
        .everyStep(
          where: on.delivers(.didBecomeActive, .sceneDidBecomeActive)
            || on.rule(.activationUnheard), is: isForUser)),
      invariant(
        "F17",
        "a foreground launch becomes active before the first event, unless the process ends first",
        citing: [17, 26, 149],
        .pattern(
          .existence(
            of: on.delivers(.didBecomeActive, .sceneDidBecomeActive) || unheardInScene),
          .between(
            on.delivers(.willFinishLaunching) && isForUser, and: on.rule(.runLoopFirstEvent),
            unless: ends)),
        .everyStep(
          where: on.rule(.runLoopFirstEvent),
          is: isForUser && on.from("active") { $0.application == .active })),
      observed(
        "F60",
        "a background launch calls its delegate for nothing between didFinishLaunching and termination",
        citing: [60, 61],
        .pattern(
          .absence(of: on.deliversToDelegate),
          .afterUntil(
            didFinishReturns && isForBackground, until: on.rule(.systemTermination)))),
      documented(
        "I14", "a background launch of an app without scenes sends didEnterBackground",
        citing: [60, 61, 152],
        .pattern(
          .existence(of: on.delivers(.didEnterBackground)),
          .between(
            on.delivers(.didFinishLaunching) && isForBackground
              && on.from("no scenes") { !$0.isSceneBased },
            and: on.rule(.systemTermination)))),
      belief(
        "I70", "false from a launch method stops the launch", citing: [22],
        .pattern(.absence(of: on.delivers(.didBecomeActive)), .after(returnsFalse))),
    ]
  }

  /// What the user opened the app with.
  var inputs: [LaunchProperty] {
    let refusable = on.delivers(
      .openURL, .willContinueUserActivity, .continueUserActivity, .performActionForShortcutItem,
      .didFailToContinueUserActivity)
    return [
      invariant(
        "I61", "after false no URL, activity or shortcut is delivered", citing: [22, 24],
        .pattern(.absence(of: refusable), .afterUntil(returnsFalse, until: launch))),
      invariant(
        "I19", "URL, activity, shortcut and notification come while inactive, before activation",
        citing: [14, 53, 55, 57],
        .everyStep(
          where: refusable || on.delivers(.didReceiveRemoteNotification),
          is: on.from("inactive") { $0.application == .inactive })),
      delivered("F53", "a URL", .launchURL, .openURL, unless: returnsFalse, citing: [22, 53]),
      delivered(
        "F55", "an activity", .launchUserActivity, .willContinueUserActivity, unless: returnsFalse,
        citing: [22, 55]),
      delivered(
        "F77", "a shortcut", .launchShortcut, .performActionForShortcutItem, unless: returnsFalse,
        citing: [24, 77]),
      delivered(
        "F57", "a notification", .launchNotificationTap,
        .didReceiveRemoteNotification, citing: [23, 57, 58]),
      invariant(
        "F56", "an announced activity is continued or fails, unless the process ends first",
        citing: [56],
        .pattern(
          .existence(of: on.delivers(.continueUserActivity, .didFailToContinueUserActivity)),
          .between(
            on.delivers(.willContinueUserActivity), and: on.delivers(.didBecomeActive),
            unless: ends))),
    ]
  }

  private func delivered(
    _ id: String, _ subject: String, _ opens: LaunchState.Action, _ callback: Callback,
    unless refusal: On? = nil, citing citations: [Citation]
  ) -> LaunchProperty {
    let cannotBeTold =
      on.rule(.delegateMissing, .activationUnheard, .sceneConnectsUnheard) || ends
    return invariant(
      id,
      "\(subject) that opens the app is delivered once, before activation, by its method or as the "
        + "scene connects, "
        + (refusal == nil ? "whatever the launch methods return, unless " : "unless one of the ")
        + (refusal == nil ? "" : "launch methods returns false, ")
        + "no delegate exists or the process ends first",
      citing: citations + [154],
      .pattern(
        .existence(of: on.delivers(callback, .sceneWillConnect)),
        .between(
          on.rule(opens), and: on.delivers(.didBecomeActive, .sceneDidBecomeActive),
          unless: refusal.map { $0 || cannotBeTold } ?? cannotBeTold)),
      .pattern(.boundedExistence(of: on.delivers(callback), atMost: 1)))
  }
}
