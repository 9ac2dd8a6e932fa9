extension ProcessRules {
  /// User notifications, and the delegate of the centre that sends them.
  ///
  /// A response goes to that delegate if it is set when the response is delivered (F174, F177), and
  /// otherwise to the app delegate (F175). Whoever sets it late has missed the tap that launched
  /// the app (F178).
  func notifying(of app: [Condition<State>]) -> [Rule<State>] {
    [
      silent(
        AppRequest.setNotificationDelegate.name, .request(.setNotificationDelegate), by: .app,
        when: [.running, .launchingOrQuiet, .noNotificationDelegate] + app, citing: [177, 178]
      ) { $0.hasNotificationDelegate = true },
      event(
        "notification.arrives", .arrival(of: .notification), by: .system,
        when: [.foreground, .quiet, .notificationDelegate] + app, citing: [179, 190]
      ) { $0.owe([Owed.call(.unWillPresent)]) },
    ].map { $0.on(.withNotificationCentre) }
  }

  /// A tap on a notification that is shown over the app, which stays in the foreground.
  func tapsInFront(
    of app: [Condition<State>], on systems: SystemVersions
  ) -> [Rule<State>] {
    [
      event(
        "inputInFront.notificationTap", .inputInFront(.notificationTap), by: .user,
        when: [.foreground, .quiet] + app, citing: [189, 190]
      ) { $0.owe([.tap]) }
      .on(systems.intersection(.since(9)))
    ].filter { !$0.systems.isEmpty }
  }
}

extension Condition where State: AppProcessState {
  static var notificationDelegate: Condition {
    Condition("the notification delegate is set") { $0.hasNotificationDelegate }
  }
  static var noNotificationDelegate: Condition {
    Condition("no notification delegate is set") { !$0.hasNotificationDelegate }
  }
  /// What happens in the launch callbacks, or between two events.
  static var launchingOrQuiet: Condition {
    Condition("launching, or nothing is owed") { $0.isQuiet || $0.isLaunching }
  }
}
