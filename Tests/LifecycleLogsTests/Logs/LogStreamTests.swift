import LifecycleLogs
import Testing

@Suite struct `A log stream` {
  @Test func `begins and ends each log of a file`() {
    let text = #"[{"id": "a", "callbacks": []}, {"id": "b", "callbacks": []}]"#
    #expect(
      Self.events(text) == [
        .begin(LogHeading(name: "a")), .end, .begin(LogHeading(name: "b")), .end,
      ])
  }

  @Test func `reports what a log says about itself later as a heading`() {
    let text = #"{"callback": "viewDidLoad"}"# + "\n" + #"{"id": "a", "api": "app"}"#
    let events = Self.events(text)
    #expect(events.first == .begin(LogHeading(name: "log")))
    #expect(events.dropFirst(2) == [.heading(LogHeading(name: "a", lifeCycle: .app)), .end])
  }

  @Test func `gives an entry before the next one is complete`() throws {
    for text in [
      "10:11:12 viewDidLoad\nx",
      "{\"callback\": \"viewDidLoad\"}\n{\"callb", "[\"viewDidLoad\",\n\"vie",
    ] {
      var stream = LogStream(name: "log")
      var entries = 0
      try stream.read(Array(text.utf8)) { if case .entry = $0 { entries += 1 } }
      #expect(entries == 1, "\(text)")
    }
  }

  @Test func `delivers what came before the error in a file that is not a log`() {
    let outcome = InPieces.outcome(of: [Array(#"["x"]"#.utf8)])
    #expect(outcome.events.count == 2)
    #expect(outcome.error == .unknownName("x", place: "Item 1", nearest: nil))
  }

  @Test func `rethrows the errors of its receiver`() {
    struct Stop: Error {}
    var stream = LogStream(name: "log")
    #expect(throws: Stop.self) {
      try stream.read(Array("viewDidLoad\n".utf8)) { _ in throw Stop() }
    }
  }

  @Test func `accepts a given format`() throws {
    for (format, text, item) in [
      (LogFormat.text, #"{"callback": "viewDidLoad()"}"#, "vc.viewDidLoad"),
      (.jsonLines, #"{"callback": "viewDidLoad"}"#, "vc.viewDidLoad"),
      (.json, #"{"callback": "viewDidLoad"}"#, "vc.viewDidLoad"),
      (.json, #"["viewDidLoad"]"#, "vc.viewDidLoad"),
    ] {
      let logs = try LogReader.read(Array(text.utf8), name: "log", format: format)
      #expect(logs[0].entries.map(\.item.name) == [item], "\(format)")
    }
  }

  @Test func `reads no JSON in a file declared as text`() {
    let outcome = InPieces.outcome(of: [Array(#"["viewDidLoad"]"#.utf8)], format: .text)
    #expect(outcome.events.count == 3)
    #expect(InPieces.outcome(of: [Array("viewDidLoad".utf8)], format: .json).error != nil)
  }

  @Test func `reads UTF-16 with a byte order mark`() throws {
    for isBigEndian in [false, true] {
      let units = Array("\u{FEFF}viewDidLoad é 😀\r\nviewWillAppear".utf16)
      let bytes = units.flatMap { unit in
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isBigEndian ? pair : pair.reversed()
      }
      let entries = try Written.logs(bytes)[0].entries
      #expect(entries.map(\.text) == ["viewDidLoad é 😀", "viewWillAppear"], "\(isBigEndian)")
    }
  }

  @Test func `replaces half characters of UTF-16`() throws {
    for half in [[0x3D, 0xD8], [0x00, 0xDE], [0x3D, 0xD8, 0x3D, 0xD8], [0x3D]] as [[UInt8]] {
      let text: [UInt8] = Array("viewDidLoad ".utf8).flatMap { [$0, 0] }
      let entry = try Written.logs([0xFF, 0xFE] + text + half)[0].entries[0]
      let marks = String(repeating: "\u{FFFD}", count: max(1, half.count / 2))
      #expect(entry.text == "viewDidLoad " + marks, "\(half)")
    }
  }

  private static func events(_ text: String) -> [LogEvent] {
    InPieces.outcome(of: [Array(text.utf8)]).events
  }
}

@Suite struct `What is wrong in one line` {
  @Test func `is reported with its line, and the rest is read`() throws {
    for (line, error) in [
      ("viewDidLoad\0", LogError.nulByte(offset: 17)),
      (
        #"{"callback": "viewDidLoadd"}"#,
        .unknownName(
          "viewDidLoadd", place: "Line 2", nearest: "viewDidLoad")
      ),
      (
        #"{"callback": 5}"#,
        .wrongShape(
          place: "Line 2, key “callback”", found: "the number 5",
          expected: "text in quotation marks")
      ),
    ] {
      let log = try Written.log("hello\n" + line + "\nviewWillAppear")
      #expect(log.entries.map(\.line) == [3], "\(line)")
      #expect(log.malformed == [MalformedLine(line: 2, error: error)], "\(line)")
    }
  }

  @Test func `may be a byte that is not UTF-8`() throws {
    let bytes = Array("viewDidLoad\n".utf8) + [0x61, 0xFF, 0x0A] + Array("viewDidAppear".utf8)
    let log = try Written.logs(bytes)[0]
    #expect(log.entries.count == 2)
    #expect(log.malformed == [MalformedLine(line: 2, error: .invalidUTF8(offset: 13))])
  }

  @Test func `is an item of a list with its position`() throws {
    let log = try Written.log(#"["viewDidLoad", {"a" 1}, 1e999, tru, "viewDidAppear"]"#)
    #expect(log.entries.map(\.position) == [1, 5])
    #expect(log.malformed.map(\.position) == [2, 3, 4])
  }

  @Test func `may be between items`() throws {
    for (text, column) in [
      (#"["viewDidLoad" "viewDidAppear"]"#, 16), (#"["viewDidLoad",, "viewDidAppear"]"#, 16),
      (#"["viewDidLoad", "viewDidAppear",]"#, 33), (#"["viewDidLoad", "viewDidAppear"] []"#, 34),
    ] {
      let log = try Written.log(text)
      #expect(log.entries.count == 2, "\(text)")
      guard case .malformedJSON(1, column, _) = log.malformed.first?.error else {
        Issue.record("\(log.malformed)")
        return
      }
    }
  }

  @Test func `is a list that is not closed`() throws {
    let log = try Written.log("[\"viewDidLoad\",\n{\"callback\": \"viewD")
    #expect(log.entries.count == 1)
    #expect(log.malformed == [MalformedLine(position: 2, error: .truncatedJSON(line: 2))])
  }

  @Test func `is one of several logs, and the others are read`() throws {
    let logs = try Written.logs(#"[{"callbacks": ["viewDidLoad"]}, 5, {"canonical": []}]"#)
    #expect(logs.map(\.entries.count) == [1, 0, 0] && logs.map(\.malformed.count) == [0, 1, 0])
  }

  @Test func `is one of several lines with a log each, and the others are read`() throws {
    for line in ["{\"a\" 1}", "hello", "\u{0}", "{\"callb", "{\"callback\": \"viewDidLoad\"}"] {
      let logs = try Written.logs(
        "{\"callbacks\": [\"viewDidLoad\"]}\n\(line)\n{\"canonical\": []}")
      #expect(
        logs.map(\.entries.count) == [1, 0, 0] && logs.map(\.malformed.count) == [0, 1, 0],
        "\(line)")
    }
  }

  @Test func `does not hide the first error if nothing else is found`() {
    #expect(Written.error("hello\n\u{0}\n{1}") == .nulByte(offset: 6))
  }
}

@Suite struct `A large log` {
  @Test func `may have a line of 64 KiB`() throws {
    #expect(try Written.items(Self.line(ofLength: 64 * 1024)) == ["vc.viewDidLoad"])
  }

  @Test func `has its longer lines skipped`() throws {
    let text = "viewDidLoad\n" + Self.line(ofLength: 64 * 1024 + 1)
    #expect(try Written.reasons(text) == [.tooLong])
  }

  @Test func `may be one line without an end`() {
    let text = String(repeating: "viewDidLoad ", count: 100_000)
    #expect {
      try Written.logs(text)
    } throws: { error in
      if case LogError.noCallback(1, let skipped?, _) = error {
        skipped.reason == .tooLong
      } else {
        false
      }
    }
  }

  @Test func `may be a list of many names`() throws {
    let text =
      "[" + Array(repeating: #""viewDidLoad""#, count: 5_000).joined(separator: ",") + "]"
    #expect(try Written.log(text).entries.last?.position == 5_000)
  }

  private static func line(ofLength length: Int) -> String {
    "viewDidLoad " + String(repeating: "x", count: length - "viewDidLoad ".count)
  }
}
