/// The background task scheduler: tasks that the system runs later, and continued tasks.
///
/// A request may wait for ever, so none has to be pending where a task begins: that it was submitted
/// is assumed. A processing task is also ended when somebody uses the device (F201); here that is
/// its expiration, which can come at any time.
extension ProcessRules {
  /// The rules of apps that meet some conditions, without the launch handler in its turn.
  func scheduledTasks(of app: [Condition<State>]) -> [Rule<State>] {
    (taskRequests(of: app) + taskStarts + taskLimits).map { $0.on(.withTaskScheduler) }
      + continuedTasks(of: app).map { $0.on(.withContinuedTasks) }
  }

  private func taskRequests(of app: [Condition<State>]) -> [Rule<State>] {
    [
      event(
        AppRequest.submitTask.name, .request(.submitTask), by: .app,
        when: [.running, .quiet] + app, citing: [193, 200]
      ) { _ in },
      event(
        AppRequest.completeTask.name, .request(.completeTask), by: .app,
        when: [.background, .quiet, .working(on: .task, .expiredTask)], citing: [199]
      ) { $0.work = .none },
    ]
  }

  /// A task begins in an app that runs in the background already.
  private var taskStarts: [Rule<State>] {
    [(LifeInput.refreshTask, Citation.fact(200)), (.processingTask, .fact(201))].map {
      input, citation in
      event(
        input.rawValue + ".starts", .arrival(of: input), by: .system,
        when: [.background, .quiet, .hasNoWork], citing: [197, citation]
      ) { $0.owe([.bgLaunchHandler]) }
    }
  }

  /// Low Power Mode and a switch in Settings withhold refreshes; what runs has little time.
  private var taskLimits: [Rule<State>] {
    [
      silent(
        "refreshTask.withheld", .discarding(.refreshTask), by: .system, when: [.needsStart],
        citing: [202, 203]
      ) { _ in },
      Rule(
        Callback.bgExpiration.name, .delivery(.plain), by: .system, kind: .delivery,
        when: [.background, .quiet, .working(on: .task)], delivers: .bgExpiration,
        citing: [113, 199, 201]
      ) { $0.work = .expiredTask },
    ]
  }

  /// A continued task begins at once or is refused, and goes on when the app is left. A request that
  /// waits is left out: it could begin only later in the same way (F208).
  private func continuedTasks(of app: [Condition<State>]) -> [Rule<State>] {
    [
      event(
        AppRequest.submitContinuedTask.name, .request(.submitContinuedTask), by: .app,
        when: [.active, .quiet, .task(.none)] + app, citing: [205, 207]
      ) { $0.owe([.continuedTask]) },
      Rule(
        Callback.bgLaunchHandler.name, .delivery(.ofContinuedTask), variant: ".continued",
        by: .system, kind: .delivery, when: [.foreground, .owesContinuedTask],
        delivers: .bgLaunchHandler, citing: [205, 208]
      ) { state in
        state.owe([Owed]())
        state.task = .continued
      },
      silent(
        "continuedTask.refused", .answer(to: .submitContinuedTask, isGranted: false), by: .system,
        when: [.owesContinuedTask], citing: [208]
      ) { $0.owe([Owed]()) },
      Rule(
        Callback.bgExpiration.name, .delivery(.ofContinuedTask), variant: ".continued",
        by: .system, kind: .delivery, when: [.running, .quiet, .task(.continued)],
        delivers: .bgExpiration, citing: [206]
      ) { $0.task = .expired },
      event(
        AppRequest.completeContinuedTask.name, .request(.completeContinuedTask), by: .app,
        when: [.running, .quiet, .task(.continued)], citing: [199, 205]
      ) { $0.task = .none },
    ]
  }

  /// What an app dies of that misuses the scheduler. The text of the assertion against a late
  /// registration is gone from iOS 26, but nobody has seen that it is harmless there (F195).
  var schedulerFaults: [Rule<State>] {
    [
      kill(
        "bgTask.overrun", .punishment(.scheduledTaskOverrun), by: .system,
        when: [.background, .quiet, .working(on: .expiredTask)], citing: [199]
      ).on(.withTaskScheduler),
      kill(
        "bgTask.registeredLate", .punishment(.lateRegistration), by: .system,
        when: [.running, .quiet], citing: [114, 193, 194, 195]
      ).on(.withTaskScheduler),
      kill(
        "bgTask.registeredTwice", .punishment(.repeatedRegistration), by: .system,
        when: [.running], citing: [196]
      ).on(.withTaskScheduler),
    ]
  }
}

extension Condition where State: AppProcessState {
  fileprivate static var owesContinuedTask: Condition {
    Condition("\(Owed.continuedTask.name) is next") { $0.owed.first == .continuedTask }
  }
}

extension AppProcessState {
  /// The launch handler gives the app time until it completes the task.
  mutating func beginHandlingTask() {
    if execution == .background { work = .task }
  }
}

extension SystemVersions {
  /// The systems that have the background task scheduler (F193).
  static let withTaskScheduler = since(13)
  /// The systems that have continued tasks (F205).
  static let withContinuedTasks = since(26)
}
