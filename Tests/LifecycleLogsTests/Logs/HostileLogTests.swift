import LifecycleLogs
import Testing

@Suite struct `A hostile file` {
  @Test func `may have a line of a million bytes in pieces`() {
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1000)
    var pieces = [[UInt8]](repeating: piece, count: 1000)
    pieces.insert(Array("viewDidLoad\n".utf8), at: 0)
    pieces.append(Array("\nviewDidLoad".utf8))
    let outcome = InPieces.outcome(of: pieces)
    #expect(outcome.error == nil && outcome.entries.map(\.line) == [1, 3])
    #expect(outcome.skipped.map(\.reason) == [.tooLong])
  }

  @Test func `may have a line of spaces that is too long`() {
    let line = String(repeating: " ", count: 70_000)
    let outcome = InPieces.outcome(of: [Array(("viewDidLoad\n" + line + "\n").utf8)])
    #expect(outcome.skipped.map(\.text) == [""])
  }

  @Test func `may have a line that just fits, whatever ends it`() throws {
    let line = "viewDidLoad " + String(repeating: "x", count: 64 * 1024 - 12)
    for end in ["", "\n", "\r\n"] {
      #expect(try Written.items("viewDidLoad\n" + line + end).count == 2)
    }
    #expect(try Written.reasons("viewDidLoad\n" + line + "\rx") == [.tooLong])
  }

  @Test func `may be nested a hundred thousand deep in an item`() throws {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let log = try Written.log("[\"viewDidLoad\", \(deep), \"viewDidLoad\"]")
    #expect(log.entries.map(\.position) == [1, 3])
    #expect(log.malformed.map(\.error) == [.nestedTooDeeply(line: 1, limit: 100)])
  }

  @Test func `may be a list of many empty objects`() throws {
    let text = "[" + Array(repeating: "{}", count: 3_000).joined(separator: ",") + "]"
    let log = try Written.log(text)
    #expect(log.skippedCount == 3_000 && log.skipped.count == 1000)
  }

  @Test func `may be wrong in each of many lines`() throws {
    let text = String(repeating: "{1}\n", count: 1_100) + "viewDidLoad"
    let log = try Written.log(text)
    #expect(log.malformedCount == 1_100 && log.malformed.count == 1000 && log.entries.count == 1)
  }

  @Test func `is read in any pieces without harm`() {
    for text in [
      "[", "[[", "{", "\"", "[\"", "{\"", "[,", "[,,]", "[]]", "]", "}", "[\\", "\\", "[\"\\",
      "[1e",
      "[-",
      "[}", "[\"a\"}", "[{]}", "{}{}", "[]{}", "{\n{", "{\n{\n{", "[\n[\n[", "[x", "[1", "[ 1",
      "[1,",
      "\r", "\r\r\n", "\n\r", "{\"callback\"", "[{\"callback\":\"viewDidLoad\"", "\u{FEFF}\u{FEFF}",
      "[\"\\u0000\"]", "{\"callback\":\"\\u0000\"}",
      "{\"pid\":" + String(repeating: "9", count: 400) + "}",
      "[" + String(repeating: "9", count: 400) + "]",
      "{\"t\":" + String(repeating: "9", count: 400) + "}",
      "2026-", "2026-11-21 10:11:12.", "10:11:12.345+", "Nov", "Nov ", "0x", "persistentIdentifier",
      "sceneDidBecomeActive scene=", "sceneDidBecomeActive [", "<UIWindowScene: 0x",
    ] {
      // What is read is compared with what is read in pieces.
      _ = Written.error(text)
      _ = Written.error("{\"callback\":\"viewDidLoad\"}\n" + text + "\n" + text)
      _ = Written.error("[\"viewDidLoad\"," + text + ", \"viewDidLoad\"]")
    }
  }

  @Test func `may be any bytes`() {
    var state: UInt64 = 0x5EED
    func below(_ limit: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % limit
    }
    let alphabet = Array("{}[]\",:\\\n\r \u{0}09-+.eTNovau<>=#()é".utf8)
    for _ in 0..<100 {
      let bytes = (0..<below(40)).map { _ in alphabet[Int(below(UInt64(alphabet.count)))] }
      _ = try? Written.logs(bytes)
    }
  }

  @Test func `may hold a stamp of any garbage before a callback`() {
    let parts = [
      "2026", "-", "11", "/", "T", " ", "10", ":", ".", "99999999999", "Z", "+", "Nov", "é",
    ]
    for first in parts {
      for second in parts {
        for third in parts {
          let line = "10:" + first + second + third + " viewDidLoad"
          #expect(throws: Never.self) { try LogReader.read(Array(line.utf8), name: "log") }
        }
      }
    }
  }
}

@Suite struct `A JSON value that is too large` {
  @Test func `ends a file that it fills`() {
    #expect(throws: LogError.tooLarge(limit: 1000)) {
      try Self.read("{\"callbacks\": [\"" + String(repeating: "x", count: 1000))
    }
    #expect(throws: LogError.tooLarge(limit: 1000)) {
      try Self.read("{\n\"callbacks\": [\"" + String(repeating: "x", count: 1000))
    }
  }

  @Test func `is an item that is skipped`() throws {
    let large = "{\"callback\": \"" + String(repeating: "x", count: 1000) + "\"}"
    let events = try Self.read("[\"viewDidLoad\", \(large), \"viewDidLoad\"]")
    let error = MalformedLine(position: 2, error: .tooLarge(limit: 1000))
    #expect(events.contains(.malformed(error)))
    #expect(events.count { if case .entry = $0 { true } else { false } } == 2)
  }

  @Test func `is a line that is a log`() throws {
    let large = "{\"callbacks\": [\"" + String(repeating: "x", count: 1000) + "\"]}"
    let events = try Self.read("{\"callbacks\": [\"viewDidLoad\"]}\n" + large)
    #expect(events.count { if case .skipped = $0 { true } else { false } } == 1)
  }

  @discardableResult
  private static func read(_ text: String) throws -> [LogEvent] {
    var events: [LogEvent] = []
    var stream = LogStream(name: "log", format: nil, maxDocumentBytes: 1000)
    try stream.read(Array(text.utf8)) { events.append($0) }
    try stream.finish { events.append($0) }
    return events
  }
}

extension InPieces.Outcome {
  var entries: [LogEntry] {
    events.compactMap { if case .entry(let entry) = $0 { entry } else { nil } }
  }

  var skipped: [SkippedLine] {
    events.compactMap { if case .skipped(let line) = $0 { line } else { nil } }
  }
}
