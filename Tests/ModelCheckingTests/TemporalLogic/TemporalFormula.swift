/// A formula of linear temporal logic, which is true or false of each position of a finite word.
///
/// A step of the word satisfies a letter or not. Beyond the last step nothing is satisfied, nothing
/// happens eventually, and everything is so always.
indirect enum TemporalFormula: Hashable, Sendable {
  case letter(Character)
  case not(TemporalFormula)
  case and(TemporalFormula, TemporalFormula)
  case or(TemporalFormula, TemporalFormula)
  case always(TemporalFormula)
  case eventually(TemporalFormula)
  case until(TemporalFormula, TemporalFormula)

  /// Whether a word satisfies the formula from its beginning.
  func holds(of word: [Set<Character>]) -> Bool { positions(in: word) & 1 != 0 }

  /// The positions of a word at which the formula is true, one bit for each, the end included.
  private func positions(in word: [Set<Character>]) -> UInt64 {
    switch self {
    case .letter(let letter):
      return word.indices.reduce(0) { $0 | (word[$1].contains(letter) ? 1 << UInt64($1) : 0) }
    case .not(let formula): return ~formula.positions(in: word)
    case .and(let left, let right): return left.positions(in: word) & right.positions(in: word)
    case .or(let left, let right): return left.positions(in: word) | right.positions(in: word)
    case .always(let formula):
      let (holds, end) = (formula.positions(in: word), UInt64(word.count))
      return Self.backwards(from: 1 << end, through: word.count) { $0 & holds }
    case .eventually(let formula):
      let holds = formula.positions(in: word)
      return Self.backwards(from: 0, through: word.count) { $0 | holds }
    case .until(let left, let right):
      let (meanwhile, goal) = (left.positions(in: word), right.positions(in: word))
      return Self.backwards(from: 0, through: word.count) { goal | (meanwhile & $0) }
    }
  }

  /// Decides the positions from the last to the first, each by what was decided of the next one.
  private static func backwards(
    from end: UInt64, through count: Int, deciding decide: (UInt64) -> UInt64
  ) -> UInt64 {
    var decided = end
    for position in (0..<count).reversed() {
      decided |= decide(decided >> 1) & (1 << UInt64(position))
    }
    return decided
  }
}

infix operator --> : AssignmentPrecedence
infix operator ~> : ComparisonPrecedence
infix operator ~>> : ComparisonPrecedence

extension TemporalFormula {
  static prefix func ! (formula: Self) -> Self { .not(formula) }
  static func && (left: Self, right: Self) -> Self { .and(left, right) }
  static func || (left: Self, right: Self) -> Self { .or(left, right) }
  static func --> (left: Self, right: Self) -> Self { !left || right }
  /// The strong until.
  static func ~>> (left: Self, right: Self) -> Self { .until(left, right) }
  /// The weak until.
  static func ~> (left: Self, right: Self) -> Self { .until(left, right) || .always(left) }
}
