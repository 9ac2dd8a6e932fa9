import ModelChecking

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension LaunchModel {
  public var statePredicates: [TemporalPredicate<RuleMachine<LaunchState>>] {
    [
      .state("inRunLoop") { $0.phase == .running }, .state("ended") { $0.phase == .ended },
      .state("exception") { $0.phase == .exception }, .state("shown") { $0.isShown },
      .state("appeared") { $0.view == .didAppear }, .state("active") { $0.application == .active },
      .state("byUser") { $0.demand == .user },
    ]
  }

  public var validEndStates: StatePredicate<RuleMachine<LaunchState>> {
    StatePredicate("the launch is over") {
      $0.phase == .running || $0.phase == .ended || $0.phase == .exception
    }
  }

  public var fairRules: [FairRules<LaunchState>] { [] }

  public var livenessStatements: [LivenessStatement<LaunchState>] {
    [
      LivenessStatement(
        .invariant, "L1", "every launch reaches the run loop, ends, or raises an exception",
        "eventually (inRunLoop or ended or exception)", citing: [136, 137]),
      LivenessStatement(
        .belief, "L2", "every launch shows the app in the end", "eventually shown",
        citing: [142, 157]),
      LivenessStatement(
        .belief, "L3", "willFinishLaunching is followed by didFinishLaunching",
        "always (app.willFinishLaunching implies eventually app.didFinishLaunching)",
        citing: [18, 93]),
      LivenessStatement(
        .invariant, "L4",
        "willFinishLaunching is followed by didFinishLaunching, or the process ends",
        "always (app.willFinishLaunching implies "
          + "eventually (app.didFinishLaunching or ended or exception))", citing: [18, 93]),
      LivenessStatement(
        .belief, "L5", "every launch calls didFinishLaunching", "eventually app.didFinishLaunching",
        citing: [139, 18]),
    ]
  }
}
