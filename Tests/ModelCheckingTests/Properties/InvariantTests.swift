import ModelChecking
import Testing

@Suite struct `An invariant of states` {
  @Test func `holds where no reachable state breaks it`() {
    #expect(Graph([(0, "a", 1), (2, "b", 0)]).outcome(.always(.notAt(2))) == .holds)
  }

  @Test func `is violated by a shortest trace to a state that breaks it`() {
    let graph = Graph([(0, "a", 1), (1, "b", 2), (0, "c", 3), (2, "d", 4), (3, "e", 5)])
    #expect(graph.outcome(.always(.notAt(4, 5))) == .violated(by: ["c", "e"]))
  }

  @Test func `is violated by no step if the initial state breaks it`() {
    #expect(Ring(size: 3).outcome(.always(.notAt(0))) == .violated(by: []))
  }

  @Test func `applies to terminal states too`() {
    #expect(Counter(limit: 1).outcome(.always(.notAt(1))) == .violated(by: ["increment"]))
  }

  @Test func `gives the states along its counterexample`() throws {
    let property = Property<TrafficLight>(
      "lit", "the light is on", .always(.init("lit") { $0 != .dark }))
    let verdict = TrafficLight(canFail: true).explore().check(property).verdict
    guard case .violated(let counterexample?) = verdict else {
      Issue.record("expected a counterexample, not \(verdict)")
      return
    }
    #expect(counterexample.trace.initialState == .red)
    #expect(counterexample.trace.steps == [Step(source: .red, action: .fail, target: .dark)])
  }
}
