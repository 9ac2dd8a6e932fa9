/// What an audit says of the delegates of one app, from its code.
public struct DelegateAudit: Hashable, Sendable {
  /// The app; nil if the files belong to no project that was read.
  public let app: String?
  /// The project that describes it; nil if none was read.
  public internal(set) var project: String?
  /// The delegates.
  public internal(set) var delegates: [AuditedDelegate]
  /// The types that a framework tells what delegates are told.
  public let plugins: [String]
  /// The findings, the worst first.
  public internal(set) var findings: [AuditFinding]
  /// What was seen and not judged.
  public internal(set) var remarks: [DelegateRemark]
  /// The files that could not be read.
  public internal(set) var unread: [UnreadFile]
  /// How many source files were looked at.
  public let sourceCount: Int
}

extension DelegateAudit {
  /// A file of source.
  public struct Source: Hashable, Sendable {
    let path: String
    let content: [UInt8]

    /// Creates a file; names that end with `.h`, `.m` or `.mm` are of Objective-C, others of Swift.
    public init(path: String, content: [UInt8]) {
      self.path = path
      self.content = content
    }
  }

  /// Audits the delegates in some files, which are taken to belong to one app. The app has scenes if
  /// a scene delegate or a SwiftUI app is among them.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public init(files: [Source]) {
    self.init(files.map(\.code), unread: [], sourceCount: files.count, isAllRead: false)
  }

  /// Audits code without a project.
  init(_ code: [CodeFile], unread: [UnreadFile], sourceCount: Int, isAllRead: Bool) {
    let facts = TargetFacts(of: code, isAllRead: isAllRead)
    self.init(
      app: nil, project: nil, delegates: facts.delegates,
      plugins: facts.plugins.map { "\($0.type.name), a plugin of \($0.framework.name)" },
      findings: AuditRules.codeFindings(on: facts).ordered, remarks: facts.otherDelegates,
      unread: unread, sourceCount: sourceCount)
  }

  /// The delegates of a target that was read.
  init(_ target: ProjectTarget, _ reading: TargetAuditor.Reading) {
    let last = reading.variants.last
    self.init(
      app: target.name, project: target.project,
      delegates: reading.variants.flatMap(\.delegates).uniqued, plugins: [],
      findings: reading.variants.flatMap(AuditRules.delegateFindings).uniqued.ordered,
      remarks: last?.otherDelegates ?? [], unread: reading.unread,
      sourceCount: reading.sourceCount)
  }

  /// The audit with paths that begin in another folder than the root.
  public func below(_ folder: String) -> DelegateAudit {
    func path(_ path: String) -> String { path.below(folder) }
    var audit = self
    audit.project = project.map(path)
    audit.remarks = remarks.map { $0.mapFile(path) }
    for index in delegates.indices {
      audit.delegates[index].file = path(delegates[index].file)
      audit.delegates[index].remarks = delegates[index].remarks.map { $0.mapFile(path) }
    }
    audit.findings = findings.map { $0.inFile(path($0.file)) }
    audit.unread = unread.map { $0.mapFile(path) }
    return audit
  }
}

extension DelegateAudit.Source {
  fileprivate var code: CodeFile {
    let isObjectiveC = ["h", "m", "mm"].contains(ProjectPath(path).type)
    return CodeFile(content, .unknown, isObjectiveC ? .objectiveC : .swift, path: path)
  }
}
