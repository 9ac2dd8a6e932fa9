/// Findings as a test report: one suite for the command, one case for each subject.
///
/// It suits the schema of Ant’s reports, which demands every attribute and element of a suite and allows a
/// case one failure and no output, and that of Jenkins, which has more of both.
struct JUnitDocument {
  private let report: FindingReport

  init(_ report: FindingReport) { self.report = report }

  var text: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + XMLElement("testsuites", [], .elements([suite])).text()
  }

  private var suite: XMLElement {
    let results = report.results
    let failures = results.count { !$0.failures.isEmpty }
    let skipped = results.count { $0.failures.isEmpty && !$0.reasons.isEmpty }
    let version = XMLElement("property", [("name", "version"), ("value", report.version)])
    return XMLElement(
      "testsuite",
      [
        ("name", "\(report.tool) \(report.command)"), ("package", report.tool), ("id", "0"),
        ("timestamp", report.run.timestamp), ("hostname", report.run.host),
        ("tests", "\(results.count)"), ("failures", "\(failures)"), ("errors", "0"),
        ("skipped", "\(skipped)"), ("time", report.run.time),
      ],
      .elements(
        [XMLElement("properties", [], .elements([version]))] + results.map(testCase) + [
          XMLElement("system-out", [], .text(results.flatMap(notes).joined(separator: "\n"))),
          XMLElement("system-err", []),
        ]))
  }

  private func testCase(_ result: SubjectResult) -> XMLElement {
    var parts: [XMLElement] = []
    if !result.failures.isEmpty {
      parts = [failure(result.failures)]
    } else if !result.reasons.isEmpty {
      parts = [XMLElement("skipped", [("message", result.reasons.joined(separator: " "))])]
    }
    return XMLElement(
      "testcase",
      [
        ("name", result.subject), ("classname", "\(report.tool).\(report.command)"), ("time", "0"),
      ], .elements(parts))
  }

  /// What is said of a subject besides its failure.
  private func notes(_ result: SubjectResult) -> [String] {
    let notes = result.notes.map(\.lines) + (result.failures.isEmpty ? [] : result.reasons)
    return notes.map { "\(result.subject.onOneLine): \($0)" }
  }

  private func failure(_ findings: [ReportedFinding]) -> XMLElement {
    let first = findings.first?.message ?? ""
    let message = findings.count == 1 ? first : "\(first) (and \(findings.count - 1) more)"
    return XMLElement(
      "failure", [("message", message), ("type", findings.first?.rule ?? "")],
      .text(findings.map(\.lines).joined(separator: "\n")))
  }
}

extension ReportedFinding {
  /// The finding as a compiler would write it, and its details below.
  fileprivate var lines: String {
    var words = file.map { [$0.onOneLine] } ?? []
    if let place { words += ["\(place.line)"] + (place.column.map { ["\($0)"] } ?? []) }
    let prefix = words.isEmpty ? "" : words.joined(separator: ":") + ": "
    let head = "\(prefix)\(severity.rawValue): \(message) [\(rule)]"
    return ([head] + detail.flatMap(\.plainLines).map { "  \($0)" }).joined(separator: "\n")
  }
}
