// Declarations and statements of Objective-C and C.
extension SyntaxParser {
  mutating func objectiveCStatement(_ place: Place, to limit: Int) {
    let token = tokens[index]
    if token.symbol == UInt8(ascii: ";") || token.isClosingBracket { return index += 1 }
    if token.symbol == UInt8(ascii: "{") { return block(to: limit) }
    if token.symbol == UInt8(ascii: "@"), keyword(to: limit) { return }
    if place == .members, token.symbol == UInt8(ascii: "-") || token.symbol == UInt8(ascii: "+") {
      return node(.function) { $0.method(to: limit) }
    }
    guard token.kind == .word else { return simpleStatement(to: limit) }
    switch token.text {
    case "if": node(.conditional) { $0.branches(to: limit) }
    case "for", "while":
      node(.loop) { parser in
        parser.index += 1
        parser.condition(to: limit)
        parser.branch(to: limit)
      }
    case "switch":
      node(.switch) { parser in
        parser.index += 1
        parser.condition(to: limit)
        parser.cases(to: limit)
      }
    case "do":
      node(.loop) { parser in
        parser.index += 1
        parser.branch(to: limit)
        guard parser.index < limit, parser.isAtWord("while") else { return }
        parser.index += 1
        parser.condition(to: limit)
      }
    case "return", "break", "continue", "goto":
      node(.jump) { parser in
        parser.index += 1
        parser.expression(to: limit, [])
      }
    case "else": index += 1
    case "extern" where index + 1 < limit && tokens[index + 1].kind == .literal:
      // The braces of extern "C" hold declarations like any others.
      index += isSymbol("{", at: index + 2) ? 3 : 2
    case "struct", "union", "enum", "typedef": node(.declaration) { $0.skipDeclaration(to: limit) }
    default: if !function(to: limit) { simpleStatement(to: limit) }
    }
  }

  private mutating func simpleStatement(to limit: Int) {
    let node = begin(.expression, at: index)
    if expression(to: limit, []) { change(node, to: .assignment) }
    end(node)
  }

  /// Skips to a semicolon.
  private mutating func skipDeclaration(to limit: Int) {
    while index < limit, !isAt(";", before: limit) {
      if ["(", "[", "{"].contains(where: { isAt($0, before: limit) }) {
        skipBracket(to: limit)
      } else {
        index += 1
      }
    }
  }

  private mutating func condition(to limit: Int) {
    guard isAt("(", before: limit) else { return }
    bracket(.condition, to: limit) { parser, close in
      // The parts of the head of a loop are between semicolons.
      while parser.index < close {
        parser.expression(to: close, [])
        if parser.index < close { parser.index += 1 }
      }
    }
  }

  /// Reads a branch: braces, or one statement.
  private mutating func branch(to limit: Int) {
    guard index < limit else { return }
    if isAt("{", before: limit) { return block(to: limit) }
    nested { parser in
      parser.node(.block) { parser in
        parser.objectiveCStatement(.statements, to: limit)
        if parser.isAt(";", before: limit) { parser.index += 1 }
      }
    }
  }

  private mutating func branches(to limit: Int) {
    while true {
      index += 1
      condition(to: limit)
      branch(to: limit)
      guard index < limit, isAtWord("else") else { return }
      index += 1
      guard index < limit, isAtWord("if") else { return branch(to: limit) }
    }
  }

  /// Reads what a word after an at sign begins; false if that is a value.
  private mutating func keyword(to limit: Int) -> Bool {
    guard index + 1 < limit, tokens[index + 1].kind == .word else { return false }
    switch tokens[index + 1].text {
    case "interface", "implementation", "protocol":
      node(.type) { $0.type(to: limit) }
    case "property", "synthesize", "dynamic", "class", "import":
      node(.variable) { $0.skipDeclaration(to: limit) }
    case "try":
      node(.attempt) { parser in
        parser.index += 2
        parser.block(to: limit)
        while parser.isAt("@", before: limit),
          ["catch", "finally"].contains(where: { parser.isWord($0, at: parser.index + 1) })
        {
          parser.node(.handler) { parser in
            parser.index += 2
            parser.condition(to: limit)
            parser.block(to: limit)
          }
        }
      }
    case "throw":
      node(.jump) { parser in
        parser.index += 2
        parser.expression(to: limit, [])
      }
    case "autoreleasepool", "synchronized":
      index += 2
      if isAt("(", before: limit) { skipBracket(to: limit) }
      block(to: limit)
    case "private", "public", "protected", "package", "optional", "required", "end":
      index += 2
    default: return false
    }
    return true
  }

  /// Reads an interface, a category, an implementation or a protocol, up to its end.
  private mutating func type(to limit: Int) {
    let isProtocol = isWord("protocol", at: index + 1)
    index += 2
    // Until the first line that is not of its head; a forward declaration of a protocol has only a head.
    while index < limit, !isAt("-", before: limit), !isAt("+", before: limit),
      !isAt("@", before: limit), !isAt("{", before: limit), !isAt(";", before: limit),
      !(startsLine(index) && tokens[index].kind == .word)
    {
      index += 1
    }
    if isProtocol, isAt(";", before: limit) { return }
    node(.members) { parser in
      while parser.index < limit, !parser.isAtEndOfType {
        let start = parser.index
        if parser.isAt("{", before: limit) {
          parser.skipBracket(to: limit)
        } else {
          parser.objectiveCStatement(.members, to: limit)
        }
        if parser.index == start { parser.index += 1 }
      }
    }
    if isWord("end", at: index + 1) { index = min(index + 2, limit) }
  }

  /// Whether a type ends here; without its end, the next one follows at once.
  private var isAtEndOfType: Bool {
    isSymbol("@", at: index)
      && ["end", "interface", "implementation"].contains { isWord($0, at: index + 1) }
  }

  /// Reads `- (void)first:(Type)name second:(Type)name { … }`.
  private mutating func method(to limit: Int) {
    index += 1
    while index < limit, !isAt("{", before: limit), !isAt(";", before: limit),
      !isAt("@", before: limit)
    {
      if isAt("(", before: limit) { skipBracket(to: limit) } else { index += 1 }
    }
    block(to: limit)
  }

  /// Reads a C function; false if none begins here.
  private mutating func function(to limit: Int) -> Bool {
    var place = index
    while place < limit, tokens[place].kind == .word || isSymbol("*", at: place) { place += 1 }
    guard place > index, place < limit, isSymbol("(", at: place),
      let close = tokens[place].closing.map(Int.init), close + 1 < limit,
      isSymbol("{", at: close + 1)
    else { return false }
    node(.function) { parser in
      parser.index = close + 1
      parser.block(to: limit)
    }
    return true
  }
}

// Messages.
extension SyntaxParser {
  /// Reads a message.
  mutating func message(to limit: Int) {
    bracket(.message, to: limit) { parser, close in
      // A receiver may follow a cast.
      while parser.isAt("(", before: close) { parser.access(to: close, [.label]) }
      let isLabel = parser.isSymbol(":", at: parser.index + 1)
      if parser.index < close, !isLabel { parser.receiver(to: close) }
      while parser.index < close {
        guard parser.tokens[parser.index].kind == .word else {
          let start = parser.index
          parser.expression(to: close, [.label])
          if parser.index == start { parser.index += 1 }
          continue
        }
        let isLabel = parser.isSymbol(":", at: parser.index + 1)
        guard isLabel else {
          parser.index += 1
          continue
        }
        parser.node(.argument) { parser in
          parser.index = min(parser.index + 2, close)
          parser.expression(to: close, [.label])
        }
      }
    }
  }

  private mutating func receiver(to limit: Int) { access(to: limit, [.label]) }
}
