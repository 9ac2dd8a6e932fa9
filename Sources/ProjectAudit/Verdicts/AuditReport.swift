/// What an audit says of everything below a folder.
public struct AuditReport: Hashable, Sendable {
  /// The apps, in the order of their projects.
  public let targets: [TargetAudit]
  /// What was seen and not judged because it is no app, and other remarks, in sentences.
  public let remarks: [String]
  /// The files that the system did not let be read, and the folders that it did not list: there may be
  /// more to find.
  public internal(set) var refused: [UnreadFile] = []
}

extension AuditReport {
  /// The report with paths that begin in another folder than the root of the audit.
  public func below(_ folder: String) -> AuditReport {
    func moved(_ path: String) -> String { path.below(folder) }
    return AuditReport(
      targets: targets.map { target in
        TargetAudit(
          name: target.name, project: moved(target.project),
          verdict: target.verdict.mapFile(moved),
          findings: target.findings.map { $0.inFile(moved($0.file)) },
          sourceCount: target.sourceCount, unread: target.unread.map { $0.mapFile(moved) },
          plan: target.plan?.mapFiles(moved), proofs: target.proofs)
      }, remarks: remarks, refused: refused.map { $0.mapFile(moved) })
  }

  /// The report with what the system refused; folders that it did not list count as empty.
  func noting(_ refusals: [Refusal]) -> AuditReport {
    var report = self
    report.refused = refusals.map(\.unread)
    return report
  }
}

extension String {
  /// The path from where a folder is, for a path that begins in the folder.
  func below(_ folder: String) -> String { folder == "/" ? "/" + self : folder + "/" + self }
}
