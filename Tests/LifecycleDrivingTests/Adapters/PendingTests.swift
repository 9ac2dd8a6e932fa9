import Foundation
import LifecycleDriving
import Testing

@Suite(.enabled(if: Adapter.hasPython, "needs python3"))
struct `An adapter that says what is pending` {
  private func report(_ arguments: String...) throws -> CheckReport {
    let script = Bundle.module.bundleURL.appending(path: "Python/dictaphone.py").path
    let world = try AdapterWorld(
      executable: try #require(Adapter.python), arguments: [script] + arguments,
      limits: Adapter.patient
    ).world()
    var check = try LifeCheck(world)
    check.timeLimit = nil
    return try check.run(.everyState())
  }

  @Test func `is found out if it never tries again while the user comes back`() throws {
    let finding = try #require(try report().findings.first)
    #expect(finding.id == "pending")
    #expect(finding.loop != nil)
    #expect(finding.trace.choices.prefix(2) == ["launch", "record"])
  }

  @Test func `passes if it begins at once, and again whenever it is called`() throws {
    let report = try report("patient")
    #expect(report.verdict == .holds)
  }
}
