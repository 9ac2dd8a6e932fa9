extension TransitionCache {
  /// The position of a walk in the cache.
  struct Cursor {
    /// The record of the state, or ``uncached``.
    var record = TransitionCache.uncached
    /// The row of the observers' configuration, or ``JointObserver/unknown``.
    var row = JointObserver.unknown
    /// The number of steps still to take.
    var stepsLeft = 0
  }

  /// Takes steps until one is not in the cache: the inner loop of walks.
  ///
  /// It follows numbers and does not call the machine, so it need not be specialised for one.
  ///
  /// - Parameters:
  ///   - cursor: The position of the walk; record and row must be known.
  ///   - rows: The observers' configurations that are known to follow one another, by letters.
  ///   - counts: How often each action was taken.
  ///   - generator: The source of the draws.
  /// - Returns: The transition that was drawn last, if its target or the observers' next
  ///   configuration is not in the cache; nil if no step is left or no action can be drawn.
  func follow(
    _ cursor: inout Cursor, rows: [UInt32], counts: inout [Int],
    generator: inout SeededGenerator
  ) -> Int? {
    let words = words
    var (record, row) = (Int(cursor.record), Int(cursor.row))
    var stepsLeft = cursor.stepsLeft
    var draws = generator
    defer {
      cursor = Cursor(record: UInt32(record), row: UInt32(row), stepsLeft: stepsLeft)
      generator = draws
    }
    while stepsLeft > 0 {
      guard let transition = Self.draw(at: record, of: words, with: &draws) else { return nil }
      let target = words[transition + 1]
      if target >= Self.unresolved { return transition }
      let next = rows[row + Int(words[transition + 3])]
      if next == JointObserver.unknown { return transition }
      counts[Int(words[transition + 2])] += 1
      (record, row) = (Int(target), Int(next))
      stepsLeft -= 1
    }
    return nil
  }

  /// Draws one of the transitions of a record; nil if none can be drawn.
  func draw(at record: UInt32, with generator: inout SeededGenerator) -> Int? {
    Self.draw(at: Int(record), of: words, with: &generator)
  }

  @inline(__always) private static func draw(
    at record: Int, of words: [UInt32], with generator: inout SeededGenerator
  ) -> Int? {
    let total = UInt64(words[record + 1])
    if total == 0 { return nil }
    let draw = generator.next()
    let ticket = UInt32(truncatingIfNeeded: draw.multipliedFullWidth(by: total).high)
    var transition = Int(words[record + 3 + Int(draw >> UInt64(words[record + 2]))])
    while words[transition] <= ticket { transition += 4 }
    return transition
  }
}
