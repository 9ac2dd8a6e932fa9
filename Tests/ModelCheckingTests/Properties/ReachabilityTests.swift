import ModelChecking
import Testing

@Suite struct `Reachability` {
  static let graph = Graph([(0, "a", 1), (1, "b", 2), (0, "c", 2), (3, "d", 0)])

  @Test func `of a state holds with a shortest trace to it`() {
    #expect(Self.graph.outcome(.reachable(.at(2))) == .holdsAsShown(by: ["c"]))
  }

  @Test func `of an initial state holds without a step`() {
    #expect(Self.graph.outcome(.reachable(.at(0))) == .holdsAsShown(by: []))
  }

  @Test func `of a state is violated where a complete search has not found it`() {
    #expect(Self.graph.outcome(.reachable(.at(3))) == .violatedWithoutTrace)
  }

  @Test func `of a state is undecided where the search was cut short`() {
    let outcome = Self.graph.outcome(.reachable(.at(3)), limits: .states(2))
    #expect(outcome == .undecided(.stopped(by: .states(2))))
  }

  @Test func `of a state holds as soon as it is found, even unexpanded`() {
    let outcome = Counter(limit: 9).outcome(.reachable(.at(3)), limits: .depth(3))
    #expect(outcome == .holdsAsShown(by: ["increment", "increment", "increment"]))
  }

  @Test func `of a step holds with a shortest trace that ends with it`() {
    #expect(Self.graph.outcome(.reachableStep(.taking("b"))) == .holdsAsShown(by: ["a", "b"]))
  }

  @Test func `of one of several steps holds with the nearest of them`() {
    #expect(Self.graph.outcome(.reachableStep(.taking("c", "b"))) == .holdsAsShown(by: ["c"]))
    let graph = Graph([(0, "a", 1), (1, "b", 2), (1, "c", 2)])
    #expect(graph.outcome(.reachableStep(.taking("c", "b"))) == .holdsAsShown(by: ["a", "b"]))
  }

  @Test func `of a step is violated where a complete search has not found it`() {
    #expect(Self.graph.outcome(.reachableStep(.taking("d"))) == .violatedWithoutTrace)
  }

  @Test func `of a step is undecided where the search was cut short`() {
    let outcome = Self.graph.outcome(
      .reachableStep(.taking("b")), limits: .depth(0))
    #expect(outcome == .undecided(.stopped(by: .depth(0))))
  }
}
