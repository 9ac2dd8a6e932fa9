import ModelChecking

extension LaunchProperties {
  /// Whether the rules agree with the table of the launch procedure.
  var table: [LaunchProperty] {
    let rows = LaunchTable(allowed: allowed).rows
    let rowOfRule = on.rows(rows, naming: \.steps)
    let sources: [Citation] = [17, 19, 70, 136, 137, 138, 140, 142]
    return [
      invariant(
        "T1", "each step happens only where the launch procedure has it", citing: sources,
        .everyStep(
          where: .any,
          is: On("possible") { source, action, _ in
            rowOfRule[action.rule]?.isPossible(source) ?? false
          })),
      invariant(
        "T2", "each step changes what the launch procedure says, and nothing else",
        citing: sources,
        .everyStep(
          where: .any,
          is: On("changes") { source, action, target in
            source.changes(to: target) == rowOfRule[action.rule]?.changes(source)
          })),
      invariant(
        "T3", "each delivery calls somebody", citing: sources,
        .everyStep(where: on.isKind(.delivery), is: on.delivers)),
    ]
  }

  /// Properties that say that the model is well-formed, and that no other holds vacuously.
  var wellFormedness: [LaunchProperty] {
    [
      witness(
        "W1", "a launch can always come to an end: the run loop, an exception, or the process's",
        citing: [137],
        .alwaysPossible(
          StatePredicate("settled") { $0.phase == .running || $0.isOver })),
      witness(
        "W2", "a launch stops nowhere else", citing: [137],
        .noDeadlock(
          except: StatePredicate("settled") { state in
            state.isOver || state.phase == .running && state.demand == .user
          })),
      witness(
        "W3", "every outcome can come: shown, black, without a delegate, background, exception",
        citing: [139, 140],
        outcome("shown") { $0.delegate != .none && $0.showsInterface },
        outcome("black") { $0.delegate != .none && !$0.showsInterface },
        outcome("shown without a delegate") { $0.delegate == .none && $0.showsInterface },
        outcome("black without a delegate") { $0.delegate == .none && !$0.showsInterface },
        .reachable(
          StatePredicate("in the background") {
            $0.phase == .running && $0.demand == .background
          }),
        .reachable(StatePredicate("exception") { $0.phase == .exception })),
      LaunchProperty(
        property: Property(
          "W4", "every callback of a launch can come",
          claims: Self.vocabulary.map { .reachableStep(on.delivers($0)) }),
        role: .witness, citations: [17, 19, 53, 55, 57, 77, 142]),
    ]
  }

  private func outcome(
    _ name: String, _ test: @escaping @Sendable (LaunchState) -> Bool
  ) -> LaunchClaim {
    .reachable(
      StatePredicate(name) { $0.phase == .running && $0.demand == .user && test($0) })
  }

  private static let vocabulary: [Callback] = [
    .willFinishLaunching, .shouldRestoreState, .didDecodeState, .didFinishLaunching,
    .viewDidLoad, .viewWillAppear, .viewDidAppear, .openURL, .willContinueUserActivity,
    .continueUserActivity, .didFailToContinueUserActivity, .performActionForShortcutItem,
    .didReceiveRemoteNotification, .didBecomeActive, .willTerminate,
  ]
}
