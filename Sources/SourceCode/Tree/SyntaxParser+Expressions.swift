// Expressions: operators with the values between them.
extension SyntaxParser {
  /// Reads an expression.
  ///
  /// - Returns: Whether it gives something a value.
  @discardableResult mutating func expression(to limit: Int, _ ends: Ends) -> Bool {
    let start = index
    var (expectsValue, assigns) = (true, false)
    /// The choices between two values of which the colon has not been reached.
    var choices = 0
    while index < limit {
      let token = tokens[index]
      if index > start, !expectsValue, ends.contains(.line), beginsStatement(index) { break }
      if token.kind != .symbol {
        if choices == 0, isEndWord(token, ends) { break }
        if isOperator(token) {
          index += 1
          expectsValue = true
        } else if isSwift, expectsValue, beginsChoice(index) {
          nested { $0.swiftStatement(.statements, to: limit) }
          expectsValue = false
        } else {
          access(to: limit, ends)
          expectsValue = false
        }
        continue
      }
      switch token.symbol {
      case UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        return assigns
      case UInt8(ascii: ",") where ends.contains(.comma): return assigns
      case UInt8(ascii: ":") where choices == 0 && ends.contains(.colon): return assigns
      case UInt8(ascii: "{") where ends.contains(.brace) || isSwift && !expectsValue:
        return assigns
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "."),
        UInt8(ascii: "^") where isValue(index):
        access(to: limit, ends)
        expectsValue = false
      case UInt8(ascii: "@"):
        expectsValue = isSwift && isAttached(index + 1)
        attribute(to: limit, ends)
      default:
        if isAssignment(index) { assigns = true }
        if token.symbol == UInt8(ascii: "?"), !isAttached(index) { choices += 1 }
        if token.symbol == UInt8(ascii: ":") { choices = max(0, choices - 1) }
        index += 1
        expectsValue = true
      }
    }
    return assigns
  }

  /// Whether a word stands between values, or before one.
  private func isOperator(_ token: CodeToken) -> Bool {
    guard token.isKeyword, !isSymbol(":", at: index + 1) else { return false }
    guard isSwift else { return ["in", "return", "case"].contains(token.text) }
    if Keywords.operators.contains(token.text) { return true }
    return Keywords.contextualOperators.contains(token.text) && index + 1 < tokens.count
      && tokens[index + 1].kind == .word && !startsLine(index + 1)
  }

  /// Whether a word ends an expression.
  private func isEndWord(_ token: CodeToken, _ ends: Ends) -> Bool {
    isSwift
      ? token.isKeyword && token.text == "else"
      : ends.contains(.label) && token.kind == .word && isSymbol(":", at: index + 1)
  }

  /// Whether a statement that has a value begins here.
  private func beginsChoice(_ index: Int) -> Bool {
    tokens[index].isKeyword && ["if", "switch", "do"].contains(tokens[index].text)
      && !isSymbol(":", at: index + 1)
  }

  /// Whether a symbol begins a value and is no operator.
  private func isValue(_ index: Int) -> Bool {
    switch tokens[index].symbol {
    case UInt8(ascii: "."):
      index + 1 < tokens.count && tokens[index + 1].kind == .word && isAttached(index + 1)
        && !isSymbol(".", at: index - 1)
    case UInt8(ascii: "^"): !isSwift && opensBlock(index)
    default: true
    }
  }

  /// Whether a token begins a statement, because it is on a new line and continues nothing.
  private func beginsStatement(_ index: Int) -> Bool {
    guard startsLine(index) else { return false }
    let token = tokens[index]
    switch token.symbol {
    case 0: return !token.isKeyword || !["as", "is", "where", "in"].contains(token.text)
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "="),
      UInt8(ascii: ","), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "*"),
      UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: "^"), 0xFF:
      return false
    // A sign before a value, or between two.
    case UInt8(ascii: "!"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "&"),
      UInt8(ascii: "~"):
      return isAttached(index + 1) && tokens[index + 1].symbol != token.symbol
        && !isSymbol("=", at: index + 1)
    default: return true
    }
  }

  /// Whether an equals sign gives something a value.
  func isAssignment(_ index: Int) -> Bool {
    guard isSymbol("=", at: index) else { return false }
    if isSymbol("=", at: index + 1), isAttached(index + 1) { return false }
    guard isAttached(index) else { return true }
    return !["=", "!", "<", ">", "~"].contains { isSymbol($0, at: index - 1) }
  }

  /// Reads an attribute, or a literal of Objective-C.
  private mutating func attribute(to limit: Int, _ ends: Ends) {
    index += 1
    guard index < limit, !isSwift || isAttached(index) else { return }
    if isSwift {
      index += 1
      if isAt("(", before: limit), isAttached(index) { skipBracket(to: limit) }
    } else if tokens[index].kind != .symbol || isAt("(", before: limit) {
      access(to: limit, ends)
    } else if isAt("[", before: limit) || isAt("{", before: limit) {
      bracket(.group, to: limit) { $0.arguments(to: $1) }
    }
  }
}

// Values with their members, calls and subscripts.
extension SyntaxParser {
  /// Reads a value with everything that is asked of it.
  mutating func access(to limit: Int, _ ends: Ends) {
    let node = begin(.access, at: index)
    value(to: limit)
    while index < limit, link(to: limit, ends) {}
    end(node)
  }

  private mutating func value(to limit: Int) {
    switch tokens[index].symbol {
    case UInt8(ascii: "("): bracket(.group, to: limit) { $0.arguments(to: $1) }
    case UInt8(ascii: "["):
      if isSwift { bracket(.group, to: limit) { $0.arguments(to: $1) } } else { message(to: limit) }
    case UInt8(ascii: "{"):
      if isSwift { closure(to: limit) } else { bracket(.group, to: limit) { $0.arguments(to: $1) } }
    case UInt8(ascii: "^"): blockLiteral(to: limit)
    case UInt8(ascii: "."): index += 2
    default: index += 1
    }
    index = min(index, limit)
  }

  /// Reads a member, a call, a subscript or a sign after a value; false if none follows.
  private mutating func link(to limit: Int, _ ends: Ends) -> Bool {
    let next = index + 1
    switch tokens[index].symbol {
    case UInt8(ascii: "."):
      guard next < limit, tokens[next].kind == .word else { return false }
      index += 2
    case UInt8(ascii: "-") where !isSwift:
      guard next + 1 < limit, isSymbol(">", at: next), tokens[next + 1].kind == .word else {
        return false
      }
      index += 3
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      guard isSwift, isAttached(index), !(isAttached(next) && isSymbol("=", at: next)),
        !(isSymbol("?", at: index) && isSymbol("?", at: next) && isAttached(next))
      else { return false }
      index += 1
    case UInt8(ascii: "("):
      guard !isSwift || !startsLine(index) else { return false }
      call(to: limit, ends)
    case UInt8(ascii: "["):
      guard isAttached(index), !isSwift || !startsLine(index) else { return false }
      if !isSwift, isSymbol(")", at: index - 1) {
        // What follows a cast is a message.
        access(to: limit, ends)
      } else {
        bracket(.subscript, to: limit) { $0.arguments(to: $1) }
      }
    case UInt8(ascii: "<"):
      guard isSwift, let end = endOfGenerics(before: limit) else { return false }
      index = end
    case UInt8(ascii: "{"):
      guard isSwift, !ends.contains(.brace), takesClosure else { return false }
      call(to: limit, ends)
    default: return false
    }
    return true
  }

  /// Whether braces that open here are an argument of what precedes them, and not those of accessors.
  private var takesClosure: Bool {
    let before = tokens[index - 1]
    let isCallee =
      before.kind == .word || [")", "]", "?", "!", ">"].contains { isSymbol($0, at: index - 1) }
    return isCallee && !opensAccessors(index)
  }

  /// Reads parentheses, the closures after them, or both.
  private mutating func call(to limit: Int, _ ends: Ends) {
    node(.call) { parser in
      if parser.isAt("(", before: limit) { parser.bracket(nil, to: limit) { $0.arguments(to: $1) } }
      guard parser.isSwift, !ends.contains(.brace) else { return }
      while parser.isAt("{", before: limit), !parser.opensAccessors(parser.index) {
        parser.closure(to: limit)
        let brace = parser.index + 2
        guard brace < limit, parser.tokens[parser.index].kind == .word,
          parser.isSymbol(":", at: parser.index + 1), parser.isSymbol("{", at: brace)
        else {
          return
        }
        parser.index = brace
      }
    }
  }

  /// Reads elements between commas, each with its label.
  mutating func arguments(to limit: Int) {
    while index < limit {
      let start = index
      node(.argument) { parser in
        let isLabelled = parser.tokens[start].kind == .word && parser.isSymbol(":", at: start + 1)
        if parser.isSwift, isLabelled, start + 1 < limit { parser.index += 2 }
        parser.expression(to: limit, [.comma])
      }
      if isAt(",", before: limit) || index == start { index += 1 }
    }
  }

  /// Where the generic arguments end that open here; nil if a comparison does.
  private func endOfGenerics(before limit: Int) -> Int? {
    guard isAttached(index), isAttached(index + 1) else { return nil }
    var depth = 0
    // Nobody names longer types.
    for place in index..<min(limit, index + 100) {
      switch tokens[place].symbol {
      case 0: if tokens[place].kind == .literal { return nil }
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"):
        depth -= 1
        if depth == 0 { return place + 1 }
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "?"), UInt8(ascii: "&"),
        UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"),
        UInt8(ascii: ":"), 0xFF:
        break
      default: return nil
      }
    }
    return nil
  }
}

// Closures.
extension SyntaxParser {
  /// Reads a closure of Swift.
  mutating func closure(to limit: Int) {
    bracket(.closure, to: limit) { parser, close in
      if let end = parser.endOfSignature(before: close) {
        parser.node(.signature) { $0.index = end }
        parser.index = min(end + 1, close)
      }
      parser.statements(.statements, to: close)
    }
  }

  /// Where the word `in` stands that ends the signature of a closure; nil if it has none.
  private func endOfSignature(before limit: Int) -> Int? {
    var place = index
    while place < limit {
      let token = tokens[place]
      if token.isWord("in") { return place }
      switch token.symbol {
      case 0:
        if token.kind == .literal || token.isKeyword && Keywords.statements.contains(token.text) {
          return nil
        }
        place += 1
      case UInt8(ascii: "("), UInt8(ascii: "["):
        place = min(limit, token.closing.map { Int($0) + 1 } ?? limit)
      case UInt8(ascii: "@"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "?"),
        UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "&"), 0xFF:
        place += 1
      default: return nil
      }
      if place < limit, startsLine(place), !isSymbol(",", at: place - 1),
        !["in", "async", "throws"].contains(tokens[place].text)
      {
        return nil
      }
    }
    return nil
  }

  /// Whether a block of Objective-C begins at an index: `^{`, `^(…) {` or `^Type(…) {`.
  private func opensBlock(_ index: Int) -> Bool {
    braceOfBlock(index) != nil
  }

  /// Where the braces open of the block that begins at an index.
  private func braceOfBlock(_ index: Int) -> Int? {
    var place = index + 1
    while place < tokens.count, tokens[place].kind == .word || isSymbol("*", at: place) {
      place += 1
    }
    if isSymbol("(", at: place), let close = tokens[place].closing { place = Int(close) + 1 }
    return isSymbol("{", at: place) ? place : nil
  }

  private mutating func blockLiteral(to limit: Int) {
    let node = begin(.closure, at: index)
    if let brace = braceOfBlock(index), brace < limit {
      index = brace
      bracket(nil, to: limit) { $0.statements(.statements, to: $1) }
    } else {
      index += 1
    }
    end(node)
  }
}
