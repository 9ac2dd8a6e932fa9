import LifecycleTesting
import ModelChecking
import Testing

/// Counts, and draws its steps if it is told to.
private struct Dice: StateMachine {
  let isDrawn: Bool
  let limit: Int
  let initialStates = [0]

  func actions(in state: Int) -> [String] { state < limit ? ["throw"] : [] }

  func successor(of state: Int, taking action: String) -> Int {
    state + (isDrawn ? Int.random(in: 1...1_000_000) : 1)
  }
}

@Suite struct `The laws of a machine in a test` {
  @Test func `record nothing if the machine keeps them`() {
    let report = expectLawful(Dice(isDrawn: false, limit: 6))
    #expect(report.isComplete && report.states == 7 && report.fault == nil)
  }

  @Test func `record the law that is broken at the caller's line`() {
    let line = #line + 2
    expectIssues {
      expectLawful(Dice(isDrawn: true, limit: 6))
    } matching: { issue in
      issue.location.line == line
        && issue.text
          == "successor(of:taking:) returns another state when asked again about “throw” in "
          + "“0”: move every choice into the action"
    }
  }

  @Test func `are not called complete where limits end before the machine`() {
    let report = expectLawful(
      Dice(isDrawn: false, limit: 1_000), limits: .states(50))
    #expect(!report.isComplete && report.states < 50)
  }
}
