@testable import LifecycleModels

/// The transition tables of the sources, written a second time and independently of the rules: in
/// which states each event can happen, and which callbacks are owed afterwards.
///
/// Rules say how the state changes; rows say what an observer of the app would notice. A mistake in
/// one of the two is caught by the other.
struct AppTable {
  typealias Row = TransitionRow<AppState>

  let allowed: AllowedPoints<AppDispute>

  var rows: [Row] {
    launches + openings + covers + departures + background + device + deaths
      + Row.scheduledTasks(canAsk: { _ in true })
  }

  func row(
    _ events: String..., from isPossible: @escaping @Sendable (AppState) -> Bool,
    owes: @escaping @Sendable (AppState) -> [String]
  ) -> Row {
    Row(events: events, isPossible: isPossible, owes: owes)
  }
}

extension AppTable {
  private static let inputs: [(String, [String])] = [
    ("", []), (".url", ["openURL"]),
    (".userActivity", ["willContinueUserActivity", "continueUserActivity"]),
    (".notificationTap", ["the tap"]),
    (".shortcut", ["performActionForShortcutItem"]),
  ]

  private typealias Event = (
    input: LifeInput, calls: [String], systems: SystemVersions, afterForceQuit: SystemVersions
  )

  private static let events: [Event] = [
    (.fetch, ["performFetch"], .since(7), .none),
    (.refreshTask, ["launchHandler"], .since(13), .none),
    (.processingTask, ["launchHandler"], .since(13), .since(18)),
    (.push, ["didReceiveRemoteNotification"], .since(7), .none),
    (.urlSession, ["handleEventsForBackgroundURLSession"], .since(7), .none),
    (.location, [], .all, .since(8)), (.voip, [], .since(8), .since(8)),
    (.bluetooth, [], .since(11), .since(26)),
    (.notificationAction, ["the action"], .since(10), .none),
  ]

  /// F17, F19, F53 to F60, F63 to F66, F70 to F72.
  private var launches: [Row] {
    let isFresh: @Sendable (AppState) -> Bool = {
      [.notRunning, .prewarmed, .prewarmedAfterLaunch].contains($0.execution)
    }
    let entersBackground = allowed.contains(.enterBackgroundOnBackgroundLaunch)
    let showsViews = allowed.contains(.viewsAppearInBackgroundLaunch)
    let beforeUnlock = allowed.contains(.backgroundLaunchBeforeFirstUnlock)
    return Self.inputs.map { suffix, input in
      row("launch" + suffix, from: { isFresh($0) && $0.protectedData == .available }) {
        $0.remainingLaunch + ["viewWillAppear"] + input + ["didBecomeActive", "viewDidAppear"]
      }
    }
      + Self.events.flatMap { input, callbacks, systems, afterForceQuit in
        let owes: @Sendable (AppState) -> [String] = { state in
          let rest = state.remainingLaunch
          let showsView = showsViews && state.systems.overlaps(.since(13)) && !rest.isEmpty
          return rest + (entersBackground ? ["didEnterBackground"] : [])
            + (showsView ? ["viewWillAppear", "viewDidAppear"] : []) + callbacks
        }
        let isPossible: @Sendable (AppState) -> Bool = { state in
          isFresh(state) && !state.exitsOnSuspend
            && (beforeUnlock && state.systems.overlaps(.since(15))
              || state.protectedData != .unavailableSinceBoot)
        }
        let name = "launchInBackground.\(input)"
        let usual = row(name, from: { isPossible($0) && !$0.isForceQuit }, owes: owes).on(systems)
        let late = row(
          name + ".afterForceQuit", from: { isPossible($0) && $0.isForceQuit }, owes: owes
        ).on(afterForceQuit)
        return afterForceQuit.isEmpty ? [usual] : [usual, late]
      } + [
        row("prewarm", from: { $0.execution == .notRunning && !$0.isForceQuit }) { _ in [] }
          .on(.since(15)),
        row("prewarm.runsLaunch", from: { $0.execution == .notRunning && !$0.isForceQuit }) {
          $0.remainingLaunch + ["freeze"]
        }.on(.since(15)),
        row("prewarm.freeze", from: { $0.owedWords == ["freeze"] }) { _ in [] }.on(.since(15)),
        row(
          "launch.cutShort",
          from: { isFresh($0) && $0.protectedData == .available && !$0.exitsOnSuspend }
        ) {
          $0.remainingLaunch
            + [
              "viewWillAppear", "viewDidAppear", "didEnterBackground", "shouldSaveState",
              "willEncodeState",
            ]
        }.on(.since(18)),
        row(
          "launch.covered",
          from: { isFresh($0) && $0.protectedData == .available && !$0.exitsOnSuspend }
        ) { $0.remainingLaunch + ["viewWillAppear", "viewDidAppear"] }.on(.since(10)),
        row(
          "launch.entersForeground",
          from: { isFresh($0) && $0.protectedData == .available }
        ) {
          $0.remainingLaunch
            + ["willEnterForeground", "viewWillAppear", "didBecomeActive", "viewDidAppear"]
        }.on(.only(18)),
        row(
          "window.staysHidden",
          from: {
            $0.execution == .background
              && $0.owedWords.starts(with: ["viewWillAppear", "viewDidAppear"])
              && !$0.owedWords.contains("didBecomeActive")
          }
        ) { Array($0.owedWords.dropFirst(2)) }.on(.since(13)),
      ]
  }

  /// F28, F30, F33, F34, F54, F61, F130.
  private var openings: [Row] {
    let entersBackground = allowed.contains(.enterBackgroundOnWake)
    return Self.inputs.flatMap { suffix, input in
      [("open" + suffix, ExecutionState.background), ("resume" + suffix, .suspended)].map {
        name, execution in
        row(
          name,
          from: { $0.isQuiet && $0.execution == execution && $0.protectedData == .available }
        ) { state in
          (state.isTimeChangeQueued ? ["significantTimeChange"] : []) + ["willEnterForeground"]
            + (state.hasAppeared ? [] : ["viewWillAppear"]) + input + ["didBecomeActive"]
            + (state.hasAppeared ? [] : ["viewDidAppear"])
        }
      }
    }
      + Self.events.map { input, callbacks, systems, _ in
        row("wake.\(input)", from: { $0.execution == .suspended }) { _ in
          (entersBackground ? ["didEnterBackground"] : []) + callbacks
        }.on(systems)
      }
  }
}

extension AppState {
  var isInFront: Bool { execution == .active || execution == .inactive }

  var isIdle: Bool { isQuiet && execution.isRunning }

  var isHandlingInBackground: Bool { execution == .background && work == .event }

  var isIdleInBackground: Bool { isIdle && execution == .background && work == .none }

  fileprivate var remainingLaunch: [String] {
    if execution == .prewarmedAfterLaunch { return [] }
    return ["willFinishLaunching"] + (hasArchive ? ["shouldRestoreState", "didDecodeState"] : [])
      + ["didFinishLaunching", "viewDidLoad"]
  }
}

extension AppTable {
  /// F31, F38, F40, F41, F119, F120, F122.
  var covers: [Row] {
    func ends(_ event: String, _ cover: AppState.Cover) -> Row {
      row(event, from: { $0.isQuiet && $0.execution == .inactive && $0.cover == cover }) { _ in
        ["didBecomeActive"]
      }
    }
    return [
      row(
        "interruption.begins", "systemSheet.presented", "call.arrives",
        from: { $0.isQuiet && $0.execution == .active }
      ) { _ in ["willResignActive"] },
      row("switcher.opens", from: { $0.isQuiet && $0.execution == .active }) { _ in
        ["willResignActive"]
      }.on(.since(5)),
      row("notificationCentre.pulled", from: { $0.isQuiet && $0.execution == .active }) { _ in
        ["willResignActive", "didBecomeActive", "willResignActive"]
      }.on(SystemVersions(11...12)),
      row("openURL.own", from: { $0.isQuiet && $0.execution == .active }) { [allowed] in
        allowed.contains(.openOwnURLBounce) && $0.systems.overlaps(SystemVersions(7...9))
          ? ["willResignActive", "openURL", "didBecomeActive"] : ["openURL"]
      }.on(.since(7)),
      row("inputInFront.notificationTap", from: { $0.isQuiet && $0.isInFront }) { _ in
        ["the tap"]
      }.on(.since(9)),
      row(
        "notification.arrives",
        from: { $0.isQuiet && $0.isInFront && $0.hasNotificationDelegate }
      ) { _ in ["willPresent"] }.on(.since(10)),
      row(
        "notificationDelegate.set",
        from: { state in
          !state.hasNotificationDelegate && state.execution.isRunning
            && (state.isQuiet || state.owedWords.contains("didFinishLaunching"))
        }
      ) { $0.owedWords }.on(.since(10)),
      row(
        "action.dropped",
        from: { $0.owedWords.first == "the action" && !$0.hasNotificationDelegate }
      ) { Array($0.owedWords.dropFirst()) }.on(.since(10)),
      row("inputInFront.url", from: { $0.isQuiet && $0.execution == .active }) { _ in ["openURL"] }
        .on(.since(7)),
      row("inputInFront.userActivity", from: { $0.isQuiet && $0.execution == .active }) { _ in
        ["willContinueUserActivity", "continueUserActivity"]
      }.on(.since(7)),
      ends("interruption.ends", .interruption), ends("call.declined", .call),
      ends("switcher.returns", .switcher),
      ends("notificationCentre.dismissed", .notificationCentre),
      row(
        "interruption.endsUnnoticed",
        from: { $0.isQuiet && $0.execution == .inactive && $0.cover == .interruption }
      ) { _ in [] }.on(.only(6)),
    ]
  }

  private static func entranceCutShort(then calls: [String]) -> @Sendable (AppState) -> [String] {
    { state in
      (state.isTimeChangeQueued ? ["significantTimeChange"] : []) + ["willEnterForeground"]
        + (state.hasAppeared ? [] : ["viewWillAppear", "viewDidAppear"]) + calls
    }
  }

  /// F265 and F335.
  private var entrancesCutShort: [Row] {
    let rows: [(variant: String, calls: [String], systems: SystemVersions)] = [
      ("cutShort", ["didEnterBackground", "shouldSaveState", "willEncodeState"], .since(18)),
      ("covered", [], .since(10)),
    ]
    return rows.flatMap { variant, calls, systems in
      [
        row(
          "open." + variant,
          from: {
            $0.isQuiet && $0.execution == .background && $0.protectedData == .available
              && !$0.exitsOnSuspend
          }, owes: Self.entranceCutShort(then: calls)
        ).on(systems),
        row(
          "resume." + variant,
          from: {
            $0.execution == .suspended && $0.protectedData == .available && !$0.exitsOnSuspend
          }, owes: Self.entranceCutShort(then: calls)
        ).on(systems),
      ]
    }
  }

  /// F29, F36, F37, F39, F75, F115, F116, F265.
  var departures: [Row] {
    let locks: SystemVersions = allowed.contains(.lockReadsInactive) ? .since(7) : .all
    let rows: [(name: String, needsCall: Bool, systems: SystemVersions)] = [
      ("home", false, .all), ("otherApp.opened", false, .all), ("sleep", false, locks),
      ("lock", false, locks), ("call.answered", true, .all),
    ]
    return rows.flatMap { name, needsCall, systems in
      let isPossible: @Sendable (AppState) -> Bool = { state in
        state.isQuiet && (state.execution == .active || state.execution == .inactive)
          && (!needsCall || state.cover == .call)
      }
      let resigns: @Sendable (AppState) -> [String] = {
        $0.execution == .active ? ["willResignActive"] : []
      }
      return [
        row(name, from: { isPossible($0) && !$0.exitsOnSuspend }) {
          resigns($0) + ["didEnterBackground", "shouldSaveState", "willEncodeState"]
        }.on(systems),
        row(name + ".exits", from: { isPossible($0) && $0.exitsOnSuspend }) {
          resigns($0) + ["willTerminate", "exit"]
        }.on(systems.intersection(.through(12))),
        row(name + ".exitsThroughBackground", from: { isPossible($0) && $0.exitsOnSuspend }) {
          resigns($0) + ["didEnterBackground", "willTerminate", "exit"]
        }.on(systems.intersection(SystemVersions(5...12))),
      ]
    } + [
      row(
        "openURL.otherApp",
        from: { $0.isQuiet && $0.execution == .active && !$0.exitsOnSuspend }
      ) { [allowed] in
        let bounces = allowed.contains(.openOtherAppBounce) && $0.systems.overlaps(.only(11))
        return (bounces ? ["willResignActive", "didBecomeActive"] : [])
          + ["willResignActive", "didEnterBackground", "shouldSaveState", "willEncodeState"]
      },
      row(
        "lock.readsInactive",
        from: { $0.isQuiet && $0.isInFront && !$0.exitsOnSuspend }
      ) { state in
        (state.execution == .active ? ["willResignActive"] : [])
          + ["didEnterBackground", "leave the foreground", "shouldSaveState", "willEncodeState"]
      }.on(SystemVersions(5...6)),
      row("lock.onlyResigns", from: { $0.isQuiet && $0.execution == .active }) { _ in
        ["willResignActive"]
      }.on(.only(4)),
      row(
        "unlock.activates",
        from: { $0.isQuiet && $0.execution == .inactive && $0.cover == .lockScreen }
      ) { _ in ["didBecomeActive"] }.on(.only(4)),
      row(
        "memory.low.whileEntering",
        from: { $0.entrance == .begun && $0.owedWords.first == "didBecomeActive" }
      ) { ["didReceiveMemoryWarning"] + $0.owedWords },
      row(
        "clock.changes.whileEntering",
        from: { $0.entrance == .begun && $0.owedWords.first == "didBecomeActive" }
      ) { ["significantTimeChange"] + $0.owedWords },
    ] + entrancesCutShort
  }
}
