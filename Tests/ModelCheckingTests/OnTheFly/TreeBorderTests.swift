import ModelChecking
import Testing

/// A limit of states that cuts just before, at and just behind the places where a search changes its
/// step: the end of a level, of a round of 8,192 sources, of a chunk of 4,096 states, of a turn.
@Suite struct `A search of a binary tree` {
  static let large = BinaryTree(count: 60_000)

  /// State n is expanded when states 0 to 2n + 2 are known.
  static let borders =
    [4_096, 8_192, 12_288, 57_344]  // Chunks of states.
    + [2 * 4_096, 2 * 8_191, 2 * 8_192, 2 * 16_383, 2 * 24_575]  // Sources of a level or round.
    + [2 * 256, 2 * 512, 1 << 15, 1 << 14]

  static let limits =
    Set(borders.flatMap { Thoroughness.isFull ? [$0 - 1, $0, $0 + 1, $0 + 2] : [$0, $0 + 1] })
    .sorted() + [59_999]

  @Test func `keeps as many states as the limit allows`() {
    for limit in Self.limits { expectCounts(limit: limit) }
  }

  private func expectCounts(limit: Int) {
    let threads = [1, 2, 3, 7][limit % 4]
    let limits = SearchLimits(states: limit)
    let expected = Self.large.counts(keeping: limit)
    #expect(
      Counts(Self.large.check(limits: limits, auditing: .sample, threads: threads)) == expected,
      "\(limit)")
    let packed = Respelled(Self.large, as: PackedSpelling<Int, UInt64>.self)
    #expect(
      Counts(packed.check(limits: limits, auditing: .sample, threads: 8 - threads)) == expected,
      "\(limit)")
  }

  @Test(arguments: [1, 2, 3]) func `keeps as many states as any small limit allows`(
    threads: Int
  ) {
    let tree = BinaryTree(count: 600)
    let wrong = (0...601).filter { limit in
      Counts(tree.check(limits: SearchLimits(states: limit), threads: threads))
        != tree.counts(keeping: limit)
    }
    #expect(wrong == [])
  }

  @Test(arguments: Thoroughness.threads + [64]) func `has a trace to every state`(threads: Int) {
    let states = Self.borders.flatMap { [$0 - 1, $0] } + [0, 1, 59_999]
    let results = Self.large.check(
      states.map { Property("\($0)", "is reached", .reachable(.at($0))) }, threads: threads
    ).results
    let wrong = zip(states, results).filter { state, result in
      Outcome(result.verdict) != .holdsAsShown(by: BinaryTree.way(to: state))
    }
    #expect(wrong.map(\.0) == [])
  }

  @Test(arguments: Thoroughness.threads) func `has a trace through every step, packed`(
    threads: Int
  ) {
    let packed = Respelled(Self.large, as: PackedSpelling<Int, UInt64>.self)
    let states = Self.borders + [1, 2, 59_999]
    let results = packed.check(
      states.map { state in
        let arrives = StepPredicate<BinaryTree>("arrives") { $2 == state }
        return packed.respelled(Property("\(state)", "is reached", .reachableStep(arrives)))
      }, threads: threads
    ).results
    let wrong = zip(states, results).filter { state, result in
      Outcome(result.verdict) != .holdsAsShown(by: BinaryTree.way(to: state))
    }
    #expect(wrong.map(\.0) == [])
  }

  @Test(arguments: Thoroughness.threads) func `finds the first leaf first`(threads: Int) {
    let results = Self.large.check(
      [Property("leaf", "no leaf", .noDeadlock(except: .at()))], threads: threads
    ).results
    #expect(results.map { Outcome($0.verdict) } == [.violated(by: BinaryTree.way(to: 30_000))])
  }

  /// The first leaf is state 30,000, and is known to be one when states up to it are expanded.
  @Test(arguments: Thoroughness.threads) func `takes no leaf for one before it is expanded`(
    threads: Int
  ) {
    let property = Property<BinaryTree>("leaf", "no leaf", .noDeadlock(except: .at()))
    let results = Self.large.check(
      [property], limits: SearchLimits(states: 59_999), threads: threads
    ).results
    #expect(
      results.map { Outcome($0.verdict) } == [.undecided(.stopped(by: .states(59_999)))])
  }
}
