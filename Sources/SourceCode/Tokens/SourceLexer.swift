/// Splits Swift source into tokens, without comments and without the content of literals.
///
/// It accepts any bytes: an unclosed literal ends with the line or the file. Both branches of an
/// `#if` are read, and the directives themselves are noted.
///
/// Literals nest through interpolations to any depth, so the open ones are kept in a list instead
/// of on the call stack.
///
/// - Complexity: O(*n*) for *n* bytes.
package struct SourceLexer {
  /// The source.
  package let bytes: [UInt8]
  var index = 0
  private var line = 1
  private var lineStart = 0
  /// The string literals whose interpolations contain the current position, the innermost last.
  var openLiterals: [StringLiteral] = []
  /// The last byte of the previous token.
  private var previous: UInt8 = UInt8(ascii: "{")
  private var startsLine = true
  /// The lines of conditional compilation that were passed so far, from `#` to the end of the line.
  package private(set) var directives: [Range<Int>] = []

  /// Prepares to read a file.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    if bytes[index...].starts(with: "#!".utf8) { skipLine() }
  }

  /// The next token, or nil at the end; a literal is one token with everything in it.
  package mutating func next() -> SourceToken? {
    let end = index
    startsLine = end == 0
    skipBlank()
    guard index < bytes.count else { return nil }
    let (start, isFirst) = (index, startsLine)
    let (startLine, startColumn) = (line, start - lineStart + 1)
    var kind = step()
    // A literal with interpolations is one token, whatever is in them.
    while !openLiterals.isEmpty {
      skipBlank()
      guard index < bytes.count else { return nil }
      kind = step()
    }
    previous = bytes[index - 1]
    return SourceToken(
      kind: kind, range: start..<index, line: startLine, column: startColumn,
      startsLine: isFirst, isAttached: start == end)
  }

  /// The text of a token, without backticks.
  package func text(of token: SourceToken) -> String {
    String(decoding: bytes[textRange(of: token)], as: UTF8.self)
  }

  /// The range of a token in bytes, without backticks.
  package func textRange(of token: SourceToken) -> Range<Int> {
    token.kind == .quotedWord
      ? (token.range.lowerBound + 1)..<(token.range.upperBound - 1) : token.range
  }

  /// The byte at an offset from the current position, or 0 beyond the end.
  func byte(_ offset: Int = 0) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  /// Skips one byte, and counts lines.
  mutating func advance() {
    let isBreak =
      bytes[index] == UInt8(ascii: "\n")
      || bytes[index] == UInt8(ascii: "\r") && byte(1) != UInt8(ascii: "\n")
    index += 1
    guard isBreak else { return }
    line += 1
    lineStart = index
    startsLine = true
  }

  /// Skips to the end of the line.
  mutating func skipLine() {
    while index < bytes.count, !bytes[index].isLineBreak { index += 1 }
  }
}

extension SourceLexer {
  /// Reads one token or a piece of a literal; always advances.
  private mutating func step() -> SourceToken.Kind {
    if byte().isPartOfWord { return readWord() }
    switch byte() {
    case UInt8(ascii: "`"): return readQuotedWord()
    case UInt8(ascii: "\""): return readLiteral(hashes: 0)
    case UInt8(ascii: "#"): return readAfterHash()
    case UInt8(ascii: "/") where startsExpression: return readRegex()
    case UInt8(ascii: "-") where byte(1) == UInt8(ascii: ">"): index += 2
    case UInt8(ascii: "("):
      index += 1
      if !openLiterals.isEmpty { openLiterals[openLiterals.count - 1].parentheses += 1 }
    case UInt8(ascii: ")"):
      index += 1
      if !openLiterals.isEmpty { return closeParenthesis() }
    default: index += 1
    }
    return .symbol
  }

  /// Whether an operand is expected here, so that a slash begins a regular expression.
  private var startsExpression: Bool {
    "(,=:[{".utf8.contains(previous) && !byte(1).isBlank && openLiterals.isEmpty
  }

  private mutating func readWord() -> SourceToken.Kind {
    while byte().isPartOfWord { index += 1 }
    return .word
  }

  /// Reads a word between backticks, which may be a raw identifier with blanks and signs (SE-0451).
  private mutating func readQuotedWord() -> SourceToken.Kind {
    var count = 1
    while index + count < bytes.count, byte(count).mayBeInQuotedWord { count += 1 }
    guard byte(count) == UInt8(ascii: "`"), count > 1 else {
      index += 1
      return .symbol
    }
    index += count + 1
    return .quotedWord
  }

  private mutating func readAfterHash() -> SourceToken.Kind {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch byte(hashes) {
    case UInt8(ascii: "\""):
      index += hashes
      return readLiteral(hashes: hashes)
    case UInt8(ascii: "/"):
      return readExtendedRegex(hashes: hashes)
    default:
      index += hashes
      return .symbol
    }
  }
}

extension SourceLexer {
  /// Skips white space, comments and conditional directives.
  private mutating func skipBlank() {
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isBlank {
        advance()
      } else if byte == UInt8(ascii: "/"), self.byte(1) == byte {
        skipLine()
      } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
        skipComment()
      } else if byte == UInt8(ascii: "#"), isAtDirective {
        let start = index
        skipLine()
        directives.append(start..<index)
      } else {
        return
      }
    }
  }

  /// Skips a comment, which may contain others.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      switch (byte(), byte(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        index += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
      default: advance()
      }
    } while depth > 0 && index < bytes.count
  }

  private static let directives = ["#if", "#elseif", "#else", "#endif"].map { Array($0.utf8) }

  private var isAtDirective: Bool {
    Self.directives.contains { word in
      bytes[index...].starts(with: word) && !byte(word.count).isPartOfWord
    }
  }
}

extension UInt8 {
  var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// Whether this only separates tokens: white space and control characters.
  var isBlank: Bool { self <= UInt8(ascii: " ") || self == 0x7F }
}

/// A word, a symbol or a whole literal of Swift source.
package struct SourceToken {
  /// What a token is.
  package enum Kind {
    /// A name, a keyword or a number; a quoted word is a name in backticks and never a keyword.
    case word, quotedWord
    /// One byte of punctuation, or the arrow of a result.
    case symbol
    /// A string or a regular expression, with its content.
    case literal
  }

  /// What it is.
  package let kind: Kind
  /// Its range in bytes.
  package let range: Range<Int>
  /// The line, counted from 1.
  package let line: Int
  /// The byte in the line, counted from 1, as compilers count.
  package let column: Int
  /// Whether only white space and comments precede it in its line.
  package let startsLine: Bool
  /// Whether it follows the previous token without a gap.
  package let isAttached: Bool
}

extension UInt8 {
  fileprivate var mayBeInQuotedWord: Bool {
    !isLineBreak && self != UInt8(ascii: "`") && self != UInt8(ascii: "\\")
  }
}
