@testable import Reporting

/// Reports that the tests of all forms share.
enum FindingExamples {
  static let rules = [
    ReportedRule(
      id: "R2", title: "the scene delegate exists", detail: "UIKit makes it by its name.",
      severity: .error),
    ReportedRule(id: "R9", title: "state is restored", severity: .warning),
  ]

  /// One finding of each weight, one without a file, and two subjects without findings.
  static let ordinary = FindingReport(
    tool: "lifecycle", version: "0.1.0", command: "audit", rules: rules,
    subjects: ["App", "Widget", "Watch"],
    findings: [
      ReportedFinding(
        rule: "R2", severity: .error, file: "App/Info.plist", line: 12, column: 5,
        message: "The class “Scene” does not exist.",
        detail: ["launch, connect", "Write: SceneDelegate"],
        subject: "App", helpLink: "https://example.com/R2"),
      ReportedFinding(
        rule: "R9", severity: .warning, file: "App/Scene.swift", line: 3,
        message: "Nothing restores the state.", subject: "App"),
      ReportedFinding(
        rule: "R9", severity: .note, message: "There are no scenes.", subject: "Widget"),
    ],
    notJudged: [FindingReport.NotJudged(subject: "Watch", reason: "It has no sources.")])

  /// One finding.
  static let short: FindingReport = {
    var report = ordinary
    report.rules.removeLast()
    report.findings.removeLast(2)
    return report
  }()

  /// Nothing was found.
  static let clean = FindingReport(
    tool: "lifecycle", version: "0.1.0", command: "audit", rules: [], subjects: ["App"],
    findings: [])

  /// Everything that a form could take for its own.
  static let hostileName = "a b/“é”:1,2%\n::error::]]>|`<b>&\"'\u{0}\u{1B}[31m\u{7F}\u{FFFE}.swift"

  /// Names and texts that try to break out of a form.
  static let hostile = FindingReport(
    tool: "lifecycle", version: "0.1.0", command: "audit", rules: [],
    subjects: ["\r\n::stop-commands::x | </testcase> @user #1"],
    findings: [
      ReportedFinding(
        rule: "X,1:2", severity: .error, file: hostileName, line: 0, column: 7,
        message: "one\r\ntwo\u{2028}three\tfour {0} [a](b) *c* _d_ &amp; <!-- -->",
        detail: ["``` </pre></details>\n# head", ""],
        subject: "\r\n::stop-commands::x | </testcase> @user #1",
        helpLink: "javascript:alert(1)")
    ],
    notJudged: [FindingReport.NotJudged(subject: "<x>", reason: "a\nb %")])
}
