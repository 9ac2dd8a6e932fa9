import ModelChecking

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ViewsModel {
  public var statePredicates: [TemporalPredicate<RuleMachine<ViewsState>>] { [.owing()] }

  public var livenessStatements: [LivenessStatement<ViewsState>] {
    [
      .everythingOwedIsDelivered(citing: [126, 135]),
      LivenessStatement(
        .belief, "L2", "viewWillAppear is followed by viewDidAppear",
        "always (vc.viewWillAppear#2 implies eventually vc.viewDidAppear#2)",
        assuming: ["deliveries"], citing: [142]),
      LivenessStatement(
        .belief, "L3", "viewWillDisappear is followed by viewDidDisappear",
        "always (vc.viewWillDisappear#1 implies eventually vc.viewDidDisappear#1)",
        assuming: ["deliveries"], citing: [142]),
      LivenessStatement(
        .invariant, "L4", "what is about to appear appears, disappears, or the process ends",
        "always (vc.viewWillAppear#2 implies "
          + "eventually (vc.viewDidAppear#2 or vc.viewWillDisappear#2 or process.ends))",
        citing: [142]),
      LivenessStatement(
        .belief, "L5", "entering the background makes the view disappear",
        "always (note.didEnterBackground implies eventually vc.viewDidDisappear)",
        assuming: ["deliveries"], citing: [143]),
    ]
  }
}
