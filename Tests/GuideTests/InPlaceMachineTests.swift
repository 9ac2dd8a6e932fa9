import ModelChecking
import Testing

struct Lamps: InPlaceMachine {
  let initialStates = [[false, false, false]]

  func actions(in state: [Bool]) -> Range<Int> { state.indices }

  func apply(_ lamp: Int, to state: inout [Bool]) { state[lamp].toggle() }
}

@Suite struct `A machine that is changed in place` {
  @Test func `is searched as the guide says`() {
    let report = Lamps().check()
    #expect(report.states == 8 && report.transitions == 24 && report.depth == 3)
  }
}
