import LifecycleModels

extension DeathCause {
  /// What the app does to itself.
  package static let appCauses: [DeathCause] = [
    DeathCause(
      "app.noScenes",
      "iOS 27 refused the app at launch, because it is built with the SDK of iOS 27 and has no "
        + "scenes",
      signs: [
        .function("_UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption"),
        .text("UIScene life cycle is required"),
      ],
      stages: [.launching], systems: .only(27), citing: [234, 235, 236, 237, 238],
      noticed: "The app never opens; a crash report is written (SIGTRAP)",
      loss: .launchLost,
      remedies: [
        .auditRule("R1"), .auditRule("R2"),
        .advice("Adopt the scene life cycle; lifecycle audit writes the plan."),
      ],
      test: "Build an app without a scene manifest with Xcode 27, and open it on iOS 27."),
    DeathCause(
      "app.exit",
      "The process exited by itself: its code called exit, or UIKit did after willTerminate",
      signs: [
        .text("ExitContext| voluntary"), .text("ExitContext; voluntary"),
        .text("exitReason: voluntary"),
        .count("cumulativeNormalAppExitCount", isForeground: nil),
        .count("normalTerminationCount", isForeground: nil),
      ],
      occurrences: [.request(.exit), .announcedExit], deviceActions: ["exit"],
      stages: .running, citing: [84, 100, 315, 321],
      noticed: "On screen, it looks like a crash; no crash report is written",
      remedies: saved + [.advice("Call exit nowhere: the user takes it for a crash.")],
      test: "Call exit(0)."),
    DeathCause(
      "app.abort",
      "The app crashed with an uncaught exception or a call of abort",
      signs: [
        .exception("EXC_CRASH", signal: "SIGABRT"), .code(6, namespace: "SIGNAL"),
        .reporterType("SIGABRT"), .reporterType("NSInternalInconsistencyException"),
        .reporterType("NSInvalidArgumentException"), .reporterType("NSRangeException"),
        .reporterType("NSGenericException"), .reporterType("NSException"),
        .count("cumulativeAbnormalExitCount", isForeground: nil),
        .count("abnormalTerminationCount", isForeground: nil),
      ],
      occurrences: [.end(.crash)], extensionActions: ["crash", "extensionEnds.crash"],
      stages: .running,
      citing: [74, 100, 315, 316, 319],
      noticed: .crashReport, remedies: saved + [.fixTheCrash], test: "Call abort()."),
    DeathCause(
      "app.badAccess",
      "The app crashed with an access to invalid memory",
      signs: [
        .exception("EXC_BAD_ACCESS", signal: nil), .code(11, namespace: "SIGNAL"),
        .code(10, namespace: "SIGNAL"),
        .count("cumulativeBadAccessExitCount", isForeground: nil),
        .count("badAccessTerminationCount", isForeground: nil),
      ],
      occurrences: [.end(.crash)], stages: .running, citing: [74, 100, 315, 316, 319],
      noticed: .crashReport, remedies: saved + [.fixTheCrash],
      test: "Read from the address 0 through an unsafe pointer."),
    DeathCause(
      "app.trap",
      "The app crashed with a trap, for example where Swift found nil or an index out of range",
      signs: [
        .exception("EXC_BREAKPOINT", signal: nil), .exception("EXC_BAD_INSTRUCTION", signal: nil),
        .code(5, namespace: "SIGNAL"), .code(4, namespace: "SIGNAL"),
        .count("cumulativeIllegalInstructionExitCount", isForeground: nil),
        .count("illegalInstructionTerminationCount", isForeground: nil),
      ],
      occurrences: [.end(.crash)], stages: .running, citing: [74, 100, 315, 316, 319],
      noticed: .crashReport, remedies: saved + [.fixTheCrash], test: "Call fatalError()."),
    DeathCause(
      "app.arithmetic",
      "The app crashed with an impossible calculation",
      signs: [.exception("EXC_ARITHMETIC", signal: nil), .code(8, namespace: "SIGNAL")],
      occurrences: [.end(.crash)], stages: .running, citing: [74, 100, 319],
      noticed: .crashReport, remedies: saved + [.fixTheCrash],
      test: "Divide by zero in C."),
    DeathCause(
      "app.systemCall",
      "The app crashed with an invalid system call",
      signs: [.exception("EXC_CRASH", signal: "SIGSYS"), .code(12, namespace: "SIGNAL")],
      occurrences: [.end(.crash)], stages: .running, citing: [74, 100, 319],
      noticed: .crashReport, remedies: saved + [.fixTheCrash],
      test: "No ordinary code does it."),
    DeathCause(
      "app.guard",
      "The app crashed, because it violated a guarded resource, often a file descriptor",
      signs: [.exception("EXC_GUARD", signal: nil), .namespace("GUARD")],
      occurrences: [.end(.crash)], stages: .running, citing: [74, 100, 318, 320],
      noticed: .crashReport,
      remedies: saved + [.advice("Close only file descriptors that the app’s code has opened.")],
      test: "Close the file descriptor of a database that Core Data has open."),
    DeathCause(
      "app.resource",
      "The process exceeded the limit of a resource that the report does not name",
      signs: [.exception("EXC_RESOURCE", signal: nil)],
      stages: [.inFront, .background], citing: [317], noticed: .crashReport,
      remedies: [.advice("Read the message of the exception, which has the limit and the use.")],
      test: "See the limits of CPU time, memory, disk writes and wake-ups."),
    DeathCause(
      "app.pipe",
      "The process ended, because the app wrote to a socket that nobody reads (SIGPIPE)",
      signs: [.code(13, namespace: "SIGNAL")],
      occurrences: [.end(.crash)], stages: .running, citing: [324],
      noticed: "It looks like a crash; no crash report is written",
      remedies: saved + [.advice("Ignore SIGPIPE, or set SO_NOSIGPIPE on each socket.")],
      test: "Write to a socket after its peer has closed it."),
    DeathCause(
      "app.hang",
      "The app was ended while it hung: by its user, or by the watchdog",
      signs: [
        .reporterType("Fatal App Hang Fully Blocked"),
        .reporterType("Fatal App Hang Non Fully Blocked"),
        // Bugsnag calls those so that end nothing, too, but they are handled.
        .reporterType("App Hang"),
      ],
      occurrences: [.punishment(.watchdog), .userKill(.silent)],
      stages: [.launching, .entering, .inFront], citing: [82, 93, 322],
      noticed: "The user sees the app freeze; a crash report is written for the watchdog only",
      remedies: saved + [.auditRule("R14")],
      test: "Block the main thread, and swipe the app away."),
    DeathCause(
      "app.crash",
      "The app crashed",
      signs: [.text("ExitContext; crash"), .text("exitReason: crash")],
      occurrences: [.end(.crash)], stages: .running, citing: [74, 100, 321],
      noticed: .crashReport, remedies: saved + [.fixTheCrash], test: "Call fatalError()."),
  ]
}

extension DeathCause.Remedy {
  fileprivate static let fixTheCrash = Self.advice(
    "Find the app’s first function in the stack of the report, and symbolicate it if need be.")
}
