import Testing

@testable import LifecycleModels
@testable import reports

@Suite struct `The page about mutants` {
  private let score = MutationScore(
    outcomes: [
      .init(rule: "touch", fault: "callback dropped", catcher: "I1"),
      .init(rule: "touch", fault: "callback added", catcher: nil),
    ], equivalent: 3)

  private func page(reasons: [String: String]) -> String {
    MutantsPage(model: "lift", scores: [("observed", score)], reasons: reasons).text
  }

  @Test func `scores each profile`() {
    #expect(page(reasons: [:]).contains("\n| observed | 2 | 1 (50.0 %) | 3 |\n"))
  }

  @Test func `explains the survivors`() {
    let mutant = "touch: callback added"
    #expect(page(reasons: [:]).contains("| `touch` | 1 of 2 | callback added | a gap |\n"))
    for name in [mutant, "callback added"] {
      #expect(
        page(reasons: [name: "a toy does not care"])
          .contains("| callback added | a toy does not care |\n"))
    }
  }
}
