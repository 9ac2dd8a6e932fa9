import ModelChecking

extension AppProperties {
  /// Taps and actions on notifications, and who is told of them.
  var notifications: [AppProperty] {
    notificationProperties(opens: opensWithTap, until: .didBecomeActive) + tapsReachOne
  }

  private var opensWithTap: On {
    on.occurrence("opening with a tap") { occurrence in
      occurrence.isOpening(.launch, .open, .resume) && occurrence.input == .notificationTap
    }
  }

  private var tapsReachOne: [AppProperty] {
    let delivered =
      on.delivers(.unDidReceiveResponse) || on.rule(.tapAsRemoteNotification)
    return [
      invariant(
        "I71",
        "a tap that opens the app reaches one delegate, once: the centre's if it is set by then",
        citing: [57, 58, 174, 175, 177],
        .pattern(
          .existence(of: delivered),
          .between(opensWithTap, and: on.delivers(.didBecomeActive), unless: ends)),
        .pattern(
          .boundedExistence(of: delivered, atMost: 1),
          .afterUntil(opensWithTap, until: on.nextEvent || ends)),
        .everyStep(
          where: on.rule(.tapAsRemoteNotification),
          is: on.from("no delegate is set") { !$0.hasNotificationDelegate }))
    ]
  }
}
