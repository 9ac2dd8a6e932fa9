import CommandLineTools
import LifecycleDriving
import LifecycleReporting
import Reporting

extension FindingReport {
  /// What `drive` has found.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - again: Returns the command line that repeats a life.
  init(_ report: CheckReport, again: (LifeTrace) -> String) {
    let found = report.findings.map {
      ReportedRule(
        id: $0.id, title: $0.statement,
        detail: $0.citations.map(\.report).map { "\($0.label): \($0.statement)" }
          .joined(separator: "\n"))
    }
    let always = AppObligation.allCases.map { ReportedRule(id: $0.id, title: $0.statement) }
    self.init(
      command: "drive", rules: found + always, subjects: report.watched,
      findings: report.findings.map { $0.reported(model: report.model, again: again) },
      notJudged: report.verdict == .undecided
        ? [NotJudged(subject: "lives of \(report.model)", reason: report.undecidedWords)] : [],
      isComplete: !Interruption.isRequested && report.refusal == nil)
  }
}

extension CheckReport {
  fileprivate var undecidedWords: String {
    "\(headline) (\(extents.map(\.words).joined(separator: "; ")))."
  }
}

extension Finding {
  fileprivate func reported(model: String, again: (LifeTrace) -> String) -> ReportedFinding {
    let lines = text(model: model, testFor: nil, again: again).split(separator: "\n")
    return ReportedFinding(
      rule: id, severity: .error, message: headline, detail: lines.dropFirst().map(String.init),
      subject: id)
  }
}
