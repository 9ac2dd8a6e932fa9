/// Reads formulas with two stacks, after Dijkstra’s “shunting yard” (1961), so that nesting is
/// limited by no stack of calls.
struct LTLParser {
  private enum Waiting {
    case opening(LTLToken)
    case word(LTLOperator)
  }

  private var terms: [LTLFormula.Term] = []
  private var operands: [Int] = []
  private var waiting: [Waiting] = []
  private var expectsFormula = true
  private let known: [String]?

  init(known: [String]?) { self.known = known }

  mutating func formula(in text: String) throws(LTLSyntaxError) -> LTLFormula {
    let tokens = try LTLToken.tokens(in: text)
    guard !tokens.isEmpty else { throw .empty }
    for token in tokens { try read(token) }
    guard !expectsFormula else { throw .missingFormula(found: nil, position: text.count + 1) }
    while let last = waiting.popLast() {
      switch last {
      case .opening(let token): throw .unclosed(position: token.position)
      case .word(let word): apply(word)
      }
    }
    return LTLFormula(terms: terms)
  }

  private mutating func read(_ token: LTLToken) throws(LTLSyntaxError) {
    switch token.kind {
    case .opening, .prefix, .name, .constant:
      guard expectsFormula else {
        throw .missingOperator(before: token.text, position: token.position)
      }
      try readBeginning(token)
    case .closing, .infix:
      guard !expectsFormula else {
        throw .missingFormula(found: token.text, position: token.position)
      }
      try readContinuation(token)
    }
  }

  private mutating func readBeginning(_ token: LTLToken) throws(LTLSyntaxError) {
    switch token.kind {
    case .opening: waiting.append(.opening(token))
    case .prefix(let word): waiting.append(.word(word))
    case .constant(let value): push(.constant(value))
    default:
      if let known, !known.contains(token.text) {
        throw .unknownPredicate(
          token.text, position: token.position,
          nearest: SpellingDistance.nearest(to: token.text, among: known))
      }
      push(.predicate(token.text))
    }
  }

  private mutating func readContinuation(_ token: LTLToken) throws(LTLSyntaxError) {
    guard case .infix(let word) = token.kind else { return try close(token) }
    while case .word(let last) = waiting.last,
      last.strength > word.strength || last.strength == word.strength && !word.isRightAssociative
    {
      waiting.removeLast()
      apply(last)
    }
    waiting.append(.word(word))
    expectsFormula = true
  }

  private mutating func close(_ token: LTLToken) throws(LTLSyntaxError) {
    while let last = waiting.popLast() {
      guard case .word(let word) = last else { return }
      apply(word)
    }
    throw .unopened(position: token.position)
  }

  private mutating func push(_ term: LTLFormula.Term) {
    operands.append(terms.count)
    terms.append(term)
    expectsFormula = false
  }

  private mutating func apply(_ word: LTLOperator) {
    let right = operands.removeLast()
    let left = word.isPrefix ? right : operands.removeLast()
    operands.append(terms.count)
    terms.append(word.term(left, right))
  }
}

extension LTLFormula {
  /// Reads a formula.
  ///
  /// `not`, `next`, `weaknext`, `always` and `eventually` bind most strongly, then `until` and
  /// `releases`, `and`, `or`, `implies`. A name with spaces stands between quotation marks.
  ///
  /// - Parameters:
  ///   - text: The formula, for example `always (opened implies eventually active)`.
  ///   - known: The names of the predicates that there are; if nil, every name is taken.
  /// - Throws: ``LTLSyntaxError`` with the position of the first error.
  /// - Complexity: O(*n* log *n*) for *n* characters and few predicates.
  public init(_ text: String, over known: [String]? = nil) throws(LTLSyntaxError) {
    var parser = LTLParser(known: known)
    self = try parser.formula(in: text)
  }
}
