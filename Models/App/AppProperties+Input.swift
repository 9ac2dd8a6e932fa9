import ModelChecking

extension AppProperties {
  /// URLs, activities, shortcuts, pushes, touches and queued notifications.
  var input: [AppProperty] {
    [
      statement(
        "I19", "URL, activity and shortcut come while inactive, before didBecomeActive",
        refutedOn: systems(of: .inputInFront), citing: [14, 53, 54, 55, 57],
        .everyStep(where: inputCallback, is: on.from(.inactive))),
      invariant(
        "I19b", "what opens the app comes while inactive, and nothing between it and activation",
        citing: [14, 53, 54, 55, 57],
        .everyStep(where: inputCallback, is: on.from(.inactive, .active)),
        .pattern(
          .absence(
            of: on.delivers(
              .didFinishLaunching, .willEnterForeground, .willResignActive, .didEnterBackground,
              .willTerminate)),
          .afterUntil(
            inputCallback && on.from(.inactive),
            until: on.delivers(.didBecomeActive) || ends))),
      delivered("F53", "a URL that opens the app", .url, .openURL, citing: [53, 54]),
      delivered(
        "F55", "a user activity that opens the app is announced and", .userActivity,
        .willContinueUserActivity, citing: [55]),
      delivered(
        "F77", "a shortcut that opens the app", .shortcut, .performActionForShortcutItem,
        citing: [24, 77]),
      invariant(
        "F56", "an announced activity is continued or fails, exactly once", citing: [56],
        .pattern(
          .existence(of: on.delivers(.continueUserActivity, .didFailToContinueUserActivity)),
          .between(
            on.delivers(.willContinueUserActivity), and: on.delivers(.didBecomeActive),
            unless: ends)),
        .pattern(
          .boundedExistence(
            of: on.delivers(.continueUserActivity, .didFailToContinueUserActivity), atMost: 1),
          .afterUntil(on.delivers(.willContinueUserActivity), until: on.nextEvent || ends))),
      pushComesOnce(until: .didBecomeActive),
      invariant(
        "I49", "touches come only while active, and not before a time change that waits",
        citing: [2, 125, 130],
        .everyStep(where: on.delivers(.touch), is: on.from(.active)),
        .pattern(
          .absence(of: on.delivers(.touch)),
          .afterUntil(
            on.occurs(.deviceChange(.clockUnnoticed)),
            until: on.delivers(.significantTimeChange) || ends))),
      invariant(
        "F131", "of several time changes during suspension one is delivered", citing: [130, 131],
        .pattern(
          .boundedExistence(of: on.delivers(.significantTimeChange), atMost: 1),
          .afterUntil(
            on.occurs(.deviceChange(.clockUnnoticed)),
            until: on.occurs(.deviceChange(.clock), .deviceChange(.clockWhileEntering), .suspension)
              || ends))),
      invariant(
        "I50", "an event happens only when everything that was owed before is delivered",
        citing: [126, 135],
        .everyStep(
          where: on.isKind(.event), is: on.from("nothing is owed") { $0.owed.isEmpty })),
    ]
  }

  /// Whatever opens the app is delivered, warm or cold; on a cold launch, a launch method may
  /// refuse it.
  private func delivered(
    _ id: String, _ subject: String, _ input: LifeInput, _ callback: Callback,
    citing citations: [Citation]
  ) -> AppProperty {
    let opens = on.occurrence("opening with \(input)") { occurrence in
      occurrence.isOpening(.launch, .open, .resume) && occurrence.input == input
    }
    return invariant(
      id, "\(subject) is delivered once, cold or warm", citing: citations,
      .pattern(
        .existence(of: on.delivers(callback) || returnsFalse),
        .between(opens, and: on.delivers(.didBecomeActive), unless: ends)),
      .pattern(
        .boundedExistence(of: on.delivers(callback), atMost: 1),
        .afterUntil(opens, until: on.nextEvent || ends)))
  }
}

extension AppProperties {
  private var locks: On {
    on.occurs(.departure(.lock), .departure(.sleep), .covering(.lockScreen))
  }

  /// Memory, lock and protected data, saved state.
  var device: [AppProperty] {
    memoryAndLock + [
      statement(
        "I67", "locking does not send didEnterBackground",
        refutedOn: systems(of: .lockOnlyResigns).complement, citing: [116, 291],
        .pattern(
          .absence(of: on.delivers(.didEnterBackground)),
          .afterUntil(locks, until: on.nextEvent || ends))),
      statement(
        "I128", "locking sends the app to the background",
        refutedOn: systems(of: .lockOnlyResigns), citing: [116, 291],
        .pattern(
          .existence(of: on.delivers(.didEnterBackground)),
          .between(locks, and: on.nextEvent, unless: ends))),
      invariant(
        "F75", "state is saved after didEnterBackground, if the app agrees", citing: [75],
        .pattern(
          .precedence(
            of: on.delivers(.didEnterBackground), before: on.delivers(.shouldSaveState)),
          .afterUntil(leave, until: on.nextEvent || ends)),
        .pattern(
          .precedence(of: on.delivers(.shouldSaveState), before: on.delivers(.willEncodeState)),
          .afterUntil(leave, until: on.nextEvent || ends)),
        .pattern(
          .existence(
            of: on.delivers(.willEncodeState) || on.delivers(.shouldSaveState, as: .returnsFalse)),
          .between(leave, and: on.nextEvent, unless: ends))),
      invariant(
        "F117", "the device is unlocked when the app becomes active", citing: [116, 117],
        .everyStep(
          where: on.delivers(.didBecomeActive),
          is: on.from("unlocked") { $0.canReadProtectedData })),
    ]
  }
}
