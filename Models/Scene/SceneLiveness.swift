import ModelChecking

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SceneModel {
  public var statePredicates: [TemporalPredicate<RuleMachine<SceneState>>] {
    [
      .owing(), .state("discardPending") { $0.hasPendingDiscard },
      .state("connected") { state in state.scenes.contains { $0.isConnected } },
    ] + TemporalPredicate.executions() + TemporalPredicate.surroundings()
  }

  public var stepTerms: [(name: String, test: (Rule<SceneState>) -> Bool)] { Rule.processTerms }

  public var fairRules: [FairRules<SceneState>] {
    FairRules.ofProcess + FairRules.ofApp + FairRules.ofUser
  }

  public var livenessStatements: [LivenessStatement<SceneState>] {
    [
      .everythingOwedIsDelivered(citing: [126, 135]),
      LivenessStatement(
        .belief, "L2", "once the user opens the app, a scene becomes active",
        "always (opened implies eventually scene.didBecomeActive)",
        assuming: ["deliveries", "opening", "unlocking"], citing: [93, 100]),
      LivenessStatement(
        // One scene that nothing covers or replaces on its way gets there.
        sceneCount > 1 || setup.allowed.contains(.entranceCovered) ? .belief : .invariant, "L3",
        "a scene that enters the foreground becomes active, or goes",
        "always (scene.willEnterForeground implies eventually (scene.didBecomeActive or ended "
          + "or scene.didEnterBackground or scene.didDisconnect))",
        assuming: ["deliveries"], citing: [163, 265]),
      LivenessStatement(
        .belief, "L4", "a session that is discarded is reported in the end",
        "always (discardPending implies eventually app.didDiscardSceneSessions)",
        assuming: ["deliveries", "opening", "unlocking"], citing: [160, 100]),
      LivenessStatement(
        .belief, "L5", "a scene that was disconnected connects again",
        "always (scene.didDisconnect implies eventually scene.willConnect)",
        assuming: ["deliveries", "opening", "unlocking"], citing: [158, 159]),
      LivenessStatement(
        .belief, "L6", "a connected scene is disconnected in the end, or the process ends",
        "always (scene.willConnect implies eventually (scene.didDisconnect or ended))",
        citing: [158]),
      LivenessStatement(
        .belief, "L7", "a scene that enters the background enters the foreground again",
        "always (scene.didEnterBackground implies eventually scene.willEnterForeground)",
        assuming: ["deliveries", "opening", "unlocking"], citing: [79, 158]),
    ] + FairRules<SceneState>.backgroundStatements
  }
}
