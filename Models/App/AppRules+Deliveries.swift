extension AppRules {
  /// Every callback, its notification, and the state in which it is sent.
  ///
  /// “Did” callbacks see the new state, “will” callbacks the old one (F13).
  var deliveries: [AppRule] {
    transitionCalls + plainCalls + responses + restorationCalls + protectedData + taskCalls
      + notifications + ends
  }

  private var transitionCalls: [AppRule] {
    [
      call(.willFinishLaunching, citing: [12, 15, 17, 18]) { state in
        state.knowsDataIsUnavailable = !state.canReadProtectedData
      },
      call(.willFinishLaunching, .returnsFalse, by: .app, citing: [22, 23, 24]) { state in
        state.knowsDataIsUnavailable = !state.canReadProtectedData
        state.refuseInput()
      },
      call(.didFinishLaunching, citing: [12, 17, 18, 21]),
      call(.didFinishLaunching, .returnsFalse, by: .app, citing: [22, 23, 24]) {
        $0.refuseInput()
      },
      call(.didBecomeActive, citing: [13, 26]) { state in
        state.execution = .active
        state.entrance = .none
      },
      call(.willResignActive, citing: [13, 25]) { $0.execution = .inactive },
      call(.didEnterBackground, when: [.notReadingInactive], citing: [13, 27, 115]) { state in
        state.execution = .background
        state.entrance = .none
      },
      call(.willEnterForeground, citing: [13, 14, 28]) { state in
        state.execution = .inactive
        state.isShown = true
        state.entrance = state.owed.contains(.call(.didBecomeActive)) ? .begun : .none
        state.work = .none
      },
      call(.willTerminate, citing: [80, 83, 84, 105]),
    ]
      + ifAllowed(
        .lockReadsInactive,
        call(.didEnterBackground, .readingInactive, when: [.readsInactive], citing: [292]))
  }

  private var plainCalls: [AppRule] {
    [
      call(.viewDidLoad, citing: [142]),
      call(.viewWillAppear, citing: [63, 142, 143]) { $0.hasAppeared = true },
      call(.viewDidAppear, citing: [142, 143]),
      Rule(
        Callback.viewDidAppear.name, .delivery(.early), variant: ".early", by: .system,
        kind: .delivery,
        when: [.owesNext(.call(.didBecomeActive)), .owes(.call(.viewDidAppear))],
        delivers: .viewDidAppear, citing: [142]
      ) { $0.owed.remove([.call(.viewDidAppear)]) },
      call(.openURL, citing: [53, 54]),
      call(.willContinueUserActivity, citing: [55, 56]),
      call(.continueUserActivity, citing: [55, 56]),
      Rule(
        Callback.didFailToContinueUserActivity.name, .delivery(.plain), by: .system,
        kind: .delivery, when: [.callNext(.continueUserActivity)],
        delivers: .didFailToContinueUserActivity, citing: [56]
      ) { $0.owed.removeFirst() },
      call(.performActionForShortcutItem, citing: [24, 77]),
      call(.didReceiveRemoteNotification, citing: [57, 58, 59]) { $0.beginHandlingEvent() },
      call(.performFetch, citing: [60, 68]) { $0.beginHandlingEvent() },
      call(.bgLaunchHandler, citing: [197, 204]) { $0.beginHandlingTask() }.on(.withTaskScheduler),
      call(.handleEventsForBackgroundURLSession, citing: [67]) { $0.beginHandlingEvent() },
      call(.didReceiveMemoryWarning, citing: [91]),
      call(.significantTimeChange, citing: [130, 131]),
    ]
  }

  /// What the user does with a notification (F174, F175, F180).
  private var responses: [AppRule] {
    [
      Rule(
        Callback.unDidReceiveResponse.name, .delivery(.plain), by: .system, kind: .delivery,
        when: [.responseNext, .notificationDelegate], delivers: .unDidReceiveResponse,
        citing: [174, 176, 180, 184]
      ) { state in
        state.owed.removeFirst()
        state.beginHandlingEvent()
      }.on(.withNotificationCentre),
      Rule(
        Callback.didReceiveRemoteNotification.name, .delivery(.plain), variant: ".tap",
        by: .system, kind: .delivery, when: [.owesNext(.tap), .noNotificationDelegate],
        delivers: .didReceiveRemoteNotification, citing: [57, 58, 175]
      ) { $0.owed.removeFirst() },
      silent(
        "action.dropped", .discarding(.notificationAction), by: .system,
        when: [.owesNext(.action), .noNotificationDelegate], citing: [177]
      ) { $0.owed.removeFirst() }.on(.withNotificationCentre),
      call(.unWillPresent, citing: [179, 190]).on(.withNotificationCentre),
    ]
  }

  private var restorationCalls: [AppRule] {
    [
      call(.shouldRestoreState, citing: [19]),
      call(.shouldRestoreState, .returnsFalse, by: .app, citing: [19]) {
        $0.owed.remove([.call(.didDecodeState)])
      },
      call(.didDecodeState, citing: [19]),
      call(.shouldSaveState, citing: [75]),
      call(.shouldSaveState, .returnsFalse, by: .app, citing: [75]) {
        $0.owed.remove([.call(.willEncodeState)])
      },
      call(.willEncodeState, citing: [75]) { $0.hasArchive = true },
    ]
  }

  /// A suspended app is sent nothing, and only the net change counts.
  private var protectedData: [AppRule] {
    protectedDataCalls(
      when: [.running, .betweenDeliveries, .launched, .notTerminating],
      citing: [116, 117, 118, 130], [117, 130]
    ) { $0.owed.prepend(.call($1)) }
  }

  private var notifications: [AppRule] {
    let posted: [(Callback, [Citation])] = [
      (.didFinishLaunching, [43, 48]), (.didBecomeActive, [43, 44]), (.willResignActive, [43, 44]),
      (.didEnterBackground, [43, 46]), (.willEnterForeground, [43, 45]),
      (.willTerminate, [43, 47]),
      (.didReceiveMemoryWarning, [43, 91]), (.significantTimeChange, [43, 49]),
      (.protectedDataWillBecomeUnavailable, [43]), (.protectedDataDidBecomeAvailable, [43]),
    ]
    let early: [(AppDispute, Callback, [Citation])] = [
      (.notificationBeforeDidEnterBackground, .didEnterBackground, [46]),
      (.notificationBeforeWillEnterForeground, .willEnterForeground, [45]),
      (.notificationBeforeTimeChange, .significantTimeChange, [49]),
    ]
    return posted.compactMap { post(after: $0.0, citing: $0.1) }
      + early.filter { allows($0.0) }.compactMap { postEarly(before: $0.1, citing: $0.2) }
  }

  private var ends: [AppRule] {
    [announcedExit(when: .owesNext(.exit))]
      + (allows(.fastSwitcherKill) || allows(.lockReadsInactive) ? [leaveForeground] : [])
  }
}

extension AppRules {
  private var leaveForeground: AppRule {
    silent(
      "leaveForeground", .leavingForeground, by: .system, when: [.owesNext(.leaveForeground)],
      citing: [162, 292, .assumption("willEnterForeground is only seen in the background (F13)")]
    ) { state in
      state.owed.removeFirst()
      state.execution = .background
    }
    .on(
      allowed.systems(of: .fastSwitcherKill).union(allowed.systems(of: .lockReadsInactive)))
  }

  /// Delivers a callback when it is next; its notification is owed right after it.
  private func call(
    _ callback: Callback, _ delivery: Occurrence.Delivery = .plain,
    by initiator: Initiator = .system, when conditions: [Condition<AppState>] = [],
    citing citations: [Citation],
    effect: @escaping @Sendable (inout AppState) -> Void = { _ in }
  ) -> AppRule {
    Rule(
      callback.name, .delivery(delivery), variant: delivery.suffix, by: initiator,
      kind: .delivery, when: [.callNext(callback)] + conditions, delivers: callback,
      citing: citations
    ) { state in
      let isPosted = state.owed.first == .callOnly(callback)
      state.owed.removeFirst()
      if let notification = callback.notification, !isPosted {
        state.owed.prepend(.call(notification))
      }
      effect(&state)
    }
  }

  private func post(after callback: Callback, citing citations: [Citation]) -> AppRule? {
    callback.notification.map { notification in
      Rule(
        notification.name, .delivery(.plain), by: .system, kind: .delivery,
        when: [.owesNext(.call(notification))], delivers: notification, citing: citations
      ) { $0.owed.removeFirst() }
    }
  }

  private func postEarly(before callback: Callback, citing citations: [Citation]) -> AppRule? {
    callback.notification.map { notification in
      Rule(
        notification.name, .delivery(.early), variant: ".early", by: .system, kind: .delivery,
        when: [.owesNext(.call(callback))], delivers: notification, citing: citations
      ) { state in
        state.owed.removeFirst()
        state.owed.prepend(.callOnly(callback))
      }
    }
  }
}

extension Condition where State == AppState {
  /// The process leaves the foreground after didEnterBackground, which therefore reads inactive.
  fileprivate static let readsInactive = Condition("still in the foreground") {
    $0.isToReadInactive
  }
  fileprivate static let notReadingInactive = Condition("not still in the foreground") {
    !$0.isToReadInactive
  }

  fileprivate static let responseNext = Condition("a tap or an action is next") {
    $0.owed.first == .tap || $0.owed.first == .action
  }

  fileprivate static func owes(_ item: Owed) -> Condition {
    Condition("\(item.name) is owed") { $0.owed.contains(item) }
  }
}

extension AppState {
  fileprivate var isToReadInactive: Bool {
    let next = owed.second
    return next == .leaveForeground
  }

  /// A launch method has returned false: the launch goes on, the URL or activity is dropped. The
  /// value is ignored for a remote notification (F23).
  fileprivate mutating func refuseInput() {
    owed.remove(
      [.openURL, .willContinueUserActivity, .continueUserActivity, .performActionForShortcutItem]
        .map(Owed.call))
  }
}
