import Testing

@testable import LifecycleLogs

@Suite struct `The cause of an end` {
  /// What a report says, and the name of the cause.
  struct Row: CustomTestStringConvertible {
    let cause: String?
    let end: ProcessEnd
    let testDescription: String

    init(
      _ cause: String?, _ says: String, code: UInt64? = nil, _ namespace: String? = nil,
      reasons: [String] = [], event: String? = nil, state: ReportedState? = nil,
      exception: (String, String?)? = nil, jetsam: String? = nil, reporter: String? = nil,
      stack: [String] = [], by terminator: String? = nil
    ) {
      var end = ProcessEnd()
      end.code = code
      end.namespace = namespace
      end.reasons = reasons
      end.watchdogEvent = event
      end.state = state
      end.exception = exception?.0
      end.signal = exception?.1
      end.jetsamReason = jetsam
      end.reporterType = reporter
      end.stack = stack
      end.terminator = terminator
      self.cause = cause
      self.end = end
      testDescription = says
    }
  }

  private static let killed = ("EXC_CRASH", "SIGKILL" as String?)

  static let watchdog: [Row] = [
    Row(
      "watchdog.launch", "process-launch, in the words of the system", code: 0x8bad_f00d,
      "SPRINGBOARD",
      reasons: [
        "process-launch watchdog transgression: com.example.tv exhausted real (wall clock) time "
          + "allowance of 20.00 seconds | | ProcessVisibility: Unknown | ProcessState: Running"
      ], exception: killed),
    Row(
      "watchdog.sceneCreate", "scene-create, before the stack", code: 0x8bad_f00d, "FRONTBOARD",
      event: "scene-create", state: .foreground, exception: killed,
      stack: ["-[AppDelegate application:didFinishLaunchingWithOptions:]"]),
    Row(
      "watchdog.sceneCreate", "scene-create in the background", code: 0x8bad_f00d, "FRONTBOARD",
      event: "scene-create", state: .background),
    Row(
      "watchdog.sceneCreate", "an old report of scene-create", code: 0x8bad_f00d,
      reasons: ["com.example.elements failed to scene-create after 19.81s (launch took 0.19s)"]),
    Row(
      "watchdog.inBackground", "scene-update in the background", code: 0x8bad_f00d, "FRONTBOARD",
      reasons: [
        "<RBSTerminateContext| domain:10 code:0x8BADF00D explanation:scene-update watchdog "
          + "transgression: application<com.example.pod>:11304 exhausted real (wall clock) time",
        "ProcessVisibility: Background", "ProcessState: Running", "WatchdogEvent: scene-update",
        "WatchdogVisibility: Background",
      ], state: .background, exception: killed),
    Row(
      "watchdog.leaving", "scene-update from the foreground to the background", code: 0x8bad_f00d,
      reasons: ["ProcessVisibility: Foreground", "WatchdogVisibility: Background"],
      event: "scene-update", state: .foreground),
    Row(
      "watchdog.leaving", "scene-update in the background, with didEnterBackground on the stack",
      code: 0x8bad_f00d, "FRONTBOARD", reasons: ["WatchdogVisibility: Background"],
      event: "scene-update", state: .background,
      stack: ["fsync", "SceneDelegate.sceneDidEnterBackground(_:)"]),
    Row(
      "watchdog.entering", "scene-update from the background to the foreground", code: 0x8bad_f00d,
      reasons: ["ProcessVisibility: Background", "WatchdogVisibility: Foreground"],
      event: "scene-update", state: .background),
    Row(
      "watchdog.entering", "scene-update in the background, with willEnterForeground on the stack",
      code: 0x8bad_f00d, "FRONTBOARD", event: "scene-update", state: .background,
      stack: ["__ulock_wait", "-[UIApplication _sendWillEnterForegroundCallbacks]"]),
    Row(
      "watchdog.inFront", "scene-update in the foreground", code: 0x8bad_f00d, "SPRINGBOARD",
      reasons: ["ProcessVisibility: Foreground", "WatchdogVisibility: Foreground"],
      event: "scene-update", state: .foreground),
    Row(
      "watchdog.inFront", "scene-update with a state alone", code: 0x8bad_f00d,
      event: "scene-update", state: .foreground),
    Row(
      "watchdog.terminating", "process-exit", code: 0x8bad_f00d, "FRONTBOARD",
      reasons: [
        "explanation:[app<com.example.dome>:40401] Failed to terminate gracefully after 5.0s",
        "ProcessVisibility: Unknown", "WatchdogEvent: process-exit",
        "WatchdogVisibility: Background",
      ], event: "process-exit"),
    Row(
      "watchdog.terminating", "process-exit of iOS 11", code: 0x8bad_f00d, "SPRINGBOARD",
      reasons: [
        "process-exit watchdog transgression: com.example.pay exhausted real (wall clock) time"
      ]),
    Row(
      "watchdog.entering", "an old report of a return", code: 0x8bad_f00d,
      reasons: ["com.example.seismic failed to resume in time"]),
    Row(
      "watchdog.leaving", "an old report of a departure", code: 0x8bad_f00d,
      reasons: ["com.example.shop failed to suspend in time"]),
    Row(
      "watchdog.launch", "a code alone, with didFinishLaunching on the stack", code: 0x8bad_f00d,
      stack: ["mach_msg_trap", "AppDelegate.application(_:didFinishLaunchingWithOptions:)", "main"]),
    Row(
      "watchdog.leaving", "a code alone, with sceneDidEnterBackground on the stack",
      code: 0x8bad_f00d, stack: ["fsync", "SceneDelegate.sceneDidEnterBackground(_:)"]),
    Row(
      "watchdog.leaving", "two callbacks on the stack: the inner one counts", code: 0x8bad_f00d,
      stack: [
        "SceneDelegate.sceneDidEnterBackground(_:)", "CFRunLoopRun",
        "AppDelegate.application(_:didFinishLaunchingWithOptions:)",
      ]),
    Row("watchdog", "a code alone", code: 0x8bad_f00d, "FRONTBOARD", exception: killed),
    Row(
      "watchdog", "an event that no source knows", code: 0x8bad_f00d, event: "scene-dream",
      state: .foreground),
  ]

  static let limits: [Row] = [
    Row("limit.lock", "a lock at suspension", code: 0xdead_10cc, "RUNNINGBOARD", exception: killed),
    Row("limit.backgroundTask", "a task", code: 0x2182_bad2, "RUNNINGBOARD"),
    Row("limit.urlSession", "a URL session", code: 0x2182_bad3, "RUNNINGBOARD"),
    Row("limit.fetch", "a fetch", code: 0x2182_bad4, "RUNNINGBOARD"),
    Row(
      "limit.backgroundTask", "an old report of a task", code: 0x8bad_f00d,
      reasons: [
        "Shop[408] has active assertions beyond permitted time:",
        "identifier: UIKitBackgroundCompletionTask permittedBackgroundDuration: 600.000000",
      ]),
    Row(
      "limit.fetch", "an old report of a fetch", code: 0x8bad_f00d,
      reasons: [
        "Shop[408] has active assertions beyond permitted time:",
        "name: Background Content Fetching (1065) permittedBackgroundDuration: 30.000000",
      ]),
    Row(
      "limit.urlSession", "an old report of a URL session", code: 0x8bad_f00d,
      reasons: [
        "Shop:12636 has active assertions beyond permitted time: "
          + "\"com.apple.nsurlsessiond.handlesession com.example.background1\""
      ]),
    Row(
      "limit.backgroundTask", "a task, as assertiond wrote it", code: 0x8bad_f00d, "ASSERTIOND",
      exception: killed, stack: ["-[AppDelegate applicationDidEnterBackground:]"]),
    Row(
      "limit.backgroundTask", "a task, as runningboardd writes it", code: 0x8bad_f00d,
      "RUNNINGBOARD"),
    Row(
      "watchdog.leaving", "the watchdog, as runningboardd writes it", code: 0x8bad_f00d,
      "RUNNINGBOARD", event: "scene-update", state: .background,
      stack: ["-[AppDelegate applicationDidEnterBackground:]"]),
    Row("limit.taskCount", "too many tasks", code: 0xbada_5e47, "ASSERTIOND"),
    Row("limit.call", "no call after a push", code: 0xbaad_ca11, "SPRINGBOARD"),
    Row(
      "limit.call", "no call after a push, as an exception",
      reasons: ["Killing app because it never posted an incoming call to the system"],
      exception: ("EXC_CRASH", "SIGABRT")),
    Row("limit.voipResumes", "too many resumes", code: 0xbad2_2222),
    Row("limit.resources", "resources of the system", code: 0xd00d_2bad),
    Row(
      "limit.cpu", "CPU time", reasons: ["CPU_FATAL", "(Limit 80%) Observed 93% over 60 secs"],
      exception: ("EXC_RESOURCE", nil)),
    Row(
      "limit.wakeups", "wake-ups", reasons: ["Exception Subtype: WAKEUPS"],
      exception: ("EXC_RESOURCE", nil)),
    Row(
      nil, "the use of a resource",
      reasons: ["CPU", "Exception Note: NON-FATAL CONDITION (this is not a crash)"],
      exception: ("EXC_RESOURCE", nil)),
    Row(
      nil, "an amount of memory that ended nothing",
      reasons: [
        "MEMORY",
        "Crossed Threshold For Diagnostic Log Generation (this log does not indicate a memory limit "
          + "violation)",
      ], exception: ("EXC_RESOURCE", nil)),
    Row(
      "limit.lateRegistration", "a late registration",
      reasons: ["All launch handlers must be registered before application finishes launching"],
      exception: ("EXC_CRASH", "SIGABRT")),
    Row(
      "limit.repeatedRegistration", "a second registration",
      reasons: ["Launch handler for task with identifier org.sync has already been registered"],
      exception: ("EXC_CRASH", "SIGABRT")),
    Row(
      "limit.gpu", "the GPU in the background", exception: ("EXC_BAD_ACCESS", "SIGSEGV"),
      stack: ["gpus_ReturnNotPermittedKillClient", "glDrawArrays_IMM_Exec"]),
  ]

  static let memory: [Row] = [
    Row("memory.purge", "a purge", state: .suspended, jetsam: "vm-pageshortage"),
    Row("memory.background", "a kill off screen", state: .background, jetsam: "vm-pageshortage"),
    Row("memory.inFront", "a kill on screen", state: .foreground, jetsam: "vm-pageshortage"),
    Row("memory.shortage", "a kill in no known state", jetsam: "vm-compressor-space-shortage"),
    Row("memory.appLimit", "the app’s limit", state: .foreground, jetsam: "per-process-limit"),
    Row("memory.appLimit", "the app’s limit, as a number", code: 7, "JETSAM"),
    Row(
      "app.abort", "words of an app that are like those of the system",
      reasons: ["-[BackgroundDownloadManager start]: unrecognized selector"],
      exception: ("EXC_CRASH", "SIGABRT")),
    Row("memory.idleExit", "an idle daemon", state: .background, jetsam: "idle-exit"),
    Row("memory.purge", "a long idle time, as a number", code: 17, "JETSAM"),
    Row("limit.cpu", "the limit of CPU time, as a number", code: 100, "JETSAM"),
    Row("memory.jettisoned", "an unknown number of Jetsam", code: 99, "JETSAM"),
    Row("memory.jettisoned", "an unknown reason of Jetsam", state: .suspended, jetsam: "sunday"),
    Row("memory.vnodes", "open files", state: .suspended, jetsam: "vnode-limit"),
    Row("system.diskSpace", "the disk", state: .suspended, jetsam: "disk-space-shortage"),
    Row("memory.orWatchdog", "a conclusion of Sentry", reporter: "WatchdogTermination"),
    Row("memory.orWatchdog", "a conclusion of Bugsnag", reporter: "Out Of Memory"),
  ]

  static let others: [Row] = [
    Row("system.thermal", "heat", code: 0xc000_10ff),
    Row("system.diskSpace", "caches", code: 0xbadd_d15c),
    Row("system.secureDrawing", "drawing while locked", code: 0x2bad_45ec, "SPRINGBOARD"),
    Row("user.quit", "the user, on an old system", code: 0xdead_fa11),
    Row("system.forceQuit", "the system’s own request", code: 0xfbfb_fbfb, "FRONTBOARD"),
    Row(
      "system.codeSigning", "an invalid page, before the exception", code: 2, "CODESIGNING",
      exception: ("EXC_BAD_ACCESS", "SIGKILL")),
    Row(
      "system.library", "a missing library", code: 1, "DYLD", exception: ("EXC_CRASH", "SIGABRT")),
    Row("system.privacy", "private data", code: 0, "TCC", exception: ("EXC_CRASH", "SIGABRT")),
    Row("watch.time", "a watch", code: 0xc51b_ad02, "CAROUSEL"),
    Row(
      "app.noScenes", "no scenes on iOS 27", code: 5, "SIGNAL",
      exception: ("EXC_BREAKPOINT", "SIGTRAP"),
      stack: ["_UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption", "-[UIApplication"]),
    Row("app.badAccess", "an access", code: 11, "SIGNAL", exception: ("EXC_BAD_ACCESS", "SIGSEGV")),
    Row("app.badAccess", "an access, in an event of Sentry", reporter: "EXC_BAD_ACCESS"),
    Row("app.abort", "an exception", exception: ("EXC_CRASH", "SIGABRT")),
    Row("app.trap", "a trap", exception: ("EXC_BREAKPOINT", "SIGTRAP")),
    Row("app.guard", "a guard", code: 0x1234, "GUARD", exception: ("EXC_GUARD", "SIGKILL")),
    Row("app.hang", "a hang", reporter: "Fatal App Hang Fully Blocked"),
    Row("app.quitRequest", "SIGTERM", exception: ("EXC_CRASH", "SIGTERM")),
    Row(nil, "nothing at all"),
    Row(nil, "a code that no source explains", code: 0xbad_c0de, "FRONTBOARD", exception: killed),
    Row(nil, "a namespace that no source explains", code: 1, "SUNDAY", exception: killed),
    Row("app.hang", "a hang, in an event of Bugsnag", reporter: "App Hang"),
    Row("system.kill", "a kill without a reason", code: 9, "SIGNAL", exception: killed),
    Row(
      "system.debugger", "a kill by the debugger", code: 9, "SIGNAL", exception: killed,
      by: "debugserver"),
    Row(nil, "a report about something else", reporter: "App Hang Fully Blocked"),
  ]

  @Test(arguments: watchdog + limits + memory + others)
  func `is found`(row: Row) {
    #expect(DeathCause.cause(of: row.end)?.cause.name == row.cause)
  }

  @Test(arguments: [
    (
      "Process exited: <FBProcessExitContext; watchdog (\"watchdog provision violated\")>.",
      "watchdog"
    ),
    (
      "Process exited: <FBApplicationProcess: 0x10be; Run> -> <FBApplicationProcessExitContext: "
        + "0x1748; exitReason: voluntary; terminationReason: (none)>", "app.exit"
    ),
    ("Process exited: <RBSProcessExitContext| voluntary>.", "app.exit"),
    (
      "Process exited: <RBSProcessExitContext| specific, status:<RBSProcessExitStatus| "
        + "domain:jetsam(1) code:17>>", "memory.purge"
    ),
    ("status:<RBSProcessExitStatus| domain:jetsam(1) code:7>", "memory.appLimit"),
    ("status:<RBSProcessExitStatus| domain:signal(2) code:SIGSEGV(11)>>", "app.badAccess"),
    ("status:<RBSProcessExitStatus| domain:signal(2) code:SIGPIPE(13)>>", "app.pipe"),
    ("status:<RBSProcessExitStatus| domain:signal(2) code:SIGTERM(15)>>", "app.quitRequest"),
    ("status:<RBSProcessExitStatus| domain:signal(2) code:SIGKILL(9)>>", "system.kill"),
    (
      "<RBSProcessExitContext| status:<RBSProcessExitStatus| domain:signal(2) code:SIGSEGV(11)>>",
      "app.badAccess"
    ),
    (
      "<RBSTerminateContext| domain:15 code:0xDEAD10CC explanation:[app<a.b(501)>:910] was suspended",
      "limit.lock"
    ),
    ("termination reported by launchd (2, 11, 11)", "app.badAccess"),
    ("termination reported by launchd (0, 0, 0)", nil),
    (
      "Fatal RESOURCE_NOTIFY trigger for MEMORY [848] (48000541916 nanoseconds of CPU usage over "
        + "53.00s seconds)", "limit.cpu"
    ),
    (
      "status:<RBSProcessExitStatus| domain:frontboard(10) code:force-quit(0xfbfbfbfb)>",
      "system.forceQuit"
    ),
    ("status:<RBSProcessExitStatus| domain:frontboard(10) code:0x8badf00d>", "watchdog"),
    ("status:<RBSProcessExitStatus| domain:runningboard(15) code:0xdead10cc>", "limit.lock"),
    ("status:<RBSProcessExitStatus| domain:dyld(6) code:1>", "system.library"),
    ("status:<RBSProcessExitStatus| domain:sunday(77) code:1>", nil),
    ("Process Shop [512] killed by jetsam reason per-process-limit", "memory.appLimit"),
    ("Process Shop [512] killed by jetsam reason highwater", "memory.highwater"),
    ("Process Shop [512] killed by jetsam reason sunday", "memory.jettisoned"),
    (
      "memorystatus: killing_specific_process pid 14871 [Shop] (per-process-limit 100 16s rf:-) "
        + "78848KB - memorystatus_available_pages: 121469", "memory.appLimit"
    ),
    (
      "memorystatus: killing_top_process pid 512 [Shop] (vm-pageshortage 0 3s) 9120KB",
      "memory.shortage"
    ),
    ("memorystatus: killing process 512 [Shop] in background 'suspended'", "memory.jettisoned"),
    ("memorystatus: Shop [994] exceeded mem limit: ActiveHard 77 MB (fatal)", "memory.appLimit"),
    ("memorystatus: Shop [994] exceeded mem limit: InactiveSoft 50 MB (non-fatal)", nil),
    ("[app<org.example.shop>:994] Set jetsam priority to 40 [0] flag[1]", nil),
    ("Setting process visibility to: Background", nil),
    ("", nil),
  ])
  func `is found in a line of the system`(line: String, cause: String?) {
    #expect(DeathCause.cause(of: ProcessEnd(ofSystemLine: line))?.cause.name == cause)
  }

  @Test func `is not taken from the name of a process`() {
    let line = "memorystatus: killing_top_process pid 512 [a highwater b] (per-process-limit 100)"
    #expect(DeathCause.cause(of: ProcessEnd(ofSystemLine: line))?.cause.name == "memory.appLimit")
  }

  @Test func `is found in hostile reports without a trap`() {
    var end = ProcessEnd()
    end.reasons = Array(repeating: "watchdog transgression: \u{1b}[31m", count: 100)
    end.stack = Array(repeating: String(repeating: "é", count: 200), count: 1000)
    end.code = .max
    #expect(DeathCause.cause(of: end) == nil)
    let line = "domain:(999) code:0xffffffffffffffffff"
    #expect(DeathCause.cause(of: ProcessEnd(ofSystemLine: line)) == nil)
  }
}
