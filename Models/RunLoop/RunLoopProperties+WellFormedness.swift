import ModelChecking

extension RunLoopProperties {
  /// Properties that compare the rules with the tables, or show that no other holds vacuously.
  var wellFormedness: [RunLoopProperty] { table + possibilities }

  private var table: [RunLoopProperty] {
    let rows = RunLoopTable(allowed: allowed).rows
    // One claim serves all rows, which are found by rule: with one claim for each row, every claim
    // would be checked for every action.
    let rowOfRule = on.rows(rows, naming: { [$0.step] })
    let citations: [Citation] = [3, 6, 125, 126, 127, 128, 129, 130, 132, 133]
    return [
      invariant(
        "T1", "each step is taken only where the tables allow it", citing: citations, trigger: .any,
        .everyStep(
          where: .any,
          is: On("possible") { source, action, _ in
            rowOfRule[action.rule]?.isPossible(source) ?? false
          })),
      invariant(
        "T2", "each step changes what the tables say, and nothing else", citing: citations,
        trigger: .any,
        .everyStep(
          where: .any,
          is: On("as the row says") { source, action, target in
            rowOfRule[action.rule]?.describes(source, target) ?? false
          })),
      invariant(
        "T3", "every step changes something, but for a notification of a type that waits already",
        citing: [130],
        .everyStep(
          where: !queuesNotice,
          is: On("a change") { source, _, target in source != target })),

      invariant(
        "T4", "a step that is named after a callback delivers it, and so does the hit of a touch",
        citing: [25, 26, 27, 28, 127],
        .everyStep(where: on.rule("window.sendsToHitView"), is: on.delivers(.touch)),
        delivers(.didBecomeActive), delivers(.willResignActive), delivers(.didEnterBackground),
        delivers(.willEnterForeground)),
    ]
  }

  /// The rule that is named after a callback delivers it.
  private func delivers(_ callback: Callback) -> RunLoopClaim {
    .everyStep(where: on.rule(callback.name), is: on.delivers(callback))
  }

  private var possibilities: [RunLoopProperty] {
    [
      witness(
        "W1", "the main thread can always come to rest with everything drawn", citing: [126, 132],
        .alwaysPossible(
          StatePredicate("at rest, all drawn") { state in
            state.isAtRest && state.screen == .current && state.execution.isRunning
          })),
      witness(
        "W2", "the app can always become active", citing: [26],
        .alwaysPossible(StatePredicate("active") { $0.execution == .active })),
      witness(
        "W3", "something can always happen", citing: [126],
        .noDeadlock(except: StatePredicate("never") { _ in false })),
      witness(
        "W4", "every kind of event reaches a handler", citing: [126, 127, 128, 129],
        claims: RunLoopState.Event.allCases.map { event in
          .reachableStep(handles && serving(event))
        }),
      witness(
        "W5", "every callback of the model can come", citing: [25, 26, 27, 28, 127],
        claims: [
          Callback.didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground,
          .touch,
        ].map { .reachableStep(on.delivers($0)) }),
    ]
  }

  private func witness(
    _ id: String, _ statement: String, citing citations: [Citation], claims: [RunLoopClaim]
  ) -> RunLoopProperty {
    RunLoopProperty(
      property: Property(id, statement, claims: claims), role: .witness, citations: citations)
  }
}
