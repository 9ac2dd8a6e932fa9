import Foundation
import Testing

@testable import Reporting

@Suite struct `A baseline` {
  private static func finding(_ message: String, line: Int = 1) -> ReportedFinding {
    ReportedFinding(
      rule: "R2", severity: .error, file: "A.swift", line: line, message: message, subject: "App")
  }

  private static func report(_ messages: [String], firstLine: Int = 1) -> FindingReport {
    var report = FindingExamples.clean
    report.findings = messages.enumerated().map { finding($1, line: firstLine + $0) }
    return report
  }

  @Test func `is written in a stable order, with counts and without lines`() {
    let baseline = FindingBaseline(
      accepting: FindingExamples.ordinary.findings + Self.report(["b", "a", "b"]).findings)
    #expect(
      baseline.json(for: "audit") == """
        {
          "version": 1,
          "command": "audit",
          "findings": [
            {"rule": "R9", "file": null, "subject": "Widget", "message": "There are no scenes.", "count": 1},
            {"rule": "R2", "file": "A.swift", "subject": "App", "message": "a", "count": 1},
            {"rule": "R2", "file": "A.swift", "subject": "App", "message": "b", "count": 2},
            {
              "rule": "R2",
              "file": "App/Info.plist",
              "subject": "App",
              "message": "The class “Scene” does not exist.",
              "count": 1
            },
            {"rule": "R9", "file": "App/Scene.swift", "subject": "App", "message": "Nothing restores the state.", "count": 1}
          ]
        }

        """)
  }

  @Test func `does not depend on the order of the findings`() {
    let findings = FindingExamples.ordinary.findings
    #expect(
      FindingBaseline(accepting: findings.reversed()).json(for: "audit")
        == FindingBaseline(accepting: findings).json(for: "audit"))
  }

  @Test(arguments: [FindingExamples.ordinary, FindingExamples.clean, FindingExamples.hostile])
  func `reads what it has written, and accepts all of it`(report: FindingReport) throws {
    let baseline = FindingBaseline(accepting: report.findings)
    let text = baseline.json(for: "audit")
    let again = try FindingBaseline(Array(text.utf8), for: "audit")
    #expect(again == baseline)
    #expect(again.json(for: "audit") == text)
    let selection = FindingSelection(report, settings: nil, baseline: again)
    #expect(selection.report.findings == [])
    #expect(selection.accepted == report.findings.count)
    #expect(selection.unused == [])
  }

  @Test func `accepts findings that have moved, and reports new ones`() {
    let baseline = FindingBaseline(accepting: Self.report(["a", "b"]).findings)
    let selection = FindingSelection(
      Self.report(["a", "c", "b"], firstLine: 50), settings: nil, baseline: baseline)
    #expect(selection.report.findings.map(\.message) == ["c"])
    #expect(selection.isReported == [false, true, false])
    #expect(selection.accepted == 2)
  }

  @Test func `accepts no more findings of a kind than it lists`() {
    let baseline = FindingBaseline(accepting: Self.report(["a", "a"]).findings)
    let selection = FindingSelection(
      Self.report(["a", "a", "a"]), settings: nil, baseline: baseline)
    #expect(selection.report.findings.map(\.line) == [3])
  }

  @Test func `says what no longer occurs, and shrinks by it`() {
    let old = Self.report(["a", "a", "a", "b"]).findings
    let selection = FindingSelection(
      Self.report(["a", "new"]), settings: nil, baseline: FindingBaseline(accepting: old))
    #expect(selection.unused.map(\.count) == [2, 1])
    #expect(selection.unused.map(\.identity.message) == ["a", "b"])
    #expect(selection.nextBaseline == FindingBaseline(accepting: [Self.finding("a")]))
  }

  @Test func `begins with all findings that the settings leave`() {
    let settings = FindingSettings(rules: [.init(id: "R9", severity: nil, reason: "x")])
    let selection = FindingSelection(
      FindingExamples.ordinary, settings: settings, baseline: nil)
    #expect(selection.nextBaseline.entries.map(\.identity.rule) == ["R2"])
  }

  @Test(arguments: [
    (#"{"version": 2, "command": "audit", "findings": []}"#, "the baseline has version 2, "),
    (
      #"{"version": 1, "command": "verify", "findings": []}"#,
      "this is a baseline of “verify”, not of “audit”; use a separate file for each command."
    ),
    (#"{"version": 1, "command": "audit"}"#, "findings is missing; write a list."),
    (
      #"{"version": 1, "command": "audit", "findings": [{"rule": "R2"}]}"#,
      "findings → 1 → subject is missing; write what was judged."
    ),
    (
      #"{"version": 1, "command": "audit", "findings": [{"rule": 2}]}"#,
      "findings → 1 → rule: expected the name of a rule, but found the number 2."
    ),
    (
      #"{"version": 1, "command": "audit", "findings": [{"line": 2}]}"#,
      "findings → 1: there is no key “line”. "
    ),
    (
      """
      {"version": 1, "command": "audit", "findings": [
        {"rule": "R2", "subject": "a", "message": "b", "count": 0}]}
      """,
      "findings → 1 → count: expected a whole number from 1, but found the number 0."
    ),
  ])
  func `says where it is wrong`(text: String, message: String) {
    let error = #expect(throws: PolicyError.self) {
      try FindingBaseline(Array(text.utf8), for: "audit")
    }
    #expect(error?.localizedDescription.hasPrefix(message) == true, "\(String(describing: error))")
  }

  @Test func `adds up enormous counts without a trap`() throws {
    let entry = #"{"rule": "R2", "subject": "a", "message": "b", "count": 9223372036854775807}"#
    let text = #"{"version": 1, "command": "audit", "findings": [\#(entry), \#(entry)]}"#
    let baseline = try FindingBaseline(Array(text.utf8), for: "audit")
    #expect(baseline.entries.map(\.count) == [.max])
  }
}
