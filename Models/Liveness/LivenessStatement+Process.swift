import ModelChecking

extension LivenessStatement {
  /// What an event makes UIKit owe is delivered, unless the process ends before.
  static func everythingOwedIsDelivered(citing citations: [Citation]) -> LivenessStatement {
    LivenessStatement(
      .invariant, "L1", "what UIKit owes the app is delivered, unless the process ends",
      "always (owing implies eventually not owing)", citing: citations)
  }
}

extension FairRules where State: AppProcessState {
  /// What must happen to an app in the background.
  static var backgroundStatements: [LivenessStatement<State>] {
    [
      LivenessStatement(
        .belief, "L20", "a background task is ended, or it expires",
        "always (task.granted implies eventually (task.end or task.expiration or ended))",
        assuming: ["deliveries", "expiration", "suspension"], citing: [106, 108]),
      LivenessStatement(
        .invariant, "L21",
        "in the background a task is ended or expires, or the app dies or leaves the background",
        "always (task.granted implies eventually (task.end or task.expiration or ended "
          + "or active or inactive))",
        assuming: ["expiration"], citing: [108, 109]),
      LivenessStatement(
        .belief, "L22", "an app in the background is suspended in the end, or it leaves it",
        "always (background implies eventually not background)",
        assuming: ["deliveries", "expiration", "scheduledExpiration", "suspension"],
        citing: [32, 106]),
      LivenessStatement(
        .belief, "L23", "a suspended app is resumed, woken or ended in the end",
        "always (suspended implies eventually not suspended)", citing: [6, 79]),
      LivenessStatement(
        .belief, "L24", "each event that the app is run for in the background is completed",
        "always (handlingEvent implies eventually not handlingEvent)",
        assuming: ["deliveries", "expiration", "suspension"], citing: [69]),
      LivenessStatement(
        .invariant, "L25", "an app that completes its events has none in hand for ever",
        "always (handlingEvent implies eventually not handlingEvent)", assuming: ["completion"],
        citing: [69]),
    ]
  }
}
