import ModelChecking

/// The delegate of the user notification centre; the same for apps with scenes and without.
extension PropertySuite where State: AppProcessState {
  /// I72 to I80: what a delegate of the notification centre is sent, and what it is not.
  ///
  /// - Parameters:
  ///   - opens: The user opens the app by a tap.
  ///   - active: The callback of the activation that follows.
  /// - Returns: The properties on systems that have a notification centre.
  func notificationProperties(
    opens: On, until active: Callback
  ) -> [SuiteProperty<State>] {
    only(
      on: .withNotificationCentre,
      invariant(
        "I71b", "the delegate of the notification centre is sent something only where it is set",
        citing: [174, 177, 179],
        .everyStep(
          where: on.delivers(.unDidReceiveResponse, .unWillPresent),
          is: on.from("the delegate is set") { $0.hasNotificationDelegate })),
      belief(
        "I72", "a tap on a notification is told by didReceiveRemoteNotification", citing: [174],
        .pattern(
          .existence(of: on.delivers(.didReceiveRemoteNotification)),
          .between(opens, and: on.delivers(active), unless: on.processEnds))),
      belief(
        "I74", "the delegate of the notification centre can be set when the app is active",
        citing: [177, 178],
        .pattern(
          .existence(of: on.delivers(.unDidReceiveResponse)),
          .between(
            opens && on.from("no process") { !$0.execution.hasProcess },
            and: on.occurs(.request(.setNotificationDelegate)) && on.from(.active),
            unless: on.processEnds))),
      invariant(
        "I75", "the tap that opens the app is told before the activation, not after it",
        citing: [184, 185],
        .pattern(
          .absence(of: on.delivers(.unDidReceiveResponse)),
          .afterUntil(on.delivers(active), until: on.nextEvent || on.processEnds))),
      invariant(
        "I76", "willPresent is asked only in the foreground", citing: [179, 190],
        .everyStep(where: on.delivers(.unWillPresent), is: on.from(.active, .inactive))),
      belief(
        "I77", "a response to a notification means that the user opened the app", citing: [180],
        .everyStep(where: on.delivers(.unDidReceiveResponse), is: !on.from(.background))),
      obligation(
        "I78", "a background action needs no window, no scene and no protected file",
        citing: [180, 182],
        bitesAt: on.delivers(.unDidReceiveResponse) && on.from(.background)),
      belief(
        "I80", "an inactive app gets no remote notification", citing: [189, 190],
        .everyStep(where: on.occurs(.arrival(of: .push)), is: !on.from(.inactive))))
  }
}
