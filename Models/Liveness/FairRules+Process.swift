import ModelChecking

extension FairRules {
  /// What UIKit owes is delivered.
  static var deliveries: FairRules {
    FairRules(
      "deliveries", .weak, because: "the main run loop goes on and delivers what is owed",
      citing: [126, 135]
    ) { $0.kind == .delivery && $0.initiator == .system && !$0.announcesExpiration }
  }
}

extension Rule {
  /// Whether the system refuses what the app has requested.
  fileprivate var isRefusal: Bool {
    if case .answer(_, isGranted: false)? = occurrence { true } else { false }
  }

  /// Whether the app is told that its time in the background is up, which nothing else owes it.
  fileprivate var announcesExpiration: Bool {
    callback == .taskExpiration || callback == .bgExpiration
  }
}

extension FairRules where State: AppProcessState {
  /// What can be assumed of every model of one app.
  static var ofProcess: [FairRules] {
    [
      .deliveries,
      FairRules(
        "expiration", .strong,
        because: "the time in the background is limited, however often the user returns between",
        citing: [108, 109]
      ) { $0.callback == .taskExpiration && !$0.isRefusal },
      FairRules(
        "scheduledExpiration", .strong,
        because: "the time of a task that the scheduler runs is limited", citing: [199, 201]
      ) { $0.callback == .bgExpiration },
      FairRules(
        "suspension", .strong,
        because: "an app that has nothing to do in the background is suspended",
        citing: [6, 32]
      ) { $0.occurrence == .suspension },
    ]
  }

  /// What the code of a correct app does; iOS does not see to it.
  static var ofApp: [FairRules] {
    [
      FairRules(
        "completion", .strong, isOfSystem: false,
        because: "a correct app completes each event that it is run for",
        citing: [69, .assumption("the app’s own code does it")]
      ) { $0.occurrence?.request == .completeEvent || $0.occurrence?.request == .completeTask },
      FairRules(
        "taskEnds", .strong, isOfSystem: false,
        because: "a correct app ends each background task that it begins",
        citing: [106, .assumption("the app’s own code does it")]
      ) { rule in
        rule.occurrence?.request == .endTask || rule.occurrence?.request == .completeContinuedTask
      },
    ]
  }

  private static var userOwesNothing: Citation {
    .assumption("the user owes nothing; this is what a statement may ask about")
  }

  /// What a user does who does not give the app up.
  static var ofUser: [FairRules] {
    [
      FairRules(
        "opening", .strong, isOfSystem: false, because: "the user opens the app again and again",
        citing: [userOwesNothing]
      ) { $0.occurrence?.isAnyOpening ?? false },
      FairRules(
        "unlocking", .strong, isOfSystem: false,
        because: "the user unlocks the device again and again", citing: [userOwesNothing]
      ) { $0.occurrence == .deviceChange(.unlock) },
    ]
  }
}
