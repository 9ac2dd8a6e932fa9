import Reporting

/// Splits a script into tokens, without comments.
///
/// - Complexity: O(*n*) for *n* bytes.
struct ScriptLexer {
  var cursor: ByteCursor
  let language: ScriptLiterals.Language
  private(set) var tokens: [ScriptToken] = []
  private var startsLine = true

  /// The tokens of a text.
  static func tokens(of text: [UInt8], _ language: ScriptLiterals.Language) -> [ScriptToken] {
    var lexer = ScriptLexer(cursor: ByteCursor(text), language: language)
    while lexer.readToken() {}
    return lexer.tokens
  }

  private init(cursor: ByteCursor, language: ScriptLiterals.Language) {
    (self.cursor, self.language) = (cursor, language)
  }

  private mutating func readToken() -> Bool {
    skipBlank()
    if cursor.isAtEnd { return false }
    let start = cursor
    let kind = skipToken()
    tokens.append(
      ScriptToken(
        kind: kind, range: start.index..<cursor.index, line: start.line, startsLine: startsLine))
    startsLine = false
    return true
  }

  private mutating func skipToken() -> ScriptToken.Kind {
    let byte = cursor.byte()
    if skipString() { return .string }
    if byte.isDigit {
      cursor.skip { $0.isNameByte || $0 == UInt8(ascii: ".") }
      return .number
    }
    if byte.isWordByte || "$#@".utf8.contains(byte) {
      cursor.skip(1)
      cursor.skip { $0.isWordByte || $0 == UInt8(ascii: "$") }
      return .word
    }
    if byte == UInt8(ascii: "/"), language != .starlark, startsExpression {
      return skipRegularExpression()
    }
    cursor.skip(1)
    return .symbol
  }

  private mutating func skipBlank() {
    while !cursor.isAtEnd {
      if cursor.byte() <= 0x20 || cursor.byte() == 0x7F {
        if cursor.byte().isLineEnd { startsLine = true }
        cursor.advance()
      } else if cursor.starts(with: language == .starlark ? "#" : "//") {
        cursor.skipLine()
      } else if language != .starlark, cursor.starts(with: "/*") {
        skipComment()
      } else {
        return
      }
    }
  }

  /// Skips a comment, which can contain others in Swift.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if cursor.starts(with: "/*"), depth == 0 || language == .swift {
        depth += 1
        cursor.skip(2)
      } else if cursor.skip("*/") {
        depth -= 1
      } else {
        cursor.advance()
      }
    } while depth > 0 && !cursor.isAtEnd
  }

  /// Whether an operand is expected here, so that a slash begins a regular expression.
  private var startsExpression: Bool {
    guard let last = tokens.last else { return true }
    return last.kind == .symbol && "(,=:[!&|?{};".utf8.contains(cursor.bytes[last.range.lowerBound])
  }

  /// Skips a regular expression if one is closed in this line; otherwise only the slash.
  private mutating func skipRegularExpression() -> ScriptToken.Kind {
    let start = cursor
    cursor.skip(1)
    var isInClass = false
    while !cursor.isAtEnd, !cursor.byte().isLineEnd {
      let byte = cursor.byte()
      if byte == UInt8(ascii: "["), language == .javaScript { isInClass = true }
      if byte == UInt8(ascii: "]") { isInClass = false }
      let isEscape = byte == UInt8(ascii: "\\") && !cursor.byte(1).isLineEnd
      cursor.skip(isEscape ? 2 : 1)
      if byte == UInt8(ascii: "/"), !isInClass { return .number }
    }
    cursor = start
    cursor.skip(1)
    return .symbol
  }
}
