import ModelChecking

extension AppProperties {
  /// Whether the rules agree with the tables, and whether deliveries come in order.
  var table: [AppProperty] { restatingRules(tableRows) + deliveryDiscipline }

  private var tableRows: [AppProperty] {
    let rows = AppTable(allowed: allowed).rows
    let rowOfRule = on.rows(rows, naming: \.events)
    return [
      tableProperty(
        "T1", "each event happens only where the transition tables allow it",
        [happensWhereAllowed(by: rowOfRule)]),
      tableProperty(
        "T2", "each event makes the callbacks of the transition tables owed, in their order",
        [owesDeclaredDeliveries(by: rowOfRule)]),
      tableProperty(
        "T3", "every event has a row in the transition tables",
        [isCovered(by: rowOfRule)]),
      tableProperty(
        "T4", "launches, wakes and suspension lead to the execution state of the tables",
        [
          .everyStep(
            where: launch && !on.rule("launch.entersForeground"), is: on.to(.inactive)),
          .everyStep(
            where: backgroundLaunch || wake || resume, is: on.to(.background)),
          .everyStep(where: suspends, is: on.to(.suspended)),
          .everyStep(where: on.rule("prewarm"), is: on.to(.prewarmed)),
        ]
          + ifAllowed(
            .prewarmRunsLaunchCallbacks,
            .everyStep(where: on.rule("prewarm.runsLaunch"), is: on.to(.background)),
            .everyStep(where: on.rule("prewarm.freeze"), is: on.to(.prewarmedAfterLaunch)))
          + ifAllowed(
            .fastSwitcherKill,
            .everyStep(where: on.rule("leaveForeground"), is: on.to(.background)))),
      tableProperty(
        "T5",
        "every event changes something, but for what is lost, a request or a second time change",
        [
          changesSomething(
            except: on.rule(
              "push.discarded", "push.throttled", "refreshTask.withheld", "bgTask.submit",
              "clock.changesUnnoticed"))
        ]),
    ]
  }

  /// Claims about rules that the model has only if a disputed point is allowed.
  private func ifAllowed(_ dispute: AppDispute, _ claims: AppClaim...) -> [AppClaim] {
    allowed.contains(dispute) ? claims : []
  }

  private func tableProperty(
    _ id: String, _ statement: String, _ claims: [AppClaim]
  ) -> AppProperty {
    suiteProperty(
      .invariant, id, statement, citing: [17, 29, 30, 32, 33, 60, 79, 83], trigger: .any, claims)
  }

  private var deliveryDiscipline: [AppProperty] {
    let protectedData = on.delivers(
      .protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable)
    let isQueued =
      on.isKind(.delivery) && !isUnqueued
      && !protectedData
    return [
      invariant(
        "F43", "a delegate call has its notification beside it, and nothing comes between",
        citing: [43, 44, 45, 46, 47, 48, 49],
        .everyStep(
          where: on.rule("a call with a notification") { $0.callback?.notification != nil },
          is: On("noted") { source, _, target in Self.isNoted(source, target) }),
        .everyStep(
          where: on.from("halfway") { Self.isHalfway($0) },
          is: on.isKind(.kill)
            || On("the other half") { source, _, target in
              target.owed.elementsEqual(source.owed.dropFirst())
            }),
        .everyStep(
          where: on.rule("note.didEnterBackground.early", "note.willEnterForeground.early"),
          is: on.to("the call is next") { Self.isCallOnly($0.owed.first) })),
      invariant(
        "F126", "a delivery calls once, and takes its callback and nothing else off the queue",
        citing: [126, 135],
        .everyStep(where: on.isKind(.delivery), is: on.delivers),
        .everyStep(
          where: isQueued,
          is: On("less is owed") { source, _, target in
            Self.weight(target.owed) < Self.weight(source.owed)
          }),
        .everyStep(
          where: isUnqueued,
          is: On("the same is owed") { source, _, target in source.owed == target.owed }),
        .everyStep(
          where: protectedData,
          is: On("its notification is owed besides") { source, _, target in
            target.owed.dropFirst().elementsEqual(source.owed)
          })),
    ]
  }

  private static func isNoted(_ source: AppState, _ target: AppState) -> Bool {
    if isCallOnly(source.owed.first) { return true }
    guard case .call(let callback)? = target.owed.first else { return false }
    return callback.isNotification
  }

  private static func isHalfway(_ state: AppState) -> Bool {
    guard case .call(let callback)? = state.owed.first else { return isCallOnly(state.owed.first) }
    return callback.isNotification
  }

  private static func isCallOnly(_ item: Owed?) -> Bool {
    if case .callOnly = item { true } else { false }
  }

  /// The number of calls and notifications that are still to come.
  private static func weight(_ queue: DeliveryQueue) -> Int {
    queue.reduce(0) { sum, item in
      if case .call(let callback) = item, callback.notification != nil { sum + 2 } else { sum + 1 }
    }
  }
}
