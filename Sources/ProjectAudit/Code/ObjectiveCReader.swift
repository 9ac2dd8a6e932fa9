import DelegateSource
import SourceCode

/// Reads a file of Objective-C source: interfaces, class extensions, implementations, C functions.
///
/// It follows keywords and brackets instead of the grammar, so it reads any bytes.
struct ObjectiveCReader {
  let tokens: CodeTokens
  var index = 0
  private var parts: [CodePart] = []
  private var functions: [CodeFunction] = []

  /// All branches of conditional code are read.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func file(_ tree: SyntaxTree, _ text: CodeText, path: String) -> CodeFile {
    var reader = ObjectiveCReader(tokens: tree.tokens)
    while reader.index < reader.tokens.count { reader.readTop() }
    return CodeFile(
      path: path, tree, text, source: nil, parts: reader.parts, functions: reader.functions)
  }

  private init(tokens: CodeTokens) { self.tokens = tokens }

  var current: CodeToken? { index < tokens.count ? tokens[index] : nil }

  func isAt(_ text: String) -> Bool { current?.text == text && current?.kind != .literal }

  /// The keyword after an at sign.
  private var keyword: String? {
    guard isAt("@"), index + 1 < tokens.count, tokens[index + 1].kind == .word else { return nil }
    return tokens[index + 1].text
  }

  private mutating func readTop() {
    switch keyword {
    case "interface":
      index += 2
      readPart(isImplementation: false)
    case "implementation":
      index += 2
      readPart(isImplementation: true)
    case "protocol":
      index += 2
      skipProtocol()
    default: readFunctionOrSkip()
    }
  }

  /// A protocol is skipped; a forward declaration ends with its line.
  private mutating func skipProtocol() {
    while current != nil, !isAt(";"), !isAt("-"), !isAt("@") { index += 1 }
    if isAt(";") { return index += 1 }
    skipToEnd()
  }

  private mutating func skipToEnd() {
    while current != nil, keyword != "end" { index += 1 }
    index = min(tokens.count, index + 2)
  }
}

extension ObjectiveCReader {
  /// Reads an interface, a class extension, a category or an implementation up to its end.
  private mutating func readPart(isImplementation: Bool) {
    guard let name = current, name.kind == .word else { return }
    index += 1
    var isExtension = false
    if isAt("(") {
      isExtension = true
      skipGroup()
    }
    let inherited = readInherited()
    let start = index
    let methods = readMethods()
    parts.append(
      CodePart(
        kind: isExtension ? .extension : .class, name: name.text, inherited: inherited,
        attributes: [], place: name.place, functions: isImplementation ? methods : [],
        body: start..<index))
    // Without its end, the next type follows at once.
    if keyword == "end" { index += 2 }
  }

  /// The superclass after a colon, and the protocols in angle brackets.
  private mutating func readInherited() -> [String] {
    var names: [String] = []
    if isAt(":") {
      index += 1
      if let name = current, name.kind == .word { names.append(name.text) }
      skipToken()
    }
    guard isAt("<") else { return names }
    while let token = current, !isAt(">"), !isAt("@"), !isAt("{") {
      if token.kind == .word { names.append(token.text) }
      index += 1
    }
    if isAt(">") { index += 1 }
    return names
  }

  /// The methods up to the end of the type.
  private mutating func readMethods() -> [CodeFunction] {
    var methods: [CodeFunction] = []
    while current != nil, keyword != "end" {
      if keyword == "interface" || keyword == "implementation" { break }
      if isAt("-") || isAt("+") {
        if let method = readMethod() { methods.append(method) }
      } else if isAt("{") || isAt("(") || isAt("[") {
        skipGroup()
      } else {
        index += 1
      }
    }
    return methods
  }

  /// Reads `- (void)first:(Type)name second:(Type)name { … }`.
  private mutating func readMethod() -> CodeFunction? {
    let isTypeMember = isAt("+")
    index += 1
    if isAt("(") { skipGroup() }
    guard let first = current, first.kind == .word else { return nil }
    var (selector, names) = ("", [String]())
    while let token = current, !isAt("{"), !isAt(";"), !isAt("@") {
      index += 1
      if token.kind == .word { selector = selector + (isAt(":") ? token.text + ":" : "") }
      if token.isSymbol(":") {
        if isAt("(") { skipGroup() }
        if let name = current, name.kind == .word { names.append(name.text) }
        skipToken()
      }
    }
    return CodeFunction(
      name: selector.isEmpty ? first.text : selector, parameterNames: names, isOverride: false,
      isTypeMember: isTypeMember, place: first.place, body: readBody())
  }

  /// The tokens of a body in braces; nil if there is none.
  private mutating func readBody() -> Range<Int>? {
    guard isAt("{") else { return nil }
    let start = index + 1
    skipGroup()
    return start..<max(start, min(index, tokens.count) - 1)
  }

  private mutating func skipToken() { index = min(tokens.count, index + 1) }

  /// Reads a C function, or skips one token.
  private mutating func readFunctionOrSkip() {
    guard let name = current else { return }
    index += 1
    if name.isWord("extern"), current?.kind == .literal {
      // The braces of extern "C" hold declarations like any others.
      index += 1
      if isAt("{") { index += 1 }
    } else if name.kind == .word, isAt("(") {
      skipGroup()
      guard let body = readBody() else { return }
      functions.append(
        CodeFunction(
          name: name.text, parameterNames: [], isOverride: false, isTypeMember: false,
          place: name.place, body: body))
    } else if name.isSymbol("{") {
      index -= 1
      skipGroup()
    }
  }

  /// Skips a bracket and everything in it.
  private mutating func skipGroup() {
    index = min(tokens.count, tokens.partner(of: index) + 1)
  }
}
