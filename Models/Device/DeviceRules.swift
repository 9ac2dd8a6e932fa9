/// The rules of the device model, for a number of apps and a choice of disputed points.
struct DeviceRules {
  let apps: Int
  let allowed: AllowedPoints<DeviceDispute>

  /// Every rule, family by family, and in each family app by app. The order decides which of
  /// several shortest counterexamples is shown, so ordinary rules come before unusual ones.
  var all: [Rule<DeviceState>] {
    let ofApps = (0..<apps).map { DeviceAppRules(app: $0, allowed: allowed).all }
    return (ofApps.first ?? []).indices.flatMap { family in ofApps.map { $0[family] } }
  }
}

/// What can happen to one app of the device.
///
/// A step takes an app from one phase to the next, with the callback that causes or announces the
/// change. What happens between two callbacks of one app belongs to the app model.
struct DeviceAppRules: DisputedRules {
  typealias State = DeviceState
  typealias DeviceRule = Rule<DeviceState>
  typealias Change = @Sendable (DeviceApp) -> DeviceApp

  /// The app, from 0.
  let app: Int
  let allowed: AllowedPoints<DeviceDispute>

  var all: [DeviceRule] { launches + foreground + background + memory + pressure + userKills }

  func event(
    _ action: DeviceState.Action, kind: RuleKind = .event, by initiator: Initiator,
    when conditions: [Condition<DeviceState>], delivers callback: Callback? = nil,
    citing citations: [Citation], change: @escaping Change
  ) -> DeviceRule {
    Rule(
      action.rawValue, of: .app(app), by: initiator, kind: kind, when: conditions,
      delivers: callback,
      citing: citations
    ) { [app] in $0[app] = change($0[app]) }
  }

  func delivery(
    _ action: DeviceState.Action, of callback: Callback, by initiator: Initiator,
    when conditions: [Condition<DeviceState>], citing citations: [Citation],
    change: @escaping Change
  ) -> DeviceRule {
    event(
      action, kind: .delivery, by: initiator, when: conditions, delivers: callback,
      citing: citations, change: change)
  }

  func kill(
    _ action: DeviceState.Action, by initiator: Initiator,
    when conditions: [Condition<DeviceState>],
    citing citations: [Citation], leaving phase: DeviceApp.Phase = .notRunning
  ) -> DeviceRule {
    event(action, kind: .kill, by: initiator, when: conditions, citing: citations) {
      $0.entering(phase)
    }
  }
}

/// What happens in the model; the raw value is the name of the rules.
extension DeviceState: ActionState {
  enum Action: String, CaseIterable, Sendable {
    case launch, launchInBackground, didBecomeActive, willResignActive, didEnterBackground, resume
    case willEnterForeground, suspend, wake, taskBegin = "task.begin", taskEnd = "task.end"
    case taskExpiration = "task.expiration", allocate, release, memoryWarning, terminate, exit
    case memoryLimit, jetsamInBackground = "jetsam.inBackground", jetsamInFront = "jetsam.inFront"
    case purgeLarge = "purge.large", purgeSmall = "purge.small"
    case purgeSmallBeforeLarge = "purge.smallBeforeLarge"
    case userKillSuspended = "userKill.suspended", userKillSilent = "userKill.silent"
    case userKillSilentInFront = "userKill.silentInFront"
    case userKillInBackground = "userKill.inBackground", userKillInSwitcher = "userKill.inSwitcher"
  }
}

/// Conditions on one app: 14 for each app, out of the 256 that a machine can have.
extension DeviceAppRules {
  /// How an app gets its process.
  var launches: [DeviceRule] {
    [
      event(
        .launch, by: .user, when: [.isGone(app), .roomInFront, .pageFree], citing: [8, 17, 74]
      ) { $0.entering(.arriving) },
      event(
        .launchInBackground, by: .system, when: [.isNotRunning(app), .pageFree],
        citing: [5, 60, 64, 65]
      ) { $0.entering(.background) },
    ]
  }

  /// How an app comes to the foreground, is interrupted, and is left.
  var foreground: [DeviceRule] {
    [
      delivery(
        .didBecomeActive, of: .didBecomeActive, by: .system, when: [.isArrivingOrInactive(app)],
        citing: [17, 26, 30, 31]
      ) { $0.entering(.active) },
      delivery(
        .willResignActive, of: .willResignActive, by: .user, when: [.isActive(app)],
        citing: [25, 29, 31]
      ) { $0.entering(.inactive) },
      delivery(
        .didEnterBackground, of: .didEnterBackground, by: .user, when: [.isInactive(app)],
        citing: [27, 29, 35]
      ) { $0.entering(.background) },
      event(.resume, by: .user, when: [.isSuspended(app), .roomInFront], citing: [34]) {
        $0.entering(.background)
      },
      delivery(
        .willEnterForeground, of: .willEnterForeground, by: .user,
        when: [.isInBackground(app), .roomInFront], citing: [28, 30, 34]
      ) { $0.entering(.arriving) },
    ]
  }

  /// How an app that is off screen is suspended and woken, and how it delays suspension.
  var background: [DeviceRule] {
    [
      event(
        .suspend, kind: .silent, by: .system, when: [.hasNoTask(app)], citing: [6, 32, 106]
      ) { $0.entering(.suspended) },
      event(.wake, by: .system, when: [.isSuspended(app)], citing: [33]) {
        $0.entering(.background)
      },
      event(.taskBegin, by: .app, when: [.hasNoTask(app)], citing: [106, 108]) {
        $0.entering(.backgroundTask)
      },
      event(.taskEnd, by: .app, when: [.hasTask(app)], citing: [106, 112]) {
        $0.entering(.background)
      },
      delivery(
        .taskExpiration, of: .taskExpiration, by: .system, when: [.hasTask(app)],
        citing: [107, 109, 112]
      ) { $0.entering(.background) },
    ]
  }
}

extension Condition where State == DeviceState {
  static func isGone(_ app: Int) -> Condition {
    of(app, "has no process") { !$0.phase.hasProcess }
  }
  static func isNotRunning(_ app: Int) -> Condition {
    of(app, "has no process and is not force-quit") { $0.phase == .notRunning }
  }
  static func isInactive(_ app: Int) -> Condition {
    of(app, "is inactive, after having been active") { $0.phase == .inactive }
  }
  static func isArrivingOrInactive(_ app: Int) -> Condition {
    of(app, "is inactive") { $0.phase == .arriving || $0.phase == .inactive }
  }
  static func isActive(_ app: Int) -> Condition { of(app, "is active") { $0.phase == .active } }
  static func isInFront(_ app: Int) -> Condition {
    of(app, "is in front") { $0.phase.isInFront }
  }
  static func isInBackground(_ app: Int) -> Condition {
    of(app, "is in the background") { $0.phase.isInBackground }
  }
  static func hasNoTask(_ app: Int) -> Condition {
    of(app, "is in the background without a task") { $0.phase == .background }
  }
  static func hasTask(_ app: Int) -> Condition {
    of(app, "is in the background with a task") { $0.phase == .backgroundTask }
  }
  static func isSuspended(_ app: Int) -> Condition {
    of(app, "is suspended") { $0.phase == .suspended }
  }
  static func isRunning(_ app: Int) -> Condition { of(app, "runs") { $0.phase.isRunning } }
  static func isExiting(_ app: Int) -> Condition {
    of(app, "has been told of its end") { $0.phase.isExiting }
  }
  static func isLarge(_ app: Int) -> Condition { of(app, "is large") { $0.isLarge } }
  static func isSmall(_ app: Int) -> Condition { of(app, "is small") { !$0.isLarge } }

  private static func of(
    _ app: Int, _ words: String, _ test: @escaping @Sendable (DeviceApp) -> Bool
  ) -> Condition {
    Condition("app \(app + 1) \(words)") { test($0[app]) }
  }
}

/// Conditions on the device.
extension Condition where State == DeviceState {
  static let roomInFront = Condition("there is room in front") { $0.hasRoomInFront }
  static let pageFree = Condition("a page is free") { $0.freePages > 0 }
  /// Memory is low: an app that wants more must wait until an app ends or releases some.
  static let memoryFull = Condition("no page is free") { $0.freePages <= 0 }
  static let noneSuspended = Condition("no app is suspended") { state in
    !state.contains { $0.phase == .suspended }
  }
  static let noLargeSuspended = Condition("no large app is suspended") { state in
    !state.contains { $0.phase == .suspended && $0.isLarge }
  }
  static let someLargeSuspended = Condition("a large app is suspended") { state in
    state.contains { $0.phase == .suspended && $0.isLarge }
  }
  static let onlyFrontLeft = Condition("only apps in front are in memory") { state in
    !state.contains { $0.phase.hasProcess && !$0.phase.isInFront }
  }
}
