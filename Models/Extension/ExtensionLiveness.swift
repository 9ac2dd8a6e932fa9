import ModelChecking

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ExtensionModel {
  public var statePredicates: [TemporalPredicate<RuleMachine<ExtensionState>>] {
    ExtensionState.Party.allCases.flatMap { party in
      ExtensionState.Phase.allCases.map { phase in
        .state("\(party.rawValue):\(phase)") { $0[party].phase == phase }
      } + [
        .state("\(party.rawValue):locks") { $0.lock == party },
        .state("\(party.rawValue):unsaved") { $0.hasUnsavedChange(party) },
      ]
    } + [
      .state("locked") { $0.lock != nil }, .state("extension:saved") { $0.file[.appExtension] },
    ]
  }

  public var fairRules: [FairRules<ExtensionState>] {
    [
      FairRules(
        "requests", .weak, because: "an extension that was started gets its request", citing: [337]
      ) { $0.family == ExtensionState.Action.request.rawValue },
      FairRules(
        "completing", .weak, isOfSystem: false, because: "the code of an extension completes",
        citing: [.assumption("the app’s own code does it")]
      ) { $0.family == ExtensionState.Action.complete.rawValue },
      FairRules(
        "unlocking", .weak, isOfSystem: false,
        because: "the process that holds the lock releases it",
        citing: [.assumption("the app’s own code does it")]
      ) { rule in
        ExtensionState.Party.allCases.contains {
          rule.family == ExtensionState.Action(.unlock, of: $0).rawValue
        }
      },
      FairRules(
        "saving", .weak, isOfSystem: false,
        because: "the code of an extension writes what it has changed",
        citing: [.assumption("the app’s own code does it")]
      ) { $0.family == ExtensionState.Action.extensionWrites.rawValue },
    ]
  }

  public var livenessStatements: [LivenessStatement<ExtensionState>] {
    [
      LivenessStatement(
        .invariant, "L1", "an extension that was started gets a request, or its process ends",
        "always (extension:starting implies eventually (extension:active or extension:none))",
        assuming: ["requests"], citing: [337]),
      LivenessStatement(
        .belief, "L2", "each request is completed in the end",
        "always (extension:active implies eventually extension.complete)",
        assuming: ["requests", "completing"], citing: [339, 340]),
      LivenessStatement(
        .belief, "L3", "what an extension has changed is in the file in the end",
        "always (extension:unsaved implies eventually extension:saved)",
        assuming: ["requests", "completing", "saving"], citing: [337, 340]),
      LivenessStatement(
        allowed.contains(.lockOutlivesSuspension) ? .belief : .invariant, "L4",
        "a lock is released in the end, if the code that holds it does so when it runs",
        "always (locked implies eventually not locked)", assuming: ["unlocking"],
        citing: [97, 343, 344]),
    ]
  }
}
