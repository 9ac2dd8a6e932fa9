/// A formula of linear temporal logic over named predicates.
///
/// The words are those of the text form: `always`, `eventually`, `next`, `until`, `releases`, `not`,
/// `and`, `or`, `implies`. Of an infinite run they mean what they mean everywhere (Pnueli, “The
/// temporal logic of programs”, FOCS 1977). A finite maximal run has one position for each of its
/// states, and they mean what they mean in LTLf (De Giacomo and Vardi, “Linear temporal logic and
/// linear dynamic logic on finite traces”, IJCAI 2013): `next` promises another position, and
/// `weaknext` speaks of one only if it exists.
///
/// ```swift
/// let promise = try LTLFormula("always (opened implies eventually active)")
/// ```
///
/// The parts of a formula lie in one array, so that its depth is limited by no stack.
public struct LTLFormula: Hashable, Sendable {
  /// A formula, or a connective whose parts are the formulas at other positions.
  package enum Term: Hashable, Sendable {
    case constant(Bool)
    case predicate(String)
    case not(Int)
    case next(Int)
    case weakNext(Int)
    case always(Int)
    case eventually(Int)
    case and(Int, Int)
    case or(Int, Int)
    case implies(Int, Int)
    case until(Int, Int)
    case releases(Int, Int)
  }

  /// The formula is the last term; the parts of each term lie before it.
  package private(set) var terms: [Term]

  init(terms: [Term]) { self.terms = terms }

  /// The names of the predicates, in the order of their first use.
  public var predicates: [String] {
    var known: Set<String> = []
    return terms.compactMap { term in
      guard case .predicate(let name) = term, known.insert(name).inserted else { return nil }
      return name
    }
  }
}

extension LTLFormula.Term {
  /// The positions of the parts, from left to right.
  package var parts: [Int] {
    switch self {
    case .constant, .predicate: []
    case .not(let part), .next(let part), .weakNext(let part), .always(let part),
      .eventually(let part):
      [part]
    case .and(let left, let right), .or(let left, let right), .implies(let left, let right),
      .until(let left, let right), .releases(let left, let right):
      [left, right]
    }
  }

  /// The same term with its parts at other positions.
  func mapParts(_ transform: (Int) -> Int) -> Self {
    switch self {
    case .constant, .predicate: self
    case .not(let part): .not(transform(part))
    case .next(let part): .next(transform(part))
    case .weakNext(let part): .weakNext(transform(part))
    case .always(let part): .always(transform(part))
    case .eventually(let part): .eventually(transform(part))
    case .and(let left, let right): .and(transform(left), transform(right))
    case .or(let left, let right): .or(transform(left), transform(right))
    case .implies(let left, let right): .implies(transform(left), transform(right))
    case .until(let left, let right): .until(transform(left), transform(right))
    case .releases(let left, let right): .releases(transform(left), transform(right))
    }
  }
}

extension LTLFormula: CustomStringConvertible {
  private enum Piece {
    case text(String)
    /// A part of the formula, in parentheses if its word binds less than this.
    case part(Int, strength: Int)
  }

  /// The text of the formula, from which an equal formula is read.
  public var description: String {
    var text = ""
    var pieces: [Piece] = [.part(terms.count - 1, strength: 0)]
    while let piece = pieces.popLast() {
      switch piece {
      case .text(let words): text += words
      case .part(let position, let strength):
        pieces += self.pieces(of: terms[position], strength: strength).reversed()
      }
    }
    return text
  }

  private func pieces(of term: Term, strength: Int) -> [Piece] {
    guard let word = LTLOperator(term) else { return [.text(Self.text(ofAtom: term))] }
    let parts = term.parts
    var pieces: [Piece] =
      word.isPrefix
      ? [.text(word.rawValue + " "), .part(parts[0], strength: word.strength)]
      : [
        .part(parts[0], strength: word.strength + (word.isRightAssociative ? 1 : 0)),
        .text(" \(word.rawValue) "),
        .part(parts[1], strength: word.strength + (word.isRightAssociative ? 0 : 1)),
      ]
    if word.strength < strength { pieces = [.text("(")] + pieces + [.text(")")] }
    return pieces
  }

  private static func text(ofAtom term: Term) -> String {
    switch term {
    case .constant(let value): value ? "true" : "false"
    case .predicate(let name): LTLToken.isPlain(name) ? name : "\"\(name)\""
    default: ""
    }
  }
}
