import Synchronization
import Testing

/// What a check records in the running test.
package struct CheckIssue: Sendable {
  package let text: String
  /// Whether the test still passes.
  package let isWarning: Bool
  package let location: SourceLocation

  /// What takes the issues in place of the running test.
  @TaskLocal private static var taken: (@Sendable (CheckIssue) -> Void)?

  /// The issues that checks record, for tests that are about them: the running test gets none of them.
  package static func recorded(_ check: () throws -> Void) rethrows -> [CheckIssue] {
    let issues = Mutex<[CheckIssue]>([])
    try $taken.withValue({ issue in issues.withLock { $0.append(issue) } }, operation: check)
    return issues.withLock(\.self)
  }

  /// The first line, which states the key fact.
  package var firstLine: String { String(text.prefix { $0 != "\n" }) }

  fileprivate func record() {
    if let taken = Self.taken { return taken(self) }
    guard isWarning else {
      Issue.record(Comment(rawValue: text), sourceLocation: location)
      return
    }
    #if compiler(>=6.3)
      Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: location)
    #else
      print("\(location.fileID):\(location.line): warning: \(text)")
    #endif
  }
}

/// Expects a check to record issues, all of which match. The running test gets only those that do not.
package func expectIssues(
  _ check: () throws -> Void, matching isExpected: (CheckIssue) -> Bool = { _ in true },
  at location: SourceLocation = #_sourceLocation
) rethrows {
  let issues = try CheckIssue.recorded(check)
  if issues.isEmpty { fail("no issue was recorded", at: location) }
  for issue in issues where !isExpected(issue) { issue.record() }
}

/// Records an issue, which fails the test.
func fail(_ text: String, at location: SourceLocation) {
  CheckIssue(text: text, isWarning: false, location: location).record()
}

/// Records a warning, which does not fail the test.
func warn(_ text: String, at location: SourceLocation) {
  CheckIssue(text: text, isWarning: true, location: location).record()
}
