import Foundation
import Testing

@testable import LifecycleLogs

@Suite struct `The kind of a file` {
  @Test func `is a log for every recorded log`() throws {
    let recorded = Bundle.module.bundleURL.appending(path: "Recorded")
    let files = try #require(
      FileManager.default.enumerator(at: recorded, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files
    where !file.hasDirectoryPath && !file.path.contains("/reports/") {
      count += 1
      let kind = FileKind(startOf: [UInt8](try Data(contentsOf: file).prefix(65_536)))
      #expect(kind == .log, "\(file.lastPathComponent)")
    }
    #expect(count > 100)
  }

  @Test(arguments: [
    (#"{"app_name":"Shop","bug_type":"309"}"#, ReportKind.crash),
    ("{\"bug_type\":\"109\"}\nIncident Identifier: 1", .crash),
    (#"{"bug_type" : 298, "os_version":"iPhone OS 18.1"}"#, .jetsam),
    (#"{"bug_type":"288"}"#, .other),
    (#"{"pid":5,"procName":"Shop","exception":{"type":"EXC_CRASH"}}"#, .crash),
    (#"{"largestProcess":"x","processes":[{"pid":1}]}"#, .jetsam),
    (#"{"timeStampBegin":"x","applicationExitMetrics":{}}"#, .metrics),
    (#"[{"timeStampBegin":"x","metaData":{}}]"#, .metrics),
    (#"{"timeStampBegin":"x","crashDiagnostics":[{"metaData":{}}]}"#, .diagnostics),
    (#"{"breadcrumbs":{"values":[]}}"#, .event),
    ("{\"event_id\":\"1\",\"dsn\":\"x\"}\n{\"type\":\"event\"}\n{\"message\":\"x\"}", .event),
    (#"{"payloadVersion":"4.0","events":[]}"#, .event),
    (#"{"exception":{"values":[{"type":"WatchdogTermination"}]},"level":"fatal"}"#, .event),
    ("# Crashlytics - Stack trace\n# Application: org.example.shop", .event),
    (#"{"error_type":"FATAL","logs":[]}"#, .event),
    (#"[{"jsonPayload":{"crashlyticsSdkVersion":"12.4.0"}}]"#, .event),
    ("\nIncident Identifier: 5\nHardware Model: iPhone14,5", .crash),
    ("Exception Type:  EXC_CRASH (SIGKILL)\nTermination Reason: RUNNINGBOARD 0xdead10cc", .crash),
    ("Termination Reason: RUNNINGBOARD 0xdead10cc", .crash),
    (
      "My app died:\n\nProcess: Shop [5]\nOS Version: iPhone OS 13.1\nException Type: EXC_CRASH",
      .crash
    ),
    ("> Process: Shop [5]\n> Exception Type: EXC_CRASH (SIGKILL)", .crash),
    ("> > Termination Reason: RUNNINGBOARD 0xdead10cc", .crash),
    ("Here it is:\n\n```\n{\"app_name\":\"Shop\",\"bug_type\":\"309\"}\n{\"pid\":5}\n```", .crash),
    ("> {\"app_name\":\"Shop\",\"bug_type\":\"298\"}\n> {\"pid\":5}", .jetsam),
    ("The counts:\n{\n  \"timeStampBegin\":\"x\",\n  \"applicationExitMetrics\":{}\n}", .metrics),
  ])
  func `is found in the content`(text: String, kind: ReportKind) {
    #expect(FileKind(startOf: Array(text.utf8)) == .report(kind))
    #expect(FileKind(startOf: [0xEF, 0xBB, 0xBF] + Array(text.utf8)) == .report(kind))
  }

  @Test(arguments: [
    "", " ", "{", "[", "[]", "{}", "]", "}{", "applicationDidBecomeActive",
    #"["applicationDidBecomeActive"]"#, #"{"callback":"x","event_id":"1","platform":"ios"}"#,
    #"{"callbacks":["viewDidLoad"],"breadcrumbs":1}"#, #"{"message":"bug_type"}"#,
    #"{"event":"didBecomeActive","exception":null}"#,
    #"{"event":"didBecomeActive","error_type":"FATAL","issue":5}"#,
    "Process: Shop\napplicationDidBecomeActive",
    "applicationDidBecomeActive\nTermination Reason: x", "> applicationDidBecomeActive",
    "applicationDidBecomeActive\n{\"app_name\":\"Shop\",\"bug_type\":\"309\"}",
  ])
  func `is a log otherwise`(text: String) {
    #expect(FileKind(startOf: Array(text.utf8)) == .log)
  }
}
