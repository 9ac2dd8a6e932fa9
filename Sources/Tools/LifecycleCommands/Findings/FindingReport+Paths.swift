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

  /// The report with paths relative to a folder where they lead into it, also those that name what
  /// was judged, so that a baseline fits however a file is named on the command line.
  func relative(to folder: String) -> FindingReport {
    func relative(_ path: String) -> String { Self.relative(path, to: folder) }
    var report = self
    report.subjects = subjects.map(relative)
    for index in findings.indices {
      report.findings[index].file = findings[index].file.map(relative)
      report.findings[index].subject = relative(findings[index].subject)
    }
    for index in notJudged.indices {
      report.notJudged[index].subject = relative(notJudged[index].subject)
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
