extension AppModel {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var circumstances: [Circumstance<AppState>] {
    [
      .backgroundLaunch(citing: [60, 62]), .prewarming,
      Circumstance(
        "Info.plist sets UIApplicationExitsOnSuspend", citing: [36, 37],
        states: { $0.exitsOnSuspend },
        occurrences: { if case .departure(_, exit: .some) = $0 { true } else { false } }),
      Circumstance(
        "the app was killed while it ran", citing: [42, 80, 83],
        occurrences: {
          [
            .userKill(.announced), .userKill(.secondBackground), .userKill(.fast),
            .systemTermination,
          ].contains($0)
        }),
      Circumstance(
        "a kill while running sent one more didEnterBackground", citing: [42],
        occurrences: { $0 == .userKill(.secondBackground) }),
      .fastUserKill,
      Circumstance(
        "Notification Centre was pulled down", citing: [40],
        occurrences: {
          [
            .covering(.notificationCentre), .uncovering(.notificationCentre, isAnnounced: true),
          ].contains($0)
        }),
      Circumstance(
        "the app opened its own URL", citing: [38], occurrences: { $0 == .request(.openOwnURL) }),
      .inputInFront("input came to the app while it was in front", citing: [38, .inputInFront]),
      Circumstance(
        "a deep link to another app activated it once more", citing: [39],
        occurrences: { $0 == .request(.openOtherApp) }),
      .earlyNotification(
        "a notification was posted before its delegate call", citing: [45, 46, 49]),
      Circumstance("a launch method returned false", citing: [22, 24]) { rule in
        rule.occurrence == .delivery(.returnsFalse)
          && (rule.callback == .willFinishLaunching || rule.callback == .didFinishLaunching)
      },
      .refusedTask,
    ]
  }
}
