import ModelChecking
import Testing

@Suite struct `A breadth-first search` {
  /// A long way and a short way to 3, the long one listed first.
  static let detour = Graph([
    (0, "long", 1), (1, "on", 2), (2, "on", 3), (0, "short", 4), (4, "jump", 3), (3, "end", 5),
  ])

  @Test func `numbers states nearest first, and in the order of the actions`() {
    #expect(Self.detour.explore().states == [0, 1, 4, 2, 3, 5])
  }

  @Test func `knows the depth of every state`() {
    let graph = Self.detour.explore()
    #expect(graph.states.indices.map(graph.depth(of:)) == [0, 1, 1, 2, 2, 3])
  }

  @Test func `knows the greatest depth`() {
    #expect(Self.detour.explore().depth == 3)
  }

  @Test func `finds the shortest trace, not the first one`() {
    #expect(Self.detour.explore().shortestTrace(to: 4).actions == ["short", "jump"])
  }

  @Test func `gives the states of a shortest trace`() {
    let trace = Self.detour.explore().shortestTrace(to: 4)
    #expect(trace.initialState == 0 && trace.steps.map(\.target) == [4, 3])
  }

  @Test func `takes the first of the shortest traces by the order of the actions`() {
    let diamond = Graph([(0, "a", 1), (0, "b", 2), (1, "c", 3), (2, "d", 3)])
    #expect(diamond.explore().shortestTrace(to: 3).actions == ["a", "c"])
  }

  @Test func `needs no step to an initial state`() {
    let trace = Self.detour.explore().shortestTrace(to: 0)
    #expect(trace == Trace(from: 0))
  }

  @Test func `does not visit what cannot be reached`() {
    let islands = Graph([(0, "a", 1), (2, "b", 3)])
    #expect(islands.explore().states == [0, 1])
  }

  @Test func `lists the actions in the order in which they were first taken`() {
    #expect(Self.detour.explore().actions == ["long", "short", "on", "jump", "end"])
  }

  @Test func `is complete where no limit stopped it`() {
    let graph = Self.detour.explore()
    #expect(graph.isComplete && graph.stoppedBy == nil && graph.expandedCount == 6)
  }

  @Test func `gives equal graphs for equal machines`() {
    let (first, second) = (
      ReferenceDevice(apps: 3).explore(), ReferenceDevice(apps: 3).explore()
    )
    #expect(first.states == second.states)
    #expect(
      first.states.indices.map(first.transitions) == second.states.indices.map(second.transitions))
    #expect(
      first.states.indices.map(first.shortestTrace)
        == second.states.indices.map(second.shortestTrace))
  }

  @Test func `reaches the far side of a ring from both sides`() {
    let graph = Ring(size: 7).explore()
    #expect(graph.states == [0, 6, 1, 5, 2, 4, 3] && graph.depth == 3)
  }
}
