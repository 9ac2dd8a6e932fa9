import ModelChecking

/// Properties that the models with and without scenes share.
extension PropertySuite where State: AppProcessState {
  var backgroundLaunch: On {
    on.occurrence("a launch in the background", where: \.isBackgroundLaunch)
  }
  var wake: On { on.occurrence("a wake", where: \.isWake) }
  /// The user opens the app, and something keeps it from becoming active.
  var cutShort: On { on.occurrence("an entrance cut short", where: \.isCutShort) }
  /// The user opens the app, and one kind of obstacle keeps it from becoming active.
  func cutShort(by obstacle: Occurrence.Obstacle) -> On {
    on.occurrence("an entrance cut short by \(obstacle)") { $0.isCutShort(by: obstacle) }
  }
  var userKill: On { on.occurrence("a kill by the user", where: \.isUserKill) }
  var suspends: On { on.occurs(.suspension) }
  var ends: On { on.processEnds }

  /// Suspension and background tasks.
  var backgroundTime: [SuiteProperty<State>] {
    [
      invariant(
        "I31", "nothing is delivered, and no code runs, while the app is suspended",
        citing: [6, 31, 32], trigger: suspends,
        .everyStep(where: on.from(.suspended), is: !on.delivers && !on.isBy(.app))),
      belief(
        "I47", "beginBackgroundTask guarantees time", citing: [106, 110, 111],
        .pattern(
          .absence(of: suspends),
          .afterUntil(
            on.occurs(.request(.beginTask)),
            until: on.occurs(.request(.endTask)) || on.delivers(.taskExpiration) || ends))),
      belief(
        "I66", "the expiration handler is called before suspension or death", citing: [89, 109],
        .pattern(
          .existence(of: on.delivers(.taskExpiration)),
          .between(on.occurs(.answer(to: .beginTask, isGranted: true)), and: suspends || ends))),
      invariant(
        "F106", "a granted task keeps the app from being suspended", citing: [106, 112],
        .pattern(
          .absence(of: suspends),
          .afterUntil(
            on.occurs(.answer(to: .beginTask, isGranted: true)),
            until: on.occurs(.request(.endTask)) || ends)),
        .everyStep(
          where: on.occurs(.request(.endTask), .answer(to: .beginTask, isGranted: false)),
          is: on.to("no task") { $0.task == .none })),
      invariant(
        "F108", "time expires only in the background, and is announced before it costs the process",
        citing: [96, 108, 109],
        .everyStep(where: on.delivers(.taskExpiration, as: .plain), is: on.from(.background)),
        // Weak, because a task that ends in time never costs the process.
        .pattern(
          .existence(of: on.delivers(.taskExpiration, .bgExpiration)),
          .between(
            on.occurs(.answer(to: .beginTask, isGranted: true)),
            and: on.occurs(.punishment(.taskOverrun)), ending: .weak))),
      invariant(
        "F69", "the app is not suspended before it completes a background event",
        citing: [67, 69],
        .everyStep(where: suspends, is: on.from("no event in hand") { $0.work != .event }),
        .everyStep(
          where: on.delivers(.performFetch, .handleEventsForBackgroundURLSession),
          is: on.to("an event in hand") { $0.work == .event })),
    ]
  }

  /// Memory warnings, and protected data.
  var memoryAndLock: [SuiteProperty<State>] {
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
            before: on.occurs(.end(.jetsam), .end(.jetsamInBackground), .end(.purge))),
          .afterUntil(on.processStarts, until: on.processStarts))),
      invariant(
        "I38", "the two calls about protected data alternate, and each says what is so",
        citing: [117, 118],
        .pattern(
          .absence(of: unavailable), .afterUntil(unavailable, until: available || on.processEnds)),
        .pattern(
          .absence(of: available), .afterUntil(available, until: unavailable || on.processEnds)),
        .everyStep(where: unavailable, is: on.from("locked") { !$0.canReadProtectedData }),
        .everyStep(where: available, is: on.from("unlocked") { $0.canReadProtectedData })),
      witness(
        "I38b", "protectedDataWillBecomeUnavailable can come before, between and after the pair",
        citing: [117],
        .reachableStep(unavailable && on.from(.active)),
        .reachableStep(unavailable && on.from(.inactive)),
        .reachableStep(unavailable && on.from(.background))),
    ]
  }
}

extension PropertySuite where State: AppProcessState {
  /// The obligations of every app, each with the step at which a breach costs data, time or the
  /// process.
  var processObligations: [SuiteProperty<State>] {
    [
      obligation(
        "I30", "the expiration handler ends every task it covers", citing: [109],
        bitesAt: on.occurs(.punishment(.taskOverrun))),
      obligation(
        "I34", "the main thread is never blocked past the watchdog's limit", citing: [93, 94],
        bitesAt: on.occurs(.punishment(.watchdog)) && on.from(.active)),
      obligation(
        "I48", "no work is left after the last endBackgroundTask", citing: [106, 112],
        bitesAt: on.occurs(.suspension)),
      obligation(
        "I65", "each background task is ended once, before it expires", citing: [96, 106, 109],
        bitesAt: on.delivers(.taskExpiration, as: .plain)),
      obligation(
        "I32", "no file lock is held in a shared container at suspension", citing: [97],
        bitesAt: on.occurs(.punishment(.lockHeldAtSuspension))),
      obligation(
        "I36", "no GPU command is submitted in the background", citing: [99],
        bitesAt: on.occurs(.punishment(.gpuInBackground))),
      obligation(
        "I41", "nothing unsaved is left wherever the process may die silently", citing: [79],
        bitesAt: on.occurs(.end(.purge))),
      obligation(
        "I46", "protected files are not read while they are unavailable", citing: [66, 73, 117],
        bitesAt: on.delivers(.didFinishLaunching)
          && on.from("locked") { !$0.canReadProtectedData }),
    ]
  }

  /// Properties that show that no other property holds vacuously.
  var possibilities: [SuiteProperty<State>] {
    [
      witness(
        "W4", "the app can always become active again", citing: [74],
        .alwaysPossible(StatePredicate("active") { $0.execution == .active })),
      witness(
        "W5", "the process can always end", citing: [7, 100],
        .alwaysPossible(StatePredicate("not running") { $0.execution == .notRunning })),
      witness(
        "W6", "something can always happen", citing: [8],
        .noDeadlock(except: StatePredicate("never") { _ in false })),
    ]
  }
}
