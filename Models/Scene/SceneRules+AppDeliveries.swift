extension SceneRules {
  /// What stays on the app delegate (F152), with its notifications.
  var appDeliveries: [SceneRule] {
    [
      call(.willFinishLaunching, citing: [11, 12, 18, 149, 152]) { state in
        state.knowsDataIsUnavailable = !state.canReadProtectedData
      },
      call(.didFinishLaunching, citing: [11, 18, 149, 152, 177]) { state in
        // Whoever has not set the delegate by now has missed the tap.
        if !state.hasNotificationDelegate { state.owesResponse = false }
      },
      call(.didReceiveRemoteNotification, citing: [58, 59, 152]) { $0.beginHandlingEvent() },
      call(.performFetch, citing: [68, 152]) { $0.beginHandlingEvent() },
      call(.bgLaunchHandler, citing: [197, 204]) { $0.beginHandlingTask() },
      call(.handleEventsForBackgroundURLSession, citing: [67, 152]) { $0.beginHandlingEvent() },
      call(.didReceiveMemoryWarning, citing: [91, 152]),
      call(.significantTimeChange, citing: [130, 131, 152]),
      call(.willTerminate, citing: [80, 83, 86, 105, 152]),
      discarded,
    ] + responses + protectedData + taskCalls + notifications
      + [announcedExit(when: .owesNext(.exit))]
  }

  /// What the user does with a notification, where no scene is brought forward for it. The tap that
  /// launches the app is in the connection options as well, and the order of the two is free (F186).
  private var responses: [SceneRule] {
    [
      Rule(
        Callback.unDidReceiveResponse.name, .delivery(.plain), by: .system, kind: .delivery,
        when: [.responseNext, .betweenDeliveries, .notificationDelegate],
        delivers: .unDidReceiveResponse,
        citing: [174, 176, 180, 186]
      ) { state in
        if state.isLaunchingTapNext {
          state.owesResponse = false
        } else {
          state.removeNextForApp()
          state.beginHandlingEvent()
        }
      },
      silent(
        "action.dropped", .discarding(.notificationAction), by: .system,
        when: [.owesNext(.action), .noNotificationDelegate], citing: [177]
      ) { $0.removeNextForApp() },
      call(.unWillPresent, citing: [179, 190]),
    ]
      + ifAllowed(
        .inputInFront,
        Rule(
          Callback.didReceiveRemoteNotification.name, .delivery(.plain), variant: ".tap",
          by: .system, kind: .delivery, when: [.owesNext(.tap), .noNotificationDelegate],
          delivers: .didReceiveRemoteNotification, citing: [57, 58, 175]
        ) { $0.removeNextForApp() })
  }

  /// The app is notified after the launch callbacks and after the scene is gone; nothing else about
  /// the order is known (F160, F161).
  private var discarded: SceneRule {
    Rule(
      Callback.didDiscardSceneSessions.name, .delivery(.plain), by: .system, kind: .delivery,
      when: [.running, .launched, .betweenDeliveries, .discardPending, .disconnected],
      delivers: .didDiscardSceneSessions, citing: [160, 161]
    ) { $0.hasPendingDiscard = false }
  }

  private var protectedData: [SceneRule] {
    let citations: [Citation] = [116, 117, 118, 130, 152]
    return protectedDataCalls(
      when: [.lockable, .running, .betweenDeliveries, .launched, .notTerminating],
      citing: citations, citations
    ) { $0.owed.prepend(.call($1)) }
  }

  private var notifications: [SceneRule] {
    let posted: [(Callback, [Citation])] = [
      (.noteDidFinishLaunching, [43, 48, 50]), (.noteWillTerminate, [43, 47, 50]),
      (.noteDidReceiveMemoryWarning, [43, 50, 91]), (.noteSignificantTimeChange, [43, 49, 50]),
      (.noteProtectedDataWillBecomeUnavailable, [43, 50]),
      (.noteProtectedDataDidBecomeAvailable, [43, 50]),
    ]
    return posted.map { notification, citations in
      Rule(
        notification.name, .delivery(.plain), by: .system, kind: .delivery,
        when: [.owesNext(.call(notification))], delivers: notification, citing: citations
      ) { $0.removeNextForApp() }
    }
  }

  /// Delivers a callback when it is next; its notification is owed right after it.
  private func call(
    _ callback: Callback, citing citations: [Citation],
    effect: @escaping @Sendable (inout SceneState) -> Void = { _ in }
  ) -> SceneRule {
    Rule(
      callback.name, .delivery(.plain), by: .system, kind: .delivery,
      when: [.callNext(callback)], delivers: callback, citing: citations
    ) { state in
      let notification = state.kind.postsForApp ? callback.notification : nil
      state.removeNextForApp(replacingItWith: notification.map(Owed.call))
      effect(&state)
    }
  }
}

extension SceneState {
  /// Whether the tap that launched the app can be told now.
  fileprivate var isLaunchingTapNext: Bool { owesResponse && !isLaunching }
}

extension Condition where State == SceneState {
  fileprivate static let responseNext = Condition("a tap or an action is next for the app") {
    $0.isLaunchingTapNext || $0.nextForApp == .tap || $0.nextForApp == .action
  }

  fileprivate static let discardPending = Condition("a discard is to be told") {
    $0.hasPendingDiscard
  }

  fileprivate static let disconnected = Condition("no scene is still to disconnect") { state in
    !state.scenes.contains { $0.owed.contains(.call(.sceneDidDisconnect)) }
  }

  /// A notification belongs to the callback beside it; nothing comes between.
  static let betweenDeliveries = Condition("between deliveries") { state in
    for next in [state.nextForApp, state.next(for: 0)] {
      switch next {
      case .call(let callback): if callback.isNotification { return false }
      case .callOnly, .callAfterScene: return false
      default: break
      }
    }
    return true
  }
}
