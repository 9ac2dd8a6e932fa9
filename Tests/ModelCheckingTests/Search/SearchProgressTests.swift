import ModelChecking
import Testing

@Suite struct `The progress of a search` {
  @Test func `begins with the initial states on the frontier`() throws {
    let first = try #require(Self.progress(of: HourClock()).first)
    #expect(first.states == 12 && first.frontier == 12)
    #expect(first.transitions == 0 && first.depth == 0)
  }

  @Test func `is reported again and again`() {
    #expect(Self.progress(of: Counter(limit: 10_000)).count > 5)
  }

  @Test func `counts states, transitions, frontier and depth`() {
    for progress in Self.progress(of: Counter(limit: 10_000)) {
      #expect(progress.transitions == progress.depth && progress.states == progress.depth + 1)
      #expect(progress.frontier == 1)
    }
  }

  @Test func `only grows`() {
    let states = Self.progress(of: ReferenceDevice(apps: 5)).map(\.states)
    #expect(states == states.sorted() && states.count > 1)
  }

  @Test func `is not reported if there is nothing to expand`() {
    #expect(Self.progress(of: Graph(from: [], [])).isEmpty)
  }

  private static func progress<Machine: StateMachine>(of machine: Machine) -> [SearchProgress] {
    var all: [SearchProgress] = []
    _ = machine.explore { progress in
      all.append(progress)
      return .proceed
    }
    return all
  }
}
