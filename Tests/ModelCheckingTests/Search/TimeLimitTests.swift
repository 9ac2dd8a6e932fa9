import ModelChecking
import Testing

@Suite struct `A limit of time` {
  @Test func `of zero keeps the initial states`() {
    let graph = HourClock().explore(limits: .time(.zero))
    #expect(graph.states == Array(1...12) && graph.expandedCount == 0)
    #expect(graph.stoppedBy == .time(.zero))
  }

  @Test func `of zero leaves properties undecided`() {
    let outcome = Ring(size: 3).outcome(.always(.notAt(2)), limits: .time(.zero))
    #expect(outcome == .undecided(.stopped(by: .time(.zero))))
  }

  @Test func `that is not reached changes nothing`() {
    let graph = Counter(limit: 1_000).explore(limits: .time(.seconds(3_600)))
    #expect(graph.isComplete && graph.states.count == 1_001)
  }

  @Test func `is checked again and again`() {
    let graph = Counter(limit: 1_000_000).explore(limits: .time(.milliseconds(20)))
    #expect(graph.stoppedBy == .time(.milliseconds(20)))
  }
}
