import LifecycleTesting
import ModelChecking
import Testing

/// Counts to a number, and begins again.
private struct Counter: StateMachine {
  let limit: Int
  var initialStates = [0]

  func actions(in state: Int) -> [String] { [state < limit ? "up" : "reset"] }

  func successor(of state: Int, taking action: String) -> Int { action == "up" ? state + 1 : 0 }
}

@Suite struct `Properties of a machine in a test` {
  private static let small = Property<Counter>.always("the count is below 3") { $0 < 3 }

  /// The texts of the issues that a check records, which all have to be at a line.
  private static func texts(at line: Int, _ check: () -> Void) -> [String] {
    CheckIssue.recorded(check).map { $0.location.line == line ? $0.text : "elsewhere" }
  }

  @Test func `record nothing where they hold`() {
    let report = expectHolds(
      [
        Self.small, .everyStep("it changes") { $0.source != $0.target },
        .alwaysPossible("it can be 0 again", id: "P") { $0 == 0 },
      ], in: Counter(limit: 2))
    #expect(report.states == 3 && report["P"].verdict.holds)
  }

  @Test func `record a shortest trace for each that is broken, at the caller's line`() {
    let texts = Self.texts(at: #line + 1) {
      expectHolds(
        [Self.small, .reachable("it can be 9", id: "N") { $0 == 9 }], in: Counter(limit: 4))
    }
    #expect(
      texts == [
        """
        the count is below 3: violated by a shortest trace
          0  0
          1  up → 1
          2  up → 2
          3  up → 3
        """, "N: it can be 9: violated, without a trace",
      ])
  }

  @Test func `record what a limit leaves undecided`() {
    let texts = Self.texts(at: #line + 1) {
      expectHolds([Self.small], in: Counter(limit: 2), limits: .states(2))
    }
    #expect(texts == ["the count is below 3: undecided: stopped by the limit of 2 states"])
  }

  @Test func `warn where nothing puts them to the test`() {
    let never = StepPredicate<Counter>("never") { _ in false }
    let texts = Self.texts(at: #line + 1) {
      expectHolds(
        [Property("V", "says nothing", .everyStep(where: never, is: .any))], in: Counter(limit: 2))
    }
    #expect(texts == ["V: says nothing: holds, but nothing puts it to the test"])
  }

  @Test func `record a fault of the machine once, whatever is asked`() {
    for properties in [[], [Self.small, Self.small]] {
      let texts = Self.texts(at: #line + 1) {
        expectHolds(properties, in: Counter(limit: 2, initialStates: []))
      }
      #expect(texts.count == 1 && texts[0].hasPrefix("the machine has no initial state"))
    }
  }
}
