import ModelChecking

extension AppProperties {
  /// Memory, lock and protected data, saved state.
  var device: [AppProperty] {
    memoryAndLock + [
      belief(
        "I67", "the lock button sends willResignActive only", citing: [116],
        .pattern(
          .absence(of: on.delivers(.didEnterBackground)),
          .afterUntil(on.rule("lock", "sleep"), until: on.nextEvent || ends))),
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
            of: on.delivers(.willEncodeState) || on.rule("app.shouldSaveState.returnsFalse")),
          .between(leave, and: on.nextEvent, unless: ends))),
      invariant(
        "F117", "the device is unlocked while the app is active", citing: [116, 117],
        .everyStep(
          where: on.delivers(.didBecomeActive),
          is: on.from("unlocked") { $0.canReadProtectedData })),
    ]
  }
}
