extension RunLoopRules {
  /// What the code of the app chooses to do when it is called. Each choice finishes the event,
  /// except for a lengthy task on the main thread.
  var handlers: [RunLoopRule] {
    let finish = finish
    return [
      rule(
        .handlerReturns, .silent, by: .app, when: [.inHandler], citing: [126, 127],
        effect: finish),
      rule(
        .handlerChangesUI, .silent, by: .app, when: [.inHandler], citing: [133]
      ) { state in
        state.screen = .invalid
        finish(&state)
      },
      rule(
        .handlerStartsWorker, .silent, by: .app, when: [.inHandler, .workerFree], citing: [133]
      ) { state in
        state.isWorkerBusy = true
        finish(&state)
      },
      rule(.handlerStartsTask, .silent, by: .app, when: [.inHandler], citing: [93, 133]) {
        $0.main = .busy
      },
    ]
  }

  /// Lengthy tasks, on the main thread and on the worker.
  var threads: [RunLoopRule] {
    [
      rule(
        .mainTaskEnds, .silent, by: .app, when: [.atTask], citing: [93, 133], effect: finish),
      rule(.mainTaskExceedsLimit, .silent, by: .system, when: [.busy], citing: [93, 94]) {
        $0.main = .blocked
      },
      rule(
        .workerHandsOver, .event, by: .app, when: [.running, .workerBusy, .room],
        citing: [126, 133, 134]
      ) { state in
        state.isWorkerBusy = false
        state.queue.append(.handOver)
      },
      rule(
        .workerChangesUI, .event, by: .app, when: [.running, .workerBusy], citing: [133, 134]
      ) { state in
        state.isWorkerBusy = false
        // A pending redraw draws whatever is in memory when it happens.
        if state.screen == .current { state.screen = .stray }
      },
    ]
  }

  /// A redraw involves no event object: the view is called to draw itself, when the main thread is
  /// idle and the app is on screen.
  var screen: [RunLoopRule] {
    [
      rule(
        .viewRedraws, .delivery, by: .system, when: [.foreground, .asleep, .invalid],
        citing: [132, 133]
      ) { $0.screen = .current }
    ]
  }

  /// System notifications are queued during suspension, one of each type, and come before anything
  /// else.
  var notifications: [RunLoopRule] {
    let kinds: [(RunLoopState.Notices, String, RunLoopState.Action, RunLoopState.Action)] = [
      (.locale, "locale", .queuesLocale, .deliversLocale),
      (.defaults, "defaults", .queuesDefaults, .deliversDefaults),
    ]
    return kinds.flatMap { notice, name, queued, delivered in
      [
        rule(
          queued, .event, by: .system, when: [.suspended], citing: [130]
        ) { $0.notices.insert(notice) },
        rule(
          delivered, .delivery, by: .system,
          when: [.running, .asleep, .waits(notice, name)], citing: [130, 135]
        ) { [finish] state in
          state.notices.remove(notice)
          finish(&state)
        },
      ]
    }
  }
}
