import Testing

@testable import ModelChecking

@Suite struct `A state graph` {
  @Test func `keeps the transitions of a state in the order of its actions`() {
    let graph = Graph([(0, "b", 2), (0, "a", 1), (2, "c", 0)]).explore()
    let labels = graph.states.indices.map { graph.transitions(from: $0).map(\.action) }
    #expect(labels == [["b", "a"], ["c"], []])
  }

  @Test func `gives the ends of a transition as indices`() {
    let graph = Graph(from: [7], [(7, "a", 9), (9, "b", 7)]).explore()
    #expect(graph.transitions(from: 0).map(\.target) == [1])
    #expect(graph.transitions(from: 1).map(\.source) == [1])
    #expect(graph.transitions(from: 1).map(\.target) == [0])
  }

  @Test func `knows the source of each transition, behind states without any as well`() {
    let graph = Graph([(0, "a", 1), (0, "b", 2), (2, "c", 3), (2, "d", 0), (3, "e", 3)]).explore()
    let sources = (0..<graph.transitionCount).map { graph.table.source(of: $0) }
    #expect(sources == [0, 0, 2, 2, 3])
    #expect(graph.table.sources.map(Int.init) == sources)
  }

  @Test func `keeps two actions between the same states apart`() {
    let graph = Graph([(0, "a", 1), (0, "b", 1)]).explore()
    #expect(graph.transitions(from: 0).map(\.action) == ["a", "b"])
    #expect(graph.transitionCount == 2)
  }

  @Test func `keeps steps that lead back to their source`() {
    let graph = Graph([(0, "stay", 0), (0, "go", 1), (1, "stay", 1)]).explore()
    #expect(graph.states == [0, 1] && graph.transitionCount == 3)
    #expect(graph.transitions(from: 1).map(\.target) == [1])
  }

  @Test func `has no transitions from a terminal state`() {
    let graph = Counter(limit: 2).explore()
    #expect(graph.transitions(from: 2).isEmpty && graph.transitionCount == 2)
  }

  @Test func `lists an action once, however often it is taken`() {
    #expect(Counter(limit: 9).explore().actions == ["increment"])
  }

  @Test func `of a single terminal state is complete`() {
    let graph = Counter(limit: 0).explore()
    #expect(graph.states == [0] && graph.isComplete && graph.depth == 0)
  }

  @Test func `finds the shortest trace whose last step satisfies a condition`() {
    let graph = Graph([(0, "a", 1), (1, "x", 0), (0, "b", 2), (2, "c", 3), (3, "x", 0)]).explore()
    #expect(graph.shortestTrace(to: .taking("x"))?.actions == ["a", "x"])
  }

  @Test func `finds a step by its source and target`() {
    let graph = Graph([(0, "x", 1), (1, "x", 2), (2, "x", 0)]).explore()
    let trace = graph.shortestTrace(to: StepPredicate("down") { $0 > $2 })
    #expect(trace?.actions == ["x", "x", "x"])
  }

  @Test func `finds no trace to a step that cannot be taken`() {
    #expect(Ring(size: 3).explore().shortestTrace(to: !.any) == nil)
  }

  @Test func `compares states, not their hashes`() {
    let graph = Colliding().explore()
    #expect(graph.states.map(\.number) == Array(0..<50) && graph.isComplete)
  }
}

/// Fifty states that all have the same hash.
private struct Colliding: StateMachine {
  struct State: Hashable {
    let number: Int
    func hash(into hasher: inout Hasher) { hasher.combine(0) }
  }

  let initialStates = [State(number: 0)]

  func actions(in state: State) -> [Int] { [1, 7] }

  func successor(of state: State, taking step: Int) -> State {
    State(number: (state.number + (step == 1 ? 1 : 0)) % 50)
  }
}
