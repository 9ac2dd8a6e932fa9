import ModelChecking

extension TemporalPredicate {
  /// Something that follows from an earlier event has not been delivered yet.
  static func owing<State: ModelState>() -> Self where Machine == RuleMachine<State> {
    .state("owing") { !$0.isQuiet }
  }

  /// The execution states, each by a name without spaces.
  static func executions<State: ProcessState>() -> [Self] where Machine == RuleMachine<State> {
    ExecutionState.allCases.map { execution in
      .state("\(execution)") { $0.execution == execution }
    }
  }

  /// What surrounds the process of an app.
  static func surroundings<State: AppProcessState>() -> [Self]
  where Machine == RuleMachine<State> {
    [
      .state("taskGranted") { $0.task == .granted || $0.task == .continued },
      .state("taskExpired") { $0.task == .expired },
      .state("handlingEvent") { $0.work == .event },
      .state("locked") { !$0.canReadProtectedData },
      .state("forceQuit") { $0.isForceQuit },
    ]
  }
}

extension Rule {
  /// The steps of every model of one process that formulas can name together.
  static var processTerms: [(name: String, test: (Rule) -> Bool)] {
    [
      ("opened", { $0.occurrence?.isAnyOpening ?? false }),
      ("ended", { $0.kind == .kill || $0.occurrence == .announcedExit }),
      ("cutShort", { $0.occurrence?.isCutShort ?? false }),
      ("left", { if case .departure? = $0.occurrence { true } else { false } }),
      ("covered", { if case .covering? = $0.occurrence { true } else { false } }),
      ("swipedAway", { $0.occurrence?.isUserKill ?? false }),
    ]
  }
}
