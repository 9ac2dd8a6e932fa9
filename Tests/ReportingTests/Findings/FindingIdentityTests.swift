import Testing

@testable import Reporting

@Suite struct `The identity of a finding` {
  private func identity(
    rule: String = "R2", file: String? = "A.swift", line: Int? = 3, _ message: String = "It is."
  ) -> FindingIdentity {
    FindingIdentity(
      of: ReportedFinding(
        rule: rule, severity: .error, file: file, line: line, message: message, subject: "App"))
  }

  @Test func `does not depend on lines`() {
    #expect(identity(line: 3) == identity(line: 400))
    #expect(identity("See B.swift:3:7.") == identity("See B.swift:12."))
    #expect(identity("b at position 2 (line 2)") == identity("b at position 1,002 (line 9)"))
  }

  @Test func `depends on rule, file and message, also on other numbers`() {
    #expect(identity(rule: "R3") != identity())
    #expect(identity(file: nil) != identity())
    #expect(identity("5 scenes") != identity("6 scenes"))
  }

  @Test func `is spelt with sixteen digits, which stay the same`() {
    #expect(identity().digits == "8ce7e4aa3cdd8427")
    #expect(identity(rule: "R3").digits != identity().digits)
    #expect(identity(file: "").digits == identity(file: nil).digits)
  }

  @Test func `is numbered where findings are alike`() {
    let findings = ["a", "b", "a"].map {
      ReportedFinding(rule: "R2", severity: .error, message: $0, subject: "App")
    }
    #expect(FindingIdentity.numbered(findings).map(\.number) == [1, 1, 2])
  }
}
