extension AppRules {
  /// What reaches a running app without moving it.
  var input: [AppRule] {
    [
      Rule(
        "touch", by: .user, kind: .delivery, when: [.active, .quiet], delivers: .touch,
        citing: [3, 125, 127]
      ) { _ in },
      event(
        "push.arrives", by: .system, when: [.running, .quiet, .handlesNoEvent],
        citing: [57, 59, 125]
      ) { $0.owe([.didReceiveRemoteNotification]) },
      event(
        "fetch.starts", by: .system, when: [.background, .quiet, .handlesNoEvent], citing: [68]
      ) { $0.owe([.performFetch]) },
      event(
        "urlSession.completes", by: .system, when: [.background, .quiet, .handlesNoEvent],
        citing: [67]
      ) { $0.owe([.handleEventsForBackgroundURLSession]) },
      silent("push.discarded", by: .system, when: [.noProcess, .forceQuit], citing: [65]) { _ in },
    ]
  }

  /// Memory, clock and lock.
  var deviceEvents: [AppRule] {
    [
      event("memory.low", by: .system, when: [.running, .quiet], citing: [91]) {
        $0.owe([.didReceiveMemoryWarning])
      },
      event("clock.changes", by: .system, when: [.running, .quiet], citing: [130, 131]) {
        $0.owe([.significantTimeChange])
      },
      silent("clock.changesUnnoticed", by: .system, when: [.suspended], citing: [130, 131]) {
        $0.isTimeChangeQueued = true
      },
      silent("lock.inBackground", by: .hardware, when: [.offScreen, .unlocked], citing: [116]) {
        $0.protectedData = .unavailable
      },
      silent("unlock", by: .user, when: [.offScreen, .quiet, .locked], citing: [117]) {
        $0.protectedData = .available
      },
    ]
      + ifAllowed(
        .timeChangeInBackground,
        event(
          "clock.queueFlushed", by: .system,
          when: [.background, .quiet, .timeChangeQueued], citing: [130, 131]
        ) { state in
          state.isTimeChangeQueued = false
          state.owe([.significantTimeChange])
        })
  }
}

extension Condition where State == AppState {
  fileprivate static let offScreen = Condition("off screen, between events") {
    $0.isQuiet && $0.execution != .active && $0.execution != .inactive
  }

  fileprivate static let timeChangeQueued = Condition("a time change is queued") {
    $0.isTimeChangeQueued
  }
}
