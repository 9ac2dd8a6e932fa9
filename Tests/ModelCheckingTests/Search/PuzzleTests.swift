import ModelChecking
import Testing

@Suite struct `A puzzle` {
  @Test func `of two jugs takes six steps`() {
    let outcome = WaterJugs().outcome(.always(.init("not four gallons") { $0.big != 4 }))
    let solution: [WaterJugs.Action] = [
      .fillBig, .bigToSmall, .emptySmall, .bigToSmall, .fillBig, .bigToSmall,
    ]
    #expect(outcome == .violated(by: solution))
  }

  @Test func `of two jugs has 16 states and 96 transitions`() {
    let graph = WaterJugs().explore()
    #expect(graph.states.count == 16 && graph.transitionCount == 96)
  }

  @Test func `of wolf, goat and cabbage takes seven crossings`() {
    let outcome = WolfGoatCabbage().outcome(.reachable(.init("solved", \.isSolved)))
    let solution: [WolfGoatCabbage.Action] = [.goat, .alone, .wolf, .goat, .cabbage, .alone, .goat]
    #expect(outcome == .holdsAsShown(by: solution))
  }

  @Test func `of wolf, goat and cabbage has 10 states`() {
    #expect(WolfGoatCabbage().explore().states.count == 10)
  }

  @Test func `of missionaries and cannibals takes eleven crossings`() {
    let outcome = Missionaries().outcome(.reachable(.init("solved", \.isSolved)))
    let solution = [
      (0, 2), (0, 1), (0, 2), (0, 1), (2, 0), (1, 1), (2, 0), (0, 1), (0, 2), (1, 0), (1, 1),
    ]
    #expect(outcome == .holdsAsShown(by: solution.map(Missionaries.Action.init)))
  }

  @Test func `of missionaries and cannibals has 16 states`() {
    #expect(Missionaries().explore().states.count == 16)
  }
}
