import ModelChecking
import Testing

@Suite struct `A limit of depth` {
  @Test func `keeps the states at that depth and does not expand them`() {
    let graph = Counter(limit: 1_000).explore(limits: .depth(3))
    #expect(graph.states == [0, 1, 2, 3] && graph.depth == 3 && graph.expandedCount == 3)
    #expect(graph.stoppedBy == .depth(3))
  }

  @Test func `of 0 keeps the initial states`() {
    let graph = Ring(size: 9).explore(limits: .depth(0))
    #expect(graph.states == [0] && graph.expandedCount == 0)
    #expect(graph.stoppedBy == .depth(0))
  }

  @Test func `of 1 keeps one step`() {
    let graph = Ring(size: 9).explore(limits: .depth(1))
    #expect(graph.states == [0, 8, 1] && graph.transitionCount == 2)
  }

  @Test func `is not reached if nothing new follows the states at that depth`() {
    let graph = Counter(limit: 3).explore(limits: .depth(3))
    #expect(graph.states == [0, 1, 2, 3] && graph.isComplete && graph.expandedCount == 4)
    #expect(HourClock().explore(limits: .depth(0)).isComplete)
    #expect(Counter(limit: 3).check(options: .limits(.depth(3)).threads(8)).isComplete)
  }

  @Test func `beyond the deepest state changes nothing`() {
    let graph = Counter(limit: 3).explore(limits: .depth(4))
    #expect(graph.isComplete && graph.expandedCount == 4)
  }

  @Test func `expands everything that is nearer`() {
    let graph = ReferenceDevice(apps: 2).explore(limits: .depth(2))
    let nearer = graph.states.indices.filter { graph.depth(of: $0) < 2 }
    #expect(nearer.count == graph.expandedCount)
  }
}
