import ModelChecking

extension AppProperties {
  /// Memory, lock and protected data, saved state.
  var device: [AppProperty] {
    let unavailable = on.delivers(.protectedDataWillBecomeUnavailable)
    let available = on.delivers(.protectedDataDidBecomeAvailable)
    return [
      invariant(
        "I60", "a memory warning reaches running apps only", citing: [91],
        .everyStep(
          where: on.delivers(.didReceiveMemoryWarning),
          is: on.from(.active, .inactive, .background))),
      belief(
        "I60b", "a memory warning always comes before a kill for memory", citing: [89, 91],
        .pattern(
          .precedence(
            of: on.delivers(.didReceiveMemoryWarning),
            before: on.rule("jetsam", "jetsam.inBackground", "purge")),
          .afterUntil(on.processStarts, until: on.processStarts))),
      invariant(
        "I38", "protected data becomes unavailable and available in turn, at every lock",
        citing: [117, 118],
        .pattern(.absence(of: unavailable), .afterUntil(unavailable, until: available || ends)),
        .pattern(.absence(of: available), .afterUntil(available, until: unavailable || ends)),
        .everyStep(where: unavailable, is: on.from("locked") { !$0.canReadProtectedData }),
        .everyStep(where: available, is: on.from("unlocked") { $0.canReadProtectedData })),
      witness(
        "I38b", "protectedDataWillBecomeUnavailable can come before, between and after the pair",
        citing: [117],
        .reachableStep(unavailable && on.from(.active)),
        .reachableStep(unavailable && on.from(.inactive)),
        .reachableStep(unavailable && on.from(.background))),
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
