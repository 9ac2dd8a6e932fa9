import Foundation
import Testing

@testable import Reporting

@Suite struct `The settings of a project` {
  private static func settings(_ text: String) throws(PolicyError) -> FindingSettings {
    try FindingSettings(Array(text.utf8), rules: ["R2", "R9", "callback-name"])
  }

  @Test func `switch rules off, and change what they weigh`() throws {
    let settings = try Self.settings(
      """
      {"rules": {
        "R9": {"severity": "off", "reason": "We restore by hand."},
        "R2": {"severity": "note", "reason": "It is a spike.", "paths": ["App/*.plist"]}}}
      """)
    let selection = FindingSelection(
      FindingExamples.ordinary, settings: settings, baseline: nil)
    #expect(selection.report.findings.map(\.rule) == ["R2"])
    #expect(selection.report.findings.map(\.severity) == [.note])
    #expect(selection.isReported == [true, false, false])
    #expect(selection.switchedOff == 2)
    #expect(!selection.fails)
  }

  @Test func `leave findings alone whose path fits no pattern, or that have no path`() throws {
    let settings = try Self.settings(
      #"{"rules": {"R9": {"severity": "off", "reason": "x", "paths": ["Vendored/**"]}}}"#)
    let selection = FindingSelection(FindingExamples.ordinary, settings: settings, baseline: nil)
    #expect(selection.report == FindingExamples.ordinary)
    #expect(selection.switchedOff == 0)
  }

  @Test(arguments: [
    ("", "the file is empty."),
    ("{", "the JSON ends in line 1 before it is complete."),
    ("[]", "at the top: expected an object, but found a list of 0."),
    ("{}", "rules is missing; write an object with the name of each rule."),
    (#"{"rules": 3}"#, "rules: expected an object, but found the number 3."),
    (#"{"rulse": {}}"#, "at the top: there is no key “rulse”. Did you mean “rules”?"),
    (
      #"{"rules": {"R22": {}}}"#, "rules: there is no rule “R22”. Did you mean “R2”?"
    ),
    (
      #"{"rules": {"zzz": {}}}"#,
      "rules: there is no rule “zzz”. Known: R2, R9, callback-name."
    ),
    (
      #"{"rules": {"R2": {"severty": "off"}}}"#,
      "rules → R2: there is no key “severty”. Did you mean “severity”?"
    ),
    (
      #"{"rules": {"R2": {"severity": "of", "reason": "x"}}}"#,
      "rules → R2 → severity: there is no severity “of”. Did you mean “off”?"
    ),
    (
      #"{"rules": {"R2": {"severity": "off"}}}"#,
      "rules → R2 → reason is missing; write the reason in a sentence."
    ),
    (
      #"{"rules": {"R2": {"severity": "off", "reason": " "}}}"#,
      "rules → R2 → reason: expected the reason in a sentence, but found the text “”."
    ),
    (
      #"{"rules": {"R2": {"severity": "off", "reason": "x", "paths": "a"}}}"#,
      "rules → R2 → paths: expected a list of patterns such as \"Vendored/**\", but found the text "
        + "“a”."
    ),
    (
      #"{"rules": {"R2": {"severity": "off", "reason": "x", "paths": ["a", 1]}}}"#,
      "rules → R2 → paths → 2: expected a pattern such as \"Vendored/**\", but found the number 1."
    ),
    (
      String(repeating: "[", count: 200),
      "line 1: lists and objects are nested more than 100 levels deep."
    ),
  ])
  func `say where they are wrong, and what to write`(text: String, message: String) {
    let error = #expect(throws: PolicyError.self) { try Self.settings(text) }
    #expect(error?.localizedDescription == message)
  }

  @Test func `are refused if they are not text`() {
    let error = #expect(throws: PolicyError.self) {
      try FindingSettings([0x7B, 0xFF], rules: [])
    }
    #expect(error?.localizedDescription == "the bytes from offset 1 are not UTF-8.")
  }
}
