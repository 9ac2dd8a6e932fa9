/// Findings as commands of GitHub's runner, which shows them beside the lines of a pull request.
///
/// The runner shows ten errors, ten warnings and ten notices of a step; the log has the others.
struct WorkflowCommands {
  private let report: FindingReport

  init(_ report: FindingReport) { self.report = report }

  var text: String {
    let titles = Dictionary(report.allRules.map { ($0.id, $0.title) }) { first, _ in first }
    return
      (report.findings.map { command(for: $0, title: titles[$0.rule] ?? $0.rule) }
      + report.notJudged.map(command)).map { $0 + "\n" }.joined()
  }

  private func command(for finding: ReportedFinding, title: String) -> String {
    var properties: [(String, String)] = []
    if let file = finding.file { properties.append(("file", file.withoutControls)) }
    if let place = finding.place {
      properties.append(("line", "\(place.line)"))
      if let column = place.column { properties.append(("col", "\(column)")) }
    }
    let rule = finding.rule
    properties.append(("title", (title == rule ? rule : "\(rule): \(title)").onOneLine))
    let lines = [finding.message] + finding.detail
    return command(finding.severity.level, properties, lines.joined(separator: "\n"))
  }

  private func command(for gap: FindingReport.NotJudged) -> String {
    command("warning", [("title", "Not judged")], "\(gap.subject.onOneLine): \(gap.reason)")
  }

  private func command(
    _ name: String, _ properties: [(String, String)], _ text: String
  ) -> String {
    let words = properties.map { "\($0)=\(Self.property($1))" }.joined(separator: ",")
    return "::\(name) \(words)::\(Self.data(text.withoutControls))"
  }

  /// The text of a command: a percent sign, or a line break, would end or change it.
  private static func data(_ text: String) -> String {
    text.replacingScalars { escapes[$0] }
  }

  /// The value of a property, which a colon or a comma would end as well.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  private static let escapes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
}

extension ReportedFinding.Severity {
  /// The command of the runner.
  fileprivate var level: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}
