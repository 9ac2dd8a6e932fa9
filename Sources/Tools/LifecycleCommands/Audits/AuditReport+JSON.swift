import ProjectAudit
import Reporting

extension AuditReport {
  /// The report for programs.
  func json(_ lives: AuditLives) -> OrderedJSON {
    .object([
      ("targets", .array(targets.map { $0.json(lives) })), ("remarks", .strings(remarks)),
    ])
  }
}

extension TargetAudit {
  fileprivate func json(_ lives: AuditLives) -> OrderedJSON {
    .object([
      ("name", .string(name)), ("project", .string(project)), ("verdict", .string(verdict.name)),
      ("reason", .optional(reason)), ("sources", .integer(sourceCount)),
      ("unread", .strings(unread.map(\.words))),
      ("findings", .array(findings.map { $0.json(lives) })),
      ("tests", .strings(proofs.map(\.source))),
    ])
  }
}

extension AuditFinding {
  /// The finding for programs.
  func json(_ lives: AuditLives) -> OrderedJSON {
    .object([
      ("rule", .string(rule.id)), ("severity", .string(severity.rawValue)),
      ("file", .string(file)), ("line", .optional(line)), ("column", .optional(column)),
      ("message", .string(message)), ("facts", .strings(facts.map(\.label))),
      ("life", life.map { .strings(lives.steps(of: $0)) } ?? .null),
      ("instead", .optional(instead)),
    ])
  }
}
