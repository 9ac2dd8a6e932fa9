extension SceneRules {
  /// Suspension, wakes and background tasks.
  var background: [SceneRule] {
    [
      silent(
        "suspend", by: .system,
        when: [.background, .quiet, .handlesNoEvent, .task(.none, .requested)],
        citing: [6, 32, 106, 112]
      ) { state in
        state.process = .suspended
        state.task = .none
      },
      event(
        "event.completed", by: .app, when: [.background, .quiet, .handlesEvent], citing: [67, 69]
      ) { $0.handlesEvent = false },
    ]
      + AppRules.backgroundEvents.map(wake) + tasks
  }

  private func wake(_ event: AppRules.BackgroundEvent) -> SceneRule {
    self.event(
      "wake." + event.name, by: .system, when: [.suspended], citing: [33] + event.citations
    ) { state in
      state.process = .running
      state.handlesEvent = event.callbacks.isEmpty
      state.owe(event.callbacks)
    }
  }

  private var tasks: [SceneRule] {
    [
      event(
        "task.begin", by: .app, when: [.oneWindow, .running, .quiet, .task(.none)],
        citing: [106, 111]
      ) { $0.task = .requested },
      silent(
        "task.granted", by: .system, when: [.running, .quiet, .task(.requested)], citing: [106]
      ) { $0.task = .granted },
      event(
        "task.end", by: .app, when: [.running, .quiet, .task(.granted, .expired)],
        citing: [106, 109]
      ) { $0.task = .none },
    ]
  }

  /// What reaches a running app without moving it.
  var input: [SceneRule] {
    [
      Rule(
        "touch", by: .user, kind: .delivery, when: [.active, .quiet], delivers: .touch,
        citing: [3, 125, 127]
      ) { _ in },
      event(
        "push.arrives", by: .system, when: [.running, .quiet, .handlesNoEvent],
        citing: [57, 59, 125, 152]
      ) { $0.owe([.didReceiveRemoteNotification]) },
      event(
        "fetch.starts", by: .system, when: [.background, .quiet, .handlesNoEvent],
        citing: [68, 152]
      ) { $0.owe([.performFetch]) },
      event(
        "urlSession.completes", by: .system, when: [.background, .quiet, .handlesNoEvent],
        citing: [67, 152]
      ) { $0.owe([.handleEventsForBackgroundURLSession]) },
      silent("push.discarded", by: .system, when: [.noProcess, .forceQuit], citing: [65]) { _ in },
      event("memory.low", by: .system, when: [.running, .quiet], citing: [91, 152]) {
        $0.owe([.didReceiveMemoryWarning])
      },
      event("clock.changes", by: .system, when: [.running, .quiet], citing: [130, 131, 152]) {
        $0.owe([.significantTimeChange])
      },
      silent(
        "lock.inBackground", by: .hardware, when: [.oneWindow, .offScreen, .unlocked],
        citing: [116]
      ) { $0.protectedData = .unavailable },
      silent("unlock", by: .user, when: [.offScreen, .quiet, .locked], citing: [117]) {
        $0.protectedData = .available
      },
    ]
  }
}

extension Condition where State == SceneState {
  fileprivate static let offScreen = Condition("off screen, between events") {
    $0.isQuiet && !$0.scenes.contains(where: \.isInFront)
  }
}
