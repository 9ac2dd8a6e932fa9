import CommandLineTools
import Reporting

extension FindingReport {
  /// A report of a command of this tool.
  init(
    command: String, rules: [ReportedRule], subjects: [String], findings: [ReportedFinding],
    notJudged: [NotJudged] = [], isComplete: Bool = true
  ) {
    self.init(
      tool: "lifecycle", version: Release.version, command: command, rules: rules,
      subjects: subjects, findings: findings, notJudged: notJudged, isComplete: isComplete)
  }

  /// The report with paths relative to a folder where they lead into it.
  func relative(to folder: String) -> FindingReport {
    var report = self
    for index in report.findings.indices {
      report.findings[index].file = report.findings[index].file.map {
        Self.relative($0, to: folder)
      }
    }
    return report
  }

  private static func relative(_ path: String, to folder: String) -> String {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    if path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
    return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }
}

extension ReportedFinding {
  /// The path of an operand as the file of a finding; standard input is no file.
  static func file(_ operand: String) -> String? { operand == "-" ? nil : operand }

  /// An operand as a subject.
  static func subject(_ operand: String) -> String {
    operand == "-" ? "standard input" : operand
  }
}
