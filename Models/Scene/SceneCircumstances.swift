extension SceneModel {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var circumstances: [Circumstance<SceneState>] {
    [
      Circumstance(
        "the app has several windows", citing: [163, 164],
        states: { $0.hasSeveralWindows }, rules: { _ in false }),
      .backgroundLaunch(citing: [60, 157]), .prewarming,
      .inputInFront(
        "input came to a scene while it was in front", citing: [38, 154, .inputInFront]),
      Circumstance(
        "the system reclaimed a scene", citing: [148, 158],
        occurrences: { $0 == .window(.reclaim) }),
      Circumstance(
        "the user closed one of several windows", citing: [158, 160],
        occurrences: { $0.isClosingOfWindow }),
      Circumstance(
        "a window was thrown away", citing: [158, 160, 161], occurrences: { $0.endsSession }),
      Circumstance(
        "the app was killed while it ran", citing: [83, 86, 87, 158],
        occurrences: { occurrence in
          occurrence == .systemTermination
            || occurrence.isUserKill && occurrence != .userKill(.suspended)
        }),
      .fastUserKill,
      .earlyNotification(
        "a notification was posted before the scene's callback", citing: [45, 46, 51]),
      .refusedTask,
    ]
  }
}
