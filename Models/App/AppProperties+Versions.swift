import ModelChecking

extension AppProperties {
  /// What only some systems do.
  var versions: [AppProperty] { entrances + views + sinceWhen }

  private var entrances: [AppProperty] {
    [
      statement(
        "I126", "an app that the user launches becomes active before it enters the background",
        refutedOn: allowed.systemsOfObstacles, citing: [17, 266, 335],
        .pattern(
          .precedence(of: on.delivers(.didBecomeActive), before: on.delivers(.didEnterBackground)),
          .afterUntil(launch || cutShort && on.processStarts, until: ends))),
      statement(
        "I127",
        "an app that the user launches enters the background before it enters the foreground",
        refutedOn: systems(of: .willEnterForegroundAtLaunch, .fastSwitcherKill), citing: [17, 267],
        .pattern(
          .precedence(
            of: on.delivers(.didEnterBackground), before: on.delivers(.willEnterForeground)),
          .afterUntil(launch, until: ends))),
    ]
      + only(
        on: systems(of: .entranceCutShort),
        invariant(
          "F265",
          "an entrance that is cut short sends didEnterBackground, and no activation before",
          citing: [265, 266],
          isDelivered(cutShort(by: .appLock), as: .didEnterBackground),
          .pattern(
            .absence(of: on.delivers(.didBecomeActive, .willResignActive)),
            .afterUntil(cutShort(by: .appLock), until: on.nextEvent || ends)),
          .everyStep(where: cutShort(by: .appLock), is: !on.from(.active, .inactive))))
      + only(
        on: systems(of: .entranceCovered),
        invariant(
          "F335",
          "an entrance that is covered ends inactive: no transition is told after it",
          citing: [28, 335],
          .pattern(
            .absence(of: on.delivers(.didBecomeActive, .willResignActive, .didEnterBackground)),
            .afterUntil(cutShort(by: .cover), until: on.nextEvent || ends)),
          .pattern(
            .existence(
              of: on.to("inactive under a cover") {
                $0.execution == .inactive && $0.cover == .interruption && $0.isQuiet
              }),
            .between(cutShort(by: .cover), and: on.nextEvent, unless: ends)),
          .everyStep(where: cutShort(by: .cover), is: !on.from(.active, .inactive))))
  }

  private var views: [AppProperty] {
    let opensUnseen =
      (open || resume) && on.from("never shown") { !$0.isShown }
    return [
      statement(
        "I119", "viewDidAppear means that the view can be seen",
        refutedOn: systems(of: .viewsAppearInBackgroundLaunch), citing: [63, 269, 270],
        .everyStep(where: on.delivers(.viewDidAppear), is: !on.from(.background))),
      belief(
        "I120", "the first viewDidAppear comes after the first didBecomeActive",
        citing: [142, 271],
        .pattern(
          .precedence(of: on.delivers(.didBecomeActive), before: on.delivers(.viewDidAppear)),
          .afterUntil(launch, until: ends))),
      statement(
        "I123", "opening an app that was launched in the background brings viewWillAppear",
        refutedOn: systems(of: .viewsAppearInBackgroundLaunch), citing: [63, 270],
        .pattern(
          .existence(of: on.delivers(.viewWillAppear)),
          .between(opensUnseen, and: on.delivers(.didBecomeActive), unless: ends))),
    ]
  }

  /// What happens only on the systems of which the sources tell, each in a sentence.
  private var sinceWhen: [AppProperty] {
    [
      happens(
        "F70c", "prewarming", on: .since(15), citing: [70],
        on.occurrence("prewarming") {
          $0.isPrewarming
        }),
      happens(
        "I130", "an exit on suspend", on: .through(12), citing: [36, 293],
        on.occurrence("an exit on suspend", where: \.exitsOnSuspend)),
      happens(
        "F4b", "a fetch, a silent push or a finished session off screen", on: .since(7),
        citing: [64, 67, 68],
        on.occurrence("a start for a fetch, a push or a session") { occurrence in
          (occurrence.isBackgroundLaunch || occurrence.isWake)
            && [.fetch, .push, .urlSession].contains(occurrence.input)
        } || on.occurs(.arrival(of: .fetch), .arrival(of: .urlSession), .discarding(.push))),
      happens(
        "F174", "a response to the delegate of the notification centre", on: .since(10),
        citing: [174],
        on.delivers(.unDidReceiveResponse, .unWillPresent)
          || on.occurs(.request(.setNotificationDelegate), .discarding(.notificationAction))),
      happens(
        "F279", "a start for Bluetooth", on: .since(11), citing: [279], starts(for: .bluetooth)),
      happens(
        "F280", "a launch for Bluetooth after a user kill", on: .since(26), citing: [280],
        launches(for: .bluetooth) && on.from("force-quit") { $0.isForceQuit }),
      happens("F281", "a start for a call", on: .since(8), citing: [281], starts(for: .voip)),
      happens(
        "F65b", "a launch for a location after a user kill", on: .since(8), citing: [65, 285],
        launches(for: .location) && on.from("force-quit") { $0.isForceQuit }),
    ].compactMap(\.self) + ofDisputedPoints.compactMap(\.self)
  }

  private var ofDisputedPoints: [AppProperty?] {
    let bounces = on.to("deactivated and activated") { state in
      state.owed.items.starts(with: [.call(.willResignActive)])
        && state.owed.contains(.call(.didBecomeActive))
    }
    return [
      happens(
        "F83", "an announced user kill", on: .since(6), ifAllowed: .announcedUserKill,
        citing: [42, 83],
        on.occurs(.userKill(.announced), .userKill(.secondBackground))),
      happens(
        "F162", "a fast user kill", on: .since(16), ifAllowed: .fastSwitcherKill, citing: [162],
        on.occurs(.userKill(.fast))),
      happens(
        "F40b", "the bounce of Notification Centre", on: SystemVersions(11...12),
        ifAllowed: .notificationCentreBounce, citing: [40],
        on.occurs(.covering(.notificationCentre), .uncovering(.notificationCentre))),
      happens(
        "F38b", "the bounce of an own URL", on: SystemVersions(7...9), ifAllowed: .openOwnURLBounce,
        citing: [38],
        on.occurs(.request(.openOwnURL)) && bounces),
      happens(
        "F39", "the bounce of another app's URL", on: .only(11), ifAllowed: .openOtherAppBounce,
        citing: [39],
        on.occurs(.request(.openOtherApp)) && bounces),
      happens(
        "F41b", "an interruption that ends without a word", on: .only(6), ifAllowed: .stuckPanel,
        citing: [41],
        on.occurs(.uncovering(.interruption, isAnnounced: false))),
      happens(
        "F81", "an announced shutdown", on: .only(4), ifAllowed: .announcedShutdown, citing: [81],
        on.occurs(.end(.shutdown))),
      happens(
        "F291", "a lock that only deactivates", on: .only(4), ifAllowed: .lockOnlyResigns,
        citing: [291],
        on.occurs(.covering(.lockScreen), .uncovering(.lockScreen))),
      happens(
        "F266", "an entrance that is cut short", on: .since(18), ifAllowed: .entranceCutShort,
        citing: [265, 266], cutShort(by: .appLock)),
      happens(
        "F335b", "an entrance that is covered", on: .since(10), ifAllowed: .entranceCovered,
        citing: [335], cutShort(by: .cover)),
      happens(
        "F267", "an entrance in a launch", on: .only(18), ifAllowed: .willEnterForegroundAtLaunch,
        citing: [267],
        on.rule(.launchEntersForeground)),
      happens(
        "F269", "a view that appears in a launch into the background", on: .since(13),
        ifAllowed: .viewsAppearInBackgroundLaunch, citing: [269, 270],
        on.delivers(.viewWillAppear) && on.from(.background) || on.occurs(.hiddenWindow)),
      happens(
        "F38c", "input for an app that stays in front", on: .since(7), ifAllowed: .inputInFront,
        citing: [38, 189],
        on.occurs(
          .inputInFront(.url), .inputInFront(.userActivity), .inputInFront(.notificationTap))),
    ]
  }

  private func starts(for input: LifeInput) -> On {
    on.occurrence("a start for \(input)") { occurrence in
      (occurrence.isBackgroundLaunch || occurrence.isWake) && occurrence.input == input
    }
  }

  private func launches(for input: LifeInput) -> On { starts(for: input) && backgroundLaunch }

  /// Something happens on some systems only; nil in a model that has none of them.
  private func happens(
    _ id: String, _ subject: String, on range: SystemVersions, ifAllowed point: AppDispute? = nil,
    citing citations: [Citation], _ step: On
  ) -> AppProperty? {
    guard range.overlaps(systems), point.map(allowed.contains) ?? true else { return nil }
    return invariant(
      id, "\(subject) is of \(range.words)", citing: citations, trigger: step,
      .everyStep(
        where: step, is: on.from(range.words) { $0.systems.overlaps(range) }))
  }
}
