/// Findings as a test report: one suite for the command, one case for each subject.
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
    return XMLElement(
      "testsuite",
      [
        ("name", name), ("tests", "\(results.count)"), ("failures", "\(failures)"),
        ("errors", "0"), ("skipped", "\(skipped)"),
      ], .elements(results.map(testCase)))
  }

  private var name: String { "\(report.tool) \(report.command)" }

  /// A case has one failure at most, because some readers take only the first.
  private func testCase(_ result: SubjectResult) -> XMLElement {
    var parts: [XMLElement] = []
    if !result.failures.isEmpty {
      parts.append(failure(result.failures))
    } else if !result.reasons.isEmpty {
      parts.append(XMLElement("skipped", [("message", result.reasons.joined(separator: " "))]))
    }
    let notes = result.notes.map(\.lines) + (result.failures.isEmpty ? [] : result.reasons)
    if !notes.isEmpty {
      parts.append(XMLElement("system-out", [], .text(notes.joined(separator: "\n"))))
    }
    return XMLElement(
      "testcase",
      [("name", result.subject), ("classname", "\(report.tool).\(report.command)")],
      .elements(parts))
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
