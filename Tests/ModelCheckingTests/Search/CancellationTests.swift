import ModelChecking
import Testing

@Suite struct `The cancellation of a search` {
  static let long = Counter(limit: 200_000)

  @Test func `by the observer keeps the initial states if it comes at once`() {
    let graph = HourClock().explore { _ in .stop }
    #expect(graph.states == Array(1...12) && graph.expandedCount == 0)
    #expect(graph.stoppedBy == .cancelled)
  }

  @Test func `by the observer keeps what was reported to it`() {
    var last: SearchProgress?
    let graph = Self.long.explore { progress in
      last = progress
      return progress.states < 2_000 ? .proceed : .stop
    }
    #expect(graph.stoppedBy == .cancelled)
    #expect(last?.states == graph.states.count && last?.transitions == graph.transitionCount)
    #expect(last?.frontier == graph.states.count - graph.expandedCount)
    #expect(last?.depth == graph.depth(of: graph.expandedCount))
  }

  @Test func `by its task stops the search`() async {
    let graph = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return Self.long.explore()
    }.value
    #expect(graph.stoppedBy == .cancelled && graph.states == [0])
  }

  @Test func `by its task may come during the search`() async {
    let graph = await Task {
      Self.long.explore { progress in
        if progress.states > 1_000 { withUnsafeCurrentTask { $0?.cancel() } }
        return .proceed
      }
    }.value
    #expect(graph.stoppedBy == .cancelled && graph.states.count > 1_000)
  }

  @Test func `leaves properties undecided`() {
    let graph = Self.long.explore { _ in .stop }
    let result = graph.check(Property("low", "below 9", .always(.notAt(9))))
    #expect(Outcome(result.verdict) == .undecided(.stopped(by: .cancelled)))
  }
}
