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
  /// The files that could not be read.
  public let unread: [UnreadFile]
  /// What has to be done so that the app lives well with scenes; nil if that cannot be said.
  public var plan: MigrationPlan?
  /// Tests that show the findings while they run.
  public var proofs: [ProofTest] = []
}

extension TargetAudit {
  /// What is said of a file that would describe targets and cannot be read.
  init(unread path: ProjectPath, _ file: UnreadFile) {
    self.init(
      name: path.name, project: path.description, verdict: .notJudged(.unread(file)), findings: [],
      sourceCount: 0, unread: [file])
  }
}
