import LifecycleLogs
import Testing

@Suite struct `A unified log` {
  private static let entry = #"""
    {"timezoneName":"","messageType":"Default","eventType":"logEvent","source":null,"userID":501,\#
    "formatString":"%{public}s","activityIdentifier":0,"subsystem":"org.example","category":"life",\#
    "threadID":617126,"senderImageUUID":"BB6669E7-A1B7-3807-AF97-FBF5D0D0B4D5",\#
    "backtrace":{"frames":[{"imageOffset":279748,"imageUUID":"BB6669E7"}]},\#
    "processImagePath":"\/private\/MyApp.app\/MyApp","senderImagePath":"\/private\/MyApp.app\/MyApp",\#
    "timestamp":"2026-11-21 10:11:12.345678+0000","machTimestamp":2030766390595,\#
    "eventMessage":"-[AppDelegate applicationDidBecomeActive:]","traceID":2175280710025220,\#
    "processID":30612,"senderProgramCounter":279748,"parentActivityIdentifier":0}
    """#

  /// The entry as `--style json` prints it, over many lines.
  private static let manyLines = entry.replacing("\",\"", with: "\",\n    \"")

  private static let note =
    "Filtering the log data using \"eventMessage CONTAINS \"viewDidLoad\"\"\n"

  @Test func `is read in its JSON styles`() throws {
    for text in [
      Self.entry, Self.note + Self.entry + "\n{\"count\":1,\"finished\":1}\n",
      "[\(Self.manyLines)]\n",
      "[\n\(Self.manyLines),\(Self.manyLines)\n]",
    ] {
      let entry = try Written.entry(text)
      #expect(entry.item == .callback(.didBecomeActive) && entry.process == "30612", "\(text)")
      #expect(entry.time?.microseconds == 1_795_255_872_345_678, "\(text)")
    }
  }

  @Test func `is read in its text styles`() throws {
    for text in [
      """
      Timestamp                       Thread     Type        Activity             PID    TTL
      2026-11-21 10:11:12.345678+0000 0x96aa6    Default     0x0                  30612  0    MyApp: \
      (UIKitCore) [org.example:life] applicationDidBecomeActive
      """,
      """
      Timestamp               Ty Process[PID:TID]
      2026-11-21 10:11:12.345 Df My App[30612:9875ec] [org.example:life] applicationDidBecomeActive
      """,
      """
      Timestamp                       (process)[PID]
      2026-11-21 10:11:12.345678+0000  localhost MyApp[30612]: (MyApp) [org.example:life] \
      applicationDidBecomeActive
      """,
    ] {
      let log = try Written.log(Self.note + text)
      #expect(log.entries.map(\.item) == [.callback(.didBecomeActive)], "\(text)")
      #expect(log.entries.map(\.process) == ["30612"] && log.entries[0].time != nil, "\(text)")
      #expect(log.skipped.map(\.reason) == [.remark, .noCallback], "\(text)")
    }
  }

  @Test func `distinguishes its processes`() throws {
    let other = Self.entry.replacing("30612", with: "30700")
    let entries = try Written.log(Self.entry + "\n" + other).entries
    #expect(entries.map(\.process) == ["30612", "30700"])
  }

  @Test func `distinguishes processes by number rather than by name`() throws {
    let text = #"{"callback": "viewDidLoad", "process": "MyApp", "pid": 7}"#
    #expect(try Written.entry(text).process == "7")
  }
}

@Suite struct `A log of a device` {
  @Test func `has the process in brackets`() throws {
    for line in [
      "Nov 21 10:11:12 iPhone MyApp(UIKitCore)[123] <Notice>: sceneDidBecomeActive",
      "Nov 21 10:11:12 iPhone MyApp[123] <Notice>: sceneDidBecomeActive",
      "Nov 21 10:11:12.972604 My App(UIKitCore)[123] <Notice>: sceneDidBecomeActive",
      "10:11:12 E My App(UIKitCore)[123] : sceneDidBecomeActive",
    ] {
      let entry = try Written.entry(line)
      #expect(entry.item == .callback(.sceneDidBecomeActive) && entry.process == "123", "\(line)")
      #expect(entry.time != nil && entry.scene == nil, "\(line)")
    }
  }

  @Test func `that was copied has the process in a field`() throws {
    let line = "default\t10:11:12.900002+0800\tMy App\tsceneDidBecomeActive"
    #expect(try Written.entry(line).process == "My App")
  }

  @Test func `has no process in fields of any other form`() throws {
    for line in [
      "a\tb\tc\tviewDidLoad", "10:11:12\tviewDidLoad\tb\tc", "a\t10:11:12\tviewDidLoad",
    ] {
      #expect(try Written.entry(line).process == nil, "\(line)")
    }
  }
}

@Suite struct `The name of a scene` {
  private static let session = "B35E8616-120B-42BB-9AB4-A498AE0E5C8F"

  @Test func `is the session if that is printed`() throws {
    for words in [
      "<UIWindowScene: 0x10cc50200> (\(Self.session))", "scene \(Self.session)",
      "[\(Self.session)]", Self.session,
      "<UISceneSession: 0x1; persistentIdentifier: \(Self.session)> { … }",
      "<UISceneSession: 0x1; scene = <UIWindowScene: 0x2; sceneIdentifier: \"sceneID:a.b-\(Self.session)\">; "
        + "persistentIdentifier = \"\(Self.session)\">",
      "persistentIdentifier=\(Self.session)",
    ] {
      #expect(
        try Written.entry("sceneDidBecomeActive(_:) " + words).scene == Self.session, "\(words)")
    }
  }

  @Test func `may be a word`() throws {
    for line in [
      "sceneDidBecomeActive scene=main", "sceneDidBecomeActive(_:) scene = \"main\" state=active",
      "sceneDidBecomeActive sceneID: main", "sceneDidBecomeActive session: main",
      "sceneDidBecomeActive [main]", "sceneDidBecomeActive[main]", "sceneDidBecomeActive #main",
      "-[SceneDelegate sceneDidBecomeActive:] [main]", "sceneDidBecomeActive(_:) [main]",
    ] {
      #expect(try Written.entry(line).scene == "main", "\(line)")
    }
  }

  @Test func `is missing if it could be anything`() throws {
    for line in [
      "sceneDidBecomeActive main-window", "sceneDidBecomeActive scene: the main one",
      "sceneDidBecomeActive scene", "sceneDidBecomeActive scene=", "sceneDidBecomeActive scene:",
      "sceneDidBecomeActive [12:30]", "sceneDidBecomeActive [main", "sceneDidBecomeActive []",
      "sceneDidBecomeActive scene=active", "sceneDidBecomeActive [main] again",
      "applicationDidBecomeActive [main]", "applicationDidBecomeActive \(Self.session)",
      "sceneDidBecomeActive B35E8616-120B-42BB-9AB4-A498AE0E5C8G",
      "sceneDidBecomeActive xB35E8616-120B-42BB-9AB4-A498AE0E5C8F",
      "scene(_:openURLContexts:)", "[main] sceneDidBecomeActive",
      "sceneDidBecomeActive persistentIdentifier",
    ] {
      #expect(try Written.entry(line).scene == nil, "\(line)")
    }
  }

  @Test func `may be under several keys of a record`() throws {
    for key in ["scene", "sceneID", "sceneSession", "session"] {
      let text = #"{"callback": "sceneDidBecomeActive", "\#(key)": "main"}"#
      #expect(try Written.entry(text).scene == "main", "\(key)")
    }
  }
}

@Suite struct `A record of a phase` {
  @Test func `needs no name`() throws {
    for (text, item) in [
      (#"{"phase": "active"}"#, "phase.active"),
      (#"{"scenePhase": "Background"}"#, "phase.background"),
      (#"{"phase": "inactive", "time": 1}"#, "phase.inactive"),
      (#"{"phase": "active", "callback": "viewDidLoad"}"#, "vc.viewDidLoad"),
    ] {
      #expect(try Written.items(text) == [item], "\(text)")
    }
  }

  @Test func `may name the scene`() throws {
    #expect(try Written.items(#"{"phase": "active", "scene": "main"}"#) == ["phase.active#main"])
  }

  @Test func `may not be anything else`() {
    let error = LogError.wrongShape(
      place: "Item 1, key “phase”", found: "the text “x”",
      expected: "“active”, “inactive” or “background”")
    #expect(Written.error(#"{"phase": "x"}"#) == error)
  }
}
