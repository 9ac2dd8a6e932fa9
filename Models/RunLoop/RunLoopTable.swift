/// The rules of the run loop written a second time, from the tables and figures of the guide: where
/// each step can be taken, and what is different after it.
///
/// Rules change a state; a row says what an observer finds changed. Whatever a row does not name
/// stays the same.
struct RunLoopTable {
  struct Row: Sendable {
    let step: String
    let isPossible: @Sendable (RunLoopState) -> Bool
    let changes: [Change]

    init(
      _ step: String, from isPossible: @escaping @Sendable (RunLoopState) -> Bool,
      changes: [Change]
    ) {
      self.step = step
      self.isPossible = isPossible
      self.changes = changes
    }
  }

  /// The value of a part of the state after the step, given the state before it.
  enum Change: Sendable {
    case execution(ExecutionState)
    case queue(@Sendable ([RunLoopState.Event]) -> [RunLoopState.Event])
    case main(RunLoopState.MainThread)
    /// The same event at a later receiver.
    case receiver(RunLoopState.Receiver)
    case worker(Bool)
    case screen(@Sendable (RunLoopState.Screen) -> RunLoopState.Screen)
    case notices(@Sendable (RunLoopState.Notices) -> RunLoopState.Notices)
  }

  let allowed: AllowedPoints<RunLoopDispute>

  var rows: [Row] { lifeCycle + arrivals + takes + ways + choices + notifications }
}

extension RunLoopTable.Row {
  /// Whether a step changes what the row names, and nothing else.
  func describes(_ source: RunLoopState, _ target: RunLoopState) -> Bool {
    var expected = source
    for change in changes {
      switch change {
      case .execution(let execution): expected.execution = execution
      case .queue(let queue): expected.queue = EventQueue(queue(source.queue.events))
      case .main(let main): expected.main = main
      case .receiver(let receiver):
        guard let event = source.served?.event else { return false }
        expected.main = .serving(event, at: receiver)
      case .worker(let isBusy): expected.isWorkerBusy = isBusy
      case .screen(let screen): expected.screen = screen(source.screen)
      case .notices(let notices): expected.notices = notices(source.notices)
      }
    }
    return target == expected
  }
}

extension RunLoopTable.Change {
  /// Nothing of the process is left.
  static let nothingIsLeft: [Self] = [
    .execution(.notRunning), .queue { _ in [] }, .main(.asleep), .worker(false),
    .screen { _ in .current }, .notices { _ in [] },
  ]
}

extension RunLoopTable {
  private typealias Event = RunLoopState.Event

  /// F6, F7, F25 to F28, F32 to F34, F93.
  var lifeCycle: [Row] {
    let call = Change.main(.serving(.lifeCycle, at: .delegate))
    let calls: [(String, ExecutionState, ExecutionState)] = [
      ("app.didBecomeActive", .inactive, .active), ("app.willResignActive", .active, .inactive),
      ("app.didEnterBackground", .inactive, .background),
      ("app.willEnterForeground", .background, .inactive),
    ]
    return [
      Row("launch", from: { $0.execution == .notRunning }, changes: [.execution(.inactive), call])
    ]
      + calls.map { name, source, target in
        Row(
          name,
          from: {
            $0.execution == source && $0.main == .asleep && $0.queue.isEmpty
              && $0.notices == []
          },
          changes: [.execution(target), call])
      } + [
        Row(
          "suspend", from: { $0.execution == .background && $0.main == .asleep },
          changes: [.execution(.suspended)]),
        Row("wake", from: { $0.execution == .suspended }, changes: [.execution(.background)]),
        death("watchdog") { $0.main == .blocked },
        death("purge") { $0.execution == .suspended },
      ]
  }

  private func death(_ name: String, from test: @escaping @Sendable (RunLoopState) -> Bool) -> Row {
    Row(name, from: test, changes: Change.nothingIsLeft)
  }

  /// The states in which each kind of event comes: F2, F3, F125.
  var arrivals: [Row] {
    let orInactive: [ExecutionState] =
      allowed.contains(.eventsWhileInactive) ? [.inactive] : []
    let anywhere = [.active, .background] + orInactive
    let onScreen = [.active] + orInactive
    let states: [(String, Event, [ExecutionState])] = [
      ("touch", .touch, [.active]), ("touchOnControl", .touchOnControl, [.active]),
      ("remoteControl", .remoteControlOrShake, anywhere),
      ("shake", .remoteControlOrShake, onScreen), ("motion", .motionOrLocation, onScreen),
      ("location", .motionOrLocation, anywhere),
    ]
    return states.map { name, event, states in
      Row(
        name, from: { states.contains($0.execution) && $0.queue.count < 2 },
        changes: [.queue { $0 + [event] }])
    }
  }

  /// F126, F127, F130, F134.
  var takes: [Row] {
    let receivers: [(Event, RunLoopState.Receiver)] = [
      (.touch, .application), (.touchOnControl, .application),
      (.remoteControlOrShake, .application), (.motionOrLocation, .application),
      (.handOver, .object),
    ]
    return receivers.map { event, receiver in
      Row(
        "runLoop.takes.\(event)",
        from: {
          $0.execution.isRunning && $0.main == .asleep && $0.queue.events.first == event
            && $0.notices == []
        },
        changes: [.queue { Array($0.dropFirst()) }, .main(.serving(event, at: receiver))])
    }
  }

  /// The paths of Table 2-2, and those up the responder chain: F127 to F129.
  var ways: [Row] {
    let responderEvents: [Event] = [.touch, .remoteControlOrShake]
    return [
      way("application.sendsToWindow", [.touch, .touchOnControl], .application, .window),
      way("window.sendsToHitView", [.touch, .touchOnControl], .window, .view),
      way("control.sendsAction", [.touchOnControl], .view, .object),
      way("application.sendsToFirstResponder", [.remoteControlOrShake], .application, .view),
      way("application.sendsToDesignatedObject", [.motionOrLocation], .application, .object),
      way("view.passesToSuperview", responderEvents, .view, .superview),
      way("view.passesToController", responderEvents, .view, .controller),
      way("superview.passesToController", responderEvents, .superview, .controller),
      way("controller.passesToWindow", responderEvents, .controller, .respondingWindow),
      way(
        "window.passesToApplication", responderEvents, .respondingWindow, .respondingApplication),
      way("application.passesToDelegate", responderEvents, .respondingApplication, .delegate),
      Row(
        "delegate.dropsEvent",
        from: { state in responderEvents.contains { state.main == .serving($0, at: .delegate) } },
        changes: [.main(.asleep), afterEvent]),
    ]
  }

  private func way(
    _ name: String, _ events: [Event], _ source: RunLoopState.Receiver,
    _ target: RunLoopState.Receiver
  ) -> Row {
    Row(
      name, from: { state in events.contains { state.main == .serving($0, at: source) } },
      changes: [.receiver(target)])
  }

  private var afterEvent: Change {
    let shows = allowed.contains(.nextEventShowsStrayChange)
    return .screen { $0 == .stray && shows ? .invalid : $0 }
  }

  /// What the app may do once it is called, and what its threads may do: F93, F132 to F134.
  var choices: [Row] {
    let isTask: @Sendable (RunLoopState) -> Bool = { $0.main == .busy || $0.main == .blocked }
    return [
      Row("handler.returns", from: \.isWithApp, changes: [.main(.asleep), afterEvent]),
      Row(
        "handler.changesUI", from: \.isWithApp,
        changes: [.main(.asleep), .screen { _ in .invalid }]),
      Row(
        "handler.startsWorker", from: { $0.isWithApp && !$0.isWorkerBusy },
        changes: [.main(.asleep), .worker(true), afterEvent]),
      Row("handler.startsTask", from: \.isWithApp, changes: [.main(.busy)]),
      Row("mainTask.ends", from: isTask, changes: [.main(.asleep), afterEvent]),
      Row("mainTask.exceedsLimit", from: { $0.main == .busy }, changes: [.main(.blocked)]),
      Row(
        "worker.handsOver",
        from: { $0.execution.isRunning && $0.isWorkerBusy && $0.queue.count < 2 },
        changes: [.worker(false), .queue { $0 + [.handOver] }]),
      Row(
        "worker.changesUI", from: { $0.execution.isRunning && $0.isWorkerBusy },
        changes: [.worker(false), .screen { $0 == .invalid ? .invalid : .stray }]),
      Row(
        "view.redraws",
        from: {
          [.active, .inactive].contains($0.execution) && $0.main == .asleep
            && $0.screen == .invalid
        }, changes: [.screen { _ in .current }]),
    ]
  }

  /// F130.
  var notifications: [Row] {
    [("locale", RunLoopState.Notices.locale), ("defaults", .defaults)].flatMap { name, notice in
      [
        Row(
          "note.queued.\(name)", from: { $0.execution == .suspended },
          changes: [.notices { $0.union(notice) }]),
        Row(
          "note.delivered.\(name)",
          from: {
            $0.execution.isRunning && $0.main == .asleep && !$0.notices.isDisjoint(with: notice)
          }, changes: [.notices { $0.subtracting(notice) }, afterEvent]),
      ]
    }
  }
}

extension RunLoopState {
  /// The event has reached the app's code.
  fileprivate var isWithApp: Bool {
    switch main {
    case .serving(.touchOnControl, let receiver): receiver == .object
    case .serving(_, let receiver): receiver != .application && receiver != .window
    case .asleep, .busy, .blocked: false
    }
  }
}
