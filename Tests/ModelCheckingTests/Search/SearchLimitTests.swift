import ModelChecking
import Testing

@Suite struct `A limit of states` {
  static let long = Counter(limit: 1_000)

  @Test func `is the number of states that are kept`() {
    let graph = Self.long.explore(limits: .states(5))
    #expect(graph.states == [0, 1, 2, 3, 4] && graph.stoppedBy == .states(5))
  }

  @Test func `leaves the interrupted state without transitions`() {
    let graph = Self.long.explore(limits: .states(5))
    #expect(graph.expandedCount == 4 && graph.transitionCount == 4)
    #expect(graph.transitions(from: 4).isEmpty)
  }

  @Test func `drops the transitions of a state that it interrupts half-way`() {
    let graph = Graph([(0, "a", 1), (0, "b", 2)]).explore(limits: .states(2))
    #expect(graph.states == [0, 1] && graph.expandedCount == 0 && graph.transitionCount == 0)
    #expect(graph.transitions(from: 0).isEmpty)
  }

  @Test func `drops no transition of the states before`() {
    let graph = Graph([(0, "a", 1), (0, "b", 0), (1, "c", 0), (1, "d", 2)])
      .explore(limits: .states(2))
    #expect(graph.transitions(from: 0).map(\.action) == ["a", "b"])
    #expect(graph.transitions(from: 1).isEmpty && graph.transitionCount == 2)
  }

  @Test func `keeps the trace to a state found half-way`() {
    let graph = Graph([(0, "a", 1), (0, "b", 2)]).explore(limits: .states(2))
    #expect(graph.shortestTrace(to: 1).actions == ["a"])
  }

  @Test func `does not stop a search that finds exactly that many`() {
    let graph = Counter(limit: 4).explore(limits: .states(5))
    #expect(graph.isComplete && graph.states.count == 5)
  }

  @Test func `of 0 keeps nothing`() {
    let graph = Self.long.explore(limits: .states(0))
    #expect(graph.states.isEmpty && graph.stoppedBy == .states(0) && graph.depth == 0)
  }

  @Test func `of 1 keeps the initial state`() {
    let graph = Self.long.explore(limits: .states(1))
    #expect(graph.states == [0] && graph.stoppedBy == .states(1) && graph.expandedCount == 0)
  }

  @Test func `of 1 is enough for a single terminal state`() {
    #expect(Counter(limit: 0).explore(limits: .states(1)).isComplete)
  }

  @Test func `may be reached among the initial states`() {
    let graph = HourClock().explore(limits: .states(3))
    #expect(graph.states == [1, 2, 3] && graph.initialCount == 3 && graph.stoppedBy == .states(3))
    #expect(graph.expandedCount == 0)
  }
}
