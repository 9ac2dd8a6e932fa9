/// The registry of checks, and what they find in an app.
///
/// Reports list rules in the order in which these checks find something. What else is said of rules,
/// such as titles and the names that settings know, follows from the checks.
enum AuditRules {
  /// The checks about plists and what they name.
  static let ofProjects: [AuditCheck] = [
    .adoption, .incompleteManifests, .missingClass, .unknownConfigurations, .sceneStoryboards,
    .ignoredStoryboards,
  ]

  /// The checks about delegates only. An audit of the project knows more about what names them.
  static let ofDelegates: [AuditCheck] = [.unusedSceneDelegates]

  /// The checks that need only the code.
  static let ofCode: [AuditCheck] = [
    .framedWindows, .doubleWindows, .missingWindow, .overriddenTransitions, .deadTransitions,
    .deadInput, .unreadInput, .inputWithTwoHandlers, .onlyColdInput, .inputOfNewSessions,
    .inputOfLaunchOptions, .missingLaunchOptions, .keptLaunchOptions, .lateTasks,
    .unregisteredTasks,
    .unlistedTasks, .unlistableTasks,
    .repeatedTasks, .lateCentreDelegate, .windowLookups, .unsetWindows, .launchWindows,
    .earlyApplications, .launchStates, .openingSignals, .stoppedByInterruption,
    .endedWithoutRestart, .removedByInterruption, .formerPhases, .windowsForCars, .firstScenes,
    .sharedState, .sharedSlots, .waitingTransitions, .workInBackground, .slowStarts, .lastWaits,
    .lastWork, .questionsAtLaunch, .keychainAtLaunch, .brokenPromises, .handedHandlers,
    .forgottenTasks, .uncompletedTasks, .formerRestoration, .unlistedActivities, .missingActivities,
    .unfilledSessions, .misspeltSelectors, .surveyedMethods, .swappedSenders, .repeatedWork,
    .doubleTaps, .inputDrainedTwice, .inputLaunchedTwice, .keptInput, .unansweredActions,
    .unansweredDismissals, .unhandledActions, .onlyFirstURLs, .lessAtColdStart, .onlyOneActivity,
    .unhandledFetches, .disabledFetches, .unhandledPushes, .missingAdaptor, .lastFlags, .lastSaves,
    .earlyHandlers, .earlyTasks, .endlessTasks, .storedHandlers, .keptFlags, .missedChanges,
    .missingOwnersOfTaps, .missingOwnersOfPushes, .launchBadges, .keptOptions, .repeatedObservers,
    .repeatedLaunches, .workOfPhase, .refusedPresentations, .unreportedCalls, .unkeptInput,
    .unkeptTaps, .endedPublishers, .droppedPushes, .unplannedTasks, .missingExpiry, .idleExpiry,
    .lateExpiry, .tasksCompletedTwice, .keptSubscriptions, .hiddenWaits, .waitingViews, .sharedTaps,
    .unknownKeys,
    .addedTimers, .lastingTimers, .linksDuringSplash, .lastDefaults, .formerLaunch, .sharedPhases,
    .adaptorObservers, .earlyPosts, .delegateCasts, .ignoredTasks, .missingSessions,
    .unobservedState, .emptiedKeychain, .unmadeSceneDelegates, .earlyOperations,
    .uncancellableOperations, .keptTasks, .unhandledQuickActions, .unhandledLinks, .randomSessions,
    .plainSceneDelegates, .earlyPlugins, .pluginCallbacks, .pluginHooks, .delegateCategories,
    .unregisteredPlugins, .pluginTasks, .exchangedMethods,
    .formerLinking, .reactWindows,
    .unhandledDeclarations, .linksBeforeState, .firstActiveScenes,
    .sameConfigurations, .unheardPosts, .longSleeps, .droppedInput, .unansweredRequests,
    .unheardTimeouts, .unfinishedPosts,
  ]

  /// The findings, in the order of the checks and of the files.
  static func findings(on facts: TargetFacts) -> [AuditFinding] {
    (ofProjects.flatMap { $0.findings(on: facts) } + codeFindings(on: facts)).uniqued
  }

  /// The findings about delegates and their code.
  static func delegateFindings(on facts: TargetFacts) -> [AuditFinding] {
    ofDelegates.flatMap { $0.findings(on: facts) } + codeFindings(on: facts)
  }

  /// The findings that need only the code, unless it contradicts what they assume.
  static func codeFindings(on facts: TargetFacts) -> [AuditFinding] {
    AssumptionCheck(facts).uncontradicted(ofCode.flatMap { $0.findings(on: facts) }.uniqued)
  }
}

extension AuditRule {
  /// All rules, by their numbers.
  public static let all = Set(
    (AuditRules.ofProjects + AuditRules.ofDelegates + AuditRules.ofCode).map(\.rule)
  ).sorted { $0.number < $1.number }
}
