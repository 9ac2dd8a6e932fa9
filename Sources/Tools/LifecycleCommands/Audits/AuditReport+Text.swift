import ProjectAudit
import Reporting

extension AuditReport {
  /// The report for people: a verdict for each app, and those findings that are reported, the most
  /// costly first.
  ///
  /// What several apps have in common is said of the first of them.
  func text(_ writer: FindingWriter, severities: [ReportedFinding.Severity?]) -> String {
    var writer = writer
    var rest = severities[...]
    let groups = targets.map { target in
      defer { rest = rest.dropFirst(target.findings.count) }
      return FindingGroup.groups(of: WeighedFinding.reported(of: target.findings, rest))
    }
    var apps: [FindingGroup: [Int]] = [:]
    for (index, groups) in groups.enumerated() {
      for group in groups { apps[group, default: []].append(index) }
    }
    let audits = targets.indices.map { index in
      let new = groups[index].filter { apps[$0]?.first == index }
      let known = groups[index].compactMap { apps[$0]?.first }.first { $0 != index }
      let repeated = known.map { (groups[index].count - new.count, targets[$0].name) }
      return targets[index].text(
        writer.text(of: new) { apps[$0, default: []].map { targets[$0].name } }, repeated)
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
  /// The text with some findings, and how many others were said of another app before.
  fileprivate func text(_ findings: String, _ repeated: (count: Int, app: String)?) -> String {
    let words = (reason ?? verdict.effect).map {
      TextWrap.wrapped($0, width: 96, first: "    ", rest: "    ")
    }
    let others = repeated.map {
      "    \($0.count.counted("finding")) more, which \($0.app.printable) has too.\n"
    }
    return "\(verdict.mark) \(name.printable) (\(project.printable)): \(verdict.heading)\n"
      + (words ?? "") + findings + (others ?? "") + closing
  }

  private var closing: String {
    let others = unread.dropFirst(reason == nil ? 0 : 1)
    return others.map {
      TextWrap.wrapped("note: " + $0.words, width: 96, first: "  ", rest: "    ")
    }.joined()
      + "    \(sourceCount.counted("source file")) read.\n"
  }
}

/// Writes findings for people, a few lines each.
struct FindingWriter {
  let lives: AuditLives
  /// How many findings of an app are written; nil for all of them.
  var limit: Int?
  /// Whether the facts and the lives behind a finding are written.
  var showsReasons = true
  /// The code that has been written. It is not repeated.
  private var written: Set<String> = []

  init(_ lives: AuditLives, limit: Int? = nil, showsReasons: Bool = true) {
    self.lives = lives
    self.limit = limit
    self.showsReasons = showsReasons
  }

  /// The findings, and how many are left out.
  mutating func text(of groups: [FindingGroup], in apps: (FindingGroup) -> [String]) -> String {
    let shown = groups.prefix(limit ?? .max)
    var text = ""
    for group in shown { text += self.text(of: group, in: apps(group)) }
    let rest = Dictionary(grouping: groups.dropFirst(shown.count), by: \.severity)
    let counts = ReportedFinding.Severity.allCases.compactMap { severity in
      rest[severity].map { $0.count.counted(severity.rawValue) }
    }
    return text
      + (counts.isEmpty ? "" : "    And \(counts.joined(separator: ", ")), which --all shows.\n")
  }

  private mutating func text(of group: FindingGroup, in apps: [String]) -> String {
    let finding = group.first
    var head = "  \(group.severity.rawValue) \(finding.rule.id) \(finding.place)\n"
    head += group.others.map { "    also \($0)\n" }.joined()
    if apps.count > 1 { head += "    in \(apps.map(\.printable).joined(separator: ", "))\n" }
    let paragraphs: [String?] = [finding.message, showsReasons ? finding.background(lives) : nil]
    let words = paragraphs.compactMap(\.self).map {
      TextWrap.wrapped($0, width: 96, first: "    ", rest: "    ")
    }
    let code = finding.instead.map { code in
      written.insert(code).inserted
        ? "    Write:\n" + code.indented(by: 6) : "    Write what is shown above.\n"
    }
    return head + words.joined() + (code ?? "")
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

  /// What people see of the app.
  fileprivate var effect: String? {
    switch self {
    case .willNotLaunch:
      "What people see: built with the iOS 27 SDK, the app ends when it is opened, or shows nothing."
    case .willLoseInput:
      "What people see: the app starts. Something that they open it with is dropped, or something "
        + "that it should do when they come or leave is not done."
    case .ready, .readyWithNotes, .notJudged: nil
    }
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
struct FindingGroup: Hashable {
  let first: AuditFinding
  let severity: ReportedFinding.Severity
  fileprivate(set) var others: [String] = []

  /// What the findings of a group have in common.
  private struct Subject: Hashable {
    let rule: AuditRule
    let severity: ReportedFinding.Severity
    let message: String
  }

  /// The findings, with those together that differ in their places only.
  static func groups(of findings: [WeighedFinding]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var positions: [Subject: Int] = [:]
    for weighed in findings {
      let (finding, severity) = (weighed.finding, weighed.severity)
      let subject = Subject(rule: finding.rule, severity: severity, message: finding.message)
      if let known = positions[subject] {
        groups[known].others.append(finding.place)
      } else {
        positions[subject] = groups.count
        groups.append(FindingGroup(first: finding, severity: severity))
      }
    }
    return groups
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
