/// Findings as the lines of a compiler, one line each.
struct XcodeLines {
  private let report: FindingReport
  private let folder: String?

  init(_ report: FindingReport, folder: String?) {
    self.report = report
    self.folder = folder
  }

  /// Details are left out: Xcode would take a line of a life that looks like an issue for one.
  var text: String {
    (report.findings.map(line) + report.notJudged.map(line)).map { $0 + "\n" }.joined()
  }

  private func line(_ finding: ReportedFinding) -> String {
    "\(place(of: finding))\(finding.severity.rawValue): \(finding.message.onOneLine) "
      + "[\(finding.rule.onOneLine)]"
  }

  private func line(_ gap: FindingReport.NotJudged) -> String {
    "warning: \(gap.subject.onOneLine) was not judged: \(gap.reason.onOneLine)"
  }

  private func place(of finding: ReportedFinding) -> String {
    guard let file = finding.file else { return "" }
    var words = [path(file).onOneLine]
    if let place = finding.place {
      words.append("\(place.line)")
      if let column = place.column { words.append("\(column)") }
    }
    return words.joined(separator: ":") + ": "
  }

  private func path(_ file: String) -> String {
    guard let folder, !file.hasPrefix("/") else { return file }
    return folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
  }
}
