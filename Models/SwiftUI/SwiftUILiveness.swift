import ModelChecking

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SwiftUIModel {
  public var statePredicates: [TemporalPredicate<RuleMachine<SwiftUIState>>] {
    [.owing()] + TemporalPredicate.executions()
      + ScenePhase.allCases.map { phase in
        .state("app:\(phase)") { $0.phase(ofScene: nil) == phase }
      }
  }

  public var stepTerms: [(name: String, test: (Rule<SwiftUIState>) -> Bool)] { Rule.processTerms }

  public var fairRules: [FairRules<SwiftUIState>] { [.deliveries] + FairRules.ofUser }

  public var livenessStatements: [LivenessStatement<SwiftUIState>] {
    [
      .everythingOwedIsDelivered(citing: [126, 135]),
      LivenessStatement(
        .belief, "L2", "once the user opens the app, its phase becomes active",
        "always (opened implies eventually phase.app.active)",
        assuming: ["deliveries", "opening", "unlocking"], citing: [93, 100]),
      LivenessStatement(
        .belief, "L3", "each opening ends in the phase background",
        "always (opened implies eventually phase.app.background)",
        assuming: ["deliveries", "opening", "unlocking"], citing: [93, 100]),
      LivenessStatement(
        .belief, "L4", "the phase inactive is followed by active or background, or the end",
        "always (phase.app.inactive implies "
          + "eventually (phase.app.background or phase.app.active or ended))",
        assuming: ["deliveries"], citing: [2, 31]),
      LivenessStatement(
        .belief, "L5", "each opening makes a view appear, or the process ends",
        "always (opened implies eventually (view.onAppear or ended))",
        assuming: ["deliveries"], citing: [143]),
    ]
  }
}
