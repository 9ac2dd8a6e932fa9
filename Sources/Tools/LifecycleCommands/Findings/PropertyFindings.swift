import CommandLineTools
import Reporting

extension FindingReport {
  /// What `verify` has found: each verdict that is not the expected one.
  init(_ reports: [ModelReport]) {
    self.init(
      command: "verify", rules: reports.flatMap { $0.properties.map(\.rule) },
      subjects: reports.flatMap { report in report.properties.map { report.subject(of: $0) } },
      findings: reports.flatMap { report in report.unexpectedVerdicts.map { report.finding(on: $0) }
      },
      notJudged: reports.flatMap { report in
        report.undecided.map {
          NotJudged(subject: report.subject(of: $0), reason: $0.verdictWords)
        }
      },
      isComplete: !Interruption.isRequested)
  }
}

extension ModelReport {
  fileprivate func subject(of property: PropertyReport) -> String { "\(title): \(property.id)" }

  fileprivate func finding(on property: PropertyReport) -> ReportedFinding {
    ReportedFinding(
      rule: property.id, severity: .error,
      message: "\(title): “\(property.statement)”: \(property.verdictWords).",
      detail: property.text(context: title).split(separator: "\n").map(String.init),
      subject: subject(of: property))
  }
}

extension PropertyReport {
  /// The property as a rule.
  fileprivate var rule: ReportedRule {
    ReportedRule(
      id: id, title: statement,
      detail: sources.map { "\($0.label): \($0.statement)" }.joined(separator: "\n"))
  }
}
