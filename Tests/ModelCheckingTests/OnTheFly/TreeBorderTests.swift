import ModelChecking
import Testing
import Thoroughness

/// A limit of states that cuts just before, at and just behind the places where a search changes its
/// step: the end of a level, of a round of 8,192 sources, of a chunk of 4,096 states, of a turn.
@Suite struct `A search of a binary tree` {
  static let large = BinaryTree(count: 60_000)
  /// The tree through which traces lead.
  static let traced = Thoroughness.isFullForEngine ? large : BinaryTree(count: 13_000)

  /// State n is expanded when states 0 to 2n + 2 are known.
  static let borders: [Int] = [
    4_096, 8_192, 12_288, 57_344,  // Chunks of states.
    8_192, 16_382, 16_384, 32_766, 49_150,  // Sources of a level or round.
    512, 1_024, 32_768, 16_384,
  ]

  /// One border of each kind, or all of them.
  static let limits: [Int] = {
    if Thoroughness.isFullForEngine {
      return Set(borders.flatMap { [$0 - 1, $0, $0 + 1, $0 + 2] }).sorted() + [59_999]
    }
    return [4_096, 16_382, 16_384, 49_150, 512].flatMap { [$0, $0 + 1] } + [59_999]
  }()

  static let tracedBorders = borders.filter { $0 < traced.count }

  @Test func `keeps as many states as the limit allows`() {
    for limit in Self.limits { expectCounts(limit: limit) }
  }

  private func expectCounts(limit: Int) {
    let threads = [1, 2, 3, 7][limit % 4]
    let limits = SearchLimits(states: limit)
    let expected = Self.large.counts(keeping: limit)
    if Thoroughness.isFullForEngine || limit.isMultiple(of: 2) {
      #expect(
        Counts(Self.large.check(options: .limits(limits).audit(.sample).threads(threads)))
          == expected,
        "\(limit)")
    }
    guard Thoroughness.isFullForEngine || !limit.isMultiple(of: 2) else { return }
    let packed = Respelled(Self.large, as: PackedSpelling<Int, UInt64>.self)
    #expect(
      Counts(packed.check(options: .limits(limits).audit(.sample).threads(8 - threads)))
        == expected,
      "\(limit)")
  }

  @Test(arguments: [1, 2, 3]) func `keeps as many states as any small limit allows`(
    threads: Int
  ) {
    let tree = BinaryTree(count: Thoroughness.isFullForEngine ? 600 : 130)
    let wrong = (0...tree.count + 1).filter { limit in
      Counts(tree.check(options: .limits(.states(limit)).threads(threads)))
        != tree.counts(keeping: limit)
    }
    #expect(wrong == [])
  }

  @Test(arguments: Thoroughness.threads + [64]) func `has a trace to every state`(threads: Int) {
    let states = Self.tracedBorders.flatMap { [$0 - 1, $0] } + [0, 1, Self.traced.count - 1]
    let results = Self.traced.check(
      states.map { Property("\($0)", "is reached", .reachable(.at($0))) },
      options: .threads(threads)
    ).results
    let wrong = zip(states, results).filter { state, result in
      Outcome(result.verdict) != .holdsAsShown(by: BinaryTree.way(to: state))
    }
    #expect(wrong.map(\.0) == [])
  }

  @Test(arguments: Thoroughness.threads) func `has a trace through every step, packed`(
    threads: Int
  ) {
    let packed = Respelled(Self.traced, as: PackedSpelling<Int, UInt64>.self)
    let states = Self.tracedBorders + [1, 2, Self.traced.count - 1]
    let results = packed.check(
      states.map { state in
        let arrives = StepPredicate<BinaryTree>("arrives") { $2 == state }
        return packed.respelled(Property("\(state)", "is reached", .reachableStep(arrives)))
      }, options: .threads(threads)
    ).results
    let wrong = zip(states, results).filter { state, result in
      Outcome(result.verdict) != .holdsAsShown(by: BinaryTree.way(to: state))
    }
    #expect(wrong.map(\.0) == [])
  }

  @Test(arguments: Thoroughness.threads) func `finds the first leaf first`(threads: Int) {
    let results = Self.traced.check(
      [Property("leaf", "no leaf", .noDeadlock(except: .at()))], options: .threads(threads)
    ).results
    let way = BinaryTree.way(to: Self.traced.count / 2)
    #expect(results.map { Outcome($0.verdict) } == [.violated(by: way)])
  }

  /// The first leaf is in the middle, and is known to be one when states up to it are expanded.
  @Test(arguments: Thoroughness.threads) func `takes no leaf for one before it is expanded`(
    threads: Int
  ) {
    let property = Property<BinaryTree>("leaf", "no leaf", .noDeadlock(except: .at()))
    let limit = Self.traced.count - 1
    let results = Self.traced.check([property], options: .limits(.states(limit)).threads(threads))
      .results
    #expect(
      results.map { Outcome($0.verdict) } == [.undecided(.stopped(by: .states(limit)))])
  }
}
