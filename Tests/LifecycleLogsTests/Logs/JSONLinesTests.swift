import LifecycleLogs
import Testing

@Suite struct `A log of JSON lines` {
  @Test func `may hold the callback under several keys`() throws {
    for key in ["callback", "name", "event", "eventMessage", "message", "msg"] {
      let text = #"{"\#(key)": "viewDidLoad"}"# + "\n" + #"{"\#(key)": "viewWillAppear"}"#
      #expect(try Written.items(text) == ["vc.viewDidLoad", "vc.viewWillAppear"], "\(key)")
    }
  }

  @Test func `may hold the state`() throws {
    for key in [
      #""state": "background""#, #""applicationState": 2"#, #""appState": "Background""#,
    ] {
      #expect(try Written.entry(Self.pair(key)).printedState == .background, "\(key)")
    }
  }

  @Test func `may hold the process`() throws {
    for key in [
      #""process": "7""#, #""pid": 7"#, #""processID": 7"#, #""processIdentifier": "7""#,
    ] {
      #expect(try Written.entry(Self.pair(key)).process == "7", "\(key)")
    }
  }

  @Test func `keeps every digit of a process`() throws {
    let digits = "123456789012345678901234567890"
    #expect(try Written.entry(Self.pair(#""pid": \#(digits)"#)).process == digits)
  }

  @Test func `may not hold anything else as a process`() {
    for (value, found) in [("true", "true"), ("false", "false"), ("[1]", "a list of 1")] {
      let error = LogError.wrongShape(
        place: "Line 1, key “pid”", found: found, expected: "a name or a number")
      #expect(Written.error(Self.pair(#""pid": \#(value)"#)) == error, "\(value)")
    }
  }

  @Test func `may hold a process that Foundation could take for a Boolean`() throws {
    for digits in ["0", "1"] {
      #expect(try Written.entry(Self.pair(#""pid": \#(digits)"#)).process == digits, "\(digits)")
    }
  }

  @Test func `may hold the scene`() throws {
    for key in [#""scene": "A""#, #""sceneID": "A""#, #""sceneSession": "A""#] {
      #expect(try Written.entry(Self.pair(key)).scene == "A", "\(key)")
    }
  }

  @Test(arguments: [
    #""msg":"received beacon 7""#, #""msg":"""#, #""msg":" \t""#, #""msg":"(pressed Home)""#,
    #""msg":"(nothing)""#, #""msg":"a\"b\/c\nd""#, #""msg":"viewDidLoad, viewWillAppear""#,
    #""msg":"supportedInterfaceOrientations""#, #""msg":"Ärger mit viewDidLoad""#, #""msg":null"#,
    #""msg":7"#, #""msg":"x","message":"viewDidLoad""#, #""msg":"x","name":"viewDidLoad""#,
    #""msg":"x","name":null"#, #""msg":"x","event":"onSuspend""#, #""msg":"x","state":"strange""#,
    #""msg":"x","t":"00:01:00""#, #""msg":"x","t":"23:58:00""#, #""msg":"x","pid":"7" "#,
    #""msg":"Process Shop [7] killed by jetsam reason highwater","pid":9"#,
    #""msg":"memorystatus: killing process 7 [Shop] in background 'suspended'""#,
  ])
  func `has the same events whether or not Foundation must read a record`(members: String) throws {
    func events(_ end: String) throws -> [LogEvent] {
      var events: [LogEvent] = []
      var stream = LogStream(name: "x")
      for stamp in ["23:59:00", "2026-11-27 23:59:00"] {
        let entry = #"{"name":"viewDidLoad","pid":7,"t":"\#(stamp)"}"# + "\n"
        try stream.read(Array((entry + "{\(members)\(end)}\n" + entry).utf8)) { events.append($0) }
      }
      try stream.finish { events.append($0) }
      return events
    }
    #expect(try events(#","y":1e5"#) == events(#","y":1"#))
  }

  @Test func `may hold null under any key`() throws {
    let entry = try Written.entry(Self.pair(#""state": null, "pid": null, "scene": null"#))
    #expect(entry.printedState == nil && entry.process == nil && entry.scene == nil)
  }

  @Test func `may print the state in the message`() throws {
    let text = #"{"message": "applicationDidBecomeActive state=active"}"#
    #expect(try Written.entry(text + "\n" + text).printedState == .active)
  }

  @Test func `counts lines`() throws {
    let entry = try Written.log(Self.pair(#""pid": 1"#)).entries[1]
    #expect(entry.line == 2 && entry.position == 2)
  }

  @Test func `may start with a line about itself`() throws {
    let text = #"{"api": "scene", "alphabet": ["sceneDidBecomeActive"]}"# + "\n"
    let log = try Written.log(text + #"{"callback": "didBecomeActive"}"#)
    #expect(log.lifeCycle == .scene && log.alphabet == [.sceneDidBecomeActive])
    #expect(log.entries.map(\.item) == [.callback(.sceneDidBecomeActive)])
  }

  @Test func `skips messages that name no callback`() throws {
    let text = #"{"eventMessage": "hello"}"# + "\n" + #"{"eventMessage": "viewDidLoad()"}"#
    #expect(try Written.reasons(text) == [.noCallback])
  }

  @Test func `skips objects without a name or a message`() throws {
    #expect(
      try Written.reasons(#"{"level": 3}"# + "\n" + #"{"callback": "viewDidLoad"}"#) == [
        .noCallback
      ])
  }

  @Test func `may have a line that is cut off`() throws {
    for text in [
      "{\"callback\":\"viewDidLoad\"}\n{\"callb",
      "{\"callback\":\"viewD\n{\"callback\":\"viewDidLoad\"}",
      "{\"callback\":\"viewD{\"callback\":\"viewDidLoad\"}\n{\"callback\":\"viewDidLoad\"}",
    ] {
      let log = try Written.log(text)
      #expect(log.entries.count == 1 && log.skipped.map(\.reason) == [.incompleteJSON], "\(text)")
    }
  }

  @Test func `has a malformed line if the process continues after a cut`() throws {
    for (next, skipped, malformed) in [
      (#"{"callback":"viewDidLoad","pid":1}"#, 0, 1),
      (#"{"callback":"viewDidLoad","pid":2}"#, 1, 0),
      (#"{"callback":"viewDidLoad"}"#, 1, 0), ("viewDidLoad", 1, 0),
    ] {
      let text = #"{"callback":"viewDidLoad","pid":1}"# + "\n{\"callb\n" + next
      let log = try Written.log(text)
      #expect(log.entries.map(\.line) == [1, 3], "\(next)")
      #expect(log.skippedCount == skipped && log.malformedCount == malformed, "\(next)")
    }
  }

  @Test func `may have a malformed line, and reading continues after it`() throws {
    for line in [
      #"{"pid": 1e999}"#, #"{"message": "\ud800"}"#, #"{"a": 1,}"#, "{'a': 1}",
    ] {
      let record = #"{"callback": "viewDidLoad"}"#
      let log = try Written.log(record + "\n" + line + "\n" + record)
      #expect(log.entries.map(\.line) == [1, 3] && log.skipped.isEmpty, "\(line)")
      #expect(log.malformed.map(\.line) == [2], "\(line)")
    }
  }

  @Test func `may have a line that is nested too deeply`() throws {
    let line = String(repeating: #"{"a":"#, count: 10_000)
    let log = try Written.log(#"{"callback": "viewDidLoad"}"# + "\n" + line)
    #expect(log.malformed.map(\.error) == [.nestedTooDeeply(line: 2, limit: 100)])
  }

  @Test func `may have lines of text between its records`() throws {
    let text = "Filtering the log data\n{\"callback\":\"viewDidLoad\"}\nviewWillAppear"
    #expect(try Written.items(text) == ["vc.viewDidLoad", "vc.viewWillAppear"])
  }

  /// Two records, so that the file is no single object.
  private static func pair(_ key: String) -> String {
    #"{"callback": "viewDidLoad", \#(key)}"# + "\n" + #"{"callback": "viewDidLoad"}"#
  }
}
