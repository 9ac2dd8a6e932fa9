import LifecycleLogs
import Testing

@Suite struct `A text log` {
  @Test func `has one callback per line`() throws {
    let items = try Written.items("applicationWillResignActive\napplicationDidEnterBackground\n")
    #expect(items == ["app.willResignActive", "app.didEnterBackground"])
  }

  @Test func `may carry timestamps and prefixes`() throws {
    for line in [
      "2024-01-02 10:11:12.345 MyApp[123:456] -[AppDelegate applicationDidBecomeActive:]",
      "2024-01-02 10:11:12.345678+0100 0x1a2b  Default  0x0  4711  0  MyApp: (UIKitCore) "
        + "[com.example:life] applicationDidBecomeActive(_:)",
      "2024-01-02 10:11:12.345678+0100  localhost MyApp[4711]: (MyApp) applicationDidBecomeActive",
      "[12:30:01] applicationDidBecomeActive(_:)",
      "AppDelegate.swift:23 applicationDidBecomeActive",
      "lifecycle:applicationDidBecomeActive", "→ applicationDidBecomeActive ←",
      "“applicationDidBecomeActive”", "\u{1B}[31mapplicationDidBecomeActive\u{1B}[0m",
      "applicationDidBecomeActive called", "applicationDidBecomeActive (twice)",
      "-[AppDelegate applicationDidBecomeActive:] applicationDidBecomeActive",
    ] {
      #expect(try Written.items(line) == ["app.didBecomeActive"], "\(line)")
    }
  }

  @Test func `is read as the documentation of the reader shows`() throws {
    let entry = try Written.entry(
      "10:11:12.345 MyApp[71:1f] -[AppDelegate applicationDidBecomeActive:]")
    #expect(entry.item == .callback(.didBecomeActive) && entry.process == "71")
  }

  @Test func `may hold selectors of many words`() throws {
    for (line, item) in [
      ("-[AppDelegate application:openURL:sourceApplication:annotation:] http://a", "app.openURL"),
      ("AppDelegate.application(_:open:sourceApplication:annotation:) http://a", "app.openURL"),
      ("10:11 scene(_:continue:) scene", "scene.continueUserActivity"),
      ("10:11 UIApplication.didBecomeActiveNotification", "note.didBecomeActive"),
    ] {
      #expect(try Written.items(line) == [item], "\(line)")
    }
  }

  @Test func `names callbacks by their whole words only`() throws {
    let text = "viewDidLoad\nhandleDidBecomeActive\nmy_didBecomeActive\ndidBecomeActives"
    #expect(try Written.items(text) == ["vc.viewDidLoad"])
  }

  @Test func `may name phases and the life of the process`() throws {
    for (line, item) in [
      ("2024-01-02 10:11:12.345 MyApp[123:456] active", "phase.active"),
      ("flutter: AppLifecycleState.inactive", "phase.inactive"),
      ("LOG  AppState changed to background", "phase.background"),
      ("scenePhase: active", "phase.active"),
      ("scenePhase: active -> inactive", "phase.inactive"),
      ("scenePhase changed from inactive to .background", "phase.background"),
      ("onChange of scenePhase background", "phase.background"),
      ("[AppState] active -> background", "phase.background"),
      ("flutter: lifecycle state changed to inactive", "phase.inactive"),
      ("10:11:12 process start", "proc.start"),
      ("MyApp[123]: killed", "proc.killed"),
      ("springboard: sending SIGKILL to MyApp", "proc.killed"),
      ("main: return", "proc.mainReturned"),
    ] {
      #expect(try Written.items(line) == [item], "\(line)")
    }
  }

  @Test func `may use ordinary words without meaning a callback`() throws {
    for line in ["the user is active", "killed the timer", "[UIApplication openURL:] http://a"] {
      #expect(try Written.items("viewDidLoad\n" + line) == ["vc.viewDidLoad"], "\(line)")
    }
  }

  @Test func `counts lines from 1, blank ones too`() throws {
    for lineEnd in ["\n", "\r\n"] {
      let text = ["", "viewDidLoad", " ", "viewWillAppear", ""].joined(separator: lineEnd)
      #expect(try Written.log(text).entries.map(\.line) == [2, 4], "\(lineEnd)")
    }
  }

  @Test func `counts the positions of its entries only`() throws {
    let entries = try Written.log("hello\nviewDidLoad\n(remark)\nviewWillAppear").entries
    #expect(entries.map(\.position) == [1, 2])
  }

  @Test func `may start with a byte order mark`() throws {
    for text in ["viewDidLoad", #"["viewDidLoad"]"#] {
      #expect(try Written.items("\u{FEFF}" + text) == ["vc.viewDidLoad"], "\(text)")
    }
  }

  @Test func `keeps each entry as written, without the space around it`() throws {
    #expect(try Written.entry("  10:11  viewDidLoad() \t").text == "10:11  viewDidLoad()")
  }

  @Test func `keeps no more than 200 bytes of an entry, and cuts between characters`() throws {
    let text = try Written.entry("viewDidLoad x" + String(repeating: "é", count: 200)).text
    #expect(text == "viewDidLoad x" + String(repeating: "é", count: 93) + "…")
  }

  @Test func `shows control characters as escapes`() throws {
    #expect(
      try Written.entry("\u{7}viewDidLoad\u{7F}\u{9B}é").text
        == #"\u{7}viewDidLoad\u{7F}\u{9B}é"#)
  }

  @Test func `has no escape sequences`() throws {
    for text in [
      "\u{1B}[1mviewDidLoad", "view\u{1B}[0mDid\u{1B}[37;1mLoad\u{1B}[0m", "viewDid\u{1B}Load",
      "viewDidLoad\u{1B}[3",
    ] {
      #expect(try Written.entry(text).text == "viewDidLoad")
      let message = #"{"message": "\#(text.replacing("\u{1B}", with: #"\u001b"#))"}"#
      #expect(try Written.items(message) == ["vc.viewDidLoad"])
    }
  }
}

@Suite struct `Beside a callback, a text log` {
  @Test func `may print the state`() throws {
    for (words, state) in [
      ("state=Background", PrintedState.background), ("state:background", .background),
      ("state=“background”", .background), ("state: inactive", .inactive),
      ("(inactive)", .inactive), ("(state: active)", .active),
      ("applicationState = .active", .active),
      ("applicationState: 2", .background), ("appState=UIApplicationStateInactive", .inactive),
      ("state=UIApplication.State.active", .active),
    ] {
      #expect(
        try Written.entry("applicationDidBecomeActive " + words).printedState == state, "\(words)")
    }
  }

  @Test func `gives no ambiguous state`() throws {
    for words in [
      "", "inactive", "state=odd", "state=active (inactive)", "(Background->Suspended)",
    ] {
      #expect(
        try Written.entry("applicationDidBecomeActive " + words).printedState == nil, "\(words)")
    }
  }

  @Test func `may print the process`() throws {
    for (line, process) in [
      ("2024-01-02 10:11:12.345 MyApp[123:456] viewDidLoad", "123"),
      ("localhost MyApp[4711]: (MyApp) viewDidLoad", "4711"),
      ("2024-01-02 10:11:12.345+0100 0x1a2b  Default  0x0  4711  0  MyApp: viewDidLoad", "4711"),
    ] {
      #expect(try Written.entry(line).process == process, "\(line)")
    }
  }

  @Test func `does not take a number alone for a process`() throws {
    for line in ["viewDidLoad", "[12:30:01] viewDidLoad", "[123] viewDidLoad"] {
      #expect(try Written.entry(line).process == nil, "\(line)")
    }
  }

  @Test func `may print the scene`() throws {
    for line in [
      "sceneDidDisconnect(A)", "sceneDidDisconnect#A", "sceneDidDisconnect(_:)(A)",
      "-[SceneDelegate sceneDidDisconnect:]#A", "-[SceneDelegate sceneDidDisconnect:#A]",
    ] {
      #expect(try Written.entry(line).scene == "A", "\(line)")
    }
  }

  @Test func `does not take an argument for a scene`() throws {
    for line in [
      "sceneDidDisconnect(_:)", "sceneDidDisconnect(scene)", "sceneDidDisconnect()",
      "sceneDidDisconnect(Background)", "sceneDidDisconnect of (A)",
    ] {
      #expect(try Written.entry(line).scene == nil, "\(line)")
    }
  }
}

@Suite struct `What a text log skips` {
  @Test func `has a reason`() throws {
    for (line, reason) in [
      ("hello", SkipReason.noCallback), ("(no applicationWillTerminate)", .remark),
      ("applicationSupportedInterfaceOrientationsFor", .query),
      ("application(_:didChangeStatusBarFrame:)", .query),
      ("10:11 application(_:didChangeStatusBarFrame:) was called", .query),
      ("UIScene.didActivateNotification", .notModelled),
      ("beginBackgroundTaskWithName:expirationHandler:", .notModelled),
      ("applicationDidBecomeActive after applicationWillEnterForeground", .severalCallbacks),
      ("{\"callback\":\"app.didEnt", .incompleteJSON),
    ] {
      #expect(try Written.reasons("viewDidLoad\n" + line) == [reason], "\(line)")
    }
  }

  @Test func `has its line and its text, and no position`() throws {
    let skipped = try #require(try Written.log("viewDidLoad\n hello ").skipped.first)
    #expect(skipped.line == 2 && skipped.position == nil && skipped.text == "hello")
  }

  @Test func `has a reason in words of its own`() {
    #expect(Set(SkipReason.allCases.map(\.description)).count == SkipReason.allCases.count)
  }

  @Test func `is kept for the first thousand lines, and counted beyond`() throws {
    let log = try Written.log(String(repeating: "hello\n", count: 1500) + "viewDidLoad")
    #expect(log.skipped.count == 1000 && log.skipped.last?.line == 1000)
    #expect(log.skippedCount == 1500)
  }
}

@Suite struct `A line that only mentions a callback` {
  @Test func `is not an entry`() throws {
    for line in [
      "4   MyApp   0x0000000104a1 -[AppDelegate applicationDidBecomeActive:] + 104",
      """
      Warning: Application delegate received call to -application:didReceiveRemoteNotification:\
      fetchCompletionHandler: but the completion handler was never called.
      """,
      """
      You've implemented -[<UIApplicationDelegate> application:performFetchWithCompletionHandler:], \
      but you still need to add "fetch" to the list of your supported UIBackgroundModes
      """,
    ] {
      #expect(try Written.reasons("applicationDidBecomeActive\n" + line) == [.remark], "\(line)")
    }
  }
}
