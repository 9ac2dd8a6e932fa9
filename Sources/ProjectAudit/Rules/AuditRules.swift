/// Applies all rules to an app.
struct AuditRules {
  /// The findings, in the order of the rules and of the files.
  static func findings(on facts: TargetFacts) -> [AuditFinding] {
    (facts.adoptionFindings + facts.classFindings + facts.storyboardFindings
      + codeFindings(on: facts)).uniqued
  }

  /// The findings about delegates only. An audit of the whole project knows more about what names
  /// them.
  static func delegateFindings(on facts: TargetFacts) -> [AuditFinding] {
    facts.unusedSceneDelegateFindings + codeFindings(on: facts)
  }

  /// The findings that need only the code.
  static func codeFindings(on facts: TargetFacts) -> [AuditFinding] {
    let groups: [(TargetFacts) -> [AuditFinding]] = [
      { $0.windowFindings }, { $0.transitionFindings },
      { $0.inputFindings },
      { $0.coldInputFindings }, { $0.launchOptionFindings }, { $0.taskFindings },
      { $0.notificationFindings }, { $0.lookupFindings }, { $0.launchStateFindings },
      { $0.pairFindings }, { $0.severalSceneFindings }, { $0.waitFindings },
      { $0.backgroundLaunchFindings }, { $0.completionFindings }, { $0.restorationFindings },
      { $0.misspellingFindings }, { $0.repeatedWorkFindings }, { $0.doubleInputFindings },
      { $0.keptInputFindings }, { $0.notificationActionFindings }, { $0.partialInputFindings },
      { $0.fetchFindings }, { $0.missingAdaptorFindings },
      { $0.lastChanceFindings }, { $0.earlyCompletionFindings }, { $0.expirationFindings },
      { $0.storedHandlerFindings }, { $0.keptFlagFindings }, { $0.missedChangeFindings },
      { $0.badgeFindings }, { $0.repeatedSubscriptionFindings }, { $0.phaseWorkFindings },
      { $0.refusedPresentationFindings }, { $0.callPushFindings },
      { $0.publisherFindings }, { $0.notReadyFindings }, { $0.taskExpiryFindings },
      { $0.keptSubscriptionFindings }, { $0.hiddenWaitFindings },
      { $0.sharedInputFindings }, { $0.unknownKeyFindings }, { $0.timerFindings },
      { $0.splashFindings }, { $0.endingFlagFindings }, { $0.formerLaunchFindings },
      { $0.sharedPhaseFindings }, { $0.adaptorObserverFindings }, { $0.earlyPostFindings },
      { $0.delegateCastFindings }, { $0.ignoredTaskFindings },
      { $0.missingSessionFindings }, { $0.unobservedStateFindings },
      { $0.firstRunFindings }, { $0.uninstantiatedSceneDelegateFindings },
      { $0.operationFindings }, { $0.keptTaskFindings }, { $0.unhandledInputFindings },
      { $0.randomSessionFindings },
    ]
    return AssumptionCheck(facts).uncontradicted(groups.flatMap { $0(facts) }.uniqued)
  }
}
