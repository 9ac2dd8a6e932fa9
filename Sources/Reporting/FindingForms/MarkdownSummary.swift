/// Findings as the text of a comment on a pull request.
struct MarkdownSummary {
  private let report: FindingReport

  /// GitHub refuses a comment of more than 65,536 characters.
  private static let maxBytes = 60_000

  init(_ report: FindingReport) { self.report = report }

  var text: String {
    var text = summary + table
    for (index, finding) in report.findings.enumerated() {
      let block = folded(finding)
      if text.utf8.count + block.utf8.count > Self.maxBytes {
        let left = report.findings.count - index
        let words = left.counted("more finding is", "more findings are")
        return text + "\n\(words) left out for lack of room.\n"
      }
      text += block
    }
    return text
  }

  /// One line that says all.
  private var summary: String {
    let title = "**\(MarkdownText.escaped("\(report.tool) \(report.command)"))**"
    let counts = report.findings.isEmpty ? "nothing found" : report.findings.countWords
    let judged = report.allSubjects.count.counted("subject")
    let left = report.notJudged.isEmpty ? "" : "; \(report.notJudged.count.grouped) not judged"
    return "\(title): \(counts) in \(judged)\(left).\n"
  }

  /// A row for each subject that is not clean.
  private var table: String {
    let rows = report.results.filter { !$0.findings.isEmpty || !$0.reasons.isEmpty }
    if rows.isEmpty { return "" }
    let most = 200
    let left = (rows.count - most).counted("more subject is", "more subjects are")
    let more = rows.count > most ? "\n\(left) not clean.\n" : ""
    return "\n"
      + Markdown.table(
        ["subject", "result"], rows.prefix(most).map { [cell($0.subject), result($0)] })
      + more
  }

  private func cell(_ text: String) -> String { MarkdownText.escaped(String(text.prefix(200))) }

  private func result(_ result: SubjectResult) -> String {
    let found = result.findings.countWords
    let reasons = result.reasons.map { "not judged: \(cell($0))" }
    return ((found.isEmpty ? [] : [found]) + reasons).joined(separator: "; ")
  }

  private func folded(_ finding: ReportedFinding) -> String {
    let place = finding.file.map { file in
      "\(file)\(finding.place.map { ":\($0.line)" } ?? "")"
    }
    let title = "\(finding.severity.rawValue) in \(place ?? finding.subject)"
    var text = "\n<details>\n<summary>\(MarkdownText.html(title))</summary>\n\n"
    text += MarkdownText.escaped("\(finding.rule): \(finding.message)") + "\n"
    if !finding.detail.isEmpty {
      let lines = finding.detail.flatMap(\.plainLines).map(MarkdownText.preformatted)
      text += "\n<pre>\n\(lines.joined(separator: "\n"))\n</pre>\n"
    }
    if let link = finding.helpLink?.webAddress { text += "\n<\(link)>\n" }
    return text + "\n</details>\n"
  }
}

extension [ReportedFinding] {
  /// For example “2 errors, 1 note”; empty if there are no findings.
  fileprivate var countWords: String {
    ReportedFinding.Severity.allCases.compactMap { severity in
      let number = count { $0.severity == severity }
      return number > 0 ? number.counted(severity.rawValue) : nil
    }
    .joined(separator: ", ")
  }
}
