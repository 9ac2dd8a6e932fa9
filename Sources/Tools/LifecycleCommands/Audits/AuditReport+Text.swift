import ProjectAudit
import Reporting

extension AuditReport {
  /// The report for people: a verdict for each app, and those findings that are reported.
  func text(_ lives: AuditLives, severities: [ReportedFinding.Severity?]) -> String {
    var rest = severities[...]
    let audits = targets.map { target in
      let reported = WeighedFinding.reported(of: target.findings, rest)
      rest = rest.dropFirst(target.findings.count)
      return target.text(reported, lives)
    }.joined(separator: "\n")
    let others = remarks.map { TextWrap.wrapped($0, width: 96, first: "", rest: "  ") }.joined()
    return audits + (others.isEmpty || audits.isEmpty ? others : "\n" + others) + hint
  }
}

extension AuditReport {
  /// What to do next, if anything is left to do.
  private var hint: String {
    guard targets.contains(where: { !($0.plan?.isDone ?? true) || !$0.proofs.isEmpty }) else {
      return ""
    }
    return
      "\nNext: --plan writes a migration plan, tests that drive the app’s own delegates, and "
      + "scripts\nfor a simulator.\n"
  }
}

extension TargetAudit {
  fileprivate func text(_ findings: [WeighedFinding], _ lives: AuditLives) -> String {
    let heading = "\(verdict.mark) \(name.printable) (\(project.printable)): \(verdict.heading)\n"
    let reason = self.reason.map {
      TextWrap.wrapped($0, width: 96, first: "    ", rest: "    ")
    }
    return heading + (reason ?? "") + AuditReport.text(of: findings, lives) + closing
  }

  private var closing: String {
    let others = unread.dropFirst(reason == nil ? 0 : 1)
    return others.map {
      TextWrap.wrapped("note: " + $0.words, width: 96, first: "  ", rest: "    ")
    }.joined()
      + "    \(sourceCount.counted("source file")) read.\n"
  }
}

extension AuditReport {
  /// Findings, a few lines each.
  static func text(of findings: [WeighedFinding], _ lives: AuditLives) -> String {
    groups(findings).map { $0.text(lives) }.joined()
  }

  /// The findings, with those together that differ in their places only.
  private static func groups(_ findings: [WeighedFinding]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var positions: [FindingGroup.Subject: Int] = [:]
    for weighed in findings {
      let subject = FindingGroup.Subject(weighed)
      if let known = positions[subject] {
        groups[known].others.append(weighed.finding.place)
      } else {
        positions[subject] = groups.count
        groups.append(
          FindingGroup(first: weighed.finding, severity: weighed.severity, others: []))
      }
    }
    return groups
  }
}

extension AuditVerdict {
  fileprivate var mark: String {
    switch self {
    case .ready, .readyWithNotes: "✓"
    case .willLoseInput, .willNotLaunch: "✗"
    case .notJudged: "?"
    }
  }

  fileprivate var heading: String {
    if case .notJudged = self { "not judged" } else { words }
  }
}

/// A finding with the weight that the settings of the project give it.
struct WeighedFinding {
  let finding: AuditFinding
  let severity: ReportedFinding.Severity

  /// Those of some findings that are reported.
  static func reported(
    of findings: [AuditFinding], _ severities: ArraySlice<ReportedFinding.Severity?>
  ) -> [WeighedFinding] {
    zip(findings, severities).compactMap { finding, severity in
      severity.map { WeighedFinding(finding: finding, severity: $0) }
    }
  }
}

/// A finding, and the places of others that say the same.
private struct FindingGroup {
  let first: AuditFinding
  let severity: ReportedFinding.Severity
  var others: [String]

  /// What the findings of a group have in common.
  struct Subject: Hashable {
    let rule: AuditRule
    let severity: ReportedFinding.Severity
    let message: String

    init(_ weighed: WeighedFinding) {
      rule = weighed.finding.rule
      severity = weighed.severity
      message = weighed.finding.message
    }
  }

  func text(_ lives: AuditLives) -> String {
    "  \(severity.rawValue) \(first.rule.id) \(first.place)\n"
      + others.map { "    also \($0)\n" }.joined()
      + TextWrap.wrapped(first.message, width: 96, first: "    ", rest: "    ")
      + (first.background(lives).map {
        TextWrap.wrapped($0, width: 96, first: "    ", rest: "    ")
      } ?? "")
      + (first.instead.map { "    Write:\n" + $0.indented(by: 6) } ?? "")
  }
}

extension AuditFinding {
  /// The file with line and column, as compilers write it.
  var place: String {
    ([file.printable] + [line, column].compactMap { $0 }.map(String.init)).joined(separator: ":")
  }

  /// The facts and the life.
  package func background(_ lives: AuditLives) -> String? {
    let labels = facts.map(\.label).joined(separator: ", ")
    let steps = life.map { lives.steps(of: $0).joined(separator: ", ") }
    let parts = [labels.isEmpty ? nil : "Facts: \(labels).", steps.map { "Shortest life: \($0)." }]
      .compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}

extension String {
  fileprivate func indented(by count: Int) -> String {
    let space = String(repeating: " ", count: count)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : space + $0 + "\n" }.joined()
  }
}
