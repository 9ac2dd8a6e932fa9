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

extension FindingSettings {
  /// Reads settings from JSON.
  ///
  /// ```json
  /// {"rules": {"R9": {"severity": "off", "reason": "The widget has no state.", "paths": ["Widget/**"]}}}
  /// ```
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - known: The names of all rules, of whatever command.
  /// - Throws: ``PolicyError`` with the key, the value and what is expected there.
  package init(_ bytes: [UInt8], rules known: [String]) throws(PolicyError) {
    let file = try PolicyReader(bytes)
    // The reader of logs reads the vocabulary.
    try file.check(keys: ["rules", "vocabulary"])
    var rules: [Rule] = []
    let given = try file.optional("rules")
    let vocabulary = try file.optional("vocabulary")
    if given == nil, vocabulary == nil {
      throw .missingValue(key: "rules", expected: "an object with the name of each rule")
    }
    for (id, value) in try given?.members ?? [] {
      if !known.contains(id) {
        throw .unknownWord(id, kind: "rule", key: "rules", known: known)
      }
      rules.append(try Rule(id: id, value))
    }
    self.init(rules: rules)
  }
}

extension FindingSettings.Rule {
  private static let severities = ReportedFinding.Severity.allCases.map(\.rawValue) + ["off"]

  fileprivate init(id: String, _ value: PolicyReader) throws(PolicyError) {
    try value.check(keys: ["severity", "reason", "paths"])
    let choice = "“error”, “warning”, “note” or “off”"
    let severity = try value.required("severity", choice)
    let word = try severity.text(choice)
    if !Self.severities.contains(word) {
      throw .unknownWord(word, kind: "severity", key: severity.place, known: Self.severities)
    }
    let reason = "the reason in a sentence"
    let patterns = "a list of patterns such as \"Vendored/**\""
    var paths: [PathPattern] = []
    for item in try value.optional("paths")?.items(patterns) ?? [] {
      paths.append(PathPattern(try item.text("a pattern such as \"Vendored/**\"")))
    }
    self.init(
      id: id, severity: ReportedFinding.Severity(rawValue: word),
      reason: try value.required("reason", reason).text(reason), paths: paths)
  }
}
