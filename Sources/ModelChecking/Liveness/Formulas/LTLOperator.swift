/// The words that make formulas of formulas.
enum LTLOperator: String {
  case not, next, always, eventually
  case weakNext = "weaknext"
  case and, or, implies, until, releases

  /// Whether the word stands before one formula, and not between two.
  var isPrefix: Bool { strength == 5 }

  /// How strongly the word binds: a stronger one takes its formulas first.
  var strength: Int {
    switch self {
    case .implies: 1
    case .or: 2
    case .and: 3
    case .until, .releases: 4
    case .not, .next, .weakNext, .always, .eventually: 5
    }
  }

  /// Whether, of two equal words in a row, the right one takes its formulas first.
  var isRightAssociative: Bool { strength == 1 || strength >= 4 }

  /// The term that the word makes; the second part is that of a word between two formulas.
  func term(_ left: Int, _ right: Int) -> LTLFormula.Term {
    switch self {
    case .not: .not(left)
    case .next: .next(left)
    case .weakNext: .weakNext(left)
    case .always: .always(left)
    case .eventually: .eventually(left)
    case .and: .and(left, right)
    case .or: .or(left, right)
    case .implies: .implies(left, right)
    case .until: .until(left, right)
    case .releases: .releases(left, right)
    }
  }

  /// The word of a term that has one.
  init?(_ term: LTLFormula.Term) {
    switch term {
    case .constant, .predicate: return nil
    case .not: self = .not
    case .next: self = .next
    case .weakNext: self = .weakNext
    case .always: self = .always
    case .eventually: self = .eventually
    case .and: self = .and
    case .or: self = .or
    case .implies: self = .implies
    case .until: self = .until
    case .releases: self = .releases
    }
  }
}
