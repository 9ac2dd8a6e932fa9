import ModelChecking
import Testing

@Suite struct `The cancellation of a search on the fly` {
  static let threads = [1, 2, 3]
  static let tree = BinaryTree(count: 60_000)
  static let countsOnOneThread = counts(threads: 1)
  static let late = Property<BinaryTree>("late", "below 59,000", .always(.notAt(59_000)))
  static let early = Property<BinaryTree>("early", "not 9", .always(.notAt(9)))
  static let pattern = Property<BinaryTree>(
    "pattern", "the right side is avoided",
    .pattern(.absence(of: .action("right") { $0 == .right })))

  @Test(arguments: threads) func `by the observer keeps the initial states if it comes at once`(
    threads: Int
  ) {
    let report = HourClock().check(options: .threads(threads)) { _ in .stop }
    #expect(
      Counts(report) == Counts(states: 12, transitions: 0, depth: 0, stoppedBy: .cancelled))
  }

  @Test(arguments: threads, [100, 8_192, 20_000])
  func `by the observer keeps what was reported to it`(threads: Int, states: Int) {
    var last: SearchProgress?
    let report = Self.tree.check(options: .threads(threads)) { progress in
      last = progress
      return progress.states < states ? .proceed : .stop
    }
    #expect(report.stoppedBy == .cancelled && report.states >= states)
    #expect(last?.states == report.states && last?.transitions == report.transitions)
  }

  @Test(arguments: [2, 3]) func `by the observer keeps the same on any number of threads`(
    threads: Int
  ) {
    #expect(Self.counts(threads: threads) == Self.countsOnOneThread)
  }

  private static func counts(threads: Int) -> Counts {
    Counts(
      tree.check(options: .audit(.off).threads(threads)) { $0.states < 30_000 ? .proceed : .stop })
  }

  @Test(arguments: threads) func `by its task stops the search at once`(threads: Int) async {
    let report = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return Self.tree.check(options: .threads(threads))
    }.value
    #expect(
      Counts(report) == Counts(states: 1, transitions: 0, depth: 0, stoppedBy: .cancelled))
  }

  @Test(arguments: threads) func `by its task may come during the search`(threads: Int) async {
    let report = await Task {
      Self.tree.check(options: .threads(threads)) { progress in
        if progress.states > 1_000 { withUnsafeCurrentTask { $0?.cancel() } }
        return .proceed
      }
    }.value
    #expect(report.stoppedBy == .cancelled && (1_001..<60_000).contains(report.states))
  }

  @Test(arguments: threads) func `leaves undecided what it has not reached`(threads: Int) {
    let report = Self.tree.check([Self.late, Self.early], options: .audit(.off).threads(threads)) {
      $0.states < 30_000 ? .proceed : .stop
    }
    #expect(Outcome(report.results[0].verdict) == .undecided(.stopped(by: .cancelled)))
    let way = BinaryTree.way(to: 9)
    #expect(Outcome(report.results[1].verdict) == .violated(by: way))
  }

  @Test(arguments: threads) func `at once leaves a pattern undecided`(threads: Int) {
    let report = Self.tree.check([Self.pattern], options: .threads(threads)) { _ in .stop }
    #expect(report.results.map { Outcome($0.verdict) } == [.undecided(.stopped(by: .cancelled))])
  }

  @Test(arguments: threads) func `by time that is up keeps the initial states`(threads: Int) {
    let report = HourClock().check(
      [Property("low", "below 9", .always(.notAt(9)))],
      options: .limits(.time(.zero)).threads(threads))
    let counts = Counts(states: 12, transitions: 0, depth: 0, stoppedBy: .time(.zero))
    #expect(Counts(report) == counts)
    #expect(report.results.map { Outcome($0.verdict) } == [.violated(by: [])])
  }

  @Test(arguments: threads) func `by time comes during the search`(threads: Int) {
    let limit = Duration.milliseconds(20)
    let report = Counter(limit: 4_000_000).check(options: .limits(.time(limit)).threads(threads))
    #expect(report.stoppedBy == .time(limit) && report.states < 4_000_000)
  }

  @Test func `by time that is not reached changes nothing`() {
    let report = Self.tree.check(options: .limits(.time(.seconds(3_600))).audit(.off).threads(2))
    #expect(report.isComplete && report.states == 60_000)
  }
}
