import ModelChecking
import Testing
import Thoroughness

/// Shapes that strain what a search allocates.
@Suite struct `A search of an unusual shape` {
  static let threads = Thoroughness.threads

  @Test(arguments: threads) func `follows 20,000 transitions from one state`(threads: Int) {
    let fan = Fan(ways: 20_000, targets: 20_000)
    let last = StepPredicate<Fan>.action("the last way") { $0 == 19_999 }
    let report = fan.check(
      [
        Property("step", "the last way is taken", .reachableStep(last)),
        Property("state", "the last state is met", .reachable(.at(20_000))),
      ], options: .threads(threads))
    #expect(Counts(report) == Counts(states: 20_001, transitions: 20_000, depth: 1))
    let expected: [Outcome<Int>] = [.holdsAsShown(by: [19_999]), .holdsAsShown(by: [19_999])]
    #expect(report.results.map { Outcome($0.verdict) } == expected)
  }

  @Test(arguments: threads) func `follows 20,000 transitions from one state to three others`(
    threads: Int
  ) {
    let report = Fan(ways: 20_000, targets: 3).check(
      [Property("state", "the last state is met", .reachable(.at(3)))], options: .threads(threads))
    #expect(Counts(report) == Counts(states: 4, transitions: 20_000, depth: 1))
    #expect(report.results.map { Outcome($0.verdict) } == [.holdsAsShown(by: [2])])
  }

  /// The ways out of a state whose expansion a limit interrupts.
  static let ways = Thoroughness.isFullForEngine ? 20_000 : 5_000

  @Test(
    arguments: threads,
    Thoroughness.isFullForEngine ? [1, 2, 4_097, 8_193, 19_999, 20_000] : [1, 4_097, 5_000])
  func `forgets the state that a limit interrupts`(threads: Int, limit: Int) {
    let packed = Respelled(
      Fan(ways: Self.ways, targets: Self.ways), as: PackedSpelling<Int, UInt64>.self)
    let counts = Counts(packed.check(options: .limits(.states(limit)).threads(threads)))
    let depth = limit > 1 ? 1 : 0
    #expect(
      counts == Counts(states: limit, transitions: 0, depth: depth, stoppedBy: .states(limit)))
  }

  @Test(arguments: threads) func `follows hundreds of transitions from hundreds of states`(
    threads: Int
  ) {
    let graph =
      Thoroughness.isFullForEngine ? Scatter(count: 400, ways: 500) : Scatter(count: 200, ways: 220)
    #expect(Counts(graph.check(options: .threads(threads))) == Counts(graph.explore()))
  }

  @Test(arguments: Thoroughness.fewThreads) func `goes 5,000 levels deep`(threads: Int) {
    let report = Counter(limit: 5_000).check(
      [Property("end", "the end is met", .reachable(.at(5_000)))], options: .threads(threads))
    #expect(Counts(report) == Counts(states: 5_001, transitions: 5_000, depth: 5_000))
    let way = Array(repeating: "increment", count: 5_000)
    #expect(report.results.map { Outcome($0.verdict) } == [.holdsAsShown(by: way)])
  }

  @Test(arguments: threads) func `begins in 20,000 states, each listed twice`(threads: Int) {
    let initial = (0..<20_000).flatMap { [$0, $0] } + (0..<20_000)
    let report = Scatter(count: 20_000, ways: 1, initialStates: initial).check(
      [Property("last", "the last state is met", .reachable(.at(19_999)))],
      options: .threads(threads))
    #expect(report.states == 20_000 && report.depth == 0 && report.isComplete)
    #expect(report.results.map { Outcome($0.verdict) } == [.holdsAsShown(by: [])])
  }

  @Test(
    arguments: threads,
    Thoroughness.isFullForEngine ? [0, 1, 4_095, 4_096, 4_097, 19_999] : [0, 4_096, 4_097])
  func `stops among the initial states`(threads: Int, limit: Int) {
    let initial = (0..<Self.ways).flatMap { [$0, $0] }
    let graph = Scatter(count: Self.ways, ways: 1, initialStates: initial)
    let counts = Counts(graph.check(options: .limits(.states(limit)).threads(threads)))
    #expect(
      counts == Counts(states: limit, transitions: 0, depth: 0, stoppedBy: .states(limit)))
  }

  @Test(arguments: threads) func `is at fault where there is no initial state`(threads: Int) {
    let report = Graph(from: [], [(0, "a", 1)]).check(
      [
        Property("demand", "nothing", .always(.at())),
        Property("witness", "something", .reachable(.notAt())),
      ],
      options: .limits(SearchLimits(states: 0, depth: 0, memory: 0, time: .zero)).threads(threads))
    #expect(report.fault == .noInitialState && report.stoppedBy == .fault && report.states == 0)
    #expect(report.results.map { Outcome($0.verdict) } == [.faulty, .faulty])
  }

  @Test(arguments: threads) func `keeps loops and parallel actions`(threads: Int) {
    let graph = Graph([(0, "a", 1), (0, "b", 1), (1, "c", 1), (1, "d", 0)])
    #expect(
      Counts(graph.check(options: .threads(threads))) == Counts(states: 2, transitions: 4, depth: 1)
    )
  }

  @Test(arguments: [Int.min, -1, 0, 63, 64, 65, 1_000])
  func `takes any number of threads for one that it can use`(threads: Int) {
    #expect(
      Counts(BinaryTree(count: 3_000).check(options: .threads(threads)))
        == Counts(states: 3_000, transitions: 2_999, depth: 11))
  }
}
