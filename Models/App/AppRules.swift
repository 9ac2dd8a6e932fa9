/// The rules of the app model, for a choice of disputed points.
struct AppRules: ProcessRules, DisputedRules {
  typealias State = AppState
  typealias AppRule = Rule<AppState>

  let allowed: AllowedPoints<AppDispute>

  var staysOnAppDelegate: [Citation] { [] }

  /// The systems on which UIApplicationExitsOnSuspend has an effect (F293).
  static let exitingSystems = SystemVersions.through(12)

  /// Every rule. The order decides which of several shortest counterexamples is shown, so ordinary
  /// rules come before unusual ones.
  var all: [AppRule] {
    deliveries + launches + foreground + background + arrivals() + notifying(of: [])
      + deviceEvents + deaths
  }
}

/// What an ``Occurrence`` does not tell from other steps; the raw value is the name of the rules.
extension AppState: ActionState {
  enum Action: String, CaseIterable, Sendable {
    case launchEntersForeground = "launch.entersForeground", lockReadsInactive =
      "lock.readsInactive"
    case tapAsRemoteNotification = "app.didReceiveRemoteNotification.tap"
  }
}

extension AppRules {
  /// Memory and clock can be heard of between callbacks of different turns of the run loop.
  private var earlyDeviceEvents: [AppRule] {
    let entering: [Condition<AppState>] = [
      .enteringUndisturbed, .owesNext(.call(.didBecomeActive)),
    ]
    return ifAllowed(
      .deviceEventsWhileEntering,
      silent(
        "memory.low.whileEntering", .deviceChange(.lowMemoryWhileEntering), by: .system,
        when: entering,
        citing: [91, 130]
      ) { state in
        state.entrance = .interrupted
        state.owed.prepend(.call(.didReceiveMemoryWarning))
      },
      silent(
        "clock.changes.whileEntering", .deviceChange(.clockWhileEntering), by: .system,
        when: entering,
        citing: [130, 131]
      ) { state in
        state.entrance = .interrupted
        state.owed.prepend(.call(.significantTimeChange))
      })
  }

  /// The clock and the lock.
  var deviceEvents: [AppRule] {
    earlyDeviceEvents + [
      silent(
        "clock.changesUnnoticed", .deviceChange(.clockUnnoticed), by: .system, when: [.suspended],
        citing: [130, 131]
      ) {
        $0.isTimeChangeQueued = true
      }
    ]
      + locking(of: [])
      + ifAllowed(
        .timeChangeInBackground,
        event(
          "clock.queueFlushed", .deviceChange(.clockFlushed), by: .system,
          when: [.background, .quiet, .timeChangeQueued], citing: [130, 131]
        ) { state in
          state.isTimeChangeQueued = false
          state.owe([.significantTimeChange])
        })
  }
}

extension Condition where State == AppState {
  fileprivate static let timeChangeQueued = Condition("a time change is queued") {
    $0.isTimeChangeQueued
  }
}

extension AppRules {
  /// Suspension, wakes, background events and background tasks.
  var background: [AppRule] {
    suspension + BackgroundEvent.all.map(wake) + tasks(of: [.staysOnSuspend])
      + scheduledTasks(of: [])
  }

  private func wake(_ event: BackgroundEvent) -> AppRule {
    let entersBackground = allows(.enterBackgroundOnWake)
    return self.event(
      "wake." + event.name, .wake(for: event.input), by: .system, when: [.suspended],
      citing: [33, 61] + event.citations
    ) { state in
      state.execution = .background
      state.isRun(for: event)
      state.owe((entersBackground ? [.call(.didEnterBackground)] : []) + event.owed)
    }.on(event.systems)
  }
}

extension Condition where State == AppState {
  static let launchable = Condition("not launched") {
    !$0.execution.hasProcess || $0.execution == .prewarmed
      || $0.execution == .prewarmedAfterLaunch
  }

  /// A notification belongs to the callback before it; nothing comes between.
  static let betweenDeliveries = Condition("between deliveries") { state in
    switch state.owed.first {
    case .call(let callback): !callback.isNotification
    case .callOnly: false
    default: true
    }
  }
  static let launched = Condition("the launch callbacks have run") {
    !$0.owed.contains(.call(.didFinishLaunching))
  }
  static let notTerminating = Condition("not about to exit") { !$0.owed.contains(.exit) }

  fileprivate static let enteringUndisturbed = Condition("on the way to the screen, undisturbed") {
    $0.entrance == .begun
  }
  static let notEntering = Condition("not on the way to the screen") {
    !$0.owed.contains(.call(.didBecomeActive))
  }

  static let staysOnSuspend = Condition("does not exit on suspend") { !$0.exitsOnSuspend }
  static let exitsOnSuspend = Condition("exits on suspend") { $0.exitsOnSuspend }
  static let shown = Condition("has been in the foreground") { $0.isShown }

  static func under(_ covers: AppState.Cover...) -> Condition {
    Condition("under " + covers.map(\.name).joined(separator: " or ")) { covers.contains($0.cover) }
  }

  static func owesNext(_ item: Owed) -> Condition {
    Condition("\(item.name) is next") { $0.owed.first == item }
  }

  /// The callback is next, whether or not its notification has been posted already.
  static func callNext(_ callback: Callback) -> Condition {
    Condition("\(callback.name) is next, its notification posted or not") {
      $0.owed.first == .call(callback) || $0.owed.first == .callOnly(callback)
    }
  }
}
