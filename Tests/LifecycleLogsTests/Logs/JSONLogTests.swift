import LifecycleLogs
import LifecycleModels
import Testing

@Suite struct `A JSON log` {
  @Test func `takes its entries from the key callbacks`() throws {
    let text = #"{"callbacks": ["viewDidLoad"], "canonical": ["app.willTerminate"]}"#
    #expect(try Written.items(text) == ["vc.viewDidLoad"])
  }

  @Test func `takes its entries from the key canonical if callbacks is missing`() throws {
    for text in [
      #"{"canonical": ["app.willTerminate"]}"#,
      #"{"callbacks": null, "canonical": ["app.willTerminate"]}"#,
    ] {
      #expect(try Written.items(text) == ["app.willTerminate"], "\(text)")
    }
  }

  @Test func `may be empty`() throws {
    #expect(try Written.log(#"{"callbacks": []}"#).entries.isEmpty)
  }

  @Test func `counts positions as written, remarks and queries too`() throws {
    let text = #"{"callbacks": ["(remark)", "prefersStatusBarHidden", "viewDidLoad"]}"#
    let log = try Written.log(text)
    #expect(log.entries.map(\.position) == [3])
    #expect(log.skipped.map(\.position) == [1, 2])
    #expect(log.skipped.map(\.reason) == [.remark, .query])
  }

  @Test func `has no lines`() throws {
    #expect(try Written.entry(#"{"callbacks": ["viewDidLoad"]}"#).line == nil)
  }

  @Test func `keeps each name as written`() throws {
    let text = #"{"callbacks": [" applicationWillTerminate (Background->Not running)"]}"#
    #expect(try Written.entry(text).text == "applicationWillTerminate (Background->Not running)")
  }

  @Test func `may give the state for each callback`() throws {
    for (written, state) in [
      (#""Active""#, PrintedState.active), (#""inactive""#, .inactive), ("2", .background),
      (#""UIApplicationStateBackground""#, .background), ("null", nil), (#""(launch)""#, nil),
    ] {
      let text = #"{"callbacks": ["viewDidLoad"], "states": [\#(written)]}"#
      #expect(try Written.entry(text).printedState == state, "\(written)")
    }
  }

  @Test func `gives its states in the order of its callbacks`() throws {
    let text = #"["viewDidLoad", "viewWillAppear"], "states": ["inactive", "active"]"#
    #expect(
      try Written.log(#"{"callbacks": \#(text)}"#).entries.map(\.printedState) == [
        .inactive, .active,
      ])
  }

  @Test func `may hold a state in a name`() throws {
    for name in [
      "applicationWillResignActive (inactive)", "applicationWillResignActive(Inactive)",
    ] {
      let entry = try Written.entry(#"{"callbacks": ["\#(name)"]}"#)
      #expect(entry.printedState == .inactive && entry.scene == nil, "\(name)")
    }
  }

  @Test func `may hold a scene in a name`() throws {
    for name in ["sceneDidDisconnect(A)", "scene.didDisconnect#A", "sceneDidDisconnect(_:)(A)"] {
      #expect(
        try Written.items(#"{"callbacks": ["\#(name)"]}"#) == ["scene.didDisconnect#A"], "\(name)")
    }
  }

  @Test func `is named by its id`() throws {
    #expect(try Written.log(#"{"id": "monday", "callbacks": []}"#).name == "monday")
  }

  @Test func `is named after its file if it has no id`() throws {
    #expect(try Written.log(#"{"callbacks": []}"#).name == "log")
  }

  @Test func `may state its life cycle`() throws {
    for (keys, lifeCycle) in [
      (#""api": "app""#, LifeCycle.app), (#""api": "swiftui""#, .swiftUI),
      (#""life cycle": "scene""#, .scene), (#""lifeCycle": "Scene""#, .scene),
      (#""life cycle": "scene", "api": "swiftUI""#, .swiftUI),
    ] {
      #expect(try Written.log(#"{\#(keys), "callbacks": []}"#).lifeCycle == lifeCycle, "\(keys)")
    }
  }

  @Test func `states no life cycle by itself`() throws {
    #expect(try Written.log(#"{"callbacks": []}"#).lifeCycle == nil)
  }

  @Test func `may state what its recorder records`() throws {
    let text = #"{"alphabet": ["applicationDidBecomeActive(_:)", "SIGKILL"], "callbacks": []}"#
    #expect(try Written.log(text).alphabet == [.didBecomeActive])
  }

  @Test func `means the scene delegate by a bare name in a log of scenes`() throws {
    let text = #"{"api": "scene", "callbacks": ["didFinishLaunching", "didBecomeActive"]}"#
    #expect(try Written.items(text) == ["app.didFinishLaunching", "scene.didBecomeActive"])
  }

  @Test func `means the scene delegate by a bare name in its alphabet, too`() throws {
    let text = #"{"api": "scene", "alphabet": ["didBecomeActive"], "callbacks": []}"#
    #expect(try Written.log(text).alphabet == [.sceneDidBecomeActive])
  }

  @Test func `may be a list of names`() throws {
    #expect(
      try Written.items("[\n\"viewDidLoad\",\n\"phase.active\"]") == [
        "vc.viewDidLoad", "phase.active",
      ])
  }

  @Test func `may be a list of records`() throws {
    let text = #"[{"eventMessage": "viewDidLoad()", "processID": 7}, {"eventMessage": "hello"}]"#
    let log = try Written.log(text)
    #expect(log.entries.map(\.process) == ["7"] && log.skipped.map(\.position) == [2])
  }

  @Test func `may be one record`() throws {
    #expect(try Written.items(#"{"callback": "viewDidLoad"}"#) == ["vc.viewDidLoad"])
  }

  @Test func `may hold records among its callbacks`() throws {
    let text = #"{"callbacks": ["viewDidLoad", {"name": "viewWillAppear", "state": "active"}]}"#
    #expect(try Written.log(text).entries.map(\.printedState) == [nil, .active])
  }

  @Test func `may hold escapes in its names`() throws {
    #expect(
      try Written.items(#"{"callb\u0061cks": ["view\u0044idLoad", "(\"\\\/\b\f\n\r\t)"]}"#) == [
        "vc.viewDidLoad"
      ])
  }

  @Test func `loses one value of a repeated key`() throws {
    let text = #"{"callbacks": ["viewDidLoad"], "callbacks": ["viewWillAppear"]}"#
    #expect(try Written.log(text).entries.count == 1)
  }

  @Test func `may hold any character in its names`() throws {
    let text = #"{"callbacks": ["(\ud83d\ude00 é \u0041)"]}"#
    #expect(try Written.log(text).skipped.first?.text == "(😀 é A)")
  }
}

@Suite struct `Several JSON logs` {
  @Test func `may be in a list, or one per line`() throws {
    for text in [
      #"[{"id": "a", "callbacks": []}, {"id": "b", "callbacks": ["viewDidLoad"]}]"#,
      "{\"id\": \"a\", \"callbacks\": []}\n\n{\"id\": \"b\", \"callbacks\": [\"viewDidLoad\"]}\n",
    ] {
      let logs = try Written.logs(text)
      #expect(logs.map(\.name) == ["a", "b"] && logs.map(\.entries.count) == [0, 1], "\(text)")
    }
  }

  @Test func `have different names even where their ids are the same`() throws {
    let text =
      #"[{"id": "a", "callbacks": []}, {"id": "a", "callbacks": []}, {"callbacks": []}, {"callbacks": []}]"#
    #expect(try Written.logs(text).map(\.name) == ["a", "a#2", "log", "log#2"])
  }
}
