import LifecycleModels

extension DeathCause {
  /// Memory that runs short, for one app or for the device.
  package static let memoryCauses: [DeathCause] = [
    DeathCause(
      "memory.appLimit",
      "iOS ended the app, because it used more memory than one app may",
      signs: [
        .jetsam("per-process-limit", nil), .resource("MEMORY"), .text("MB (fatal)"),
        .count("cumulativeMemoryResourceLimitExitCount", isForeground: nil),
        .count("memoryLimitTerminationCount", isForeground: nil),
      ],
      occurrences: [.end(.jetsam), .end(.jetsamInBackground)],
      deviceActions: ["memoryLimit"], extensionActions: ["extensionEnds.memoryLimit"],
      stages: [.launching, .entering, .inFront, .leaving, .background],
      citing: [89, 311, 312, 314, 315, 316, 317],
      noticed: "On screen, it looks like a crash; a Jetsam report is written, and no crash report",
      remedies: saved + [
        .advice("Release what can be loaded again in didReceiveMemoryWarning, which may not come.")
      ],
      test: "Allocate and write memory until the app disappears."),
    DeathCause(
      "memory.purge",
      "iOS ended the suspended app to free memory",
      signs: shortages(of: .suspended) + memoryPressure + [
        .jetsam("idle-exit", nil), .jetsam("long-idle-exit", nil),
      ],
      occurrences: [.end(.purge)],
      deviceActions: ["purge.large", "purge.small", "purge.smallBeforeLarge"],
      extensionActions: ["purge"],
      stages: [.suspended], citing: [7, 78, 79, 89, 90, 310, 311, 312, 313, 315, 316],
      noticed: .noJetsamForAll,
      loss: "What was not saved when the app was left, and the place where the user was",
      remedies: saved + [
        .auditRule("R22"), .auditRule("R19"),
        .advice("Restore the state of each scene, because the user believes the app still runs."),
      ],
      test: "Leave the app, and open several large apps; or stop it with Xcode while suspended."),
    DeathCause(
      "memory.background",
      "iOS ended the app, which ran in the background, to free memory",
      signs: shortages(of: .background) + memoryPressure,
      occurrences: [.end(.jetsamInBackground)], deviceActions: ["jetsam.inBackground"],
      stages: [.leaving, .background], citing: [80, 89, 90, 311, 312, 313, 315, 316],
      noticed: .noJetsamForAll, remedies: saved + [.auditRule("R22")],
      test: "Run a background task with much memory, and open several large apps."),
    DeathCause(
      "memory.inFront",
      "iOS ended the app on screen, because the device had no memory left",
      signs: shortages(of: .foreground),
      occurrences: [.end(.jetsam)], deviceActions: ["jetsam.inFront"],
      stages: [.launching, .entering, .inFront], citing: [89, 90, 92, 311, 312, 313],
      noticed: "It looks like a crash; a Jetsam report is written, and no crash report",
      remedies: saved + [
        .advice("Use less memory: what counts is all that the app makes the device hold.")
      ],
      test: "Use nearly all memory of an old device with the camera or a web view on screen."),
    DeathCause(
      "memory.shortage",
      "iOS ended the app, because the device ran short of memory",
      signs: shortages(of: nil),
      occurrences: [.end(.purge), .end(.jetsamInBackground), .end(.jetsam)],
      deviceActions: [
        "purge.large", "purge.small", "purge.smallBeforeLarge", "jetsam.inBackground",
        "jetsam.inFront",
      ],
      stages: .any, citing: [79, 89, 90, 311, 312, 313], noticed: .noJetsamForAll,
      remedies: saved, test: "Leave the app, and open several large apps."),
    DeathCause(
      "memory.vnodes",
      "iOS ended the app, because too many files were open in the whole system",
      signs: [.jetsam("vnode-limit", nil)],
      occurrences: [.end(.purge), .end(.jetsamInBackground)],
      stages: [.background, .suspended], citing: [79, 89, 312], noticed: .noJetsamForAll,
      remedies: saved + [.advice("Close files that are not used; another app may be the cause.")],
      test: "Open thousands of files in another app."),
    DeathCause(
      "memory.highwater",
      "iOS ended the process above its high-water mark, because memory ran short",
      signs: [.jetsam("highwater", nil)],
      occurrences: [.end(.purge), .end(.jetsamInBackground)],
      stages: [.background, .suspended], citing: [312, 314], noticed: .noJetsamForAll,
      remedies: saved + [.advice("The documentation knows this reason of system daemons only.")],
      test: "No public way to bring it about is known."),
    DeathCause(
      "memory.jettisoned",
      "The kernel ended the process (Jetsam), and the report names no reason that is known",
      signs: [
        .jetsam("jettisoned", nil), .jetsam("conclave-limit", nil), .namespace("JETSAM"),
        .text("ExitContext; jetsam"), .text("exitReason: jetsam"),
      ],
      occurrences: [.end(.purge), .end(.jetsamInBackground), .end(.jetsam)],
      stages: .any, citing: [312, 313, 320, 321], noticed: .noJetsamForAll, remedies: saved,
      test: "No public way to bring it about is known."),
    DeathCause(
      "memory.idleExit",
      "iOS ended an idle process, most often a daemon of the system, which it starts again when needed",
      signs: [.jetsam("idle-exit", .background), .jetsam("long-idle-exit", .background)],
      stages: [.background], citing: [312], noticed: .noJetsamForAll,
      loss: "Nothing, if the process is a daemon",
      remedies: [.advice("Nothing is to be done for a daemon.")],
      test: "No public way to bring it about is known."),
    DeathCause(
      "memory.prewarmed",
      "iOS gave up the process that it had made ahead of time",
      occurrences: [.prewarming(.dropped)], stages: [.suspended], systems: .since(15),
      citing: [70], noticed: "Nobody notices it; no report is written",
      loss: "Nothing of the user’s, because the app was never shown",
      remedies: [
        .auditRule("R15"),
        .obligation(
          "noSessionBeforeActivation",
          line: ".noSessionBeforeActivation { $0.delegate.sessionCount }"),
      ],
      test: "No public way to bring it about is known."),
    DeathCause(
      "memory.orWatchdog",
      "The system ended the app on screen, for memory or by the watchdog: the crash reporter "
        + "concluded it, because nothing else explains the end",
      signs: [
        .reporterType("WatchdogTermination"), .reporterType("OutOfMemory"),
        .reporterType("Out Of Memory"),
      ],
      occurrences: [.end(.jetsam), .punishment(.watchdog)],
      stages: [.launching, .entering, .inFront], citing: [89, 93, 322],
      noticed: "The user sees the app disappear; a crash report is written for the watchdog only",
      remedies: saved + [
        .auditRule("R14"),
        .advice("Look for a crash report with 0x8badf00d, and for a Jetsam report of that time."),
      ],
      test: "Allocate and write memory until the app disappears, and open it again."),
  ]
}

extension DeathCause {
  /// Reasons of a shortage, for a process in a state, or in any (nil).
  private static func shortages(of state: ReportedState?) -> [Sign] {
    JetsamReason.shortages.map { .jetsam($0.rawValue, state) }
  }

  private static let memoryPressure: [Sign] = [
    .count("cumulativeMemoryPressureExitCount", isForeground: false),
    .count("systemPressureTerminationCount", isForeground: false),
  ]
}

extension String {
  fileprivate static let noJetsamForAll =
    String.offScreen + "; no crash report is written, and a Jetsam report "
    + "not each time"
}
