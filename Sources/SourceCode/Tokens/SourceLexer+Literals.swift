/// A string literal whose interpolation the lexer is reading.
struct StringLiteral {
  /// How many “#” surround the quotation marks.
  let hashes: Int
  /// Whether there are three quotation marks, so that the literal may have several lines.
  let isMultiline: Bool
  /// How many parentheses are open in the interpolation.
  var parentheses = 0
}

extension SourceLexer {
  /// Reads a string from its quotation mark to its end or to its first interpolation.
  mutating func readLiteral(hashes: Int) -> SourceToken.Kind {
    let isMultiline = opensLines
    index += isMultiline ? 3 : 1
    readContent(of: StringLiteral(hashes: hashes, isMultiline: isMultiline))
    return .literal
  }

  /// Reads a closing parenthesis inside an interpolation; after the last one the literal continues.
  mutating func closeParenthesis() -> SourceToken.Kind {
    guard var literal = openLiterals.popLast() else { return .symbol }
    if literal.parentheses > 0 {
      literal.parentheses -= 1
      openLiterals.append(literal)
    } else {
      readContent(of: literal)
    }
    return .literal
  }

  /// Whether three quotation marks end their line.
  ///
  /// If something follows them, as in `#"""#`, they do not begin a multi-line literal.
  private var opensLines: Bool {
    for offset in 0..<3 where byte(offset) != UInt8(ascii: "\"") { return false }
    let rest = bytes[(index + 3)...].first { !$0.isBlank || $0.isLineBreak }
    return rest?.isLineBreak ?? true
  }

  private mutating func readContent(of literal: StringLiteral) {
    while index < bytes.count {
      if byte() == UInt8(ascii: "\\"), hashes(at: 1, are: literal.hashes) {
        index += 1 + literal.hashes
        if byte() == UInt8(ascii: "(") {
          index += 1
          return openLiterals.append(literal)
        }
        if index < bytes.count, !byte().isLineBreak { index += 1 }
      } else if let length = closing(literal) {
        return index += length
      } else if byte().isLineBreak, !literal.isMultiline {
        return
      } else {
        advance()
      }
    }
  }

  /// How many bytes end the literal here; nil if it continues.
  private func closing(_ literal: StringLiteral) -> Int? {
    let quotes = literal.isMultiline ? 3 : 1
    for offset in 0..<quotes where byte(offset) != UInt8(ascii: "\"") { return nil }
    return hashes(at: quotes, are: literal.hashes) ? quotes + literal.hashes : nil
  }

  private func hashes(at offset: Int, are count: Int) -> Bool {
    for index in 0..<count where byte(offset + index) != UInt8(ascii: "#") { return false }
    return true
  }
}

extension SourceLexer {
  /// Reads `/…/`, or a single slash if the line has no other.
  mutating func readRegex() -> SourceToken.Kind {
    var end = index + 1
    while end < bytes.count, !bytes[end].isLineBreak {
      if bytes[end] == UInt8(ascii: "/") {
        index = end + 1
        return .literal
      }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    index += 1
    return .symbol
  }

  /// Reads `#/…/#`, which may span several lines if nothing follows its first slash.
  mutating func readExtendedRegex(hashes count: Int) -> SourceToken.Kind {
    index += count + 1
    let isMultiline = byte().isLineBreak
    while index < bytes.count, isMultiline || !byte().isLineBreak {
      if byte() == UInt8(ascii: "/"), hashes(at: 1, are: count) {
        index += 1 + count
        return .literal
      }
      advance()
    }
    return .literal
  }
}
