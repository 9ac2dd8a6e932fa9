extension [AuditFinding] {
  /// The worst first, then the rules in the order in which they were applied, then by place.
  var ordered: [AuditFinding] {
    let rules = map(\.rule).uniqued
    return AuditSeverity.allCases.flatMap { severity in
      rules.flatMap { rule in
        filter { $0.severity == severity && $0.rule == rule }.sorted(by: Self.isBefore)
      }
    }
  }

  private static func isBefore(_ one: AuditFinding, _ other: AuditFinding) -> Bool {
    (one.file, one.line ?? 0, one.column ?? 0) < (other.file, other.line ?? 0, other.column ?? 0)
  }
}
