// Statements of Swift.
extension SyntaxParser {
  mutating func swiftStatement(_ place: Place, to limit: Int) {
    let token = tokens[index]
    if token.symbol == UInt8(ascii: ";") || token.isClosingBracket { return index += 1 }
    if declaration(place, to: limit) { return }
    // A loop may have a name.
    if token.kind == .word, isSymbol(":", at: index + 1), index + 2 < limit,
      Self.named.contains(tokens[index + 2].text)
    {
      index += 2
    }
    guard tokens[index].isKeyword, !isSymbol(":", at: index + 1) else {
      return simpleStatement(to: limit)
    }
    switch tokens[index].text {
    case "if": node(.conditional) { $0.branches(to: limit) }
    case "guard":
      node(.guard) { parser in
        parser.index += 1
        parser.conditions(to: limit)
        if parser.index < limit, parser.isAtWord("else") { parser.index += 1 }
        parser.block(to: limit)
      }
    case "while":
      node(.loop) { parser in
        parser.index += 1
        parser.conditions(to: limit)
        parser.block(to: limit)
      }
    case "for":
      node(.loop) { parser in
        parser.index += 1
        parser.condition(to: limit, [.brace])
        parser.block(to: limit)
      }
    case "repeat" where isSymbol("{", at: index + 1):
      node(.loop) { parser in
        parser.index += 1
        parser.block(to: limit)
        guard parser.index < limit, parser.isAtWord("while") else { return }
        parser.index += 1
        parser.condition(to: limit, [.line])
      }
    case "switch":
      node(.switch) { parser in
        parser.index += 1
        parser.condition(to: limit, [.brace])
        parser.cases(to: limit)
      }
    case "do": node(.attempt) { $0.attempt(to: limit) }
    case "defer" where isSymbol("{", at: index + 1):
      node(.defer) { parser in
        parser.index += 1
        parser.block(to: limit)
      }
    case "return", "throw", "break", "continue", "fallthrough":
      node(.jump) { parser in
        parser.index += 1
        if parser.index < limit, !parser.startsLine(parser.index) {
          parser.expression(to: limit, [.line])
        }
      }
    default: simpleStatement(to: limit)
    }
  }

  private static let named: Set = ["for", "while", "repeat", "switch", "if", "do"]

  /// Reads an expression, which may give something a value.
  private mutating func simpleStatement(to limit: Int) {
    let node = begin(.expression, at: index)
    if expression(to: limit, [.line]) { change(node, to: .assignment) }
    end(node)
  }

  /// Reads the branches of `if`, from that word on.
  private mutating func branches(to limit: Int) {
    while true {
      index += 1
      conditions(to: limit)
      block(to: limit)
      guard index < limit, isAtWord("else") else { return }
      index += 1
      guard index < limit, isAtWord("if") else { return block(to: limit) }
    }
  }

  /// Reads conditions between commas, up to the braces of a branch.
  private mutating func conditions(to limit: Int) {
    while index < limit {
      let start = index
      condition(to: limit, [.comma, .brace])
      guard isAt(",", before: limit) else { return }
      index += 1
      if index == start { return }
    }
  }

  private mutating func condition(to limit: Int, _ ends: Ends) {
    node(.condition) { $0.expression(to: limit, ends) }
  }

  /// Reads `do` with what handles its errors.
  private mutating func attempt(to limit: Int) {
    index += 1
    if index < limit, isAtWord("throws") {
      index += 1
      if isAt("(", before: limit) { skipBracket(to: limit) }
    }
    block(to: limit)
    while index < limit, isAtWord("catch") {
      node(.handler) { parser in
        parser.index += 1
        parser.conditions(to: limit)
        parser.block(to: limit)
      }
    }
  }
}
