/// What a project says about the rules: how much their findings weigh, and which are switched off.
package struct FindingSettings: Hashable, Sendable {
  /// What is said of each rule, in the order of their names.
  package let rules: [Rule]

  /// What is said of one rule.
  package struct Rule: Hashable, Sendable {
    /// The name of the rule.
    package let id: String
    /// How much its findings weigh; nil if it is switched off.
    package let severity: ReportedFinding.Severity?
    /// Why.
    package let reason: String
    /// The files that it is said of; empty for all findings.
    package let paths: [PathPattern]

    /// Creates what is said of a rule.
    package init(
      id: String, severity: ReportedFinding.Severity?, reason: String, paths: [PathPattern] = []
    ) {
      self.id = id
      self.severity = severity
      self.reason = reason
      self.paths = paths
    }

    fileprivate func covers(_ finding: ReportedFinding) -> Bool {
      if paths.isEmpty { return true }
      guard let file = finding.file else { return false }
      return paths.contains { $0.matches(file) }
    }
  }

  /// Creates settings.
  package init(rules: [Rule]) { self.rules = rules }

  /// The finding with the weight that the project gives it; nil if it is switched off.
  func applied(to finding: ReportedFinding) -> ReportedFinding? {
    guard let rule = rules.first(where: { $0.id == finding.rule }), rule.covers(finding)
    else { return finding }
    guard let severity = rule.severity else { return nil }
    var changed = finding
    changed.severity = severity
    return changed
  }
}
