import ModelChecking

/// The background task scheduler; the same for apps with scenes and without.
extension PropertySuite where State: AppProcessState {
  /// I81 to I91, and what the facts say of tasks.
  ///
  /// - Parameters:
  ///   - userKill: The user swipes the app away.
  ///   - active: The callback of the first activation.
  /// - Returns: The properties on systems that have the scheduler.
  func scheduledTaskProperties(
    after userKill: On, active: Callback
  ) -> [SuiteProperty<State>] {
    only(
      on: .withTaskScheduler,
      taskStarts(after: userKill, active: active) + taskEnds
        + registration)
      + only(on: .withContinuedTasks, continuedTasks)
  }

  private func taskStarts(
    after userKill: On, active: Callback
  ) -> [SuiteProperty<State>] {
    let handler = on.delivers(.bgLaunchHandler, as: .plain)
    let isTask: @Sendable (Occurrence) -> Bool = {
      $0.input == .refreshTask || $0.input == .processingTask
    }
    let start = on.occurrence("a launch or wake for a task") {
      isTask($0) && ($0.isBackgroundLaunch || $0.isWake)
    }
    return [
      invariant(
        "F204", "an app that is launched, woken or running when a task begins is handed it",
        citing: [60, 64, 204],
        isDelivered(start, as: .bgLaunchHandler),
        isDelivered(
          on.occurs(.arrival(of: .refreshTask), .arrival(of: .processingTask)), as: .bgLaunchHandler
        )),
      invariant(
        "I81", "the launch handler of a task runs after didFinishLaunching", citing: [197],
        .pattern(
          .precedence(of: on.delivers(.didFinishLaunching), before: handler),
          .afterUntil(start && on.processStarts, until: on.processEnds))),
      belief(
        "I83", "the app has been active before the launch handler of a task runs",
        citing: [194, 197, 204],
        .pattern(
          .precedence(of: on.delivers(active), before: handler),
          .afterUntil(on.processStarts, until: on.processEnds))),
      belief(
        "I86", "a task that was submitted runs before the user opens the app again",
        citing: [200, 202, 203],
        .pattern(
          .existence(of: handler), .between(on.occurs(.request(.submitTask)), and: userOpens))),
      invariant(
        "I88", "after a user kill no refresh task launches the app", citing: [203],
        launchesNothing(for: .refreshTask)),
      statement(
        "I88b", "after a user kill no processing task launches the app", refutedOn: .since(18),
        citing: [203, 353], launchesNothing(for: .processingTask)),
    ]
  }

  /// After a user kill the app is not launched for a task, until the user opens it.
  private func launchesNothing(for task: LifeInput) -> SuiteClaim {
    .pattern(
      .absence(
        of: on.occurrence("a launch for a \(task.rawValue)") {
          $0.input == task && $0.isBackgroundLaunch
        }),
      .afterUntil(userKill, until: userOpens || on.occurs(.end(.reboot))))
  }

  /// How the task that the app was handed ends.
  private var taskEnds: [SuiteProperty<State>] {
    let isAtWork = on.from("a task in hand") { $0.work == .task || $0.work == .expiredTask }
    return [
      invariant(
        "F199", "a task expires in the background, and that is told before it costs the process",
        citing: [113, 199],
        .everyStep(
          where: on.delivers(.bgExpiration, as: .plain), is: on.from(.background) && isAtWork),
        // Weak, because a task that is completed in time never costs the process.
        .pattern(
          .existence(of: on.delivers(.bgExpiration)),
          .between(
            on.delivers(.bgLaunchHandler, as: .plain),
            and: on.occurs(.punishment(.scheduledTaskOverrun)), ending: .weak)),
        .everyStep(
          where: on.occurs(.punishment(.scheduledTaskOverrun)),
          is: on.from("a task has expired") { $0.work == .expiredTask })),
      invariant(
        "F199b", "the app is not suspended before it completes the task that it was handed",
        citing: [199, 204],
        .everyStep(
          where: on.occurs(.suspension), is: on.from("nothing to complete") { $0.work == .none }),
        .everyStep(
          where: on.delivers(.bgLaunchHandler, as: .plain),
          is: on.to("a task in hand") { $0.work == .task }),
        .everyStep(
          where: on.occurs(.request(.completeTask)),
          is: isAtWork && on.to("nothing to complete") { $0.work == .none })),
      obligation(
        "I84", "each task that the app is handed is completed once, by the time it expires",
        citing: [199], bitesAt: on.occurs(.punishment(.scheduledTaskOverrun))),
      obligation(
        "I87", "a refresh that should come again is submitted again", citing: [200],
        bitesAt: on.delivers(.bgLaunchHandler, as: .plain)),
    ]
  }

  private var registration: [SuiteProperty<State>] {
    [
      obligation(
        "I82", "every task identifier is registered once, before didFinishLaunching returns",
        citing: [193, 194, 196],
        bitesAt: on.occurs(.punishment(.lateRegistration), .punishment(.repeatedRegistration))),
      invariant(
        "F194", "only in an app whose launch is over a registration can be late", citing: [194],
        .everyStep(
          where: on.occurs(.punishment(.lateRegistration)),
          is: on.from("launched") { $0.execution.isRunning && !$0.isLaunching })),
      invariant(
        "F193", "the scheduler runs and ends apps on iOS 13 and later only", citing: [193],
        .everyStep(
          where: on.delivers(.bgLaunchHandler, .bgExpiration)
            || on.occurrence("a request to the scheduler") {
              $0.request == .submitTask || $0.request == .completeTask
            }
            || on.occurs(
              .punishment(.scheduledTaskOverrun), .punishment(.lateRegistration),
              .punishment(.repeatedRegistration)),
          is: on.from("iOS 13 or later") { $0.systems.overlaps(.withTaskScheduler) })),
    ]
  }

  /// What the user has begun, and what goes on when the app is left.
  private var continuedTasks: [SuiteProperty<State>] {
    let begins = on.delivers(.bgLaunchHandler, as: .ofContinuedTask)
    let completes = on.occurs(.request(.completeContinuedTask))
    return [
      belief(
        "I89", "what an app does for its user ends when the user leaves it", citing: [205],
        .everyStep(where: completes, is: on.from(.active, .inactive))),
      invariant(
        "I90", "a continued task begins in the foreground, after it was submitted there",
        citing: [205],
        .everyStep(where: begins, is: on.from(.active, .inactive)),
        .everyStep(
          where: on.occurs(.request(.submitContinuedTask)), is: on.from(.active))),
      obligation(
        "I91", "a continued task can be ended at any moment, and then leaves nothing half-done",
        citing: [206], bitesAt: on.delivers(.bgExpiration, as: .ofContinuedTask)),
      invariant(
        "F205",
        "a continued task keeps the app from being suspended until it is completed or expires",
        citing: [205],
        .pattern(
          .absence(of: on.occurs(.suspension)),
          .afterUntil(
            begins,
            until: completes || on.delivers(.bgExpiration, as: .ofContinuedTask) || on.processEnds))
      ),
      invariant(
        "F208", "a continued task begins or is refused, and is completed or expires",
        citing: [199, 205, 206, 208],
        .everyStep(where: begins, is: task(from: .none, to: .continued)),
        .everyStep(
          where: on.occurs(
            .request(.submitContinuedTask), .answer(to: .submitContinuedTask, isGranted: false)),
          is: task(from: .none, to: .none)),
        .everyStep(
          where: on.delivers(.bgExpiration, as: .ofContinuedTask),
          is: task(from: .continued, to: .expired)),
        .everyStep(where: completes, is: task(from: .continued, to: .none))),
      invariant(
        "F205b", "continued tasks are of iOS 26 and later", citing: [205],
        .everyStep(
          where: begins || completes || on.occurs(.request(.submitContinuedTask)),
          is: on.from("iOS 26 or later") { $0.systems.overlaps(.withContinuedTasks) })),
    ]
  }
}
