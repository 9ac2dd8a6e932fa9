import LifecycleLogs
import Testing

@Suite struct `Malformed content` {
  @Test func `is empty if it has only white space`() {
    for text in ["", " \n\t ", "\u{FEFF}", "\u{FEFF}\r\n"] {
      #expect(throws: LogError.empty, "\(text)") { try Written.logs(text) }
    }
  }

  @Test func `names no callback if nothing is recognised`() {
    for text in ["null", "12", "hello\nworld", "(remark)", #""hello""#] {
      let lines = text.split(separator: "\n").count
      #expect {
        try Written.logs(text)
      } throws: { error in
        if case LogError.noCallback(lines, _?, _) = error { true } else { false }
      }
    }
  }

  @Test func `is binary if it starts like a known format`() {
    for (bytes, format) in [
      ([0x1F, 0x8B, 8], "compressed (gzip)"), ([0x50, 0x4B, 3, 4], "an archive (zip)"),
      (Array("bplist00".utf8), "a binary property list"),
    ] as [([UInt8], String)] {
      #expect(throws: LogError.binary(format: format), "\(bytes)") {
        try Written.logs(bytes)
      }
    }
  }

  @Test func `has a NUL byte at an offset`() {
    #expect(throws: LogError.nulByte(offset: 11)) { try Written.logs("viewDidLoad\0") }
  }

  @Test func `is not UTF-8 from an offset on`() {
    for bytes in [
      [0x80], [0xC3], [0xC3, 0x20], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xE2, 0x82], [0xE2, 0x82, 0x20], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xFF],
    ] as [[UInt8]] {
      #expect(throws: LogError.invalidUTF8(offset: 4), "\(bytes)") {
        try Written.logs(Array("aé\n".utf8) + bytes)
      }
    }
  }

  @Test func `is truncated JSON wherever JSON ends too early`() {
    for text in [
      "{", "{\"a", "{\"a\\", "{\"a\\u00", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "[",
      "[[\"a\"",
      "[{\"a\",",
      "{\"a\":tr", "{\"a\":-", "{\"a\":1.", "{\"a\":1e", "{\"]}", "{\"\\\"}",
    ] {
      #expect(throws: LogError.truncatedJSON(line: 1), "\(text)") { try Written.logs(text) }
    }
  }

  @Test func `is malformed JSON at a line and column`() {
    for (text, line, column) in [
      ("{\n \"é\": x}", 2, 7), ("{'a': 1}", 1, 2), ("{\"a\" 1}", 1, 6), ("{\"a\":1 \"b\"}", 1, 8),
      ("{\"a\":[1 2]}", 1, 9), ("{\"a\":1}}", 1, 8), ("{\"a\":01}", 1, 7), ("{\"\\x\":1}", 1, 3),
      ("{\"\t\":1}", 1, 3), ("{\"\\u00g0\":1}", 1, 5), ("{,}", 1, 2), ("{\"a\":1] {", 1, 7),
      ("{ // why\n\"a\":1}", 1, 3), ("{\"a\":\n1} /* end */", 2, 4),
      ("\u{FEFF}{'a': 1}", 1, 2), ("{\"callbacks\":[]}\n{\"a\" 1}", 2, 6),
      ("{\n\"callbacks\":[\"viewDidLoad],\n\"id\":\"a\"\n}", 2, 28),
    ] {
      #expect {
        try Written.logs(text)
      } throws: { error in
        if case LogError.malformedJSON(line, column, _) = error { true } else { false }
      }
    }
  }

  @Test func `is malformed JSON if a comma precedes a closing bracket`() {
    for text in [#"["(a)",]"#, #"{"a":[1,  ]}"#, #"{"a":[1,{}, ], "b":2}"#, #"{"a":1 , }"#] {
      #expect {
        try Written.logs("\n" + text)
      } throws: { error in
        if case LogError.malformedJSON(2, _?, _) = error { true } else { false }
      }
    }
  }

  @Test func `is malformed JSON if Foundation cannot represent a value`() {
    for text in [#"["\ud800"]"#, #"["\ud800\u0041"]"#, #"{"pid":1e999}"#] {
      #expect {
        try Written.logs(text)
      } throws: { error in
        if case LogError.malformedJSON(1, _, _) = error { true } else { false }
      }
    }
  }

  #if os(Linux)
    @Test func `is malformed JSON without a line if Foundation gives none for several lines`() {
      let error = LogError.malformedJSON(
        line: nil, column: nil, reason: "Number 1e999 is not representable in Swift")
      #expect(throws: error) { try Written.logs("{\n\"pid\": 1e999}") }
    }

    @Test func `quotes no more than 200 bytes in a reason`() {
      let digits = String(repeating: "9", count: 1000)
      let reason = "Number 1e" + digits.prefix(191) + "…"
      #expect(throws: LogError.malformedJSON(line: 1, column: nil, reason: reason)) {
        try Written.logs("{\"pid\": 1e\(digits)}")
      }
    }
  #endif

  @Test func `is nested too deeply beyond 100 levels`() {
    for opening in ["[", "{\"a\":", "{\"callbacks\":[", "{\n\"a\":\n["] {
      let text = String(repeating: opening, count: 100_000)
      #expect { try Written.logs(text) } throws: { error in
        if case LogError.nestedTooDeeply(_, 100) = error { true } else { false }
      }
    }
  }

  @Test func `may be nested 100 deep`() throws {
    let deep = String(repeating: "[", count: 99) + String(repeating: "]", count: 99)
    #expect(
      try Written.items(#"{"callbacks": ["viewDidLoad"], "x": \#(deep)}"#) == ["vc.viewDidLoad"])
  }

  @Test func `is nested too deeply at a line`() {
    let text = "{\"a\":\n" + String(repeating: "[", count: 99) + "\n[1"
    #expect(throws: LogError.nestedTooDeeply(line: 3, limit: 100)) { try Written.logs(text) }
  }

  @Test func `may have any number of brackets in its texts`() throws {
    let remark = "(" + String(repeating: "[{", count: 100) + #"\"\\)"#
    #expect(try Written.log(#"{"callbacks": ["\#(remark)", "viewDidLoad"]}"#).entries.count == 1)
  }
}

@Suite struct `JSON of the wrong shape` {
  @Test func `is an error that gives the place, what was found, and what to write`() {
    for (text, place, found, expected) in [
      (#"{"callbacks": "x"}"#, "Key “callbacks”", "the text “x”", "a list of callback names"),
      (#"{"canonical": 5}"#, "Key “canonical”", "the number 5", "a list of callback names"),
      (#"{"callbacks": [true]}"#, "Item 1 of “callbacks”", "true", "the name of a callback"),
      (#"{"callbacks": [null]}"#, "Item 1 of “callbacks”", "null", "the name of a callback"),
      ("[1]", "Item 1", "the number 1", "the name of a callback"),
      (#"["viewDidLoad", []]"#, "Item 2", "a list of 0", "the name of a callback"),
      (#"{"callbacks": [], "id": 5}"#, "Key “id”", "the number 5", "text in quotation marks"),
      (#"{"callbacks": [], "api": 5}"#, "Key “api”", "the number 5", Self.lifeCycles),
      (#"{"callbacks": [], "api": "x"}"#, "Key “api”", "the text “x”", Self.lifeCycles),
      (#"{"callbacks": [], "life cycle": {}}"#, "Key “life cycle”", "an object", Self.lifeCycles),
      (
        #"{"callbacks": [], "alphabet": "x"}"#, "Key “alphabet”", "the text “x”",
        "a list of callback names"
      ),
      (
        #"{"callbacks": [], "alphabet": [1]}"#, "Item 1 of “alphabet”", "the number 1",
        "the name of a callback in quotation marks"
      ),
      (#"{"callbacks": [], "states": 5}"#, "Key “states”", "the number 5", Self.noStates),
      (#"{"callbacks": [], "states": ["active"]}"#, "Key “states”", "a list of 1", Self.noStates),
      (
        #"{"callbacks": ["viewDidLoad"], "states": ["x"]}"#, "Item 1 of “states”", "the text “x”",
        Self.states
      ),
      (
        #"{"callbacks": ["viewDidLoad"], "states": [3]}"#, "Item 1 of “states”", "the number 3",
        Self.states
      ),
      (#"{"callback": 5}"#, "Item 1, key “callback”", "the number 5", "text in quotation marks"),
      (
        #"{"callback": "viewDidLoad", "state": "x"}"#, "Item 1, key “state”", "the text “x”",
        Self.states
      ),
      (
        #"{"callback": "viewDidLoad", "pid": true}"#, "Item 1, key “pid”", "true",
        "a name or a number"
      ),
      (
        #"{"callback": "viewDidLoad", "scene": []}"#, "Item 1, key “scene”", "a list of 0",
        "a name or a number"
      ),
      (#"[{"callbacks": []}, 5]"#, "Log 2", "the number 5", "an object with the key “callbacks”"),
      (
        #"[{"callbacks": []}, {"callbacks": [5]}]"#, "Log 2, item 1 of “callbacks”", "the number 5",
        "the name of a callback"
      ),
      (#"{"callbacks": [{"callbacks": []}]}"#, "Item 1 of “callbacks”", "a whole log", "one entry"),
      (
        "{\"callback\": \"viewDidLoad\"}\n{\"msg\": []}", "Line 2, key “msg”", "a list of 0",
        "text in quotation marks"
      ),
    ] {
      let error = LogError.wrongShape(place: place, found: found, expected: expected)
      #expect(Written.error(text) == error, "\(text)")
    }
  }

  @Test func `is no log if it is an object without a list of callbacks`() {
    #expect(Written.error("{}") == .noLog(place: "The file"))
    #expect(Written.error("{\"callbacks\": []}\n{}") == .noLog(place: "Line 2"))
  }

  private static let lifeCycles = "“app”, “scene” or “swiftui”"
  private static let noStates = "a list of 0, one state for each of “callbacks”"
  private static let states = "“active”, “inactive”, “background” or a “(remark)”"
}

@Suite struct `An unknown name` {
  @Test func `is an error that gives the place and the nearest name`() {
    for (text, place) in [
      (#"{"callbacks": ["viewDidLoad", "applicationDidBecomActive"]}"#, "Item 2 of “callbacks”"),
      (#"["applicationDidBecomActive"]"#, "Item 1"),
      (#"{"callbacks": [], "alphabet": ["applicationDidBecomActive"]}"#, "Item 1 of “alphabet”"),
      ("{\"callback\": \"viewDidLoad\"}\n{\"callback\": \"applicationDidBecomActive\"}", "Line 2"),
    ] {
      let error = LogError.unknownName(
        "applicationDidBecomActive", place: place, nearest: "applicationDidBecomeActive")
      #expect(Written.errorAtOnce(text) == error, "\(text)")
    }
  }

  @Test func `is the same error in any pieces`() {
    let error = LogError.unknownName("SIGKIL", place: "Item 1", nearest: "SIGKILL")
    #expect(throws: error) { try Written.logs(#"["SIGKIL"]"#) }
  }

  @Test func `is compared with every spelling`() {
    for (name, nearest) in [
      ("scenDidDisconnect", "sceneDidDisconnect"), ("app.didBecomeActiv", "app.didBecomeActive"),
      (
        "application(_:didFinishLaunchingWithOption:)",
        "application(_:didFinishLaunchingWithOptions:)"
      ),
      ("viewWilApear", "viewWillAppear"), ("SIGKIL", "SIGKILL"),
    ] {
      let error = LogError.unknownName(name, place: "Item 1", nearest: nearest)
      #expect(Written.errorAtOnce(#"["\#(name)"]"#) == error, "\(name)")
    }
  }

  @Test func `has no nearest name if none is near`() {
    for name in ["", "x", "hello world", "applicationHasNothingToSay"] {
      let error = LogError.unknownName(name, place: "Item 1", nearest: nil)
      #expect(Written.errorAtOnce(#"["\#(name)"]"#) == error, "\(name)")
    }
  }
}

@Suite struct `The words of a log error` {
  @Test func `give the place and say what to do`() {
    for (error, words) in [
      (LogError.empty, "The file is empty."),
      (
        .nulByte(offset: 3),
        "Byte 3 is NUL: this is not UTF-8 text. A UTF-16 file must be saved as UTF-8."
      ),
      (.invalidUTF8(offset: 3), "The bytes from offset 3 are not UTF-8; save the log as UTF-8."),
      (
        .binary(format: "an archive (zip)"),
        "The file is an archive (zip); convert it to UTF-8 text or JSON first."
      ),
      (
        .tooLarge(limit: 64 << 20),
        "A JSON value is larger than 64 MiB; write one entry per line instead."
      ),
      (.truncatedJSON(line: 2), "Line 2: the JSON ends before it is complete."),
      (
        .malformedJSON(line: 2, column: 3, reason: "Invalid value"),
        "Line 2, column 3: not JSON (Invalid value)."
      ),
      (
        .malformedJSON(line: 2, column: nil, reason: "Invalid value"),
        "Line 2: not JSON (Invalid value)."
      ),
      (
        .malformedJSON(line: nil, column: nil, reason: "Invalid value"),
        "The file: not JSON (Invalid value)."
      ),
      (
        .nestedTooDeeply(line: 2, limit: 100),
        "Line 2: the JSON is nested more than 100 deep; a log needs 3."
      ),
      (
        .wrongShape(place: "Key “id”", found: "true", expected: "a name"),
        "Key “id”: found true; write a name."
      ),
      (
        .unknownName("a", place: "Line 2", nearest: "b"),
        "Line 2: no callback is called “a”. Did you mean “b”?"
      ),
      (
        .unknownName("a", place: "Line 2", nearest: nil),
        "Line 2: no callback is called “a”. Put remarks in parentheses."
      ),
      (
        .noCallback(lines: 1, first: nil),
        "No callback is named in 1 line. A line may name a method of an app or scene delegate "
          + "(applicationDidBecomeActive), a notification "
          + "(UIApplicationDidBecomeActiveNotification), or a phase (scenePhase: active, AppState: "
          + "active, AppLifecycleState.resumed)."
      ),
    ] {
      #expect(error.errorDescription == words, "\(error)")
    }
  }

  @Test func `show the first line that was skipped`() throws {
    let error = #expect(throws: LogError.self) { try Written.logs("\n hello \nworld") }
    let end = try #require(error?.errorDescription).split(separator: ". ").last
    #expect(end == "Line 2 is without a known name: “hello”.")
  }
}
