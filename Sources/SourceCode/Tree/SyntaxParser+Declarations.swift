// Declarations of Swift.
extension SyntaxParser {
  /// Reads a declaration with its attributes and modifiers; false if none begins here.
  mutating func declaration(_ place: Place, to limit: Int) -> Bool {
    let keyword = endOfModifiers(before: limit)
    guard keyword < limit, tokens[keyword].isKeyword, !isSymbol(":", at: keyword + 1) else {
      return false
    }
    let isModified = keyword > index
    switch tokens[keyword].text {
    case "class", "struct", "enum", "actor", "extension", "protocol":
      guard Self.namesType(keyword, in: tokens[..<limit]) else { return false }
      read(.type, keyword) { $0.typeDeclaration(to: limit) }
    case "func":
      read(.function, keyword) { $0.signature(to: limit) }
    case "init", "subscript":
      guard place == .members || isModified, keyword + 1 < limit,
        ["(", "<", "?", "!"].contains(where: { isSymbol($0, at: keyword + 1) })
      else { return false }
      read(.function, keyword) { $0.signature(to: limit) }
    case "deinit":
      guard isSymbol("{", at: keyword + 1) else { return false }
      read(.function, keyword) { $0.signature(to: limit) }
    case "var", "let":
      read(.variable, keyword) { parser in
        repeat {
          parser.index += 1
          parser.binding(to: limit)
        } while parser.isAt(",", before: limit)
      }
    case "case" where place == .members, "import", "typealias", "associatedtype",
      "precedencegroup", "operator", "macro":
      read(.declaration, keyword) { parser in
        parser.index += 1
        parser.expression(to: limit, [.line])
      }
    default: return false
    }
    return true
  }

  private mutating func read(
    _ kind: SyntaxKind, _ keyword: Int, _ content: (inout SyntaxParser) -> Void
  ) {
    node(kind) { parser in
      parser.index = keyword
      content(&parser)
    }
  }

  /// The first token after attributes and modifiers, which may have arguments.
  private func endOfModifiers(before limit: Int) -> Int {
    var place = index
    while place < limit {
      if isSymbol("@", at: place), place + 1 < limit, tokens[place + 1].kind == .word,
        isAttached(place + 1)
      {
        place += 2
        while isSymbol(".", at: place), isAttached(place) { place += 2 }
        if isSymbol("(", at: place), isAttached(place) { place = endOfBracket(place, limit) }
      } else if Self.isModifier(at: place, in: tokens[..<limit]) {
        place += 1
        if isSymbol("(", at: place), isAttached(place) { place = endOfBracket(place, limit) }
      } else {
        break
      }
    }
    return min(place, limit)
  }

  private func endOfBracket(_ start: Int, _ limit: Int) -> Int {
    min(limit, tokens[start].closing.map { Int($0) + 1 } ?? limit)
  }

  /// Whether the word at an index is a modifier of a declaration.
  static func isModifier<Tokens: RandomAccessCollection<CodeToken>>(
    at index: Int, in tokens: Tokens
  ) -> Bool where Tokens.Index == Int {
    tokens[index].isKeyword && Keywords.modifiers.contains(tokens[index].text)
      && !namesType(index, in: tokens)
  }

  /// Whether a word such as `class` is followed by the name of a type, unlike in `class func`.
  private static func namesType<Tokens: RandomAccessCollection<CodeToken>>(
    _ keyword: Int, in tokens: Tokens
  ) -> Bool where Tokens.Index == Int {
    let word = tokens[keyword].text
    guard Keywords.types.contains(word), keyword + 1 < tokens.endIndex,
      tokens[keyword + 1].kind == .word,
      tokens[keyword + 1].place.line == tokens[keyword].place.line
    else { return false }
    guard word == "class" || word == "actor" else { return true }
    let name = tokens[keyword + 1].text
    return !["func", "var", "let", "subscript"].contains(name) && !Keywords.modifiers.contains(name)
  }

  /// Reads a type from its keyword on.
  private mutating func typeDeclaration(to limit: Int) {
    while index < limit, !isAt("{", before: limit), !isAt("}", before: limit) { index += 1 }
    guard isAt("{", before: limit) else { return }
    bracket(.members, to: limit) { $0.statements(.members, to: $1) }
  }

  /// Reads a function from its keyword on.
  private mutating func signature(to limit: Int) {
    index += 1
    while index < limit, !isAt("(", before: limit), !isAt("{", before: limit),
      !isAt("}", before: limit), !(startsLine(index) && !isSymbol(">", at: index))
    {
      index += 1
    }
    if isAt("(", before: limit) {
      bracket(.parameters, to: limit) { $0.arguments(to: $1) }
      type(to: limit, endsWith: ["{"])
    }
    if isAt("{", before: limit), opensAccessors(index) {
      accessors(to: limit)
    } else {
      block(to: limit)
    }
  }

  /// Skips a type, or what stands between the parameters of a function and its braces.
  private mutating func type(to limit: Int, endsWith ends: [Unicode.Scalar]) {
    var angles = 0
    while index < limit {
      let token = tokens[index]
      if token.symbol == UInt8(ascii: ";") || token.isClosingBracket { return }
      if ends.contains(where: { isAt($0, before: limit) }),
        angles == 0 || token.symbol == UInt8(ascii: "{")
      {
        return
      }
      if startsLine(index), !continuesType(index) { return }
      switch token.symbol {
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">"): angles -= 1
      case UInt8(ascii: "("), UInt8(ascii: "["):
        skipBracket(to: limit)
        continue
      default: break
      }
      index += 1
    }
  }

  /// Whether a line goes on with the type, or the signature, of the line before.
  private func continuesType(_ index: Int) -> Bool {
    let (token, last) = (tokens[index], tokens[index - 1])
    let words: Set = ["where", "throws", "rethrows", "async"]
    return [0xFF, UInt8(ascii: "."), UInt8(ascii: "&"), UInt8(ascii: ">"), UInt8(ascii: ",")]
      .contains { $0 == token.symbol || $0 == last.symbol && $0 != UInt8(ascii: ">") }
      || token.kind == .word && words.contains(token.text) || last.isWord("where")
      || token.symbol == UInt8(ascii: "{") || last.symbol == UInt8(ascii: ":")
      || last.symbol == UInt8(ascii: "<")
  }

  /// Reads one of the names of `let` or `var`, with its type, value and accessors.
  private mutating func binding(to limit: Int) {
    if isAt("(", before: limit) { skipBracket(to: limit) } else { index += 1 }
    index = min(index, limit)
    if isAt(":", before: limit) {
      index += 1
      type(to: limit, endsWith: ["{", "=", ","])
    }
    if isAt("=", before: limit) {
      index += 1
      expression(to: limit, [.comma, .line])
    }
    if isAt("{", before: limit) { accessors(to: limit) }
  }

  /// Reads the braces of a property, which hold accessors or the statements of its only one.
  private mutating func accessors(to limit: Int) {
    guard opensAccessors(index) else { return block(to: limit) }
    bracket(.accessors, to: limit) { parser, close in
      while parser.index < close {
        parser.node(.accessor) { parser in
          while parser.index < close, !parser.isAt("{", before: close) {
            let isLast =
              parser.tokens[parser.index].kind == .word
              && Self.accessorWords.contains(parser.tokens[parser.index].text)
            parser.index += 1
            if parser.isAt("(", before: close) { parser.skipBracket(to: close) }
            // The accessors of a protocol have no braces.
            if isLast, !parser.isAt("{", before: close), !parser.isEffect(parser.index) { return }
          }
          parser.block(to: close)
        }
      }
    }
  }

  private func isEffect(_ index: Int) -> Bool {
    isWord("async", at: index) || isWord("throws", at: index)
  }

  private static let accessorWords: Set = [
    "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify",
  ]

  /// Whether braces that open at an index hold accessors.
  func opensAccessors(_ brace: Int) -> Bool {
    var place = brace + 1
    while place < tokens.count,
      isSymbol("@", at: place) || isWord("mutating", at: place) || isWord("nonmutating", at: place)
    {
      place += isSymbol("@", at: place) ? 2 : 1
    }
    guard place < tokens.count, tokens[place].kind == .word,
      Self.accessorWords.contains(tokens[place].text), place + 1 < tokens.count
    else { return false }
    let next = tokens[place + 1]
    return next.symbol == UInt8(ascii: "{") || next.symbol == UInt8(ascii: "}")
      || next.kind == .word && (isEffect(place + 1) || Self.accessorWords.contains(next.text))
      || next.symbol == UInt8(ascii: "(")
        && next.closing.map { isSymbol("{", at: Int($0) + 1) } ?? false
  }
}
