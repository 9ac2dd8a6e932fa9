/// What an audit says of everything below a folder.
public struct AuditReport: Hashable, Sendable {
  /// The apps, in the order of their projects.
  public let targets: [TargetAudit]
  /// What was seen and not judged because it is no app, and other remarks, in sentences.
  public let remarks: [String]
}

extension AuditReport {
  /// The report with paths that begin in another folder than the root of the audit.
  public func below(_ folder: String) -> AuditReport {
    func moved(_ path: String) -> String { folder == "/" ? "/" + path : folder + "/" + path }
    return AuditReport(
      targets: targets.map { target in
        TargetAudit(
          name: target.name, project: moved(target.project), verdict: target.verdict,
          findings: target.findings.map { $0.inFile(moved($0.file)) },
          sourceCount: target.sourceCount, unread: target.unread)
      }, remarks: remarks)
  }
}

/// What an audit says of one app.
public struct TargetAudit: Hashable, Sendable {
  /// The name of the target.
  public let name: String
  /// The project file that describes it.
  public let project: String
  /// The verdict.
  public let verdict: AuditVerdict
  /// The findings, the worst first.
  public let findings: [AuditFinding]
  /// How many source files were looked at.
  public let sourceCount: Int
  /// What could not be read, in sentences.
  public let unread: [String]
}
