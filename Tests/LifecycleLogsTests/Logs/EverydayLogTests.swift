import Foundation
import LifecycleModels
import Reporting
import Testing

@testable import LifecycleLogs

/// Logs as people post them: of observers, of frameworks, of tools that copy a device's log.
@Suite struct `An everyday log` {
  @Test(
    arguments: [
      // A recorder without launches.
      ("nslog-counter-two-pids", .accepted, 3), ("two-process-no-launch", .accepted, 7),
      // Words with a colon.
      ("word-colon-phase", .accepted, 3),
      // What tools print around the message.
      ("pymobiledevice3", .accepted, 4), ("start-after", .accepted, 1), ("highlight", .accepted, 1),
      ("xcode-metadata", .accepted, 6), ("xcode-metadata-of-scenes", .accepted, 5),
      // Frameworks.
      ("flutter-lock-marked", .accepted, 5), ("name-form", .accepted, 4),
      ("rn-missing-active", .rejected, 4),
      // Observers in an app with scenes.
      ("observer-names", .accepted, 8), ("observer-swift", .accepted, 4),
    ] as [(String, Judgement.Verdict, Int)])
  func `has the verdict that it deserves`(name: String, verdict: Judgement.Verdict, count: Int)
    throws
  {
    let log = try Everyday.read(name)
    #expect(log.entries.count == count)
    #expect(Everyday.judge(log).verdict == verdict)
  }

  @Test func `says how it was read if its words have two meanings`() throws {
    #expect(
      Everyday.judge(try Everyday.read("observer-swift")).explanation.hasSuffix(
        "The system does not send app.didBecomeActive and app.willEnterForeground to an app with "
          + "scenes (F152), so these names are read as observers of its notifications (F153)."))
    #expect(
      Everyday.judge(try Everyday.read("two-process-no-launch")).explanation.hasSuffix(
        "Its processes have no app.didFinishLaunching, so launches are not recorded."))
  }

  @Test func `has its times and processes in the lines below its messages`() throws {
    let entries = try Everyday.read("xcode-metadata").entries
    #expect(entries.allSatisfy { $0.process == "Shop" })
    let first = try #require(entries.first?.time), last = try #require(entries.last?.time)
    #expect(first.seconds(until: last) == 8.499999)
  }

  @Test func `has no entry in the line below its message`() throws {
    #expect(try Everyday.read("xcode-metadata-of-scenes").skipped.map(\.reason).count == 6)
  }
}

enum Everyday {
  static func read(_ name: String, _ vocabulary: LogVocabulary? = nil) throws -> RecordedLog {
    let place = Bundle.module.bundleURL.appending(path: "Recorded/everyday/\(name).log")
    let bytes = try Array(Data(contentsOf: place))
    return try LogReader.read(bytes, name: name, vocabulary: vocabulary)[0]
  }

  static func judge(_ log: RecordedLog, phases: PhaseRecorder? = nil) -> Judgement {
    var examiner = LogExaminer(profile: .observed, phases: phases, findsAlternatives: false)
    return examiner.examine(log)
  }

  static func verdict(_ text: String, phases: PhaseRecorder? = nil) throws -> Judgement.Verdict {
    judge(try Written.log(text), phases: phases).verdict
  }
}

// MARK: - Forms

/// One log of two apps that take turns, with a callback that takes too long, as each tool prints it.
@Suite struct `Two apps in one log` {
  private static let events: [(seconds: Double, pid: Int, message: String)] = {
    var events: [(Double, Int, String)] = []
    func add(_ time: Double, _ pid: Int, _ name: String, noteAfter delay: Double) {
      events.append((time, pid, "application\(name)"))
      events.append((time + delay, pid, "UIApplication\(name)Notification"))
    }
    add(0, 512, "DidBecomeActive", noteAfter: 0.000_1)
    add(1, 512, "WillResignActive", noteAfter: 0.000_1)
    add(1.5, 900, "DidBecomeActive", noteAfter: 0.000_1)
    add(2, 512, "DidEnterBackground", noteAfter: 6.5)
    add(9, 900, "WillResignActive", noteAfter: 0.000_1)
    return events
  }()

  /// A tool: what it prints before all entries, and an entry with its time of day, process and message.
  private typealias Form = (
    tool: String, heading: String,
    line: @Sendable (_ time: String, _ pid: Int, _ message: String) -> String
  )

  private static let forms: [Form] = [
    ("NSLog", "", { "2026-11-27 \($0)+0100 Shop[\($1):6699] \($2)" }),
    ("log compact", "", { "2026-11-27 \($0) Df Shop[\($1):1a2b] \($2)" }),
    (
      "log", "Timestamp  Thread  Type  Activity  PID  TTL\n",
      { "2026-11-27 \($0)+0100 0x96aa6    Default     0x0   \($1)  0    Shop: (S) [a:b] \($2)" }
    ),
    (
      "JSON", "",
      { #"{"timestamp":"2026-11-27 \#($0)+0100","processID":\#($1),"eventMessage":"\#($2)"}"# }
    ),
    ("pymobiledevice3", "", { "2026-11-27 \($0) Shop{UIKitCore}[\($1)] <NOTICE>: \($2)" }),
    (
      "pymobiledevice3 --label", "Waiting for \"applicationDidBecomeActive\" ...\n",
      { "2026-11-27 \($0) Shop{Shop}[\($1)] <NOTICE>: \($2) [org.example.shop][life]" }
    ),
    ("with offsets", "", { "2026-11-27 \($0) Shop{Shop+0x4a10}[\($1)] <NOTICE>: \($2)" }),
    (
      "in colours", "",
      {
        "\u{1B}[32m2026-11-27 \($0)\u{1B}[0m \u{1B}[35mShop\u{1B}[0m{S}[\u{1B}[36m\($1)\u{1B}[0m] "
          + "<N>: \u{1B}[4m\($2.prefix(11))\u{1B}[0m\($2.dropFirst(11))\u{1B}[0m"
      }
    ),
    (
      "idevicesyslog 1.3", "[connected]\n",
      { "Nov 27 \($0.prefix(8)) Shop(S)[\($1)] <Notice>: \($2)" }
    ),
    (
      "idevicesyslog 1.4", "[connected:00008110-0A]\n",
      { "Nov 27 \($0) Shop[\($1)] <Notice>: \($2)" }
    ),
    (
      "Xcode", "",
      { "\($2)\nType: Notice | Timestamp: 2026-11-27 \($0)+01:00 | Process: S\($1) | TID: 0x1" }
    ),
    (
      "Xcode 27", "",
      { "\($2)\n\nType: Error | Timestamp: 2026-11-27 \($0)+0500 | Process: S\($1)" }
    ),
    ("Console", "", { "default\t\($0)+0100\tShop\($1)\t\($2)" }),
    (
      "Appium", "",
      { "2026-11-27 \($0.prefix(8)):\($0.dropFirst(9).prefix(3)) - [Shop[\($1)]] \($2)" }
    ),
  ]

  @Test(arguments: forms.indices)
  func `are told apart in every form`(form: Int) throws {
    let (tool, heading, line) = Self.forms[form]
    let text =
      heading
      + Self.events.map { event in
        let millionths = String(Int((event.seconds * 1e6).rounded()) % 1_000_000 + 1_000_000)
          .dropFirst()
        // A time without a fraction is what pymobiledevice3 prints for whole seconds.
        let fraction = millionths == "000000" && tool.contains("py") ? "" : "." + millionths
        return line("10:00:0\(Int(event.seconds))\(fraction)", event.pid, event.message)
      }.joined(separator: "\n")
    let log = try Written.log(text)
    #expect(log.entries.count == Self.events.count, "\(tool)")
    #expect(Set(log.entries.map(\.process)).count == 2, "\(tool)")
    #expect(Everyday.judge(log).verdict == .accepted, "\(tool)")
    var watch = TimingWatch(limits: .current)
    for entry in log.entries { watch.read(entry) }
    #expect(watch.timing().violationCount == 1, "\(tool)")
    // One app cannot have sent all this.
    let merged = RecordedLog(
      name: "",
      entries: log.entries.map { LogEntry(position: $0.position, text: "", item: $0.item) })
    #expect(Everyday.judge(merged).verdict == .rejected)
  }

  @Test func `have times in the rows of crash reporters`() throws {
    let rows =
      "0 | 10:00:00:143 | applicationDidBecomeActive\n1 | 10:00:01:643 | applicationWillResignActive"
    let times = try Written.log(rows).entries.compactMap(\.time)
    #expect(times.count == 2 && times[0].seconds(until: times[1]) == 1.5)
  }
}

// MARK: - Observers

@Suite struct `Methods with the names of an app delegate` {
  private static let scenes = """
    sceneWillEnterForeground(_:)
    %1
    sceneDidBecomeActive(_:)
    %2
    """

  private func verdict(_ first: String, _ second: String) throws -> Judgement.Verdict {
    let text = Self.scenes.replacing("%1", with: first).replacing("%2", with: second)
    return try Everyday.verdict(text)
  }

  @Test(arguments: [
    ("App Will Enter Foreground", "App Did Become Active"),
    ("appWillEnterForeground()", "appDidBecomeActive()"),
    ("-[Tracker applicationWillEnterForeground:]", "-[Tracker applicationDidBecomeActive:]"),
    // Calls by the app’s own scene delegate, which come too early for notifications.
    ("AppDelegate.applicationDidBecomeActive(_:)", "AppDelegate.applicationWillResignActive(_:)"),
    (
      "AppDelegate.applicationWillEnterForeground(_:)\nTracker.applicationWillEnterForeground(_:)",
      "Tracker.applicationDidBecomeActive(_:)\nAppDelegate.applicationDidBecomeActive(_:)"
    ),
  ])
  func `are observers in an app with scenes, or calls of its own`(first: String, second: String)
    throws
  {
    #expect(try verdict(first, second) == .accepted)
  }

  @Test func `are what they say if a recorder uses the names of the models`() throws {
    #expect(try verdict("app.willEnterForeground", "app.didBecomeActive") == .rejected)
  }

  @Test func `excuse nothing that the scenes were sent`() throws {
    let scene = "sceneDidBecomeActive(_:) #main\n"
    let text = scene + scene + "appDidBecomeActive()"
    #expect(try Everyday.verdict(text) == .rejected)
  }

  @Test func `are observers beside a delegate, by the names of their types`() throws {
    let text = """
      AppDelegate.applicationDidBecomeActive(_:)
      Tracker.applicationDidBecomeActive(_:)
      AppDelegate.applicationWillResignActive(_:)
      Tracker.applicationWillResignActive(_:)
      """
    #expect(try Everyday.verdict(text) == .accepted)
    #expect(
      try Everyday.verdict(text.replacing("Tracker", with: "OtherDelegate")) == .rejected)
  }
}

// MARK: - Launches

@Suite struct `A recorder without launches` {
  @Test func `is told by a process that follows another`() throws {
    let second = "S[2:1] applicationDidBecomeActive"
    #expect(try Everyday.verdict("S[1:1] applicationDidEnterBackground\n" + second) == .accepted)
    // Two apps at the same time prove nothing, nor does a process that may have begun before.
    let both = "S[1:1] applicationDidEnterBackground\n\(second)\nS[1:1] applicationDidBecomeActive"
    #expect(try Everyday.verdict(both) == .rejected)
    let launch = "S[1:1] application:didFinishLaunchingWithOptions:\n"
    #expect(
      try Everyday.verdict(launch + "S[1:1] applicationDidBecomeActive\n" + second) == .rejected)
  }
}

// MARK: - Phases

@Suite struct `A word with a colon` {
  @Test(arguments: [
    "VPN: active", "Connection: inactive", "Role: Background", "Daemon: killed", "MyApp: active",
    "S{S}[7] <NOTICE>: VPN: active",
  ])
  func `is a phase only after a key that says so`(line: String) throws {
    #expect(try Written.items("viewDidLoad\n" + line) == ["vc.viewDidLoad"])
  }

  @Test(arguments: [
    "state: active", "S[7:1] state: active", "scenePhase: active", "AppState: active",
    "lifecycle: active", "nextAppState active", "flutter: resumed", "flutter: state: resumed",
    "didChangeAppLifecycleState resumed", "[S] active", "10:00:00 active",
  ])
  func `may be a key for phases`(line: String) throws {
    #expect(try Written.items(line) == ["phase.active"])
  }
}

@Suite struct `The phases of a framework` {
  @Test(
    arguments: [
      // Home and back, as each framework prints it.
      (
        "AppLifecycleState.inactive AppLifecycleState.hidden AppLifecycleState.paused "
          + "AppLifecycleState.hidden AppLifecycleState.inactive AppLifecycleState.resumed",
        .accepted
      ),
      (
        "nextAppState:active nextAppState:inactive nextAppState:background nextAppState:active",
        .accepted
      ),
      (
        "OnApplicationFocus(False) OnApplicationPause(True) OnApplicationPause(False) "
          + "OnApplicationFocus(True)", .accepted
      ),
      (
        "NOTIFICATION_APPLICATION_FOCUS_OUT NOTIFICATION_APPLICATION_PAUSED "
          + "NOTIFICATION_APPLICATION_FOCUS_IN NOTIFICATION_APPLICATION_RESUMED", .accepted
      ),
      ("Window.Deactivated Window.Stopped Window.Resumed Window.Activated", .accepted),
      ("SceneOnActivated SceneOnResignActivation SceneDidEnterBackground", .accepted),
      (
        "Lifecycle.Event.ON_PAUSE Lifecycle.Event.ON_STOP Lifecycle.Event.ON_RESUME", .accepted
      ),
      ("appStateChange:true appStateChange:false appStateChange:true", .accepted),
      // What none can print.
      ("AppLifecycleState.resumed AppLifecycleState.paused", .rejected),
      ("nextAppState:active nextAppState:background", .rejected),
      ("S[7]:OnApplicationPause(True) S[7]:OnApplicationPause(True)", .rejected),
      (
        "S[7]:NOTIFICATION_APPLICATION_PAUSED S[7]:NOTIFICATION_APPLICATION_FOCUS_OUT", .rejected
      ),
      ("S[7]:Window.Activated S[7]:Window.Stopped", .rejected),
      ("S[7]:OnActivated S[7]:OnActivated", .rejected),
      ("S[7]:Lifecycle.Event.ON_RESUME S[7]:Lifecycle.Event.ON_RESUME", .rejected),
      ("S[7]:appStateChange:true S[7]:appStateChange:true", .rejected),
    ] as [(String, Judgement.Verdict)])
  func `are the notifications that begin them`(words: String, verdict: Judgement.Verdict) throws {
    #expect(try Everyday.verdict(words.replacing(" ", with: "\n")) == verdict)
  }

  @Test func `are statements if one is repeated, or if the reader says so`() throws {
    let repeated = "nextAppState:active\nnextAppState:active\nnextAppState:background"
    #expect(try Everyday.verdict(repeated) == .accepted)
    let missing = "nextAppState:active\nnextAppState:background"
    #expect(try Everyday.verdict(missing, phases: .samples) == .accepted)
    #expect(try Everyday.verdict("scenePhase: active\nscenePhase: background") == .accepted)
    #expect(
      try Everyday.verdict("scenePhase: active\nscenePhase: background", phases: .changes)
        == .rejected)
  }

  @Test func `may come in a process of their own`() throws {
    #expect(
      try Everyday.verdict("AppLifecycleState.paused\nAppLifecycleState.resumed") == .accepted)
  }

  @Test func `are ordinary words in a log of that framework`() throws {
    for (framework, text) in [
      (LogFramework.flutter, "inactive\nhidden\npaused\nhidden\ninactive\nresumed"),
      (.reactNative, "inactive\nbackground\nactive"), (.capacitor, "pause\nresume"),
      (.cordova, "resign\npause\nresume\nactive"), (.titanium, "pause\npaused\nresume\nresumed"),
      (.nativeScript, "background\nsuspend\nforeground\nresume"), (.air, "deactivate\nactivate"),
      (.compose, "ON_PAUSE\nON_STOP\nON_RESUME"),
    ] {
      let vocabulary = LogVocabulary(of: framework)
      let log = try LogReader.read(Array(text.utf8), name: "log", vocabulary: vocabulary)[0]
      #expect(Everyday.judge(log).verdict == .accepted, "\(framework)")
      let ended = try LogReader.read(
        Array("viewDidLoad\nthe \(text.prefix(6)) of it".utf8), name: "log", vocabulary: vocabulary)
      #expect(ended[0].entries.count == 1, "\(framework)")
    }
  }
}

// MARK: - Vocabularies

@Suite struct `A vocabulary` {
  private static func vocabulary(_ text: String) throws(PolicyError) -> LogVocabulary {
    try LogVocabulary(Array(text.utf8))
  }

  @Test func `gives a foreign log its meaning`() throws {
    let vocabulary = try Self.vocabulary(
      """
      {"names": {"onSuspend": "app.didEnterBackground", "onAppTerminate": "app.willTerminate",
       "TSLocationManager init": "new process", "onResume": "ignore", "stop": ""}}
      """)
    let log = try Everyday.read("vendor-location-sdk", vocabulary)
    #expect(
      log.entries.map(\.item.name) == ["app.didEnterBackground", "app.willTerminate", "proc.start"])
    #expect(Everyday.judge(log).verdict == .accepted)
  }

  @Test func `is offered for a log without any known name`() throws {
    let error = #expect(throws: LogError.self) { try Everyday.read("vendor-location-sdk") }
    guard case .noCallback(15, _, let offer?)? = error else { return #expect(Bool(false)) }
    #expect(
      offer == #"{"names": {"onAppTerminate": "", "onSuspend": "", "db_save": "", "#
        + #""stopOnTerminate": "", "stop": "", "init": "", "onResume": ""}}"#)
    #expect(throws: Never.self) { try Self.vocabulary(offer) }
  }

  @Test func `says where time and process stand`() throws {
    let vocabulary = try Self.vocabulary(
      #"{"names": {"front": "phase.active"}, "time": "at=(\\S+)", "process": "run (\\d+)"}"#)
    let text = "front run 7 at=2026-11-27T10:00:00Z\nfront run 8 at=2026-11-27T10:00:01Z"
    let entries = try LogReader.read(Array(text.utf8), name: "log", vocabulary: vocabulary)[0]
      .entries
    #expect(entries.map(\.process) == ["7", "8"])
    let times = entries.compactMap(\.time)
    #expect(times.count == 2 && times[0].seconds(until: times[1]) == 1)
  }

  @Test func `takes precedence, also in JSON`() throws {
    let vocabulary = try Self.vocabulary(#"{"names": {"viewDidLoad": "(home)"}}"#)
    for text in ["viewDidLoad\ndidBecomeActive", #"["viewDidLoad", "didBecomeActive"]"#] {
      let log = try LogReader.read(Array(text.utf8), name: "log", vocabulary: vocabulary)[0]
      #expect(log.entries.first?.item.name == "(home)")
    }
  }

  @Test(arguments: [
    (#"{"names": {"a": "app.didBecomActive"}}"#, "names → a", "“app.didBecomActive”"),
    (#"{"names": {"--": "phase.active"}}"#, "names → --", "a name with letters or digits"),
    (#"{"names": {"a": 1}}"#, "names → a", "a callback"),
    (#"{"time": "("}"#, "time", "a regular expression with one group"),
    (#"{"process": "pid"}"#, "process", "“pid”"),
    (#"{"words": {}}"#, "at the top", "“words”"), ("[", "line 1", "JSON"),
  ])
  func `names the place of a mistake`(text: String, place: String, words: String) {
    let error = #expect(throws: PolicyError.self) { try Self.vocabulary(text) }
    let message = error?.localizedDescription ?? ""
    #expect(message.contains(place) && message.contains(words), "\(message)")
  }

  @Test func `may stand in the settings of a project`() throws {
    let settings = #"{"vocabulary": {"names": {"front": "phase.active"}}}"#
    #expect(try LogVocabulary(ofSettings: Array(settings.utf8)) != nil)
    #expect(try LogVocabulary(ofSettings: Array(#"{"rules": {}}"#.utf8)) == nil)
    #expect(throws: Never.self) { try FindingSettings(Array(settings.utf8), rules: []) }
  }
}

// MARK: - Tools for UI tests

@Suite struct `The log of a UI test` {
  @Test(arguments: [
    ("    t =     1.21s     Launch org.example.shop", "(launch)"),
    ("t =     1.21s Activate org.example.shop", "(open)"),
    ("    t =    12.28s Pressing Home button", "(home)"),
    ("    t =    12.28s Press Home button", "(home)"),
    ("    t =    19.05s Terminate org.example.shop:6843", "(debugger stop)"),
    ("    t =    19.05s     Launch com.apple.Preferences", "(other app)"),
    ("    t =    19.05s Open URL shop://x", "(open by url)"),
    ("14:31:30.120 [ INFO] maestro.cli.onCommandStart: Press Home key RUNNING", "(home)"),
    (#"Launch app "org.example.shop" with clear state... COMPLETED"#, "(launch)"),
    (#"[2022-11-17 14:31:30] [INFO   ] Stop org.example.shop RUNNING"#, "(debugger stop)"),
    ("Press Lock key... COMPLETED", "(lock)"),
    ("Open shop://x... COMPLETED", "(open by url)"),
    (
      #"[HTTP] {"script":"mobile: pressButton","args":[{"name":"home"}]}"#, "(home)"
    ),
    (
      #"2024-06-13 16:48:02:356 - [HTTP] {"args":[{"bundleId":"a.b"}],"script":"mobile: activateApp"}"#,
      "(open)"
    ),
    ("14:14:49.258 detox[87079] B device terminateApp", "(debugger stop)"),
    ("14:14:49.258 detox[87079] B device sendToHome", "(home)"),
  ])
  func `has marks`(line: String, mark: String) throws {
    #expect(try Written.items("viewDidLoad\n" + line) == ["vc.viewDidLoad", mark])
  }

  @Test(arguments: [
    "t =     1.21s Open org.example.shop", "t =     8.15s Wait for org.example.shop to idle",
    "t =     8.15s Tap \"Home\" Button", "Tap on \"Home\"... COMPLETED",
    #"14:31:30.640 [ INFO] x: Launch app "a.b" COMPLETED"#, "Open the door RUNNING",
    #"[HTTP] {"script":"mobile: pressButton","args":[{"name":"volumeUp"}]}"#,
    "14:14:49.258 detox[87079] E device terminateApp", "t =     1.2s Terminate com.apple.Maps:1",
  ])
  func `has lines that are no marks`(line: String) throws {
    #expect(try Written.items("viewDidLoad\n" + line) == ["vc.viewDidLoad"])
  }

  @Test func `is judged with what the test did`() throws {
    let test = """
          t =     1.21s Open org.example.shop
          t =     1.21s     Launch org.example.shop
      application:didFinishLaunchingWithOptions:
      applicationDidBecomeActive:
          t =    12.28s Pressing Home button
      """
    let left = "\napplicationWillResignActive:\napplicationDidEnterBackground:"
    #expect(try Everyday.verdict(test + left) == .accepted)
    #expect(try Everyday.verdict(test + "\napplicationWillEnterForeground:") == .rejected)
  }
}
