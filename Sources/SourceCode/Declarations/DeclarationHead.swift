/// Reads what precedes the braces of a declaration in Swift.
struct DeclarationHead {
  /// The modifiers before its keyword.
  private(set) var modifiers: Set<String> = []
  private(set) var attributes: [SourceAttribute] = []
  private let tokens: CodeTokens
  private var index: Int

  /// Begins at the keyword of a declaration.
  init(_ node: SyntaxNode) {
    tokens = node.tokens
    index = tokens.startIndex
    readModifiers()
  }

  /// The next token; nil at the end.
  var current: CodeToken? { index < tokens.endIndex ? tokens[index] : nil }

  /// The text of the next token, or an empty one at the end and for literals.
  var word: String { current.map { $0.kind == .literal ? "" : $0.text } ?? "" }

  mutating func advance() { index += 1 }

  func isAt(_ symbol: Unicode.Scalar) -> Bool {
    index < tokens.endIndex && tokens[index].symbol == UInt8(ascii: symbol)
  }

  private mutating func readModifiers() {
    while let token = current {
      if token.isSymbol("@") {
        readAttribute()
      } else if token.kind == .word, SyntaxParser.isModifier(at: index, in: tokens) {
        modifiers.insert(token.text)
        advance()
        if isAt("(") { skipGroup() }
      } else {
        return
      }
    }
  }

  private mutating func readAttribute() {
    advance()
    let name = word
    advance()
    // The attribute of a module is named after the dot.
    while isAt("."), index + 1 < tokens.endIndex { index += 2 }
    guard isAt("("), tokens[index - 1].end == tokens[index].offset else {
      return attributes.append(SourceAttribute(name: name, argument: nil))
    }
    let start = index + 1
    skipGroup()
    let argument = tokens[start..<max(start, index - 1)].map(\.text).joined()
    attributes.append(SourceAttribute(name: name, argument: argument))
  }

  /// Skips a bracket and everything in it.
  private mutating func skipGroup() {
    index = min(tokens.partner(of: index) + 1, tokens.endIndex)
  }

  /// Skips `<…>`.
  mutating func skipAngles() {
    var depth = 0
    while let token = current, !token.isSymbol("{"), !token.isSymbol("}") {
      if token.isSymbol("<") { depth += 1 }
      if token.isSymbol(">") { depth -= 1 }
      advance()
      if depth <= 0 { return }
    }
  }

  /// A name with the names that qualify it.
  mutating func readName() -> String {
    var name = word
    advance()
    while isAt("."), index + 1 < tokens.endIndex, tokens[index + 1].kind == .word {
      advance()
      name += "." + word
      advance()
    }
    return name
  }

  /// The names after a “:” or “=”, separated by commas and ampersands, without generic arguments.
  mutating func readNames() -> [String] {
    var names: [String] = []
    repeat {
      advance()
      while isAt("@") { index += 2 }
      guard current?.kind == .word else { break }
      names.append(readName())
      if isAt("<") { skipAngles() }
    } while isAt(",") || isAt("&")
    return names
  }
}

// Functions.
extension DeclarationHead {
  /// Reads a function from its keyword to its result; nil if it has no parameter list or is an
  /// operator.
  mutating func readSignature(in bytes: [UInt8]) -> SourceFunction? {
    let start = index
    advance()
    guard let name = current, name.kind == .word else { return nil }
    advance()
    let isGeneric = isAt("<")
    if isGeneric { skipAngles() }
    guard isAt("(") else { return nil }
    let parameters = readParameters()
    let effects = readEffects()
    let result = readResult()
    let last = tokens[min(index, tokens.endIndex) - 1].end
    return SourceFunction(
      name: name.text, parameters: parameters, modifiers: modifiers, attributes: attributes,
      isGeneric: isGeneric, effects: effects, result: result,
      written: Self.line(bytes[tokens[start].offset..<max(last, tokens[start].offset)]),
      place: name.place, block: tokens.tree.node(at: start).child(.block))
  }

  /// Source on one line, and not too long.
  private static func line(_ bytes: ArraySlice<UInt8>) -> String {
    let limit = 400
    var line: [UInt8] = []
    line.reserveCapacity(min(bytes.count, limit))
    let space = UInt8(ascii: " ")
    for byte in bytes.prefix(limit) {
      if !byte.isBlank {
        line.append(byte)
      } else if (line.last ?? space) != space {
        line.append(space)
      }
    }
    if line.last == space { line.removeLast() }
    return String(decoding: line, as: UTF8.self) + (bytes.count > limit ? "…" : "")
  }

  private mutating func readEffects() -> [String] {
    var effects: [String] = []
    while let token = current, token.kind == .word, Self.effects.contains(token.text) {
      effects.append(word)
      advance()
      if isAt("("), effects.last == "throws" { skipGroup() }
    }
    return effects
  }

  private static let effects: Set = ["async", "throws", "rethrows", "reasync"]

  /// The type after an arrow, up to the body, the `where` or the next line.
  private mutating func readResult() -> String {
    guard current?.symbol == 0xFF, word == "->" else { return "()" }
    advance()
    var texts: [String] = []
    var depth = 0
    while current != nil, depth > 0 || !endsResult(after: texts.last) {
      if isAt("(") || isAt("[") { depth += 1 }
      if isAt(")") || isAt("]") { depth -= 1 }
      texts.append(word)
      advance()
    }
    return NormalizedTypeName.normalised(texts)
  }

  private func endsResult(after last: String?) -> Bool {
    if tokens[index].isClosingBracket || isAt("{") || isAt(";") || word == "where" { return true }
    guard let last, tokens[index].place.line > tokens[index - 1].lastLine else { return false }
    return !["->", ".", "&"].contains(last) && word != "->" && word != "."
  }

  /// Reads the parentheses after a name.
  private mutating func readParameters() -> [SourceFunction.Parameter] {
    var parameters: [SourceFunction.Parameter] = []
    advance()
    while current != nil, !isAt(")") {
      if let parameter = readParameter() { parameters.append(parameter) }
      if isAt(",") { advance() }
    }
    advance()
    return parameters
  }

  /// Reads a parameter without its default value, up to the comma or parenthesis that ends it.
  private mutating func readParameter() -> SourceFunction.Parameter? {
    var names: [String] = []
    var type: [String] = []
    var nesting = Nesting()
    while current != nil, !nesting.isOutermost || !isAt(",") && !isAt(")") {
      if nesting.isOutermost, isAt("=") { nesting.isDefault = true }
      if nesting.part == .names, isAt(":") {
        nesting.part = .type
      } else if nesting.part == .names {
        names.append(word)
      } else if !nesting.isDefault {
        type.append(word)
      }
      nesting.follow(tokens[index].symbol)
      advance()
    }
    return names.first.map {
      .init(label: $0, name: names.last ?? $0, type: NormalizedTypeName.normalised(type))
    }
  }
}

/// The depth in brackets and the part of the parameter that is being read.
private struct Nesting {
  enum Part { case names, type }

  var part = Part.names
  /// Whether the default value has begun, in which “<” is an operator.
  var isDefault = false
  private var brackets = 0
  private var angles = 0

  var isOutermost: Bool { brackets == 0 && (isDefault || angles == 0) }

  mutating func follow(_ symbol: UInt8) {
    switch symbol {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
    case UInt8(ascii: "<"): angles += 1
    case UInt8(ascii: ">"): angles = max(0, angles - 1)
    default: break
    }
  }
}
