extension KnownGround {
  /// Takes steps for as long as the way is known: the inner loop of walks.
  ///
  /// It follows numbers and asks no machine, so that it need not be specialised for one.
  ///
  /// - Parameters:
  ///   - footing: Where the walk stands; place and row must be known.
  ///   - rows: What the observers are known to make of letters.
  ///   - counts: How often each action was taken.
  ///   - generator: Where the draws come from.
  /// - Returns: A transition that was drawn, but leads into the unknown or shows the observers
  ///   something new; nil where no step is left, or nothing can be drawn.
  func follow(
    _ footing: inout Footing, rows: [UInt32], counts: inout [Int],
    generator: inout SeededGenerator
  ) -> Int? {
    let words = words
    var (place, row) = (Int(footing.place), Int(footing.row))
    var stepsLeft = footing.stepsLeft
    var draws = generator
    defer {
      footing = Footing(place: UInt32(place), row: UInt32(row), stepsLeft: stepsLeft)
      generator = draws
    }
    while stepsLeft > 0 {
      guard let transition = Self.draw(at: place, of: words, with: &draws) else { return nil }
      let target = words[transition + 1]
      if target >= Self.stray { return transition }
      let next = rows[row + Int(words[transition + 3])]
      if next == JointObserver.unknown { return transition }
      counts[Int(words[transition + 2])] += 1
      (place, row) = (Int(target), Int(next))
      stepsLeft -= 1
    }
    return nil
  }

  /// Draws one of the transitions of a state; nil where nothing can be drawn.
  func draw(at place: UInt32, with generator: inout SeededGenerator) -> Int? {
    Self.draw(at: Int(place), of: words, with: &generator)
  }

  @inline(__always) private static func draw(
    at place: Int, of words: [UInt32], with generator: inout SeededGenerator
  ) -> Int? {
    let total = UInt64(words[place + 1])
    if total == 0 { return nil }
    let draw = generator.next()
    let ticket = UInt32(truncatingIfNeeded: draw.multipliedFullWidth(by: total).high)
    var transition = Int(words[place + 3 + Int(draw >> UInt64(words[place + 2]))])
    while words[transition] <= ticket { transition += 4 }
    return transition
  }
}
