import LifecycleModels
import SourceCode

extension AuditRule {
  static let backgroundLaunch = AuditRule(
    15, "A launch into the background does not start what belongs to a user.")
}

extension AuditCheck {
  /// Questions to the user that a launch method asks.
  static let questionsAtLaunch: AuditCheck = .init(
    .backgroundLaunch, .warning, facts: [157], life: .backgroundLaunch,
    if: [\.hasBackgroundModes, \.hasEntry],
    mentioning: [
      "requestTrackingAuthorization", "requestReview", "evaluatePolicy", "presentLoginIfNeeded",
    ]
  ) { app in
    app.launchMethods.flatMap { method in
      method.body.filter { questionsAtLaunch.words.contains($0.text) }.map { token in
        Match(
          at: .init(token, in: method.file),
          "\(token.text) is called in a launch method. The app has background modes, so the system also "
            + "starts it while nobody looks. Ask when a scene is active.")
      }
    }
  }
}
