/// What a step meets of all that must recur: the marks of an automaton, and groups that must be fair.
struct RunMarks: Hashable {
  var accepted: UInt64 = 0
  var fair: UInt64 = 0

  static func |= (left: inout Self, right: Self) {
    left.accepted |= right.accepted
    left.fair |= right.fair
  }

  /// Whether something is met here that is not met there.
  func adds(to other: Self) -> Bool {
    accepted & ~other.accepted != 0 || fair & ~other.fair != 0
  }
}
