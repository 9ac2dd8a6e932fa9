import LifecycleModels

extension DeathCause {
  /// What the system, the user or another program does, whatever the app has done.
  package static let systemCauses: [DeathCause] = device + refusals + requests + watch

  private static let device: [DeathCause] = [
    DeathCause(
      "system.thermal",
      "iOS ended the app, because the device was too hot",
      signs: [.code(0xc000_10ff, namespace: nil), .reporterType("Thermal Kill")],
      occurrences: [.punishment(.policy)], stages: [.inFront, .background], citing: [98, 322],
      noticed: .crashReport,
      remedies: saved + [.advice("Do less work when ProcessInfo.thermalState rises.")],
      test: "Enable a thermal condition for the device in Xcode, and work at full load."),
    DeathCause(
      "system.diskSpace",
      "iOS ended the app to delete its caches, because the disk was nearly full",
      signs: [
        .code(0xbadd_d15c, namespace: nil), .jetsam("disk-space-shortage", nil),
        .jetsam("diagnostic", nil),
      ],
      occurrences: [.punishment(.policy)], stages: [.background, .suspended], citing: [98, 313],
      noticed: .offScreen + "; a crash report or a Jetsam report is written",
      loss: "Everything that is only in memory, and the folder Caches",
      remedies: saved + [.advice("Keep nothing in Caches that cannot be loaded again.")],
      test: "Fill the disk of the device, and leave the app."),
    DeathCause(
      "system.update",
      "The process ended, because the app was replaced by another version",
      occurrences: [.end(.update)], stages: .any, citing: [101], noticed: .noCrashReport,
      remedies: saved, test: "Install the app again while it is suspended."),
    DeathCause(
      "system.reboot",
      "The process ended with the system: the device was restarted or switched off",
      occurrences: [.end(.reboot), .end(.shutdown)], stages: .any, citing: [81],
      noticed:
        "The user restarted the device, or its battery was empty; no crash report is written",
      remedies: saved, test: "Restart the device while the app is on screen."),
    DeathCause(
      "system.termination",
      "iOS ended the app, which ran in the background, and announced it",
      signs: [
        .count("cumulativeNormalAppExitCount", isForeground: false),
        .count("normalTerminationCount", isForeground: false),
      ],
      occurrences: [.systemTermination, .announcedExit], deviceActions: ["terminate", "exit"],
      stages: [.background, .terminating], citing: [80, 105, 315, 316], noticed: .noCrashReport,
      loss: "What willTerminate did not save", remedies: saved + [.auditRule("R22")],
      test: "No public way to bring it about is known; a swipe in the app switcher comes close."),
  ]

  private static let refusals: [DeathCause] = [
    DeathCause(
      "system.secureDrawing",
      "iOS ended the app, because it drew to the screen of the locked device",
      signs: [
        .code(0x2bad_45ec, namespace: nil), .text("insecure drawing while in secure mode"),
      ],
      stages: [.leaving, .background], citing: [307], noticed: .reportOffScreen,
      remedies: [
        .obligation(
          "noGPUWorkInBackground",
          line: ".noGPUWorkInBackground { $0.delegate.renderer.isRunning }")
      ],
      test: "Present a frame right after the device was locked."),
    DeathCause(
      "system.privacy",
      "iOS ended the app, because it asked for private data without a usage description",
      signs: [
        .namespace("TCC"), .text("privacy-sensitive data without a usage description"),
      ],
      stages: .running, citing: [320, 325], noticed: .crashReport,
      remedies: [.advice("Add the usage description that the report names to Info.plist.")],
      test: "Open the camera without NSCameraUsageDescription."),
    DeathCause(
      "system.codeSigning",
      "iOS ended the process, because its code is not signed validly",
      signs: [.namespace("CODESIGNING")],
      stages: .running, citing: [320], noticed: .crashReport,
      remedies: [.advice("Sign all frameworks anew, and write to no memory that holds code.")],
      test: "Change a byte of a signed framework, and install the app."),
    DeathCause(
      "system.library",
      "The process ended before the app’s code ran, because a library or a symbol is missing",
      signs: [.namespace("DYLD")],
      stages: [.launching], citing: [320], noticed: .crashReport, loss: .launchLost,
      remedies: [.advice("Embed the framework that the report names; link new ones weakly.")],
      test: "Remove an embedded framework from the app, and install it."),
    DeathCause(
      "system.exec",
      "The process ended before the app’s code ran, because the system could not run its file",
      signs: [.namespace("EXEC"), .text("FairPlay failure")],
      stages: [.launching], citing: [320], noticed: .crashReport, loss: .launchLost,
      remedies: [.advice("Install the app anew; a copy from the store may be damaged.")],
      test: "No public way to bring it about is known."),
  ]

  private static let requests: [DeathCause] = [
    DeathCause(
      "user.forceQuit",
      "The user ended the app by swiping it away in the app switcher",
      signs: [
        .count("cumulativeNormalAppExitCount", isForeground: nil),
        .count("normalTerminationCount", isForeground: nil),
      ],
      occurrences: [
        .userKill(.suspended), .userKill(.silent), .userKill(.announced),
        .userKill(.secondBackground), .userKill(.fast), .userKill(.disconnects),
        .userKill(.discards), .userKill(.entersBackground),
      ],
      deviceActions: [
        "userKill.suspended", "userKill.silent", "userKill.silentInFront", "userKill.inBackground",
        "userKill.inSwitcher",
      ], extensionActions: ["userKill"],
      stages: [.inFront, .leaving, .background, .suspended, .terminating],
      citing: [65, 79, 82, 83, 84, 85, 86, 87, 310, 315, 316],
      noticed: "The user did it; no crash report is written, and MetricKit counts a normal exit",
      loss: "Everything that is only in memory, saved scenes, and launches in the background",
      remedies: saved + [.auditRule("R22")],
      test: "Swipe the app away in the app switcher: suspended, and while it runs."),
    DeathCause(
      "user.quit",
      "The user quit the app, on old systems with the buttons of the device",
      signs: [.code(0xdead_fa11, namespace: nil)],
      occurrences: [.userKill(.silent)], stages: [.inFront], citing: [308],
      noticed: "The user did it, often because the app hung; a crash report is written",
      remedies: saved + [.auditRule("R14")],
      test: "On an old system, hold the power button, and then the home button."),
    DeathCause(
      "system.forceQuit",
      "The system quit the app: at a shutdown, or for a program that asked it to (simctl)",
      signs: [.code(0xfbfb_fbfb, namespace: nil)],
      occurrences: [.end(.debugger), .end(.reboot)], stages: .any, citing: [88, 309],
      noticed: "Whoever asked for it knows; no crash report is written", remedies: saved,
      test: "Run simctl terminate."),
    DeathCause(
      "system.debugger",
      "The debugger or a test ended the process",
      signs: [.terminator("debugserver")],
      occurrences: [.end(.debugger)], stages: .any, citing: [88],
      noticed: "Whoever pressed Stop knows; no crash report is written", remedies: saved,
      test: "Press Stop in Xcode, or call XCUIApplication.terminate()."),
    DeathCause(
      "system.kill",
      "The process was killed (SIGKILL): by Xcode or a tool, by the user, by the system or for memory; a "
        + "crash is never that signal",
      signs: [.code(9, namespace: "SIGNAL")],
      occurrences: [.end(.debugger), .userKill(.silent), .userKill(.suspended)],
      stages: .any, citing: [82, 88, 89, 319, 321],
      noticed: "Whoever did it knows; no crash report is written, unless the system did it",
      remedies: saved + [
        .advice(
          "Look for a Jetsam report of that time, and for lines of the system before the end.")
      ],
      test: "Press Stop in Xcode, or call XCUIApplication.terminate()."),
    DeathCause(
      "app.quitRequest",
      "Another process asked the process to end (SIGTERM)",
      signs: [.exception("EXC_CRASH", signal: "SIGTERM"), .code(15, namespace: "SIGNAL")],
      occurrences: [.end(.debugger)], stages: .any, citing: [319, 321],
      noticed: "Whoever asked for it knows; a crash report is not always written",
      remedies: saved, test: "Run devicectl device process terminate."),
    DeathCause(
      "app.quit",
      "Another process ended the process, because it was too slow (SIGQUIT)",
      signs: [.exception("EXC_CRASH", signal: "SIGQUIT"), .code(3, namespace: "SIGNAL")],
      stages: [.launching, .inFront], citing: [319], noticed: .crashReport,
      remedies: [.advice("The documentation knows it of keyboards that load too slowly.")],
      test: "Sleep in the launch of a keyboard extension."),
  ]

  private static let watch: [DeathCause] = [
    ofWatch(
      "watch.cpu", 0xc51b_ad01, "it used too much CPU time in a background task"),
    ofWatch("watch.time", 0xc51b_ad02, "it did not finish a background task in time"),
    ofWatch(
      "watch.load", 0xc51b_ad03,
      "it did not finish a background task in time while the system was busy"),
  ]

  private static func ofWatch(_ name: String, _ code: UInt64, _ reason: String) -> DeathCause {
    DeathCause(
      name, "watchOS ended the app, because \(reason)", signs: [.code(code, namespace: nil)],
      stages: [], systems: .none, citing: [306], noticed: "A crash report is written",
      remedies: [.advice("The models are about iOS and say nothing of watchOS.")],
      test: "Only a watch does this.")
  }
}
