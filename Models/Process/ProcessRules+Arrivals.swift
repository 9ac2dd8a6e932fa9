extension ProcessRules {
  /// What reaches a running app without moving it.
  var arrivals: [Rule<State>] {
    [
      Rule(
        "touch", .touch, by: .user, kind: .delivery, when: [.active, .quiet], delivers: .touch,
        citing: [3, 125, 127]
      ) { _ in },
      event(
        "push.arrives", .arrival(of: .push), by: .system, when: [.running, .quiet, .handlesNoEvent],
        citing: [57, 59, 125] + staysOnAppDelegate
      ) { $0.owe([.didReceiveRemoteNotification]) },
      event(
        "fetch.starts", .arrival(of: .fetch), by: .system, when: [.background, .quiet, .handlesNoEvent],
        citing: [68] + staysOnAppDelegate
      ) { $0.owe([.performFetch]) },
      event(
        "urlSession.completes", .arrival(of: .urlSession), by: .system, when: [.background, .quiet, .handlesNoEvent],
        citing: [67] + staysOnAppDelegate
      ) { $0.owe([.handleEventsForBackgroundURLSession]) },
      silent("push.discarded", .discarding(.push), by: .system, when: [.noProcess, .forceQuit], citing: [65]) { _ in },
      event(
        "memory.low", .deviceChange(.lowMemory), by: .system, when: [.running, .quiet], citing: [91] + staysOnAppDelegate
      ) { $0.owe([.didReceiveMemoryWarning]) },
      event(
        "clock.changes", .deviceChange(.clock), by: .system, when: [.running, .quiet],
        citing: [130, 131] + staysOnAppDelegate
      ) { $0.owe([.significantTimeChange]) },
    ]
  }

  /// The lock while the app is off screen, for apps that meet some conditions.
  func locking(of app: [Condition<State>]) -> [Rule<State>] {
    [
      silent(
        "lock.inBackground", .deviceChange(.lockInBackground), by: .hardware, when: [.offScreen, .unlocked] + app, citing: [116]
      ) { $0.protectedData = .unavailable },
      silent("unlock", .deviceChange(.unlock), by: .user, when: [.offScreen, .quiet, .locked], citing: [117]) {
        $0.protectedData = .available
      },
    ]
  }
}
