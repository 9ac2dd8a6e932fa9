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
