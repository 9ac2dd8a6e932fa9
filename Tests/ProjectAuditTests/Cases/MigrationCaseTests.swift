import Testing

@testable import ProjectAudit

@Suite struct `The audit of a project that moved, half moved or did not move` {
  @Test(arguments: MigrationCase.all)
  func `gives each app its verdict`(project: MigrationCase) {
    let verdicts = project.report.targets.map { ($0.name, $0.verdict) }
    #expect(Dictionary(uniqueKeysWithValues: verdicts) == project.verdicts)
  }

  @Test(arguments: MigrationCase.all)
  func `finds what is wrong and nothing else`(project: MigrationCase) {
    let findings = project.report.targets.flatMap(\.findings)
    #expect(
      findings.map { "\($0.rule.id) \($0.severity.rawValue)" }.sorted() == project.findings,
      "\(findings.map(\.message))")
  }
}
