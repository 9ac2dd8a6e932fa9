import Reporting

/// Reads a value in a script.
struct ScriptValueReader {
  let script: ScriptLiterals
  /// The current token.
  var index: Int
  /// Whether the value can end with its line.
  private let endsWithLine: Bool
  private var depth = 0
  /// How many brackets are open around the current token.
  var openBrackets = 0

  /// Creates a reader at a token.
  init(_ script: ScriptLiterals, at index: Int, endsWithLine: Bool) {
    (self.script, self.index, self.endsWithLine) = (script, index, endsWithLine)
  }

  /// Reads a value up to a comma, a closing bracket or the end of the statement.
  mutating func value() -> SettingsValue {
    let start = index
    let line = start < script.tokens.count ? script.tokens[start].line : nil
    depth += 1
    defer { depth -= 1 }
    if depth <= SettingsError.maxNesting, let first = literal(), let content = sum(first) {
      skipConversion()
      if isAtEnd { return SettingsValue(content, line: line) }
    }
    return SettingsValue(.expression(expression(from: start)), line: line)
  }

  /// Whether the value ends before the current token.
  private var isAtEnd: Bool {
    if isAtBoundary { return true }
    // Inside of brackets the end of a line means nothing.
    guard endsWithLine, openBrackets == 0, script.tokens[index].startsLine else { return false }
    return script.tokens[index].kind != .symbol || script.isOpening(at: index)
  }

  /// Skips what TypeScript says of the type, such as `as const`.
  private mutating func skipConversion() {
    guard script.language == .javaScript, script.isWord("as", "satisfies", at: index) else {
      return
    }
    index = end(from: index)
  }

  /// The text of an expression from a token to its end, in one line, shortened.
  mutating func expression(from start: Int) -> String {
    index = end(from: start)
    guard start < index else { return "" }
    let (first, last) = (script.tokens[start], script.tokens[index - 1])
    return script.excerpt(first.range.lowerBound..<last.range.upperBound)
  }

  /// The token after the expression that begins at a token.
  private func end(from start: Int) -> Int {
    var reader = self
    reader.index = start
    for _ in 0..<ScriptLiterals.maxExpressionTokens {
      if reader.index == start ? reader.isAtBoundary : reader.isAtEnd { break }
      reader.index = script.afterBrackets(at: reader.index)
    }
    return reader.index
  }

  /// Whether a comma, a closing bracket, a semicolon or the end of the script is here.
  private var isAtBoundary: Bool {
    switch script.symbol(at: index) {
    case UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ";"):
      true
    default: index >= script.tokens.count
    }
  }
}

extension ScriptLiterals {
  /// The text of a range in one line, shortened.
  func excerpt(_ range: Range<Int>) -> String {
    // A cut can fall inside a character, which is then shown as �.
    let words = text[range.prefix(400)].split(whereSeparator: \.isSpace)
    return String(decoding: Array(words.joined(separator: [0x20])), as: UTF8.self).excerpt
  }

  /// The next token, after the closing bracket if an opening one stands here.
  func afterBrackets(at index: Int) -> Int {
    isOpening(at: index) ? min(partners[index], tokens.count - 1) + 1 : index + 1
  }
}
