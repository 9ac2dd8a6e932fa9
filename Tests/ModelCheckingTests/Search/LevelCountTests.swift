import ModelChecking
import Testing
import Thoroughness

/// How many states lie at each depth, where somebody else has counted them.
@Suite struct `The levels of a search` {
  /// Stacks by the number of flips that they need: OEIS A092113.
  static let pancakes = [
    [1], [1, 1], [1, 2, 2, 1], [1, 3, 6, 11, 3], [1, 4, 12, 35, 48, 20],
    [1, 5, 20, 79, 199, 281, 133, 2], [1, 6, 30, 149, 543, 1_357, 1_903, 1_016, 35],
  ]

  /// Positions of the 8-puzzle by their distance from a position with the gap in a corner, as far as
  /// 20 of the 31 steps: OEIS A089473.
  static let tiles = [
    1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1_024, 1_893, 2_512, 4_485, 5_638, 9_529,
    10_878, 16_993,
  ]

  @Test(arguments: pancakes) func `of pancakes are as large as they are known to be`(
    levels: [Int]
  ) {
    let graph = Pancakes(pancakes: Self.pancakes.firstIndex(of: levels).map { $0 + 1 } ?? 0)
      .explore()
    let found = levels.indices.map { depth in
      graph.states.indices.filter { graph.depth(of: $0) == depth }.count
    }
    #expect(found == levels && graph.states.count == levels.reduce(0, +))
  }

  /// The levels of the stacks that are searched in every way.
  static let cutLevels = pancakes[Thoroughness.isFullForEngine ? 6 : 5]

  @Test(arguments: 0..<cutLevels.count)
  func `of pancakes come one after the other as the limit allows`(depth: Int) {
    let expected = Self.cutLevels[...depth].reduce(0, +)
    let unexpectedVerdicts = Pancakes(pancakes: Thoroughness.isFullForEngine ? 7 : 6).allVariants
      .unexpectedVerdicts(limits: .depth(depth)) {
        $0.states != expected || $0.depth != depth
          || $0.stoppedBy != (depth == Self.cutLevels.count - 1 ? nil : .depth(depth))
      }
    #expect(unexpectedVerdicts == [])
  }

  @Test(arguments: Thoroughness.isFullForEngine ? [0, 1, 2, 7, 16, 20] : [0, 1, 7, 16])
  func `of sliding tiles come one after the other as the limit allows`(depth: Int) {
    let expected = Self.tiles[...depth].reduce(0, +)
    let report = SlidingTiles(rows: 3, columns: 3).check(options: .limits(.depth(depth)).threads(2))
    #expect(report.states == expected && report.depth == depth)
  }
}
