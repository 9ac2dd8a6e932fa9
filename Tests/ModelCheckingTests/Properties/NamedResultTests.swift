import ModelChecking
import Testing

@Suite struct `The result of a property` {
  /// A lamp that can be switched on, once.
  private struct Lamp: StateMachine {
    let initialStates = [false]
    func actions(in isLit: Bool) -> [String] { isLit ? [] : ["switch on"] }
    func successor(of isLit: Bool, taking action: String) -> Bool { true }
  }

  private static let properties: [Property<Lamp>] = [
    .always("the lamp is dark", id: "D") { !$0 },
    .reachable("the lamp is lit") { $0 },
    .everyStep("a step lights it", id: "S") { $0.target },
    .alwaysPossible("it can be dark", id: "P") { !$0 },
  ]

  @Test func `is found by the identifier, which is the statement if none was given`() {
    let report = Lamp().check(Self.properties)
    #expect(report.results.map(\.id) == ["D", "the lamp is lit", "S", "P"])
    #expect(report.results.map(\.verdict.holds) == [false, true, true, false])
    #expect(report["S"].verdict.holds && !report["P"].verdict.holds)
  }

  @Test func `shows the trace that breaks the property`() {
    let verdict = Lamp().check(Self.properties)["D"].verdict
    #expect(verdict.counterexample?.trace.actions == ["switch on"])
    #expect(
      verdict.description
        == "violated by a shortest trace\n  0  false\n  1  switch on → true")
    #expect(Lamp().explore().check(Self.properties[1]).verdict.description == "holds")
  }

  @Test func `cannot be asked for a property that was not judged`() async {
    await #expect(processExitsWith: .failure) {
      _ = Lamp().check([.always("the lamp is dark", id: "D") { !$0 }])["E"]
    }
  }
}
