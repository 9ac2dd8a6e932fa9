import Testing

@testable import LifecycleLogs

@Suite struct `A file with a log and reports` {
  private static let log = """
    2026-11-27 09:12:04.100 Shop[512] application(_:didFinishLaunchingWithOptions:)
    2026-11-27 09:12:04.300 Shop[512] applicationDidBecomeActive(_:)

    """
  private static let laterLog = """
    2026-11-27 10:31:12.800 Shop[640] starts
    2026-11-27 10:31:12.900 Shop[640] application(_:didFinishLaunchingWithOptions:)

    """
  private static let text = """
    Incident Identifier: 5
    Process:             Shop [512]
    Date/Time:           2026-11-27 10:00:20.2590 +0100
    OS Version:          iPhone OS 26.6.2 (23G90)
    Exception Type:  EXC_CRASH (SIGKILL)
    Termination Reason: RUNNINGBOARD 0xdead10cc

    Thread 0 Crashed:
    0   Shop      0x0000000104a3c2a8 AppDelegate.applicationDidEnterBackground(_:) + 404

    Thread 1:
    0   Shop      0x0000000104a3c2a8 AppDelegate.applicationWillTerminate(_:) + 404

    Binary Images:
    0x104a00000 - 0x104a3ffff Shop arm64  /var/Shop.app/Shop

    """
  private static let document = """
    {"bug_type":"309","name":"Shop","timestamp":"2026-11-27 10:00:20.00 +0100"}
    {
      "procName" : "Shop",
      "pid" : 512,
      "exception" : {"type" : "EXC_CRASH", "signal" : "SIGKILL"},
      "termination" : {"namespace" : "RUNNINGBOARD", "code" : 3735883980}
    }

    """

  /// What a file holds: the lines of the entries, the reports and what is damaged.
  private struct Content: Equatable {
    var entries: [Int] = []
    var reports: [Int] = []
    var codes: [UInt64?] = []
    var damage: [String] = []
    var malformed: [String] = []

    init(_ text: String, inPiecesOf length: Int? = nil) throws {
      var stream = LogAndReportStream(name: "x")
      let bytes = Array(text.utf8)
      let length = length ?? max(1, bytes.count)
      for start in stride(from: 0, to: bytes.count, by: length) {
        let piece = bytes[start..<min(start + length, bytes.count)]
        try stream.read(piece, log: { read($0) }, report: { read($0) })
      }
      try stream.finish(log: { read($0) }, report: { read($0) })
    }

    private mutating func read(_ event: LogEvent) {
      switch event {
      case .entry(let entry): entries.append(entry.line ?? 0)
      case .malformed(let line): malformed.append("\(line.line ?? 0): \(line.error)")
      default: break
      }
    }

    private mutating func read(_ event: DeviceReportEvent) {
      switch event {
      case .damaged(let line, let words): damage.append("\(line): \(words)")
      case .report(let report):
        reports.append(report.line)
        codes += report.ends.map(\.code)
      }
    }
  }

  @Test(arguments: [text, document])
  func `has a report behind a log`(report: String) throws {
    let content = try Content(Self.log + "\n" + report)
    #expect(content.entries == [1, 2] && content.damage == [])
    #expect(content.reports == [4] && content.codes == [0xdead_10cc])
  }

  @Test(arguments: [text, document])
  func `has a log around a report`(report: String) throws {
    let content = try Content(Self.log + report + Self.laterLog)
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    #expect(content.entries == [1, 2, 4 + lines] && content.damage == [])
    #expect(content.reports == [3] && content.codes == [0xdead_10cc])
  }

  @Test(arguments: [text, document])
  func `may begin with a report`(report: String) throws {
    let content = try Content(report + Self.laterLog)
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    #expect(content.entries == [2 + lines] && content.damage == [])
    #expect(content.reports == [1] && content.codes == [0xdead_10cc])
  }

  @Test func `may have several reports in a log`() throws {
    let content = try Content(
      Self.log + Self.text + Self.document + Self.laterLog + Self.document + Self.text)
    #expect(content.entries == [1, 2, 26] && content.damage == [])
    #expect(content.reports == [3, 18, 27, 34] && content.codes.count == 4)
  }

  @Test func `has the same content in any pieces`() throws {
    let text = Self.log + Self.document + Self.laterLog + Self.text + Self.laterLog
    for length in [1, 2, 7, 64, 1000] {
      #expect(try Content(text, inPiecesOf: length) == Content(text), "\(length)")
    }
  }

  @Test func `may be a log of JSON lines`() throws {
    let entry = #"{"callback":"app.didBecomeActive","pid":512}"# + "\n"
    let content = try Content(entry + entry + Self.document + entry)
    #expect(content.entries == [1, 2, 10] && content.reports == [3] && content.damage == [])
    let after = try Content(Self.document + entry)
    #expect(after.entries == [8] && after.reports == [1] && after.damage == [])
  }

  @Test func `goes on with the log where a document is cut off`() throws {
    let cut = Self.document.split(separator: "\n").prefix(4).joined(separator: "\n") + "\n"
    let content = try Content(Self.log + cut + Self.log)
    #expect(content.entries == [1, 2, 7, 8] && content.reports == [3])
    #expect(content.damage == ["7: The document that begins on line 4 is cut off."])
  }

  @Test func `counts bytes that are no text in the whole file`() throws {
    var stream = LogAndReportStream(name: "x")
    let start = Array((Self.log + Self.document + Self.laterLog).utf8)
    var errors: [LogError] = []
    let receive = { (event: LogEvent) in
      if case .malformed(let line) = event { errors.append(line.error) }
    }
    try stream.read((start + [0xFF, 0x0A])[...], log: receive, report: { _ in })
    try stream.finish(log: receive, report: { _ in })
    #expect(errors == [.invalidUTF8(offset: start.count)])
  }

  @Test(arguments: [
    "Process: Shop [512]", "Exception Type: NSRangeException", "Termination Reason: the user left",
    "{\"message\":\"the \\\"bug_type\\\" is 309\"}", "Identifier: 5", "# Monday",
  ])
  func `has no report in a line of an app`(line: String) throws {
    let content = try Content(Self.log + line + "\n" + Self.laterLog)
    #expect(content.entries == [1, 2, 5] && content.reports == [])
  }

  @Test func `names what belongs to neither`() throws {
    let content = try Content(Self.document + "rubbish\n" + Self.laterLog)
    #expect(content.damage == ["8: “rubbish” belongs to no report."])
    #expect(content.entries == [10])
  }

  @Test func `may be any mixture`() throws {
    var state: UInt64 = 0x5EED
    func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    let parts = [
      Self.log, Self.laterLog, Self.text, Self.document, "\n", "\r\n", "{", "}\n", "[", "]", "\"",
      "{\"callback\":\"viewDidLoad\"}\n", "{\"bug_type\":\"309\"}\n", "Exception Type: EXC_CRASH\n",
      "# Crashlytics - x\n", "0 | 2026 | x\n", "Translated Report (\n", "Full Report\n", " ", "é",
      "10:11:12 viewDidLoad\n", "Thread 1:\n", "\u{FEFF}", "{\"event_id\":\"1\",\"dsn\":\"x\"}\n",
    ]
    for _ in 0..<1_000 {
      let text = (0..<below(12)).map { _ in parts[below(parts.count)] }.joined()
      // A log of brackets alone is malformed.
      let whole = try? Content(text)
      let pieces = try? Content(text, inPiecesOf: 1 + below(40))
      #expect(whole == pieces, "\(text)")
    }
  }

  @Test func `is not divided in UTF-16`() throws {
    let start: [UInt8] = [0xFE, 0xFF] + "viewDidLoad\n".utf16.flatMap { [0, UInt8($0)] }
    var lines: [Int?] = []
    let receive = { (event: LogEvent) in
      if case .entry(let entry) = event { lines.append(entry.line) }
    }
    var stream = LogAndReportStream(name: "x")
    // In the middle of a character, a line of a report begins.
    let bytes = start + [0x0A] + Array("Incident Identifier: 5\n\n".utf8) + start.dropFirst(2)
    try stream.read(bytes[...], log: receive, report: { _ in Issue.record() })
    try stream.finish(log: receive, report: { _ in Issue.record() })
    #expect(lines.first == 1)
  }

  @Test func `need not have a log`() throws {
    let content = try Content("It died:\n" + Self.document + "Thank you")
    #expect(content.entries == [] && content.reports == [2] && content.damage == [])
    #expect(throws: LogError.empty) { try Content("\n") }
  }
}
