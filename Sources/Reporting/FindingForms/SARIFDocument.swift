/// Findings as a log in the Static Analysis Results Interchange Format (SARIF), version 2.1.0.
///
/// Numbers in parentheses are sections of the standard of OASIS.
struct SARIFDocument {
  private let report: FindingReport
  private let rules: [ReportedRule]

  init(_ report: FindingReport) {
    self.report = report
    rules = report.allRules
  }

  var json: OrderedJSON {
    .object([
      (
        "$schema",
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
      ),
      ("version", "2.1.0"), ("runs", .array([run])),
    ])
  }

  private var run: OrderedJSON {
    .object([
      ("tool", .object([("driver", driver)])),
      // GitHub keeps the results of each identifier apart, up to the last slash.
      ("automationDetails", .object([("id", .string("\(report.tool)/\(report.command)/"))])),
      ("originalUriBaseIds", .object([(SARIFAddress.base, Self.base)])),
      ("columnKind", "unicodeCodePoints"), ("invocations", .array([invocation])),
      ("results", .array(results)),
    ])
  }

  private static let base = OrderedJSON.object([
    ("description", .object([("text", "The folder in which the command ran.")]))
  ])

  private var driver: OrderedJSON {
    .object([
      ("name", .string(report.tool)), ("version", .string(report.version)),
      ("rules", .array(rules.map(rule))),
    ])
  }

  private func rule(_ rule: ReportedRule) -> OrderedJSON {
    let link = report.findings.first { $0.rule == rule.id && $0.helpLink?.webAddress != nil }?
      .helpLink
    return .object(
      [
        ("id", .string(rule.id)), ("shortDescription", .text(rule.title)),
        ("help", .text(rule.detail.isEmpty ? rule.title : rule.detail)),
        ("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])),
      ] + (link.map { [("helpUri", .string($0))] } ?? []))
  }

  private var invocation: OrderedJSON {
    .object([
      ("executionSuccessful", .bool(report.isComplete)),
      (
        "toolExecutionNotifications",
        .array(
          report.notJudged.map { gap in
            .object([
              ("level", "warning"),
              ("message", .message("\(gap.subject) was not judged: \(gap.reason)")),
            ])
          })
      ),
    ])
  }

  private var results: [OrderedJSON] {
    let indices = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let identities = FindingIdentity.numbered(report.findings)
    return zip(report.findings, identities).map { finding, identity in
      SARIFResult(
        finding: finding, ruleIndex: indices[finding.rule] ?? -1,
        fingerprint: "\(identity.identity.digits):\(identity.number)"
      ).json
    }
  }
}

extension OrderedJSON {
  /// A description, which is text without placeholders (3.12).
  fileprivate static func text(_ text: String) -> OrderedJSON { message(text) }

  /// A message (3.11): braces stand for placeholders unless doubled, and “](” would make a link.
  static func message(_ text: String) -> OrderedJSON {
    let plain = text.withoutControls.replacing("{", with: "{{").replacing("}", with: "}}")
      .replacing("](", with: "] (")
    return .object([("text", .string(plain))])
  }
}
