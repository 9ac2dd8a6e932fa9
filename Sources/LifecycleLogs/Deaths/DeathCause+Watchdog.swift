extension DeathCause {
  /// The watchdog, which ends apps whose main thread does not respond in time: a row for each stage,
  /// because the lives and the remedies differ.
  package static let watchdogCauses: [DeathCause] = [
    DeathCause(
      "watchdog.launch",
      "The watchdog ended the app, because it did not finish launching in time",
      signs: [
        .watchdogEvent("process-launch", from: nil, to: nil),
        .text("failed to launch in time"), .text("failed to launch after"),
        .watchdogFunction("willFinishLaunching"), .watchdogFunction("didFinishLaunching"),
      ],
      occurrences: [.punishment(.watchdog)], stages: [.launching], citing: [93, 94, 303, 304],
      noticed: .watchdogReport, loss: "The launch, and what the app was opened with",
      remedies: [
        .auditRule("R14"),
        .advice("Do at launch only what the first screen needs, and nothing that waits."),
      ],
      test: "Sleep for 25 seconds in didFinishLaunching, on a device without a debugger."),
    DeathCause(
      "watchdog.sceneCreate",
      "The watchdog ended the app, because it did not show its first frame in time (scene-create)",
      signs: [
        .watchdogEvent("scene-create", from: nil, to: nil), .text("failed to scene-create"),
        .watchdogFunction("willConnectTo"),
      ],
      occurrences: [.punishment(.watchdog)], stages: [.launching], citing: [93, 94, 303, 304],
      noticed: .watchdogReport, loss: "The launch, and what the app was opened with",
      remedies: [
        .auditRule("R14"),
        .advice("Let scene(_:willConnectTo:options:) and the first view controller load nothing."),
      ],
      test: "Sleep for 25 seconds in the first viewDidLoad, on a device without a debugger."),
    DeathCause(
      "watchdog.entering",
      "The watchdog ended the app on its way to the foreground, because its main thread did not "
        + "respond in time",
      signs: [
        .watchdogEvent("scene-update", from: .background, to: .foreground),
        .text("failed to resume in time"),
        .watchdogFunction("WillEnterForeground"), .watchdogFunction("DidBecomeActive"),
      ],
      occurrences: [.punishment(.watchdog)], stages: [.entering], citing: [93, 94, 303, 304],
      noticed: .watchdogReport,
      remedies: [
        .auditRule("R14"),
        .advice("Refresh after didBecomeActive, on another queue than the main queue."),
      ],
      test: "Sleep for 15 seconds in willEnterForeground, on a device without a debugger."),
    DeathCause(
      "watchdog.inFront",
      "The watchdog ended the app on screen, because its main thread was busy for too long "
        + "(scene-update)",
      signs: [.watchdogEvent("scene-update", from: .foreground, to: .foreground)],
      occurrences: [.punishment(.watchdog)], stages: [.inFront], citing: [93, 303],
      noticed: .watchdogReport,
      remedies: [
        .auditRule("R14"), .advice("Move the work that the stack shows off the main thread."),
      ],
      test: "Block the main thread, and rotate the device, without a debugger."),
    DeathCause(
      "watchdog.inBackground",
      "The watchdog ended the app in the background, or on its way there, because its main thread "
        + "did not respond in time (scene-update)",
      signs: [.watchdogEvent("scene-update", from: .background, to: .background)],
      occurrences: [.punishment(.watchdog)], stages: [.background, .leaving], citing: [93, 303],
      noticed: .watchdogReportOffScreen,
      remedies: saved + [
        .auditRule("R14"),
        .advice(
          "Move the work that the stack shows off the main thread, and begin a background task before it."
        ),
      ],
      test: "No public way to bring it about is known; a sleep in didEnterBackground comes close."),
    DeathCause(
      "watchdog.leaving",
      "The watchdog ended the app on its way to the background, because its main thread did not "
        + "respond in time",
      signs: [
        .watchdogEvent("scene-update", from: nil, to: .background),
        .text("failed to suspend in time"),
        .watchdogFunction("WillResignActive"), .watchdogFunction("DidEnterBackground"),
      ],
      occurrences: [.punishment(.watchdog)], stages: [.leaving], citing: [93, 94, 104, 303, 304],
      noticed: .watchdogReportOffScreen,
      remedies: saved + [
        .auditRule("R14"),
        .advice("Begin a background task before the work that didEnterBackground starts."),
      ],
      test: "Sleep for 15 seconds in didEnterBackground, on a device without a debugger."),
    DeathCause(
      "watchdog.terminating",
      "The watchdog ended the app, because it did not terminate in time when it was asked to "
        + "(process-exit)",
      signs: [
        .watchdogEvent("process-exit", from: nil, to: nil),
        .text("failed to terminate gracefully"), .text("failed to terminate in time"),
        .watchdogFunction("WillTerminate"), .watchdogFunction("_terminateWithStatus"),
      ],
      occurrences: [.punishment(.watchdog)], stages: [.terminating],
      citing: [93, 94, 105, 303, 304],
      noticed:
        "The user, who has just swiped the app away, notices nothing; a crash report is written",
      loss: "What willTerminate had not yet saved",
      remedies: saved + [.auditRule("R22"), .auditRule("R14")],
      test: "Sleep for 10 seconds in applicationWillTerminate, and swipe the running app away."),
    DeathCause(
      "watchdog",
      "The watchdog ended the app, because its main thread did not respond in time",
      signs: [
        .code(0x8bad_f00d, namespace: nil),
        .count("cumulativeAppWatchdogExitCount", isForeground: nil),
        .count("watchdogTerminationCount", isForeground: nil),
        .text("ExitContext; watchdog"), .text("exitReason: watchdog"),
      ],
      occurrences: [.punishment(.watchdog)], stages: .running,
      citing: [93, 95, 303, 315, 316, 321], noticed: .watchdogReport,
      remedies: [
        .auditRule("R14"), .advice("Find the work of the main thread in the stack of the report."),
      ],
      test: "Block the main thread in a callback, on a device without a debugger."),
  ]
}

extension String {
  fileprivate static let watchdogReport = "The user sees the app freeze and disappear" + reported
  fileprivate static let watchdogReportOffScreen = offScreen + reported
  private static let reported =
    "; a crash report is written, and MetricKit counts an end by the watchdog"
}
