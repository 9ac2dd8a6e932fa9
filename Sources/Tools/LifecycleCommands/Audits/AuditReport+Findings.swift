import ProjectAudit
import Reporting

extension AuditReport {
  /// The audit for the reporters of findings.
  func reported(_ lives: AuditLives) -> FindingReport {
    var columns = FileColumns()
    var report = FindingReport(
      command: "audit", rules: AuditRule.all.map(\.reported),
      subjects: targets.map(\.subject),
      findings: targets.flatMap { target in
        target.findings.map { $0.reported(subject: target.subject, lives, &columns) }
      },
      notJudged: targets.compactMap { target in
        target.reason.map { .init(subject: target.subject, reason: $0) }
      }, isComplete: refused.isEmpty)
    // An app that is not found is no longer there.
    report.isOfEverything = true
    return report
  }
}

extension TargetAudit {
  /// The target with its project, by which reports tell it from others.
  var subject: String { "\(project): \(name)" }

  /// Why there is no verdict; nil if there is one.
  var reason: String? {
    if case .notJudged(let gap) = verdict { gap.words } else { nil }
  }
}

extension AuditRule {
  /// The rule for reports.
  var reported: ReportedRule { ReportedRule(id: id, title: title) }
}

extension AuditFinding {
  /// The finding for reports, which count characters where compilers count bytes.
  func reported(
    subject: String, _ lives: AuditLives, _ columns: inout FileColumns
  ) -> ReportedFinding {
    let isInput = file == "-"
    let place =
      isInput ? line.map { "Line \($0)" + (column.map { ", column \($0)." } ?? ".") } : nil
    return ReportedFinding(
      rule: rule.id, severity: severity.reported, file: ReportedFinding.file(file),
      line: line,
      column: line.flatMap { line in
        column.map { columns.character(ofByte: $0, line: line, in: file) }
      }, message: message,
      detail: [place, background(lives)].compactMap { $0 }
        + (instead.map { ["Write:", $0] } ?? []),
      subject: subject)
  }
}

extension AuditSeverity {
  fileprivate var reported: ReportedFinding.Severity {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
