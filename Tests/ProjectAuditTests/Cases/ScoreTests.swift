import Foundation
import Testing

@testable import ProjectAudit

/// The table of what the audit makes of all cases. `UPDATE_REPORTS=1 swift test --filter 'The score of the audit'`
/// writes it anew.
@Suite struct `The score of the audit` {
  @Test func `is that of the committed table`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Score.md")
    if ProcessInfo.processInfo.environment["UPDATE_REPORTS"] == "1" {
      try Data(Score.page.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == Score.page)
  }
}

private enum Score {
  static var page: String {
    let projects = MigrationCase.all.map(row)
    let bugs = BugCase.all.map(row)
    return """
      # What the audit finds

      \(projects.count { $0.isRight }) of \(projects.count) projects that moved, half moved or did not \
      move to scenes get the right verdict and no other findings.

      | case | project | verdict | findings | |
      |---|---|---|---|---|
      \(projects.map(\.text).joined(separator: "\n"))

      \(bugs.count { $0.isRight }) of \(bugs.count) bugs are found, and their mended twins are ready.

      | bug | what is wrong | found | in the mended twin | |
      |---|---|---|---|---|
      \(bugs.map(\.text).joined(separator: "\n"))

      """
  }

  private static func row(_ project: MigrationCase) -> (text: String, isRight: Bool) {
    let targets = project.report.targets
    let verdicts = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0.verdict) })
    let findings = words(targets).sorted()
    let isRight = verdicts == project.verdicts && findings == project.findings
    let names = targets.map(\.verdict.name).joined(separator: ", ")
    return (
      "| \(project.number) | \(project.words) | \(names) | \(list(findings)) | \(mark(isRight)) |",
      isRight
    )
  }

  private static func row(_ bug: BugCase) -> (text: String, isRight: Bool) {
    let found = words(bug.brokenReport.targets)
    let rest = bug.mendedReport.targets
    let isFixed = rest.allSatisfy { $0.verdict == .ready || $0.verdict == .readyWithNotes }
    let isRight = found.contains(bug.finding) && isFixed && !rest.isEmpty
    return (
      "| \(bug.number) | \(bug.words) | \(list(found)) | \(list(words(rest))) | \(mark(isRight)) |",
      isRight
    )
  }

  private static func words(_ targets: [TargetAudit]) -> [String] {
    targets.flatMap(\.findings).map { "\($0.rule.id) \($0.severity.rawValue)" }
  }

  private static func list(_ findings: [String]) -> String {
    findings.isEmpty ? "–" : findings.joined(separator: ", ")
  }

  private static func mark(_ isRight: Bool) -> String { isRight ? "✓" : "✗" }
}
