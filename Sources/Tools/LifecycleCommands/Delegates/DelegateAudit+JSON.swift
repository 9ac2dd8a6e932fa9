import ProjectAudit
import Reporting

extension SourceReading {
  /// The delegates and the findings as data.
  func json(_ lives: AuditLives) -> OrderedJSON {
    .object([
      ("delegates", .array(audits.flatMap { audit in audit.delegates.map { $0.json(audit) } })),
      ("findings", .array(uniqueFindings.map { $0.json(lives) })),
      ("unread", .strings(failures.map(\.error.localizedDescription))),
    ])
  }

  /// The findings, each once: the targets of a project share sources.
  private var uniqueFindings: [AuditFinding] {
    var known: Set<AuditFinding> = []
    return audits.flatMap(\.findings).filter { known.insert($0).inserted }
  }
}

extension AuditedDelegate {
  fileprivate func json(_ audit: DelegateAudit) -> OrderedJSON {
    .object([
      ("app", .optional(audit.app)), ("project", .optional(audit.project)),
      ("file", .string(file)), ("line", .integer(line)), ("type", .string(typeName)),
      ("protocols", .strings(protocols.map(\.rawValue))),
      ("implements", .strings(implements.map(\.name))),
      ("remarks", .strings(remarks.map(\.words))),
    ])
  }
}
