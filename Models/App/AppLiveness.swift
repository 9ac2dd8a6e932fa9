import ModelChecking

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension AppModel {
  public var statePredicates: [TemporalPredicate<RuleMachine<AppState>>] {
    [.owing()] + TemporalPredicate.executions() + TemporalPredicate.surroundings()
  }

  public var stepTerms: [(name: String, test: (Rule<AppState>) -> Bool)] { Rule.processTerms }

  public var fairRules: [FairRules<AppState>] {
    FairRules.ofProcess + FairRules.ofApp + FairRules.ofUser
  }

  public var livenessStatements: [LivenessStatement<AppState>] {
    [
      .everythingOwedIsDelivered(citing: [126, 135]),
      LivenessStatement(
        .belief, "L2", "once the user opens the app, it becomes active",
        "always (opened implies eventually app.didBecomeActive)",
        assuming: ["deliveries", "opening", "unlocking"], citing: [17, 93, 100]),
      LivenessStatement(
        .invariant, "L3",
        "an app that is opened, and not cut short, becomes active, ends, or is opened anew",
        "always ((opened and not cutShort) implies "
          + "next eventually (app.didBecomeActive or ended or opened))",
        citing: [17, 30, 34]),
      LivenessStatement(
        .belief, "L4", "whoever enters the background will enter the foreground",
        "always (app.didEnterBackground implies eventually app.willEnterForeground)",
        assuming: ["deliveries", "opening", "unlocking"], citing: [17, 79]),
      LivenessStatement(
        .belief, "L5", "each activation is followed by willResignActive",
        "always (app.didBecomeActive implies eventually app.willResignActive)",
        assuming: ["deliveries", "opening", "unlocking"], citing: [93, 100]),
      LivenessStatement(
        .belief, "L6", "applicationWillTerminate comes in the end", "eventually app.willTerminate",
        assuming: ["deliveries", "opening", "unlocking"], citing: [79, 82]),
      LivenessStatement(
        .witness, "L7", "an app may be in use for ever and never enter the background",
        "always eventually active and always not app.didEnterBackground and always not ended",
        assuming: ["deliveries", "expiration", "suspension"], citing: [3, 31]),
    ] + FairRules<AppState>.backgroundStatements
  }
}
