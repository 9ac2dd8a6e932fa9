import ModelChecking

extension RunLoopProperties {
  /// Which events arrive in which execution state.
  var states: [RunLoopProperty] {
    [
      invariant(
        "I49", "touches come only while active; what was queued during suspension before any touch",
        citing: [2, 125, 130],
        .everyStep(where: on.rule(.touch, .touchOnControl), is: on.from(.active)),
        .everyStep(where: takesTouch || on.delivers(.touch), is: on.from(.active)),
        beforeTouches(.queuesLocale, .deliversLocale),
        beforeTouches(.queuesDefaults, .deliversDefaults)),
      invariant(
        "I31", "while suspended no thread of the app takes a step", citing: [6, 31, 32],
        .everyStep(
          where: on.from(.suspended),
          is: on.rule(.wake, .purge)
            || queuesNotice
              && On("nothing moves") { source, _, target in
                target.main == .asleep && target.isWorkerBusy == source.isWorkerBusy
                  || target == RunLoopState()
              }
        )),
      invariant(
        "F130", "of notifications queued during suspension one of a type is delivered",
        citing: [130],
        coalescing(.queuesLocale, .deliversLocale),
        coalescing(.queuesDefaults, .deliversDefaults)),
      invariant(
        "F130b", "queued notifications come before the next event and the next call",
        citing: [130],
        .everyStep(
          where: takes || calls, is: on.from("no notification waits") { $0.notices.isEmpty })),
      invariant(
        "F135", "calls go to the app delegate on the main thread, and with them the state moves",
        citing: [25, 26, 27, 28, 135],
        .everyStep(
          where: calls || on.rule(.launch), is: to(.delegate) && toServing(.lifeCycle)),
        .everyStep(
          where: on.delivers(.didBecomeActive), is: on.from(.inactive) && on.to(.active)),
        .everyStep(
          where: on.delivers(.willResignActive), is: on.from(.active) && on.to(.inactive)),
        .everyStep(
          where: on.delivers(.didEnterBackground), is: on.from(.inactive) && on.to(.background)),
        .everyStep(
          where: on.delivers(.willEnterForeground), is: on.from(.background) && on.to(.inactive)),
        .everyStep(
          where: On("another state") { source, _, target in source.execution != target.execution },
          is: calls || on.rule(.launch, .suspend, .wake) || dies)),
      statement(
        "F2", "an inactive app receives no events",
        isTrue: !allowed.contains(.eventsWhileInactive), citing: [2, 125],
        .everyStep(where: comes, is: !on.from(.inactive))),
      witness(
        "F2b", "code of an inactive app runs", citing: [2],
        .reachableStep(handles && on.from(.inactive)),
        .reachableStep(on.rule(.workerHandsOver) && on.from(.inactive))),
      belief(
        "F4", "events are served only on screen", citing: [4, 129],
        .everyStep(
          where: takes && !takesHandOver,
          is: on.from("in the foreground") { $0.execution != .background })),
      belief(
        "F6", "what waits when the app is suspended is served before the suspension",
        citing: [6, 32],
        .everyStep(
          where: on.rule(.suspend), is: on.from("nothing waits") { $0.queue.isEmpty })),
    ]
  }

  private func beforeTouches(
    _ queued: RunLoopState.Action, _ delivered: RunLoopState.Action
  ) -> SuiteClaim {
    .pattern(
      .absence(of: takesTouch),
      .afterUntil(
        on.rule(queued), until: on.rule(delivered) || dies))
  }

  private func coalescing(
    _ queued: RunLoopState.Action, _ delivered: RunLoopState.Action
  ) -> SuiteClaim {
    .pattern(
      .boundedExistence(of: on.rule(delivered), atMost: 1),
      .afterUntil(on.rule(queued), until: on.rule(.suspend) || dies))
  }
}
