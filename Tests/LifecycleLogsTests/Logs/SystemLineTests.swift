import LifecycleModels
import Reporting
import Testing

@testable import LifecycleLogs

@Suite struct `A line of the system` {
  @Test(
    arguments: [
      (
        "SpringBoard(FrontBoard)[510] <Notice>: [application<com.example.depot>:796] Setting process "
          + "visibility to: Foreground",
        "796", "com.example.depot", nil, SystemLine.Statement.foreground
      ),
      (
        "[app<com.example.depot(1B2C)>:796] Setting process visibility to: Background", "796",
        "com.example.depot", nil, .background
      ),
      (
        "[application<com.example.depot>:796] Setting process task state to: Not Running", "796",
        "com.example.depot", nil, .exited(.untold, words: "")
      ),
      (
        "[application<com.example.depot>:796] application state changed to Suspended", "796",
        "com.example.depot", nil, .suspended
      ),
      (
        "<FBSProcessState: 0x28; pid: 796; taskState: Suspended; visibility: Background>", "796",
        nil,
        nil, .suspended
      ),
      (
        "runningboardd(RunningBoard)[31]: Calculated state for app<com.example.depot(1B2C)>: "
          + "running-suspended (role: None) (endowments: (null))",
        nil, "com.example.depot", nil, .suspended
      ),
      (
        "Received state update for 796 (app<com.example.depot(1B2C)>, running-suspended-NotVisible",
        "796", "com.example.depot", nil, .suspended
      ),
      (
        "Received state update for 796 (app<com.example.depot(1B2C)>, running-active-Visible",
        "796",
        "com.example.depot", nil, .foreground
      ),
      (
        #"[app<org.example.a>:7] Process exited: <FBProcessExitContext; watchdog ("violated")>."#,
        "7",
        "org.example.a", nil,
        .exited(.watchdog, words: #"<FBProcessExitContext; watchdog ("violated")>."#)
      ),
      (
        "[app<org.example.a>:7] Process exited: <RBSProcessExitStatus| domain:jetsam(1) code:17>",
        "7",
        "org.example.a", nil,
        .exited(.memory, words: "<RBSProcessExitStatus| domain:jetsam(1) code:17>")
      ),
      (
        "[app<org.example.a>:7] Process exited: <RBSProcessExitContext| voluntary>.", "7",
        "org.example.a", nil, .exited(.voluntary, words: "<RBSProcessExitContext| voluntary>.")
      ),
      (
        "[app<org.example.a>:7] Process exited: <RBSTerminateContext| code:0xDEAD10CC "
          + "reportType:CrashLog>", "7", "org.example.a", nil,
        .exited(.other, words: "<RBSTerminateContext| code:0xDEAD10CC reportType:CrashLog>")
      ),
      (
        "ReportCrash[90] <Notice>: Process My Depot [796] killed by jetsam reason per-process-limit",
        "796", nil, "My Depot", .exited(.memory, words: "killed by jetsam reason per-process-limit")
      ),
      (
        "kernel[0]: memorystatus: killing process 796 [My Depot] in background 'suspended' (1)",
        "796",
        nil, "My Depot",
        .exited(
          .memory,
          words: "memorystatus: killing process 796 [My Depot] in background 'suspended' (1)")
      ),
      (
        "kernel[0]: memorystatus: killing_top_process pid 796 [Depot] (vm-pageshortage 3)", "796",
        nil,
        "Depot",
        .exited(
          .memory, words: "memorystatus: killing_top_process pid 796 [Depot] (vm-pageshortage 3)")
      ),
      (
        "runningboardd[31]: [app<org.example.a(501)>:7] exited with context <RBSProcessExitContext| "
          + "status:<RBSProcessExitStatus| domain:signal(2) code:SIGSEGV(11)>>", "7",
        "org.example.a", nil,
        .exited(
          .crash,
          words: "<RBSProcessExitContext| status:<RBSProcessExitStatus| domain:signal(2) "
            + "code:SIGSEGV(11)>>")
      ),
      (
        "[app<org.example.a>:7] Terminating with context: <RBSTerminateContext| domain:15 "
          + "code:0xDEAD10CC>", "7", "org.example.a", nil,
        .exited(.other, words: "<RBSTerminateContext| domain:15 code:0xDEAD10CC>")
      ),
      (
        "[application<org.example.a>:7] termination reported by launchd (2, 9, 9)", "7",
        "org.example.a", nil, .exited(.killed, words: "termination reported by launchd (2, 9, 9)")
      ),
      (
        "[application<org.example.a>:7] termination reported by launchd (2, 11, 11)", "7",
        "org.example.a", nil, .exited(.crash, words: "termination reported by launchd (2, 11, 11)")
      ),
      (
        "symptomsd[129] Fatal RESOURCE_NOTIFY trigger for My Depot [796] (4 nanoseconds of CPU usage)",
        "796", nil, "My Depot",
        .exited(
          .other,
          words: "Fatal RESOURCE_NOTIFY trigger for My Depot [796] (4 nanoseconds of CPU usage)")
      ),
      (
        "kernel[0]: memorystatus: My Depot [796] exceeded mem limit: ActiveHard 77 MB (fatal)",
        "796", nil, "My Depot",
        .exited(
          .memory,
          words: "memorystatus: My Depot [796] exceeded mem limit: ActiveHard 77 MB (fatal)")
      ),
    ] as [(String, String?, String?, String?, SystemLine.Statement)])
  func `names an app and what happens to it`(
    text: String, process: String?, bundle: String?, name: String?, statement: SystemLine.Statement
  ) throws {
    let log = try Written.log("viewDidLoad\n2026-11-27 10:00:00 \(text)\n")
    let line = try #require(log.systemLines.first)
    #expect(line.line == 2)
    #expect(line.text == "2026-11-27 10:00:00 \(text)".excerpt)
    #expect(
      line.subject == SystemLine.Subject(process: process, bundle: bundle, name: name), "\(text)")
    #expect(line.statement == statement, "\(text)")
    #expect(line.time != nil)
    #expect(log.skipped == [])
    // The process has no entry.
    #expect(log.entries.count == 1)
  }

  @Test(arguments: [
    "[app<org.example.a>:7] Setting process visibility to: Unknown",
    "[app<org.example.a>:7] Setting process visibility to:",
    "Setting process visibility to: Foreground",
    "[daemon<org.example.a>:7] Process exited: <RBSProcessExitContext| voluntary>.",
    "Calculated state for app<org.example.a>: none (role: None)", "Calculated state for",
    "app<", "app<x", "Process exited:", "memorystatus:", "memorystatus: killing",
    "killed by jetsam",
    "memorystatus: Shop [7] exceeded mem limit: InactiveSoft 50 MB (non-fatal)",
    "Fatal RESOURCE_NOTIFY trigger for Shop 848", "termination reported by launchd (2, 9, 9)",
    "memorystatus: exceeded (fatal)", "memorystatus: Shop 7 exceeded mem limit (fatal)",
    "memorystatus: killing process 99999999999 [Shop] now", "Process 7 killed by jetsam",
    "memorystatus: killing process 7 Shop now", "memorystatus: killing process 7 [Shop",
    "Received state update for 7 (", "pid:", "taskState: Suspended; pid:", "killed by jetsam [7]",
  ])
  func `is not any other line`(text: String) throws {
    let log = try Written.log("viewDidLoad\n\(text)\n\(text) ")
    #expect(log.systemLines == [])
    #expect(log.skipped.map(\.reason) == [.noCallback, .noCallback])
  }

  @Test func `may be a message in JSON`() throws {
    let log = try Written.log(
      """
      {"processID":7,"eventMessage":"viewDidLoad"}
      {"processID":510,"eventMessage":"[app<org.example.a>:7] Process exited: <x; crash>"}
      """)
    #expect(log.entries.map(\.item) == [.callback(.viewDidLoad), .exited(.crash)])
    #expect(log.entries.map(\.process) == ["7", "7"])
  }

  @Test func `is shown with escapes in place of control characters`() throws {
    let log = try Written.log("viewDidLoad\n[app<a\u{7}b>:7] Process exited: <x; c\u{1B}[2J>")
    #expect(log.systemLines.allSatisfy { !$0.text.contains("\u{1B}") })
    #expect(log.systemLines.allSatisfy { !"\($0.statement)".contains("\u{1B}") })
  }
}

@Suite struct `The lines of the system in a log` {
  private static let exit = "<Notice>: [app<org.example.a>:7] Process exited: <x; watchdog>"

  @Test func `are entries if they say something new about a process of the log`() throws {
    let log = try Written.log(
      """
      Shop[7:1] applicationDidEnterBackground
      Received state update for 8 (app<org.example.b>, running-suspended-NotVisible
      Received state update for 7 (app<org.example.a>, running-suspended-NotVisible
      Calculated state for app<org.example.a>: running-suspended (role: None)
      Calculated state for app<org.example.a>: running-active (role: None)
      Calculated state for app<org.example.a>: running-suspended (role: None)
      memorystatus: killing process 7 [Shop] in background 'suspended'
      [app<org.example.a>:7] Process exited: <x; jetsam>
      Calculated state for app<org.example.a>: running-suspended (role: None)
      """)
    #expect(
      log.entries.map { "\($0.item.name) \($0.process ?? "") \($0.line ?? 0)" } == [
        "app.didEnterBackground 7 1", "proc.suspended 7 3", "proc.suspended 7 6", "proc.exited 7 7",
      ])
    #expect(log.systemLines.count == 8)
  }

  @Test func `belong to the process that the log names`() throws {
    let log = try Written.log(
      """
      {"process":"Shop","callback":"app.didBecomeActive"}
      Process Shop [7] killed by jetsam reason per-process-limit
      """)
    #expect(log.entries.last?.process == "Shop")
    #expect(log.entries.last?.item == .exited(.memory))
  }

  @Test func `name no callback`() {
    #expect(
      Written.error("[app<org.example.a>:7] Process exited: <x; watchdog>")
        == .noCallback(lines: 1, first: nil))
  }

  @Test func `end a process, which was told so or not`() throws {
    let away = "Shop[7:1] applicationDidEnterBackground\n"
    let killed = CorpusJudges.judge(try Written.log(away + Self.exit))
    #expect(killed.verdict == .accepted)
    #expect(killed.exits.map(\.cause) == [.watchdog])
    #expect(
      killed.evidence.map(\.statement) == [
        "the process ended without a callback: by the watchdog"
      ])
    let told = away + "Shop[7:1] applicationWillTerminate\n"
    let announced = CorpusJudges.judge(try Written.log(told + Self.exit))
    #expect(announced.verdict == .accepted)
    #expect(announced.evidence == CorpusJudges.judge(try Written.log(told)).evidence)
  }

  @Test(arguments: [
    "Message from debugger: Terminated due to signal 9",
    "[app<org.example.a>:7] Process exited: <x; domain:signal(2) code:SIGKILL(9)>",
  ])
  func `take a kill by signal 9 for no crash`(line: String) throws {
    let launch = """
      Shop[7:1] application:didFinishLaunchingWithOptions:
      Shop[7:1] applicationDidBecomeActive
      Shop[7:1] \(line)

      """
    let killed = CorpusJudges.judge(try Written.log(launch))
    #expect(killed.verdict == .accepted)
    let words = killed.evidence.map(\.statement).joined()
    #expect(words.contains("without a callback: by") && !words.contains("crash"), "\(words)")
  }

  @Test func `reject no log, even if they come late or early`() throws {
    let calls = [
      "Shop[7:1] application:didFinishLaunchingWithOptions:",
      "Shop[7:1] applicationDidBecomeActive",
      "Shop[7:1] applicationWillResignActive", "Shop[7:1] applicationDidEnterBackground",
      "Shop[7:1] applicationWillEnterForeground", "Shop[7:1] applicationDidBecomeActive",
      "Shop[8:1] application:didFinishLaunchingWithOptions:",
      "Shop[8:1] applicationDidBecomeActive",
    ]
    let suspended = "Received state update for 7 (app<org.example.a>, running-suspended-NotVisible"
    let examiner = LogExaminer(profile: .observed, systems: .only(12))
    for line in [Self.exit, suspended] {
      for place in 1...calls.count {
        var lines = calls
        lines.insert(line, at: place)
        let log = try LogReader.read(Array(lines.joined(separator: "\n").utf8), name: "log")[0]
        var judge = examiner
        let judgement = judge.examine(log)
        #expect(judgement.verdict == .accepted, "\(line) at \(place): \(judgement.explanation)")
        #expect(!judge.accounts(of: log, judgement).isEmpty)
      }
    }
  }

  @Test func `say that the watchdog ended a launch`() throws {
    let log = try DeviceLogs.read("watchdog.log")
    let judgement = CorpusJudges.judge(log)
    #expect(judgement.verdict == .accepted)
    #expect(
      judgement.exits.map(\.words) == [
        "The watchdog ended process 796, 20 s after app.didFinishLaunching. Line 3 says so: "
          + "“Nov 12 12:24:57 iPad SpringBoard(FrontBoard)[510] <Notice>: "
          + "[application<com.example.depot>:796] Process exited: "
          + "<FBProcessExitContext; watchdog (\"watchdog provision violated\")>.”"
      ])
    #expect(
      judgement.explanation == "An ordinary life cycle explains every entry. It shows that the "
        + "process ended without a callback: by the watchdog (F93, F104, F105), before position 2.")
  }
}
