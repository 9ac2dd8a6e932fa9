import ModelChecking
import Testing

@Suite struct `A deadlock` {
  @Test func `is a terminal state, reached by a shortest trace`() {
    let graph = Graph([(0, "a", 1), (1, "b", 2), (0, "c", 3), (3, "d", 4), (4, "e", 5)])
    #expect(graph.outcome(.noDeadlock(except: .at())) == .violated(by: ["a", "b"]))
  }

  @Test func `is not where the condition allows to stop`() {
    #expect(Counter(limit: 3).outcome(.noDeadlock(except: .at(3))) == .holds)
  }

  @Test func `is looked for among all terminal states`() {
    let graph = Graph([(0, "a", 1), (0, "b", 2), (2, "c", 3)])
    #expect(graph.outcome(.noDeadlock(except: .at(1))) == .violated(by: ["b", "c"]))
  }

  @Test func `is not where only a step back to itself is enabled`() {
    #expect(Graph([(0, "stay", 0)]).outcome(.noDeadlock(except: .at())) == .holds)
  }

  @Test func `may be the initial state`() {
    #expect(Counter(limit: 0).outcome(.noDeadlock(except: .at())) == .violated(by: []))
  }

  @Test func `does not exist in a ring`() {
    #expect(Ring(size: 5).outcome(.noDeadlock(except: .at())) == .holds)
  }

  @Test func `of locked threads is only where all are done`() {
    let machine = Increment(threads: 3, usesLock: true)
    let done = StatePredicate<Increment>("done") { $0.threads.allSatisfy { $0.label == .done } }
    #expect(machine.outcome(.noDeadlock(except: done)) == .holds)
  }
}
