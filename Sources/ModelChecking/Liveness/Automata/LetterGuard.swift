/// Which letters a transition of an automaton reads: a conjunction of predicates and negated ones.
///
/// A letter has one bit for each predicate, set if the predicate is true.
struct LetterGuard: Hashable, Sendable {
  var positive: UInt64 = 0
  var negative: UInt64 = 0

  var isContradiction: Bool { positive & negative != 0 }

  func allows(_ letter: UInt64) -> Bool {
    letter & positive == positive && letter & negative == 0
  }

  /// Whether every letter that the other guard allows is allowed here.
  func includes(_ other: Self) -> Bool {
    positive & ~other.positive == 0 && negative & ~other.negative == 0
  }

  func joined(with other: Self) -> Self {
    LetterGuard(positive: positive | other.positive, negative: negative | other.negative)
  }
}

/// A formula is too large to be made an automaton within reason.
enum AutomatonError: Error {
  case tooManyPredicates, tooManyObligations, tooManyTransitions

  /// The most predicates of one formula, and the most obligations that can wait at once.
  static let bits = 64
  /// The most transitions that are kept while an automaton is made.
  static let transitions = 20_000
}
