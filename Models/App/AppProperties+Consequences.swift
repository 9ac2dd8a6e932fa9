import ModelChecking

extension AppProperties {
  /// What each event leads to before the next event happens.
  var consequences: [AppProperty] {
    processEndings + arrivals + turns + departures + covers + inputInFront + prewarming
      + firstUnlock
  }

  /// What follows when the user leaves the app, whether or not it enters the background.
  private var departures: [AppProperty] {
    let exits = on.occurrence("leaving an app that exits on suspend", where: \.exitsOnSuspend)
    let staysInMemory = leave || on.occurs(.request(.openOtherApp))
    let sendsEnterBackground =
      staysInMemory || exits || cutShort(by: .appLock)
      || on.occurs(.userKill(.secondBackground), .userKill(.fast)) || on.rule(.lockReadsInactive)
    let launches = allowed.contains(.enterBackgroundOnBackgroundLaunch) ? [backgroundLaunch] : []
    let wakes = allowed.contains(.enterBackgroundOnWake) ? [wake] : []
    let reports = (launches + wakes).reduce(sendsEnterBackground) { $0 || $1 }
    let isExiting = on.from("exits on suspend") { $0.exitsOnSuspend }
    return [
      invariant(
        "F27",
        "didEnterBackground follows leaving, a kill or a refused entrance, once; the guide adds "
          + "background launches and wakes",
        citing: [27, 29, 33, 42, 61, 162],
        .pattern(
          .absence(of: on.delivers(.didEnterBackground)),
          .afterUntil(on.nextEvent && !reports, until: on.nextEvent || ends)),
        .pattern(
          .boundedExistence(of: on.delivers(.didEnterBackground), atMost: 1),
          .afterUntil(on.nextEvent && reports, until: on.nextEvent || ends))),
      invariant(
        "F36", "leaving an app that exits on suspend announces its end, of any other does not",
        citing: [29, 36, 37],
        .pattern(
          .existence(of: on.delivers(.willTerminate)),
          .between(
            exits, and: on.nextEvent || ends && !on.isKind(.kill), unless: on.isKind(.kill))),
        .pattern(
          .absence(of: on.delivers(.willTerminate)),
          .afterUntil(staysInMemory, until: on.nextEvent || ends)),
        .everyStep(where: exits, is: isExiting),
        .everyStep(where: staysInMemory, is: !isExiting)),
      invariant(
        "F35", "an active app that is left resigns before it enters the background or terminates",
        citing: [25, 29, 35],
        .pattern(
          .precedence(
            of: on.delivers(.willResignActive),
            before: on.delivers(.didEnterBackground, .willTerminate)),
          .afterUntil(
            (staysInMemory || exits) && on.from(.active), until: on.nextEvent || ends))),
      invariant(
        "F36b", "an app that exits on suspend is not run in the background, and gets no time there",
        citing: [5, 36, 106],
        .everyStep(
          where: backgroundLaunch || on.occurs(.request(.beginTask), .userKill(.fast)),
          is: !isExiting)),
      invariant(
        "F115", "leaving for another app by its URL sends didEnterBackground, as Home does",
        citing: [39, 115],
        isDelivered(on.occurs(.request(.openOtherApp)), as: .didEnterBackground)),
    ].compactMap(\.self)
  }

  private var firstUnlock: [AppProperty] {
    [
      needsFirstUnlock(
        backgroundLaunch, refutedOn: systems(of: .backgroundLaunchBeforeFirstUnlock))
    ]
  }

  /// Whatever covers the app goes away again.
  private var covers: [AppProperty] {
    [
      invariant(
        "F122", "only a call that has arrived is declined or answered", citing: [122],
        ends(
          on.occurrence("the end of a call", where: \.endsCall), begunBy: .covering(.call))),
      invariant(
        "F120", "only an interruption or a system sheet that has come ends", citing: [31, 41, 120],
        ends(
          on.occurs(.uncovering(.interruption), .uncovering(.interruption, isAnnounced: false)),
          begunBy: .covering(.interruption), .request(.presentSystemSheet),
          .cutShort(.launch, by: .cover), .cutShort(.open, by: .cover),
          .cutShort(.resume, by: .cover))),
      invariant(
        "F119", "opening the app switcher deactivates the app, returning activates it",
        ifAllowed: .switcherDeactivates, citing: [119],
        isDelivered(on.occurs(.covering(.switcher)), as: .willResignActive),
        isDelivered(on.occurs(.uncovering(.switcher)), as: .didBecomeActive),
        ends(on.occurs(.uncovering(.switcher)), begunBy: .covering(.switcher))),
      invariant(
        "F40", "Notification Centre that goes away activates the app, and has come before",
        ifAllowed: .notificationCentreBounce, citing: [40],
        isDelivered(on.occurs(.uncovering(.notificationCentre)), as: .didBecomeActive),
        .everyStep(
          where: on.occurs(.uncovering(.notificationCentre)),
          is: on.from("under Notification Centre") { $0.cover == .notificationCentre })),
      invariant(
        "F41",
        "after an interruption that ends unnoticed no transition is told before the next event",
        ifAllowed: .stuckPanel, citing: [41],
        .pattern(
          .absence(of: on.delivers(.didBecomeActive, .didEnterBackground, .willTerminate)),
          .afterUntil(
            on.occurs(.uncovering(.interruption, isAnnounced: false)), until: on.nextEvent || ends)),
        .everyStep(
          where: on.occurs(.uncovering(.interruption, isAnnounced: false)),
          is: on.to("no cover") { $0.cover == .none })
      ),
    ].compactMap(\.self)
  }

  /// Whatever ends has begun since the app was last active.
  private func ends(_ end: On, begunBy beginnings: Occurrence...) -> SuiteClaim {
    .pattern(
      .absence(of: end),
      .afterUntil(on.delivers(.didBecomeActive), until: on.occurs(beginnings) || ends))
  }

  private var inputInFront: [AppProperty] {
    [
      invariant(
        "F38", "a URL or an activity that reaches the app in front is delivered",
        ifAllowed: .inputInFront, citing: [38, 56, .inputInFront],
        isDelivered(on.occurs(.inputInFront(.url), .request(.openOwnURL)), as: .openURL),
        isDelivered(on.occurs(.inputInFront(.userActivity)), as: .willContinueUserActivity)),
      invariant(
        "F130", "a time change that was queued is announced in the background",
        ifAllowed: .timeChangeInBackground, citing: [130, 131],
        isDelivered(on.occurs(.deviceChange(.clockFlushed)), as: .significantTimeChange)),
    ].compactMap(\.self)
  }

  /// F72, if the disputed point is allowed.
  private var prewarming: [AppProperty] {
    allowed.contains(.prewarmRunsLaunchCallbacks)
      ? [prewarmingRunsLaunch(upTo: .didFinishLaunching)] : []
  }

  /// An invariant about rules that the model has only if a disputed point is allowed.
  private func invariant(
    _ id: String, _ statement: String, ifAllowed dispute: AppDispute, citing citations: [Citation],
    _ claims: SuiteClaim...
  ) -> AppProperty? {
    guard allowed.contains(dispute) else { return nil }
    return suiteProperty(.invariant, id, statement, citing: citations, claims)
  }
}
