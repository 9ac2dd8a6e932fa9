/// The rules of the run-loop model, for a choice of disputed points.
struct RunLoopRules: DisputedRules {
  typealias State = RunLoopState
  typealias RunLoopRule = Rule<RunLoopState>
  typealias Guard = Condition<RunLoopState>
  typealias Effect = @Sendable (inout RunLoopState) -> Void

  let allowed: AllowedPoints<RunLoopDispute>

  /// Every rule. The order decides which of several shortest counterexamples is shown, so ordinary
  /// rules come before unusual ones.
  var all: [RunLoopRule] {
    lifeCycle + arrivals + takes + dispatch + responderChain + handlers + threads + screen
      + notifications + deaths
  }

  func rule(
    _ action: RunLoopState.Action, _ kind: RuleKind, by initiator: Initiator,
    when conditions: [Guard], delivers callback: Callback? = nil, citing citations: [Citation],
    effect: @escaping Effect
  ) -> RunLoopRule {
    RunLoopRule(
      action.rawValue, by: initiator, kind: kind, when: conditions, delivers: callback,
      citing: citations, effect: effect)
  }

  /// Finishes an event: the main thread returns to its run loop.
  var finish: Effect {
    let isShown = allows(.nextEventShowsStrayChange)
    return { state in
      state.main = .asleep
      if isShown && state.screen == .stray { state.screen = .invalid }
    }
  }
}

extension RunLoopRules {
  /// The part of the life cycle that decides which events arrive. Calls to the app delegate are
  /// served like any event, so whatever arrived before them is served before them.
  var lifeCycle: [RunLoopRule] {
    [
      rule(.launch, .event, by: .user, when: [.noProcess], citing: [126, 135, 137]) { state in
        state.execution = .inactive
        state.main = .serving(.lifeCycle, at: .delegate)
      },
      call(.didBecomeActive, from: .inactive, to: .active, citing: [26, 135]),
      call(.willResignActive, from: .active, to: .inactive, citing: [25, 135]),
      call(.didEnterBackground, from: .inactive, to: .background, citing: [27, 135]),
      call(.willEnterForeground, from: .background, to: .inactive, citing: [28, 34, 135]),
      rule(.suspend, .silent, by: .system, when: [.background, .asleep], citing: [6, 32]) {
        $0.execution = .suspended
      },
      rule(.wake, .event, by: .system, when: [.suspended], citing: [33, 34]) {
        $0.execution = .background
      },
    ]
  }

  private func call(
    _ callback: Callback, from source: Guard, to execution: ExecutionState,
    citing citations: [Citation]
  ) -> RunLoopRule {
    RunLoopRule(
      callback.name, .delivery(.plain), by: .system, kind: .delivery, when: [source, .atRest],
      delivers: callback,
      citing: citations + [
        .assumption("the state changes with the call, so that a call is one step")
      ]
    ) { state in
      state.execution = execution
      state.main = .serving(.lifeCycle, at: .delegate)
    }
  }

  /// The ends of a process that depend on its threads or on suspension. All others can happen
  /// between any two steps, and belong to the app model.
  var deaths: [RunLoopRule] {
    [
      rule(.watchdog, .kill, by: .system, when: [.blocked], citing: [93, 94]) { $0.die() },
      rule(.purge, .kill, by: .system, when: [.suspended], citing: [7, 79]) { $0.die() },
    ]
  }
}

/// What happens in the model; the raw value is the name of the rules.
extension RunLoopState: ActionState {
  enum Action: String, CaseIterable, Sendable {
    case launch, suspend, wake, touch, touchOnControl, remoteControl, shake, motion, location
    case watchdog, purge, viewRedraws = "view.redraws"
    case mainTaskEnds = "mainTask.ends", mainTaskExceedsLimit = "mainTask.exceedsLimit"
    case workerHandsOver = "worker.handsOver", workerChangesUI = "worker.changesUI"
    case handlerReturns = "handler.returns", handlerChangesUI = "handler.changesUI"
    case handlerStartsWorker = "handler.startsWorker", handlerStartsTask = "handler.startsTask"
    case takesTouch = "runLoop.takes.touch", takesTouchOnControl = "runLoop.takes.touchOnControl"
    case takesRemoteControlOrShake = "runLoop.takes.remoteControlOrShake"
    case takesMotionOrLocation = "runLoop.takes.motionOrLocation"
    case takesHandOver = "runLoop.takes.handOver"
    case applicationSendsToWindow = "application.sendsToWindow"
    case applicationSendsToFirstResponder = "application.sendsToFirstResponder"
    case applicationSendsToDesignatedObject = "application.sendsToDesignatedObject"
    case windowSendsToHitView = "window.sendsToHitView", controlSendsAction = "control.sendsAction"
    case viewPassesToSuperview = "view.passesToSuperview"
    case viewPassesToController = "view.passesToController"
    case superviewPassesToController = "superview.passesToController"
    case controllerPassesToWindow = "controller.passesToWindow"
    case windowPassesToApplication = "window.passesToApplication"
    case applicationPassesToDelegate = "application.passesToDelegate"
    case delegateDropsEvent = "delegate.dropsEvent"
    case queuesLocale = "note.queued.locale", deliversLocale = "note.delivered.locale"
    case queuesDefaults = "note.queued.defaults", deliversDefaults = "note.delivered.defaults"
  }
}

extension RunLoopState.Event {
  /// The action by which the run loop takes the event; nil for calls, which never wait.
  var take: RunLoopState.Action? {
    switch self {
    case .lifeCycle: nil
    case .touch: .takesTouch
    case .touchOnControl: .takesTouchOnControl
    case .remoteControlOrShake: .takesRemoteControlOrShake
    case .motionOrLocation: .takesMotionOrLocation
    case .handOver: .takesHandOver
    }
  }
}

extension Condition where State == RunLoopState {
  static let noProcess = Condition("there is no process") { $0.execution == .notRunning }
  static let running = Condition("code of the app runs") { $0.execution.isRunning }
  static let active = Condition("active") { $0.execution == .active }
  static let inactive = Condition("inactive") { $0.execution == .inactive }
  static let background = Condition("in the background") { $0.execution == .background }
  static let suspended = Condition("suspended") { $0.execution == .suspended }
  static let foreground = Condition("in the foreground") { $0.isInForeground }
  static let notInactive = Condition("active or in the background") {
    $0.execution == .active || $0.execution == .background
  }

  static let asleep = Condition("the main thread is asleep") { $0.main == .asleep }
  static let atRest = Condition("nothing is served and nothing waits") { $0.isAtRest }
  static let busy = Condition("at a lengthy task") { $0.main == .busy }
  static let blocked = Condition("past the watchdog's limit") { $0.main == .blocked }
  static let atTask = Condition("at a lengthy task, past the limit or not") {
    $0.main == .busy || $0.main == .blocked
  }

  static let room = Condition("the queue has room") { $0.queue.hasRoom }
  static let noNotices = Condition("no notification waits") { $0.notices.isEmpty }
  static let workerFree = Condition("the worker is free") { !$0.isWorkerBusy }
  static let workerBusy = Condition("the worker is at a lengthy task") { $0.isWorkerBusy }
  static let invalid = Condition("a redraw is to come") { $0.screen == .invalid }

  static let touch = Condition("serving a touch") { $0.served?.event.isTouch ?? false }
  static let climbing = Condition("serving an event that may climb the responder chain") {
    $0.served?.event.climbsTheChain ?? false
  }

  /// The code of the app has been called for the event.
  static let inHandler = Condition("in a handler of the app") { state in
    guard let (event, receiver) = state.served else { return false }
    return switch receiver {
    case .application, .window: false
    case .view: event != .touchOnControl
    default: true
    }
  }

  static func first(_ event: RunLoopState.Event) -> Condition {
    Condition("\(event.name) is first in the queue") { $0.queue.first == event }
  }

  static func serving(_ event: RunLoopState.Event) -> Condition {
    Condition("serving \(event.name)") { $0.served?.event == event }
  }

  static func at(_ receiver: RunLoopState.Receiver) -> Condition {
    Condition("at \(receiver)") { $0.receiver == receiver }
  }

  static func waits(_ notices: RunLoopState.Notices, _ name: String) -> Condition {
    Condition("a change of the \(name) waits") { $0.notices.contains(notices) }
  }
}
