import CommandLineTools
import ProjectAudit
import Reporting

extension SourceReading {
  /// What was found, for reports.
  func reported(_ lives: AuditLives, paths: [String]) -> FindingReport {
    var columns = FileColumns(contents)
    return FindingReport(
      command: "delegates", rules: AuditRule.all.map(\.reported),
      subjects: paths.map(ReportedFinding.subject),
      findings: audits.flatMap(\.findings).map { finding in
        finding.reported(subject: ReportedFinding.subject(finding.file), lives, &columns)
      },
      notJudged: failures.map {
        FindingReport.NotJudged(
          subject: ReportedFinding.subject($0.path), reason: $0.error.localizedDescription)
      },
      isComplete: failures.isEmpty)
  }
}
