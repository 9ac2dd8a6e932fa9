/// Finds the types in Swift source, and the functions declared directly in them.
///
/// It follows brackets instead of the grammar, so it reads source that does not compile on this
/// system, or at all. The bodies of functions are skipped, and their ranges noted.
///
/// - Complexity: O(*n*) for *n* bytes.
package struct SourceScanner {
  package internal(set) var declarations: [SourceDeclaration] = []
  /// The functions outside of all types.
  package internal(set) var functions: [SourceFunction] = []
  package internal(set) var typealiases: [SourceTypealias] = []

  private var lexer: SourceLexer
  /// The next token, and the one after it.
  private(set) var current: SourceToken?
  private(set) var following: SourceToken?
  /// The end of the last token.
  private(set) var end = 0

  private(set) var brackets: [UInt8] = []
  private var openBraces = 0
  /// The number of brackets around the body that is being skipped.
  var openBody: Int?
  /// The open types, each with the number of brackets that are open in it.
  var openTypes: [(index: Int, depth: Int)] = []
  /// The modifiers before a declaration.
  var modifiers: Set<String> = []
  var attributes: [SourceAttribute] = []

  package init(scanning bytes: [UInt8]) {
    lexer = SourceLexer(bytes)
    current = lexer.next()
    following = lexer.next()
    while let token = current {
      if brackets.count == openTypes.last?.depth ?? 0 { readMember(token) } else { pass(token) }
    }
    while openBraces > 0 { closeBrace(at: bytes.count) }
  }

  /// Moves to the next token.
  mutating func advance() {
    end = current?.range.upperBound ?? end
    current = following
    following = lexer.next()
  }

  func text(of token: SourceToken) -> String { lexer.text(of: token) }

  /// The text of the next token, or an empty one at the end and for literals.
  var word: String { current.map { $0.kind == .literal ? "" : text(of: $0) } ?? "" }

  /// Whether the next token is a certain byte.
  func isAt(_ symbol: Unicode.Scalar) -> Bool {
    current.map { symbolByte($0) } == UInt8(ascii: symbol)
  }

  /// The source between two offsets, on one line and not too long.
  func line(from start: Int, to end: Int) -> String {
    let limit = 400
    let bytes = lexer.bytes[start..<min(end, start + limit)]
    let words = bytes.split(whereSeparator: \.isBlank).map { String(decoding: $0, as: UTF8.self) }
    return words.joined(separator: " ") + (end - start > limit ? "…" : "")
  }

  private func symbolByte(_ token: SourceToken) -> UInt8 {
    token.kind == .symbol ? lexer.bytes[token.range.lowerBound] : 0
  }
}

extension SourceScanner {
  private static let kinds: [String: SourceDeclaration.Kind] = [
    "class": .class, "struct": .struct, "actor": .actor, "extension": .extension, "enum": .enum,
    "protocol": .protocol,
  ]
  private static let modifierWords: Set = [
    "private", "fileprivate", "internal", "package", "public", "open", "static", "class", "final",
    "override", "nonisolated", "isolated", "dynamic", "optional", "required", "convenience", "lazy",
    "weak", "unowned", "mutating", "nonmutating", "indirect", "distributed", "async",
  ]

  /// Reads a possible declaration in an open type or in the file.
  private mutating func readMember(_ token: SourceToken) {
    if symbolByte(token) == UInt8(ascii: "@") { return readAttribute() }
    guard token.kind == .word, !isMemberName else { return passMember(token) }
    let word = text(of: token)
    if let kind = Self.kinds[word], namesType(of: kind) {
      readType(kind)
    } else if Self.modifierWords.contains(word) {
      modifiers.insert(word)
      advance()
      if isAt("(") { skipGroup() }
    } else if word == "func" {
      readFunction()
    } else if word == "typealias" {
      readTypealias()
    } else if word == "import" {
      readImport()
    } else {
      passMember(token)
    }
  }

  /// Reads an import, which may name what it imports: `import class UIKit.UIResponder`.
  private mutating func readImport() {
    (modifiers, attributes) = ([], [])
    advance()
    if current?.startsLine == false, following?.startsLine == false { advance() }
  }

  /// Whether a keyword is the name of a member, as in `Default.extension`.
  private var isMemberName: Bool { end > 0 && lexer.bytes[end - 1] == UInt8(ascii: ".") }

  /// Whether the next token is the name of a type, unlike in `class func`.
  private func namesType(of kind: SourceDeclaration.Kind) -> Bool {
    guard let name = following, name.kind != .symbol, name.kind != .literal, !name.startsLine
    else { return false }
    let isKeyword =
      name.kind == .word && (kind == .class || kind == .actor)
      && (["func", "var", "let", "subscript"].contains(text(of: name))
        || Self.modifierWords.contains(text(of: name)))
    return !isKeyword
  }

  private mutating func passMember(_ token: SourceToken) {
    modifiers = []
    attributes = []
    pass(token)
  }

  private mutating func readAttribute() {
    advance()
    guard current?.isAttached == true else { return }
    let name = word
    advance()
    guard isAt("("), current?.isAttached == true else {
      return attributes.append(SourceAttribute(name: name, argument: nil))
    }
    let start = end + 1
    skipGroup()
    let argument = line(from: start, to: max(start, end - 1))
    attributes.append(SourceAttribute(name: name, argument: argument.filter { $0 != " " }))
  }
}

extension SourceScanner {
  /// Skips one token, and keeps track of the brackets.
  mutating func pass(_ token: SourceToken) {
    switch symbolByte(token) {
    case UInt8(ascii: "{"):
      brackets.append(UInt8(ascii: "}"))
      openBraces += 1
    case UInt8(ascii: "("): brackets.append(UInt8(ascii: ")"))
    case UInt8(ascii: "["): brackets.append(UInt8(ascii: "]"))
    case UInt8(ascii: "}"): closeBrace(at: token.range.lowerBound)
    case let byte where byte == brackets.last: brackets.removeLast()
    default: break
    }
    advance()
  }

  /// Closes a brace and everything that is open in it; a superfluous brace closes nothing.
  private mutating func closeBrace(at end: Int) {
    guard openBraces > 0 else { return }
    openBraces -= 1
    while brackets.popLast() != UInt8(ascii: "}") {}
    if let depth = openBody, depth >= brackets.count { closeBody(at: end) }
    while let type = openTypes.last, type.depth > brackets.count {
      openTypes.removeLast()
      declarations[type.index].body = declarations[type.index].body.lowerBound..<end
    }
  }

  /// Skips a bracket and everything in it.
  mutating func skipGroup() {
    var depth = 0
    while let token = current {
      switch symbolByte(token) {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      advance()
      if depth <= 0 { return }
    }
  }

  /// Skips `<…>`, at most to the next brace or the end.
  mutating func skipAngles() {
    var depth = 0
    while let token = current, !isAt("{"), !isAt("}") {
      if symbolByte(token) == UInt8(ascii: "<") { depth += 1 }
      if symbolByte(token) == UInt8(ascii: ">") { depth -= 1 }
      advance()
      if depth <= 0 { return }
    }
  }
}
