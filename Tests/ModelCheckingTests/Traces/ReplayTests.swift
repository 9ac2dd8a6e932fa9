import ModelChecking
import Testing

@Suite struct `A replay` {
  static let graph = Graph(from: [0, 4], [(0, "a", 1), (1, "b", 2), (1, "c", 0), (4, "d", 1)])

  @Test func `takes the actions in order`() throws {
    let trace = try Self.graph.replay(["a", "c", "a", "b"])
    #expect(trace.initialState == 0 && trace.steps.map(\.target) == [1, 0, 1, 2])
    #expect(trace.actions == ["a", "c", "a", "b"])
  }

  @Test func `of no action is the first initial state`() throws {
    #expect(try Self.graph.replay([]) == Trace(from: 0))
  }

  @Test func `may begin in another initial state`() throws {
    #expect(try Self.graph.replay(["d", "b"], from: 4).finalState == 2)
  }

  @Test func `names the first action that is not enabled, its position, and what is`() {
    #expect(throws: ReplayError.notEnabled(action: "d", position: 2, enabled: ["b", "c"])) {
      try Self.graph.replay(["a", "d", "x"])
    }
  }

  @Test func `counts positions from 1`() {
    #expect(throws: ReplayError.notEnabled(action: "b", position: 1, enabled: ["a"])) {
      try Self.graph.replay(["b"])
    }
  }

  @Test func `says that nothing is enabled after a terminal state`() {
    #expect(throws: ReplayError.notEnabled(action: "a", position: 3, enabled: [])) {
      try Self.graph.replay(["a", "b", "a"])
    }
  }

  @Test func `begins in the first initial state from which it is possible`() throws {
    let graph = Graph(from: [5, 0], [(0, "a", 1), (1, "b", 2), (5, "a", 6)])
    #expect(try graph.replay(["a", "b"]).initialState == 0)
    #expect(try graph.replay(["a"]).initialState == 5)
    #expect(throws: ReplayError.notEnabled(action: "c", position: 3, enabled: [])) {
      try graph.replay(["a", "b", "c"])
    }
  }

  @Test func `needs an initial state`() {
    #expect(throws: ReplayError<String>.noInitialState) {
      try Graph(from: [], [(0, "a", 1)]).replay([])
    }
  }

  @Test func `of a shortest trace gives the trace again`() throws {
    let machine = ReferenceDevice(apps: 2)
    let graph = machine.explore()
    for index in graph.states.indices {
      let trace = graph.shortestTrace(to: index)
      #expect(try machine.replay(trace.actions) == trace)
    }
  }

  @Test func `of a walk gives the walk again`() throws {
    let dry = Property<WaterJugs>("dry", "not four gallons", .always(.init("dry") { $0.big != 4 }))
    let report = WaterJugs().walk(
      WalkOptions(seed: 2, walks: 100, length: 100), checking: [dry])
    let trace = try #require(report.violation?.trace)
    #expect(try WaterJugs().replay(trace.actions) == trace)
  }
}
