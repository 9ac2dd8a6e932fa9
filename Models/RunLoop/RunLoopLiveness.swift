import ModelChecking

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension RunLoopModel {
  public var statePredicates: [TemporalPredicate<RuleMachine<RunLoopState>>] {
    [
      .owing(), .state("atRest") { $0.isAtRest }, .state("queued") { !$0.queue.isEmpty },
      .state("busy") { $0.main == .busy }, .state("blocked") { $0.main == .blocked },
      .state("redrawDue") { $0.screen == .invalid }, .state("drawn") { $0.screen == .current },
      .state("strayChange") { $0.screen == .stray },
    ] + TemporalPredicate.executions()
  }

  public var fairRules: [FairRules<RunLoopState>] {
    [
      FairRules(
        "serving", .weak, because: "the main run loop takes what is queued, in order",
        citing: [126]
      ) { $0.initiator == .system && $0.kind != .kill },
      FairRules(
        "returning", .weak, isOfSystem: false, because: "the app’s handlers return",
        citing: [.assumption("the app’s own code does it")]
      ) { $0.initiator == .app },
    ]
  }

  public var livenessStatements: [LivenessStatement<RunLoopState>] {
    [
      LivenessStatement(
        .belief, "L1", "every touch is delivered",
        "always (touch implies eventually event.touch)", assuming: ["serving", "returning"],
        citing: [126, 93]),
      LivenessStatement(
        .belief, "L2", "a main thread that is blocked too long ends in a kill",
        "always (blocked implies eventually watchdog)", assuming: ["serving", "returning"],
        citing: [93]),
      LivenessStatement(
        .belief, "L3", "what a worker changes on screen is drawn in the end",
        "always (strayChange implies eventually (drawn or notRunning))",
        assuming: ["serving", "returning"], citing: [134]),
      LivenessStatement(
        .belief, "L4", "what the main thread changes on screen is drawn, or the process ends",
        "always (redrawDue implies eventually (drawn or notRunning))",
        assuming: ["serving", "returning"], citing: [126, 134]),
      LivenessStatement(
        .invariant, "L5", "a lengthy task of the main thread ends or exceeds its limit",
        "always (handler.startsTask implies "
          + "eventually (mainTask.ends or mainTask.exceedsLimit or notRunning))", citing: [93, 126]),
    ]
  }
}
