import LifecycleTesting
import ModelChecking
import Testing

/// Counts to a number, and begins again.
private struct Counter: StateMachine {
  let limit: Int
  let initialStates = [0]

  func actions(in state: Int) -> [String] { [state < limit ? "up" : "reset"] }

  func successor(of state: Int, taking action: String) -> Int { action == "up" ? state + 1 : 0 }
}

// `withKnownIssue` fails if the expected issue is not recorded, or if another one is.
@Suite struct `Properties of a machine in a test` {
  private static let small = Property<Counter>.always("the count is below 3") { $0 < 3 }

  @Test func `record nothing where they hold`() {
    let report = expectHolds(
      Self.small, .everyStep("it changes") { $0.source != $0.target },
      .alwaysPossible("it can be 0 again", id: "P") { $0 == 0 }, in: Counter(limit: 2))
    #expect(report.states == 3 && report["P"].verdict.holds)
  }

  @Test func `record a shortest trace that breaks them, at the caller's line`() {
    let line = #line + 2
    withKnownIssue {
      expectHolds(Self.small, .reachable("it can be 9", id: "N") { $0 == 9 }, in: Counter(limit: 4))
    } matching: { issue in
      let texts = [
        """
        the count is below 3: violated by a shortest trace
          0  0
          1  up → 1
          2  up → 2
          3  up → 3
        """,
        "N: it can be 9: violated: what it demands was not found",
      ]
      return issue.sourceLocation?.line == line
        && texts.contains(issue.comments.first?.rawValue ?? "")
    }
  }

  @Test func `record what a limit leaves undecided`() {
    withKnownIssue {
      expectHolds(Self.small, in: Counter(limit: 2), limits: SearchLimits(states: 2))
    } matching: { issue in
      issue.comments.first?.rawValue
        == "the count is below 3: undecided: stopped by the limit of 2 states"
    }
  }
}
