import ModelChecking

extension SwiftUIProperties {
  /// Whether the rules agree with the tables, and whether calls come in order.
  var table: [SwiftUIProperty] { restatingRules(tableRows) + [discipline] }

  private var tableRows: [SwiftUIProperty] {
    let rows = SwiftUITable(allowed: allowed, windowCount: windowCount).rows
    // The step from off screen to inactive, which nobody is told of, has no row.
    let entrances = on.occurrence("an entrance") { $0 == .enteringForeground }
    let rowOfRule = on.rows(rows, naming: \.events)
    return [
      tableProperty(
        "T1", "each event happens only where the transition table allows it",
        [happensWhereAllowed(by: rowOfRule)]),
      tableProperty(
        "T2", "each event makes the calls of the transition table owed, window by window",
        [owesDeclaredDeliveries(by: rowOfRule)]),
      tableProperty(
        "T3", "every event has a row in the transition table",
        [
          .everyStep(
            where: !on.isKind(.delivery) && !on.rule("reboot") && !entrances,
            is: .action("has a row") { rowOfRule[$0.rule] != nil })
        ]),
      tableProperty(
        "T4", "every event leads to the state of the process that the table says",
        [
          .everyStep(where: launch || backgroundLaunch || wake, is: on.to(.background)),
          .everyStep(where: suspends, is: on.to(.suspended)),
          .everyStep(where: on.rule("prewarm"), is: on.to(.prewarmed)),
          .everyStep(
            where: on.isKind(.event) && !on.from(.notRunning, .prewarmed, .prewarmedAfterLaunch),
            is: on.to("running") { $0.process == .running }),
          .everyStep(
            where: launch || backgroundLaunch || on.rule("prewarm.runsLaunch"),
            is: on.to("App.init is not ahead") { !$0.hasInitialisedAhead }),
          .everyStep(
            where: entrances,
            is: On("one more in front, and the App knows") { source, _, target in
              target.windows.count(where: \.isInFront)
                == source.windows.count(where: \.isInFront) + 1
                && target.isAppNotified
            }),
        ]),
      tableProperty(
        "T5", "every event changes something, but for a push that is lost",
        [changesSomething(except: on.rule("push.discarded", "push.throttled"))]),
    ]
  }

  private func tableProperty(
    _ id: String, _ statement: String, _ claims: [SwiftUIClaim]
  ) -> SwiftUIProperty {
    SwiftUIProperty(
      property: Property(id, statement, trigger: .any, claims: claims), role: .invariant,
      citations: [29, 32, 33, 60, 79, 83, 148, 149, 158, 160, 211, 213, 214, 217, 298])
  }

  private var discipline: SwiftUIProperty {
    let isUnqueued =
      isUnqueued
      || on.delivers(.protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable)
      || on.rule("the App is told") { $0.callback?.phaseOfApp != nil }
    let isLate = on.occurrence("late") { $0 == .delivery(.late) }
    let late: [SwiftUIClaim] =
      allowed.contains(.activeAtFirstAppearance)
      ? [
        .everyStep(
          where: isLate,
          is: On("the call and the active phase less") { source, _, target in
            source.owedWords.count == target.owedWords.count + 2 && target.execution == .active
              && target.kind != .ownSceneDelegate
          })
      ] : []
    let claims: [SwiftUIClaim] = [
      .everyStep(where: on.isKind(.delivery), is: on.delivers),
      .everyStep(
        where: on.isKind(.delivery) && !isUnqueued && !isLate && !on.delivers(.sceneDidDisconnect),
        is: On("one less is owed") { source, _, target in
          source.owedWords.count == target.owedWords.count + 1
        }),
      .everyStep(
        where: isUnqueued,
        is: On("the same is owed") { source, _, target in
          source.owedWords == target.owedWords
        }),
    ]
    return invariant(
      "F126", "a delivery calls once, and takes its callback and nothing else off its queue",
      citing: [126, 135], claims: claims + late)
  }
}
