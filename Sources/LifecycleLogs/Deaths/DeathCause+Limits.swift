import LifecycleModels

extension DeathCause {
  /// Limits on what an app may do off screen, and on what it may use.
  package static let limitCauses: [DeathCause] = backgroundWork + schedulerCauses + useOfResources

  private static let backgroundWork: [DeathCause] = [
    DeathCause(
      "limit.urlSession",
      "iOS ended the app, because it did not finish handling a background URL session in time",
      signs: [
        .code(0x2182_bad3, namespace: nil),
        .text("nsurlsessiond.handlesession"), .text("backgroundDownload"),
        .count("cumulativeBackgroundURLSessionCompletionTimeoutExitCount", isForeground: false),
      ],
      occurrences: [.punishment(.eventOverrun)], stages: [.background],
      after: .handleEventsForBackgroundURLSession, systems: .since(7),
      citing: [67, 69, 96, 304], noticed: .reportOffScreen,
      remedies: [
        .auditRule("R18"),
        .advice("Call the completion handler of the session’s events as soon as they are handled."),
      ],
      test: "Never call the completion handler of handleEventsForBackgroundURLSession."),
    DeathCause(
      "limit.fetch",
      "iOS ended the app, because it did not finish a background fetch in time",
      signs: [
        .code(0x2182_bad4, namespace: nil), .text("Background Content Fetching"),
        .count("cumulativeBackgroundFetchCompletionTimeoutExitCount", isForeground: false),
      ],
      occurrences: [.punishment(.eventOverrun)], stages: [.background],
      after: .performFetch, systems: .since(7),
      citing: [68, 69, 96, 304], noticed: .reportOffScreen,
      remedies: [
        .auditRule("R18"),
        .advice("Call the completion handler of the fetch within 30 seconds, on every path."),
      ],
      test: "Never call the completion handler of performFetch, and simulate a fetch in Xcode."),
    DeathCause(
      "limit.backgroundTask",
      "iOS ended the app in the background, because it did not end a background task in time",
      signs: [
        .code(0x2182_bad2, namespace: nil),
        .text("has active assertions beyond permitted time"),
        // These services watch over background tasks, and FrontBoard over the main thread.
        .code(0x8bad_f00d, namespace: "ASSERTIOND"), .code(0x8bad_f00d, namespace: "RUNNINGBOARD"),
        .count("cumulativeBackgroundTaskAssertionTimeoutExitCount", isForeground: false),
        .count("taskTimeoutTerminationCount", isForeground: false),
      ],
      occurrences: [.punishment(.taskOverrun)], stages: [.background],
      citing: [96, 106, 107, 109, 304, 315, 316, 320], noticed: .reportOffScreen,
      remedies: [
        .auditRule("R16"),
        .obligation(
          "noWorkAfterTheLastTask", line: ".noWorkAfterTheLastTask { $0.delegate.uploads.count }"),
      ],
      test: "Begin a background task that is never ended, and leave the app for a minute."),
    DeathCause(
      "limit.taskCount",
      "iOS ended the app, because it had begun too many background tasks",
      signs: [.code(0xbada_5e47, namespace: nil)],
      occurrences: [.punishment(.policy)], stages: [.inFront, .background], systems: .since(11),
      citing: [98], noticed: .crashReport,
      remedies: [
        .auditRule("R16"), .advice("Begin one background task for work that belongs together."),
      ],
      test: "Begin 1100 background tasks."),
    DeathCause(
      "limit.lock",
      "iOS ended the app, because it held a file lock or a database lock when it was suspended",
      signs: [
        .code(0xdead_10cc, namespace: nil),
        .count("cumulativeSuspendedWithLockedFileExitCount", isForeground: false),
        .count("fileLockTerminationCount", isForeground: false),
      ],
      occurrences: [.punishment(.lockHeldAtSuspension)],
      extensionActions: ["lock.heldAtSuspension", "extensionEnds.lockHeldAtSuspension"],
      stages: [.background, .suspended], citing: [97, 102, 103, 315, 316, 343],
      noticed: .reportOffScreen,
      loss: "Everything that is only in memory, and the transaction that held the lock",
      remedies: [
        .obligation(
          "noLockHeldWhenSuspended",
          line: ".noLockHeldWhenSuspended { $0.delegate.database.isLocked }"),
        .auditRule("R16"),
        .advice(
          "Lock a file of the app group only inside performExpiringActivity, also in extensions; "
            + "lifecycle replay extension --property F97 shows why."),
      ],
      test: "Keep a transaction open on a database of the app group, and leave the app."),
    DeathCause(
      "limit.gpu",
      "iOS ended the app, because it used the GPU in the background",
      signs: [.function("gpus_ReturnNotPermittedKillClient")],
      occurrences: [.punishment(.gpuInBackground)], stages: [.background],
      citing: [99], noticed: .reportOffScreen,
      remedies: [
        .obligation(
          "noGPUWorkInBackground",
          line: ".noGPUWorkInBackground { $0.delegate.renderer.isRunning }"),
        .advice("Stop the renderer in willResignActive, and wait for the last frame."),
      ],
      test: "Draw with OpenGL ES after didEnterBackground, in a background task."),
  ]

  private static let schedulerCauses: [DeathCause] = [
    DeathCause(
      "limit.scheduledTask",
      "iOS ended the app, because it did not complete a scheduled task after its expiration",
      occurrences: [.punishment(.scheduledTaskOverrun)], stages: [.background], systems: .since(13),
      citing: [199, 201], noticed: .noCrashReport,
      remedies: [
        .auditRule("R18"),
        .advice("Give each BGTask an expiration handler that calls setTaskCompleted."),
      ],
      test: "Pause in the debugger, simulate the expiration of the task, and do not complete it."),
    DeathCause(
      "limit.repeatedRegistration",
      "The app ended itself with an exception, because it registered a background task twice",
      signs: [.text("Launch handler for task with identifier")],
      occurrences: [.punishment(.repeatedRegistration)], stages: .running, systems: .since(13),
      citing: [196], noticed: .crashReport,
      remedies: [.auditRule("R8"), .advice("Register each identifier in one place.")],
      test: "Register the same identifier twice with BGTaskScheduler."),
    DeathCause(
      "limit.lateRegistration",
      "The app ended itself with an exception, because it registered a background task after launch",
      signs: [.text("must be registered before application finishes launching")],
      occurrences: [.punishment(.lateRegistration)], stages: .running, systems: .since(13),
      citing: [114, 193, 194, 195], noticed: .crashReport,
      remedies: [
        .auditRule("R8"),
        .obligation(
          "registeredWhenLaunchEnds",
          line: ".registeredWhenLaunchEnds { $0.delegate.handlersAreRegistered }"),
      ],
      test: "Register a handler with BGTaskScheduler when the user taps a button."),
  ]

  private static let useOfResources: [DeathCause] = [
    DeathCause(
      "limit.call",
      "iOS ended the app, because it reported no call to CallKit after a VoIP push",
      signs: [.code(0xbaad_ca11, namespace: nil), .text("never posted an incoming call")],
      occurrences: [.punishment(.policy)], stages: [.launching, .background], systems: .since(13),
      citing: [98, 281, 323], noticed: .reportOffScreen,
      loss: "The call, everything that is only in memory, and after several such ends the pushes",
      remedies: [.advice("Report a call before didReceiveIncomingPush returns, for every push.")],
      test: "Send a VoIP push, and report no call."),
    DeathCause(
      "limit.voipResumes",
      "iOS ended the app, because it resumed too often for calls",
      signs: [.code(0xbad2_2222, namespace: nil)],
      occurrences: [.punishment(.policy)], stages: [.background], citing: [98],
      noticed: .reportOffScreen,
      remedies: [.advice("Use PushKit, instead of a socket that stays open in the background.")],
      test: "Wake the app through its VoIP socket more than 15 times in five minutes."),
    DeathCause(
      "limit.cpu",
      "iOS ended the app, because it used too much CPU time",
      signs: [
        .resource("CPU"), .resource("CPU_FATAL"), .code(100, namespace: "JETSAM"),
        // Payloads that Xcode simulates have it in the foreground, too.
        .count("cumulativeCPUResourceLimitExitCount", isForeground: nil),
        .count("highCPUTerminationCount", isForeground: false),
      ],
      occurrences: [.punishment(.policy)], stages: [.inFront, .background],
      citing: [313, 315, 316, 317], noticed: .reportOffScreen,
      remedies: [
        .obligation(
          "noWorkAfterTheLastTask", line: ".noWorkAfterTheLastTask { $0.delegate.uploads.count }"),
        .advice("Do heavy work in a BGProcessingTask, which iOS runs while the device is idle."),
      ],
      test: "Keep two threads busy for several minutes in the background."),
    DeathCause(
      "limit.wakeups",
      "iOS ended the app, because its threads woke up too often",
      signs: [.resource("WAKEUPS")],
      stages: [.inFront, .background], citing: [317], noticed: .crashReport,
      remedies: [.advice("Join work that is handed from thread to thread, and stop idle timers.")],
      test: "Dispatch an empty block to another queue, over and over."),
    DeathCause(
      "limit.diskWrites",
      "iOS ended the app, because it wrote too much to disk",
      signs: [.resource("IO")],
      stages: [.inFront, .background], citing: [317], noticed: .crashReport,
      remedies: [.advice("Write what has changed, and not the whole file.")],
      test: "Write a large file again and again."),
    DeathCause(
      "limit.resources",
      "iOS ended the app, because it used key resources of the system excessively",
      signs: [.code(0xd00d_2bad, namespace: nil)],
      occurrences: [.punishment(.policy)], stages: [.inFront, .background], citing: [305],
      noticed: .crashReport,
      remedies: [.advice("Start new work only when the work before it has ended.")],
      test: "No public way to bring it about is known."),
  ]
}
