/// The rules of one app: short ways to write them, and those that are the same with and without
/// scenes.
protocol ProcessRules {
  associatedtype State: AppProcessState

  /// The source which says that a callback stays on the app delegate; none for an app without
  /// scenes.
  var staysOnAppDelegate: [Citation] { get }
}

extension ProcessRules {
  func event(
    _ name: String, _ occurrence: Occurrence, of component: Component? = nil,
    variant: String = "", kind: RuleKind = .event, by initiator: Initiator,
    when conditions: [Condition<State>], citing citations: [Citation],
    effect: @escaping @Sendable (inout State) -> Void
  ) -> Rule<State> {
    Rule(
      name, occurrence, of: component, variant: variant, by: initiator, kind: kind,
      when: conditions, citing: citations, effect: effect)
  }

  func silent(
    _ name: String, _ occurrence: Occurrence, by initiator: Initiator,
    when conditions: [Condition<State>], citing citations: [Citation],
    effect: @escaping @Sendable (inout State) -> Void
  ) -> Rule<State> {
    event(
      name, occurrence, kind: .silent, by: initiator, when: conditions, citing: citations,
      effect: effect)
  }

  func kill(
    _ name: String, _ occurrence: Occurrence, by initiator: Initiator,
    when conditions: [Condition<State>], citing citations: [Citation],
    leaving remains: @escaping @Sendable (inout State) -> Void = { _ in }
  ) -> Rule<State> {
    Rule(name, occurrence, by: initiator, kind: .kill, when: conditions, citing: citations) {
      state in
      remains(&state)
      state.die()
    }
  }
}

extension Citation {
  static let notPrewarmedAfterForceQuit = Citation.assumption(
    "F65 excludes a relaunch after a force quit, and thus prewarming")
}

extension SystemVersions {
  /// The systems that make processes ahead of time (F70).
  static let withPrewarming = since(15)
  /// The systems that fetch, push silently and complete transfers in the background (F64, F67, F68).
  static let withBackgroundEvents = since(7)
}

extension ProcessRules {
  /// Suspension, and what delays it.
  var suspension: [Rule<State>] {
    [
      silent(
        "suspend", .suspension, by: .system,
        when: [.background, .quiet, .hasNoWork, .task(.none, .requested)],
        citing: [6, 32, 106, 112]
      ) { state in
        state.suspend()
        state.task = .none
      },
      event(
        "event.completed", .request(.completeEvent), by: .app,
        when: [.background, .quiet, .working(on: .event)], citing: [67, 69]
      ) { $0.work = .none },
    ]
  }

  /// Background tasks of apps that meet some conditions.
  func tasks(of app: [Condition<State>]) -> [Rule<State>] {
    [
      event(
        "task.begin", .request(.beginTask), by: .app,
        when: [.running, .quiet] + app + [.task(.none)],
        citing: [106, 111]
      ) { $0.task = .requested },
      silent(
        "task.granted", .answer(to: .beginTask, isGranted: true), by: .system,
        when: [.running, .quiet, .task(.requested)], citing: [106]
      ) { $0.task = .granted },
      event(
        "task.end", .request(.endTask), by: .app,
        when: [.running, .quiet, .task(.granted, .expired)],
        citing: [106, 109]
      ) { $0.task = .none },
    ]
  }

  /// The expiration handler of a task that was granted or refused.
  var taskCalls: [Rule<State>] {
    [
      Rule(
        Callback.taskExpiration.name, .delivery(.plain), by: .system, kind: .delivery,
        when: [.background, .quiet, .task(.granted)], delivers: .taskExpiration,
        citing: [107, 108, 109]
      ) { $0.task = .expired },
      Rule(
        Callback.taskExpiration.name, .answer(to: .beginTask, isGranted: false),
        variant: ".refused", by: .system, kind: .delivery,
        when: [.running, .quiet, .task(.requested)], delivers: .taskExpiration,
        citing: [106, 110]
      ) { $0.task = .none },
    ]
  }
}

extension ProcessRules {
  /// The end that was announced; `next` says that nothing else is owed.
  func announcedExit(when next: Condition<State>) -> Rule<State> {
    silent("exit.afterTermination", .announcedExit, by: .system, when: [next], citing: [84, 141]) {
      $0.die()
    }
  }

  /// How the system ends apps to free memory, and its announced termination.
  func systemEnds(
    announced termination: Rule<State>, silentlyInBackground: Bool
  ) -> [Rule<State>] {
    let kills = [
      kill("purge", .end(.purge), by: .system, when: [.suspended], citing: [7, 79, 90]),
      kill("prewarm.dropped", .prewarming(.dropped), by: .system, when: [.prewarmed], citing: [70])
        .on(.withPrewarming),
      termination,
      kill("jetsam", .end(.jetsam), by: .system, when: [.foreground], citing: [89, 92]),
    ]
    guard silentlyInBackground else { return kills }
    return kills + [
      kill(
        "jetsam.inBackground", .end(.jetsamInBackground), by: .system, when: [.background],
        citing: [80, 89])
    ]
  }

  /// How the system ends apps that misbehave, and how an app ends itself.
  var faults: [Rule<State>] {
    [
      kill("exit", .request(.exit), by: .app, when: [.running], citing: [100]),
      kill(
        "watchdog", .punishment(.watchdog), by: .system, when: [.running], citing: [93, 104, 105]),
      kill(
        "task.overrun", .punishment(.taskOverrun), by: .system,
        when: [.background, .quiet, .task(.expired)], citing: [96]),
      kill(
        "event.overrun", .punishment(.eventOverrun), by: .system,
        when: [.background, .quiet, .working(on: .event)], citing: [69]),
      kill(
        "gpu.inBackground", .punishment(.gpuInBackground), by: .system, when: [.background],
        citing: [99]),
      kill(
        "lock.heldAtSuspension", .punishment(.lockHeldAtSuspension), by: .system,
        when: [.background, .quiet], citing: [97, 102, 103]),
      kill("policy", .punishment(.policy), by: .system, when: [.background], citing: [98]),
    ]
  }

  /// The ends that are not the app's fault.
  var replacements: [Rule<State>] {
    [
      kill("debugger.stops", .end(.debugger), by: .user, when: [.hasProcess], citing: [88]),
      kill("update", .end(.update), by: .system, when: [.hasProcess], citing: [101]),
    ]
  }

  /// A restart of the device; what it leaves behind differs between the models.
  func reboot(leaving remains: @escaping @Sendable (inout State) -> Void) -> Rule<State> {
    Rule("reboot", .end(.reboot), by: .hardware, kind: .kill, when: [], citing: [65, 66, 81]) {
      state in
      state.die()
      state.isForceQuit = false
      remains(&state)
    }
  }
}

extension ProcessRules {
  /// What reaches a running app without changing its execution state.
  func arrivals(touchedWhile visible: Condition<State> = .active) -> [Rule<State>] {
    [
      Rule(
        "touch", .touch, by: .user, kind: .delivery, when: [visible, .quiet], delivers: .touch,
        citing: [3, 125, 127]
      ) { _ in },
      event(
        "push.arrives", .arrival(of: .push), by: .system,
        when: [.running, .quiet, .hasNoWork],
        citing: [57, 59, 125] + staysOnAppDelegate
      ) { $0.owe([.didReceiveRemoteNotification]) },
      event(
        "fetch.starts", .arrival(of: .fetch), by: .system,
        when: [.background, .quiet, .hasNoWork],
        citing: [68] + staysOnAppDelegate
      ) { $0.owe([.performFetch]) }.on(.withBackgroundEvents),
      event(
        "urlSession.completes", .arrival(of: .urlSession), by: .system,
        when: [.background, .quiet, .hasNoWork],
        citing: [67] + staysOnAppDelegate
      ) { $0.owe([.handleEventsForBackgroundURLSession]) }.on(.withBackgroundEvents),
      silent(
        "push.discarded", .discarding(.push), by: .system, when: [.noProcess, .forceQuit],
        citing: [65]
      ) { _ in }.on(.withBackgroundEvents),
      silent(
        "push.throttled", .discarding(.push), by: .system, when: [.needsStart, .notForceQuit],
        citing: [284]
      ) { _ in }.on(.withBackgroundEvents),
      event(
        "memory.low", .deviceChange(.lowMemory), by: .system, when: [.running, .quiet],
        citing: [91] + staysOnAppDelegate
      ) { $0.owe([.didReceiveMemoryWarning]) },
      event(
        "clock.changes", .deviceChange(.clock), by: .system, when: [.running, .quiet],
        citing: [130, 131] + staysOnAppDelegate
      ) { $0.owe([.significantTimeChange]) },
    ]
  }
}
