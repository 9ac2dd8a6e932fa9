import ModelChecking

/// Puzzles whose state spaces have been counted many times.
extension PublishedCount {
  /// 3^n positions, in which each but the corners has three moves, and the corners have two; the
  /// farthest are 2^n - 1 moves away.
  static let hanoi = (1...8).map { discs in
    let positions = (0..<discs).reduce(1) { product, _ in product * 3 }
    return PublishedCount(
      packed: "Hanoi with \(discs) discs", Hanoi(discs: discs), states: positions,
      generated: 1 + 3 * (positions - 1), depth: (1 << discs) - 1)
  }

  /// Half of the permutations of the places; the depths are OEIS A151944.
  static let slidingTiles = [
    PublishedCount(
      packed: "sliding tiles, 2 × 2", SlidingTiles(rows: 2, columns: 2), states: 12,
      generated: 1 + 24, depth: 6),
    PublishedCount(
      packed: "sliding tiles, 2 × 3", SlidingTiles(rows: 2, columns: 3), states: 360,
      generated: 1 + 840, depth: 21),
    PublishedCount(
      packed: "sliding tiles, 2 × 4", SlidingTiles(rows: 2, columns: 4), states: 20_160,
      generated: 1 + 50_400, depth: 36),
    PublishedCount(
      "sliding tiles, 3 × 3", SlidingTiles(rows: 3, columns: 3), states: 181_440,
      generated: 1 + 483_840, depth: 31
    ) { $0.variants("64 bits", as: PackedSpelling<SlidingTiles.State, UInt64>.self) },
  ]

  /// All n! stacks; the depths are OEIS A058986.
  static let pancakes = zip(1...7, [0, 1, 3, 4, 5, 7, 8]).map { pancakes, depth in
    let stacks = (1...pancakes).reduce(1, *)
    return PublishedCount(
      packed: "\(pancakes) pancakes", Pancakes(pancakes: pancakes), states: stacks,
      generated: 1 + stacks * (pancakes - 1), depth: depth)
  }

  /// The states of the search tree: Knuth, “The Art of Computer Programming”, section 7.2.2.
  static let queens = [
    PublishedCount("8 queens", Queens(size: 8), states: 2_057, generated: 2_057, depth: 8)
  ]

  static let rivers = [
    PublishedCount("two jugs", WaterJugs(), states: 16, generated: 97, depth: 7),
    PublishedCount("wolf, goat and cabbage", WolfGoatCabbage(), states: 10),
    PublishedCount("missionaries and cannibals", Missionaries(), states: 16),
  ]

  static let puzzles = hanoi + slidingTiles + pancakes + queens + rivers
}
