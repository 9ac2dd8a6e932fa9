import ModelChecking
import Testing

@Suite struct `The initial states of a search` {
  @Test func `come first, in the order of the machine`() {
    let graph = Graph(from: [5, 2], [(5, "a", 0), (2, "b", 0)]).explore()
    #expect(graph.states == [5, 2, 0] && graph.initialCount == 2)
  }

  @Test func `are visited once, however often they are listed`() {
    let graph = Graph(from: [1, 0, 1, 1], [(0, "a", 1)]).explore()
    #expect(graph.states == [1, 0] && graph.initialCount == 2)
  }

  @Test func `have depth 0, even where a transition leads to them`() {
    let graph = HourClock().explore()
    #expect(graph.initialCount == 12 && graph.depth == 0)
  }

  @Test func `begin the trace that is shortest from any of them`() {
    let graph = Graph(from: [0, 3], [(0, "a", 1), (1, "b", 2), (3, "c", 2)]).explore()
    let trace = graph.shortestTrace(to: 3)
    #expect(graph.states[3] == 2 && trace.initialState == 3 && trace.actions == ["c"])
  }

  @Test func `may all be violations at once, and the first is taken`() {
    let clock = HourClock().explore()
    let result = clock.check(Property("late", "never after 4", .always(.at(1, 2, 3, 4))))
    guard case .violated(let counterexample?) = result.verdict else {
      Issue.record("expected a counterexample, not \(result.verdict)")
      return
    }
    #expect(counterexample.trace == Trace(from: 5))
  }

  @Test func `must not be missing, or any claim would hold`() {
    let nothing = Graph(from: [], [(0, "a", 1)])
    let graph = nothing.explore()
    #expect(graph.fault == .noInitialState && !graph.isComplete && graph.states.isEmpty)
    #expect(nothing.outcome(.always(.at())) == .faulty)
    #expect(nothing.outcome(.alwaysPossible(.at())) == .faulty)
    #expect(nothing.outcome(.noDeadlock(except: .at())) == .faulty)
    #expect(nothing.outcome(.pattern(.existence(of: .any))) == .faulty)
    #expect(nothing.outcome(.reachable(.notAt())) == .faulty)
    #expect(nothing.outcome(.reachableStep(.any)) == .faulty)
  }
}
