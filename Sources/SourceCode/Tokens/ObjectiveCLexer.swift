/// Splits Objective-C source into tokens, without comments and preprocessor lines.
///
/// It accepts any bytes: an unclosed literal ends with the line, an unclosed comment with the file.
/// All branches of conditions are read, and the preprocessor lines are noted.
///
/// - Complexity: O(*n*) for *n* bytes.
package struct ObjectiveCLexer {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  /// What was read.
  package private(set) var tokens: [CodeToken] = []
  /// The texts of the tokens.
  package private(set) var vocabulary = Vocabulary()
  /// The preprocessor lines, from `#` to the end of the line.
  package private(set) var directives: [Range<Int>] = []

  /// Reads a file.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    while index < bytes.count { step() }
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  private mutating func advance() {
    let isBreak = byte() == UInt8(ascii: "\n") || byte() == UInt8(ascii: "\r") && byte(1) != 0x0A
    index += 1
    guard isBreak else { return }
    line += 1
    lineStart = index
  }

  private mutating func step() {
    switch (byte(), byte(1)) {
    case (UInt8(ascii: "/"), UInt8(ascii: "/")): skipLine()
    case (UInt8(ascii: "/"), UInt8(ascii: "*")): skipComment()
    case (UInt8(ascii: "#"), _): readDirective()
    case (let first, _) where first <= 0x20: advance()
    case (UInt8(ascii: "\""), _): readLiteral(from: index)
    case (UInt8(ascii: "'"), _): readCharacter()
    case (UInt8(ascii: "@"), UInt8(ascii: "\"")):
      index += 1
      readLiteral(from: index - 1)
    case (let first, _) where first.isPartOfWord: readWord()
    default:
      add(.symbol, from: index, to: index + 1)
      index += 1
    }
  }

  private mutating func add(_ kind: CodeToken.Kind, from start: Int, to end: Int) {
    add(kind, from: start, to: end, at: place(of: start))
  }

  private mutating func add(
    _ kind: CodeToken.Kind, from start: Int, to end: Int, at place: SourcePosition
  ) {
    tokens.append(
      CodeToken(
        kind: kind, text: vocabulary.text(at: start..<end, of: bytes), place: place,
        range: start..<end))
  }

  /// The place of a byte in the current line.
  private func place(of start: Int) -> SourcePosition {
    SourcePosition(line: line, column: start - lineStart + 1)
  }
}

extension ObjectiveCLexer {
  private mutating func readWord() {
    let start = index
    while byte().isPartOfWord { index += 1 }
    add(.word, from: start, to: index)
  }

  private mutating func readLiteral(from start: Int) {
    let place = place(of: start)
    index += 1
    skipQuoted(until: UInt8(ascii: "\""))
    add(.literal, from: start, to: index, at: place)
  }

  /// Skips a character constant, or an apostrophe in text that is no code.
  private mutating func readCharacter() {
    index += 1
    skipQuoted(until: UInt8(ascii: "'"))
  }

  /// Skips to the closing quotation mark, at most to the end of the line, which a backslash continues.
  private mutating func skipQuoted(until mark: UInt8) {
    while index < bytes.count, byte() != mark, byte() != 0x0A, byte() != 0x0D {
      let isEscape = byte() == UInt8(ascii: "\\")
      index += 1
      guard isEscape, index < bytes.count else { continue }
      let isOfTwo = byte() == 0x0D && byte(1) == 0x0A
      advance()
      if isOfTwo { advance() }
    }
    if byte() == mark { index += 1 }
  }

  private mutating func skipComment() {
    index += 2
    while index < bytes.count {
      if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") { return index += 2 }
      advance()
    }
  }

  /// Skips to the end of the line, which a backslash continues.
  private mutating func skipLine() {
    while index < bytes.count, byte() != 0x0A, byte() != 0x0D {
      if byte() == UInt8(ascii: "\\"), byte(1) == 0x0A || byte(1) == 0x0D { index += 1 }
      if index < bytes.count { advance() }
    }
  }

  private mutating func readDirective() {
    let start = index
    skipLine()
    directives.append(start..<index)
  }
}

extension UInt8 {
  /// Whether this is part of a name or a number; every letter beyond ASCII is.
  package var isPartOfWord: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
