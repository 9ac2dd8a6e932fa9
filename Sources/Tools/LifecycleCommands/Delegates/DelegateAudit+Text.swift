import CommandLineTools
import ProjectAudit
import Reporting

extension SourceReading {
  /// The delegates, and those findings that are reported.
  func text(_ lives: AuditLives, severities: [ReportedFinding.Severity?]) -> String {
    var rest = severities[...]
    var writer = FindingWriter(lives)
    return audits.map { audit in
      let reported = WeighedFinding.reported(of: audit.findings, rest)
      rest = rest.dropFirst(audit.findings.count)
      return audit.text(FindingGroup.groups(of: reported), &writer)
    }.joined(separator: audits.count > 1 ? "\n" : "")
  }
}

extension DelegateAudit {
  fileprivate func text(_ findings: [FindingGroup], _ writer: inout FindingWriter) -> String {
    let heading = app.map { "\($0.printable) (\((project ?? "").printable))\n" } ?? ""
    return heading + delegates.map(\.text).joined() + plugins.map { $0.printable + "\n" }.joined()
      + writer.text(of: findings) { _ in [] }
  }
}

extension AuditedDelegate {
  fileprivate var text: String {
    let names = protocols.map(\.rawValue).joined(separator: ", ")
    let count = implements.count.counted("callback")
    return "\(file.printable):\(line): \(typeName.printable), \(names), implements \(count)\n"
      + wrapped(implements.map(\.name).joined(separator: ", "))
      + remarks.map { wrapped($0.words) }.joined()
  }
}

private func wrapped(_ words: String) -> String {
  words.isEmpty ? "" : TextWrap.wrapped(words, width: 96, first: "    ", rest: "    ")
}
