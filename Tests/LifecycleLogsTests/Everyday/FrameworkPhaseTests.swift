import LifecycleLogs
import Testing

@Suite struct `A word with a colon` {
  @Test(arguments: [
    "VPN: active", "Connection: inactive", "Role: Background", "MyApp: active",
    "S{S}[7] <NOTICE>: VPN: active", "[Theme] background", "S[7:1] [Socket] state: background",
  ])
  func `is a phase only after a key that says so`(line: String) throws {
    #expect(try Written.items("viewDidLoad\n" + line) == ["vc.viewDidLoad"])
  }

  @Test(arguments: [
    "state: active", "S[7:1] state: active", "scenePhase: active", "AppState: active",
    "lifecycle: active", "nextAppState active", "flutter: resumed", "flutter: state: resumed",
    "didChangeAppLifecycleState resumed", "S[7:1] active", "10:00:00 active",
    "Nov 27 10:00:00 iPhone Shop(Shop)[512] <Notice>: AppState active",
    "CONSOLE LOG: AppState active",
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

  @Test func `are told apart by process`() throws {
    let crash = "S[1] AppLifecycleState.resumed\nS[2] AppLifecycleState.resumed\n"
    let leaving = "S[2] AppLifecycleState.inactive\nS[2] AppLifecycleState.paused"
    #expect(try Everyday.verdict(crash + leaving) == .accepted)
    // A name stays the same when the app is launched again; a number does not.
    for (first, verdict) in [("Game", Judgement.Verdict.accepted), ("512", .rejected)] {
      let line = "\t\(first)\tUIApplicationDidBecomeActiveNotification\n"
      let text = "default\t10:00:00" + line + "default\t10:05:00" + line
      #expect(try Everyday.verdict(text) == verdict)
    }
    let game = "G[2:2] OnApplicationPause(true)\n"
    #expect(try Everyday.verdict("S[1:2] OnApplicationPause(true)\n" + game + game) == .rejected)
  }

  @Test func `are statements of an ordinary life if they are samples`() throws {
    let words = ["resumed", "inactive", "paused", "inactive", "resumed"]
    let text = words.map { "AppLifecycleState." + $0 }.joined(separator: "\n")
    #expect(try Everyday.verdict(text, phases: .samples) == .accepted)
  }

  @Test func `may come late beside the calls of delegates`() throws {
    let text = """
      -> applicationDidFinishLaunching()
      -> applicationDidBecomeActive()
      -> applicationWillResignActive()
      OnApplicationPause: True
      -> applicationDidEnterBackground()
      -> applicationWillEnterForeground()
      -> applicationDidBecomeActive()
      OnApplicationPause: False
      """
    #expect(try Everyday.verdict(text) == .accepted)
  }

  @Test func `are found as each console prints them`() throws {
    for line in [
      "⚡️  [log] - App state changed. Is active? true", "appStateChange {\"isActive\":true}",
      "OnApplicationPause pauseStatus=False",
      "Nov 27 10:00:00 iPhone S[5] <Notice>: appStateChange true",
    ] {
      #expect(try Written.items(line) == ["note.didBecomeActive"], "\(line)")
    }
    for line in ["the resumed download", "main.window.stopped spinner"] {
      #expect(try Written.items("viewDidLoad\n" + line) == ["vc.viewDidLoad"], "\(line)")
    }
  }

  @Test func `may come in a process of their own`() throws {
    #expect(
      try Everyday.verdict(
        "S[1] AppLifecycleState.paused\nS[2] AppLifecycleState.inactive\nS[2] AppLifecycleState.resumed"
      )
        == .accepted)
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
      (.maui, "Window.Deactivated\nWindow.Stopped\nWindow.Resumed\nWindow.Activated"),
      (.maui, "OnResignActivation\nDidEnterBackground\nWillEnterForeground\nOnActivated"),
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
