import ModelChecking
import Testing

@Suite struct `A machine that lists the actions of several states together` {
  @Test func `has the same graph as one that does not`() {
    let scatter = Scatter(count: 700, ways: 3)
    let (expected, graph) = (scatter.explore(), ListingTogether(scatter: scatter).explore())
    #expect(graph.states == expected.states)
    #expect(graph.transitionCount == expected.transitionCount)
    #expect(
      graph.states.indices.allSatisfy { state in
        graph.transitions(from: state).map(\.target)
          == expected.transitions(from: state).map(\.target)
      })
  }

  @Test func `has the same graph up to a depth`() {
    let scatter = Scatter(count: 700, ways: 3)
    for depth in 0...8 {
      let limits = SearchLimits(depth: depth)
      let expected = scatter.explore(limits: limits)
      let graph = ListingTogether(scatter: scatter).explore(limits: limits)
      #expect(graph.states == expected.states)
      #expect(graph.stoppedBy == expected.stoppedBy)
    }
  }

  @Test func `is at fault if it lists other actions than for one state alone`() {
    var machine = ListingTogether(scatter: Scatter(count: 700, ways: 3))
    machine.liesAbout = 0
    #expect(machine.explore().fault == .actionsChanged(in: 0))
  }
}

/// Lists as its machine does, and for one state other actions if it is asked for several.
private struct ListingTogether: StateMachine {
  let scatter: Scatter
  var liesAbout: Int?

  var initialStates: [Int] { scatter.initialStates }

  func actions(in state: Int) -> [Int] { scatter.actions(in: state) }

  func listActions(ofEach states: ArraySlice<Int>, in lists: inout [[Int]]) -> Bool {
    for (index, state) in states.enumerated() {
      lists[index] += state == liesAbout ? [0] : actions(in: state)
    }
    return true
  }

  func successor(of state: Int, taking way: Int) -> Int {
    scatter.successor(of: state, taking: way)
  }
}
