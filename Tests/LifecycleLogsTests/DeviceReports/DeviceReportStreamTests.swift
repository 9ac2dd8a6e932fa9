import Testing
import Thoroughness

@testable import LifecycleLogs

@Suite struct `A file of reports` {
  @Test(arguments: ReportFixture.all)
  func `gives the same results in any pieces`(fixture: ReportFixture) throws {
    let bytes = try fixture.bytes
    let whole = try ReadReports(bytes)
    for length in [1, 7, 65_536] {
      #expect(try ReadReports(bytes, inPiecesOf: length) == whole, "in pieces of \(length)")
    }
  }

  @Test(arguments: ReportFixture.all)
  func `may be cut off anywhere`(fixture: ReportFixture) throws {
    let bytes = try fixture.bytes
    for count in stride(from: 0, to: bytes.count, by: Thoroughness.isFull ? 1 : 97) {
      let read = try ReadReports(Array(bytes.prefix(count)))
      #expect(read.reports.count <= 3, "after \(count) bytes")
    }
  }

  @Test func `may hold several reports in a row`() throws {
    let fixtures = ReportFixture.all
    let bytes: [UInt8] = try fixtures.flatMap { fixture in try fixture.bytes + [0x0A] }
    let read = try ReadReports(bytes)
    #expect(read.damage == [])
    // One file has three reports, two have two.
    #expect(read.reports.count == fixtures.count + 4)
    #expect(read.reports.map(\.position) == Array(1...(fixtures.count + 4)))
    #expect(read == (try ReadReports(bytes, inPiecesOf: 1000)))
  }

  @Test func `may have rubbish between two documents`() throws {
    let text = """
      {"bug_type":"309","name":"Shop","os_version":"iPhone OS 26.1 (23B85)"}
      ;; rubbish { "a": [
      more rubbish
      {"pid":5,"procName":"Shop","exception":{"type":"EXC_CRASH"},"termination":{"code":6}}
      """
    let read = try ReadReports(text)
    #expect(read.damage == ["2: “;; rubbish { \"a\": [” belongs to no report."])
    #expect(read.reports.map(\.line) == [1] && read.reports.first?.ends.first?.code == 6)
    #expect(read.reports.first?.system?.major == 26)
  }

  @Test func `may end within its second document`() throws {
    let text = """
      {"bug_type":"309","name":"Shop"}
      {"pid":5,"procName":"Shop",
       "termination":{"code":6}, "threads":[{"id
      """
    let read = try ReadReports(text)
    #expect(read.damage == ["3: The document that begins on line 2 is cut off."])
    #expect(read.reports.first?.ends.first?.code == 6)
    #expect(
      read.reports.first?.remarks.map(\.words)
        == ["The report is damaged here; only what stands before was read."])
  }

  @Test func `may end after the header`() throws {
    let read = try ReadReports(#"{"bug_type":"309","name":"Shop"}"#)
    #expect(read.damage == ["1: The header on this line is followed by no report."])
    #expect(read.reports.first?.app?.name == "Shop")
    #expect(read.reports.first?.remarks.map(\.words) == ["The report ends after its header."])
  }

  @Test func `is read on after a report that is cut off`() throws {
    let body = #"{"pid":5,"procName":"Shop","exception":{},"termination":{"code":"#
    let read = try ReadReports(
      "{\"bug_type\":\"309\",\"name\":\"Shop\"}\n" + body
        + "\n{\"bug_type\":\"309\",\"name\":\"Mail\"}\n" + body + "7}}\n")
    #expect(read.reports.last?.app?.name == "Shop")
    #expect(read.reports.last?.ends.first?.code == 7)
    #expect(read.damage.count >= 1)
  }

  @Test func `may have a damaged item in a list`() throws {
    let read = try ReadReports(
      """
      [{"timeStampBegin":"a","metaData":{}},
      {"timeStampBegin":"b",,"metaData":{}},
      {"timeStampBegin":"c","metaData":{}}
      ]
      """)
    #expect(
      read.damage == [
        "2: The document that begins on line 1 is malformed: a key is missing before “,”."
      ])
    #expect(read.reports.map(\.line) == [1, 2, 3])
  }

  @Test func `may hold documents that are no reports`() throws {
    let read = try ReadReports("{}\n{\"callback\":\"viewDidLoad\"}\n[1, 2]\n")
    #expect(
      read.damage == [
        "1: The document on this line is no report.", "2: The document on this line is no report.",
      ])
  }

  @Test func `may be empty or blank`() throws {
    #expect(try ReadReports("").events == [])
    #expect(try ReadReports(" \n\n").events == [])
  }

  @Test func `may introduce a text report with a sentence`() throws {
    let read = try ReadReports(
      "It died again:\n\n```\nException Type: EXC_CRASH (SIGKILL)\nTermination Reason: RUNNINGBOARD 5\n```"
    )
    #expect(read.damage == [])
    #expect(read.reports.first?.ends.first?.code == 5)
  }

  @Test func `may have entries of a log around it, which are named`() throws {
    let report = "Exception Type: EXC_CRASH (SIGKILL)\nTermination Reason: RUNNINGBOARD 5"
    let read = try ReadReports("Monday:\napplicationDidBecomeActive\n" + report)
    #expect(read.damage == ["2: “applicationDidBecomeActive” belongs to no report."])
    #expect(read.reports.first?.ends.first?.code == 5)
  }

  @Test func `may be in UTF-16`() throws {
    let text = "Exception Type: EXC_CRASH (SIGKILL)\nTermination Reason: RUNNINGBOARD 5"
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(FileKind(startOf: bytes) == .report(.crash))
    for length in [1, 7, 65_536] {
      #expect(try ReadReports(bytes, inPiecesOf: length) == ReadReports(text))
    }
  }

  @Test func `has a remark where a key occurs twice`() throws {
    let read = try ReadReports(
      #"{"pid":1,"pid":2,"procName":"Shop","exception":{"type":"A","signal":"B"},"#
        + #""exception":{"type":"C"},"termination":{"code":1,"code":"0x2"}}"#)
    let report = try #require(read.reports.first)
    #expect(report.ends.first?.pid == 2 && report.ends.first?.code == 2)
    #expect(report.ends.first?.exception == "C" && report.ends.first?.signal == nil)
    #expect(
      report.remarks.map(\.words)
        == ["pid", "exception", "code"].map {
          "The key “\($0)” occurs twice in one object; its last value counts."
        })
  }

  @Test func `has the line of each remark`() throws {
    let read = try ReadReports(
      """
      {"bug_type":"309","name":"Shop"}
      {"procName":"Shop","captureTime":
       "noon",
       "exception":{"type":"A"},
       "termination":{"namespace":"X",
        "code":"soon",
        "namespace":"Y"}}
      """)
    #expect(
      read.reports.first?.remarks.map { "\($0.line): \($0.words)" } == [
        "7: The key “namespace” occurs twice in one object; its last value counts.",
        "3: “noon” is not a time.", "6: The code “soon” is not a number.",
      ])
    let text = try ReadReports(
      "Incident Identifier: 5\nProcess: Shop [5]\nDate/Time: noon\nException Type: EXC_CRASH\n")
    #expect(text.reports.first?.remarks.map(\.line) == [3])
  }
}

@Suite struct `A hostile report` {
  @Test func `may be nested a hundred thousand deep`() throws {
    let text = "{\"bug_type\":\"309\"}\n{\"threads\":" + String(repeating: "[", count: 100_000)
    let read = try ReadReports(text)
    #expect(
      read.damage.first
        == "2: The document that begins on line 2 is malformed: "
        + "its values are nested more than 100 levels deep.")
  }

  @Test func `keeps only the start of long texts and lists`() throws {
    let long = String(repeating: "x", count: 100_000)
    let frames = Array(repeating: #"{"symbol":"\#(long.prefix(5000))"}"#, count: 300)
    let reasons = Array(repeating: "\"\(long)\"", count: 300).joined(separator: ",")
    let read = try ReadReports(
      #"{"pid":1,"procName":"Shop","exception":{},"termination":{"reasons":[\#(reasons)]},"#
        + #""faultingThread":0,"threads":[{"frames":[\#(frames.joined(separator: ","))]}]}"#)
    let end = try #require(read.reports.first?.ends.first)
    #expect(end.stack.count == 200 && end.stack.allSatisfy { $0.utf8.count <= 203 })
    #expect(end.reasons.count == 100 && end.reasons.allSatisfy { $0.utf8.count <= 1000 })
    #expect(end.evidence.allSatisfy { $0.utf8.count <= 203 })
  }

  @Test func `keeps only so many processes`() throws {
    let process = #"{"name":"a","rpages":1,"reason":"highwater"}"#
    let list = Array(repeating: process, count: 10_002).joined(separator: ",")
    let read = try ReadReports(#"{"largestProcess":"b","pageSize":1,"processes":[\#(list)]}"#)
    let report = try #require(read.reports.first)
    #expect(report.ends.count == 10_000)
    #expect(
      report.remarks.map(\.words) == [
        "More than 10000 processes were ended; only so many are read."
      ])
  }

  @Test func `may tell of more memory than there can be`() throws {
    let read = try ReadReports(
      #"{"largestProcess":"b","pageSize":16384,"processes":[{"name":"b","#
        + #""rpages":9223372036854775807,"lifetimeMax":9e300,"reason":"highwater"}]}"#)
    #expect(read.reports.first?.ends.first?.jetsamReason == "highwater")
  }

  @Test func `has its control characters escaped`() throws {
    let read = try ReadReports(
      "{\"pid\":1,\"procName\":\"\\u001b[31mShop\",\"exception\":{\"type\":\"\\u0007\"},"
        + "\"termination\":{\"namespace\":\"a\\u0000\",\"reasons\":[\"\\u001b[2J\"]},"
        + "\"procRole\":\"\\u202e\"}")
    let report = try #require(read.reports.first)
    let texts =
      [report.app?.name, report.ends.first?.namespace, report.ends.first?.exception]
      .compactMap(\.self) + report.remarks.map(\.words) + report.notes
      + report.ends.flatMap { $0.reasons + $0.evidence }
    #expect(texts.count >= 6)
    for text in texts {
      #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }
  }

  @Test func `may be any bytes`() throws {
    var state: UInt64 = 0x5EED
    func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    let parts = [
      "{", "}", "[", "]", "\"", ":", ",", "\n", " ", "\\", "\\u", "d83d", "1", "-", "true",
      "\"bug_type\":\"309\"", "{\"bug_type\":\"298\"}\n", "Exception Type: ", "Thread 0 Crashed:",
      "Incident Identifier: 1\n", "Full Report\n", "\"processes\":[", "\"pid\":", "é", "\u{0}",
      "# Crashlytics - x\n", "Termination Reason: ", "\"breadcrumbs\":[{\"timestamp\":1}]",
      "\"exception\":{", "\"termination\":{",
    ]
    for _ in 0..<2_000 {
      let bytes = (0..<below(30)).flatMap { _ in Array(parts[below(parts.count)].utf8) }
      let whole = try ReadReports(bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(try ReadReports(bytes, inPiecesOf: 1) == whole, "\(text)")
      _ = FileKind(startOf: bytes)
    }
  }
}
