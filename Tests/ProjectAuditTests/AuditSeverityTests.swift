import ProjectAudit
import Testing

@Suite struct `The severities of an audit` {
  @Test func `are listed from the worst`() {
    #expect(AuditSeverity.allCases == [.error, .warning, .note])
  }
}
