import ProjectAudit

/// The properties of auditing a project, whatever one of its files holds.
public enum ProjectProperties {
  /// Stops the process if a property is violated.
  public static func check(_ bytes: [UInt8]) {
    let contents = ProjectInput(bytes).contents
    let report = ProjectAudit(contents: contents).report()
    precondition(report == ProjectAudit(contents: contents).report(), "The next audit differs.")
    for target in report.targets { check(target, contents) }
    for remark in report.remarks { precondition(!remark.isEmpty, "An empty remark.") }
  }

  private static func check(_ target: TargetAudit, _ contents: [String: [UInt8]]) {
    for finding in target.findings {
      guard let bytes = contents[finding.file] else {
        // What is missing in a project, such as an Info.plist, is found at the project itself.
        precondition(
          finding.line == nil && contents.keys.contains { $0.hasPrefix(finding.file + "/") },
          "\(finding.file) is no file of the project")
        continue
      }
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      precondition(finding.line.map { (1...lines).contains($0) } ?? true, "\(finding)")
      let column = finding.column ?? 1
      precondition((1...(bytes.count + 1)).contains(column), "\(finding)")
      precondition(!finding.message.isEmpty, "\(finding)")
    }
    let isReady = target.verdict == .ready
    precondition(
      !isReady || target.unread.isEmpty, "\(target.name) is ready, unread \(target.unread)")
  }
}
