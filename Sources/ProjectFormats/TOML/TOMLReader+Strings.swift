import Reporting

extension TOMLReader {
  /// A string in one or several lines.
  mutating func string() throws(SettingsError) -> String {
    if cursor.skip("\"\"\"") { return try longString(endingWith: "\"\"\"", hasEscapes: true) }
    if cursor.skip("'''") { return try longString(endingWith: "'''", hasEscapes: false) }
    return try lineString()
  }

  /// A string in one line.
  mutating func lineString() throws(SettingsError) -> String {
    let quote = cursor.byte()
    cursor.skip(1)
    var text: [UInt8] = []
    while cursor.byte() != quote {
      if cursor.isAtEnd || cursor.byte().isLineEnd {
        throw SettingsError(.cutOff("a string"), line: cursor.line)
      }
      if quote == UInt8(ascii: "\""), cursor.byte() == UInt8(ascii: "\\") {
        try escape(into: &text)
      } else {
        text.append(cursor.byte())
        cursor.skip(1)
      }
    }
    cursor.skip(1)
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func longString(
    endingWith quotes: StaticString, hasEscapes: Bool
  ) throws(SettingsError) -> String {
    let (line, quote) = (cursor.line, quotes.utf8Start[0])
    var text: [UInt8] = []
    // The end of the line after the quotation marks is not part of the string.
    cursor.skipLineEnd()
    while !cursor.isAtEnd {
      if cursor.skip(quotes) {
        // Quotation marks before the last three belong to the string.
        let rest = cursor.skip { $0 == quote }
        text += cursor.bytes[rest]
        return String(decoding: text, as: UTF8.self)
      }
      if hasEscapes, cursor.byte() == UInt8(ascii: "\\") {
        try escape(into: &text)
      } else {
        text.append(cursor.byte())
        cursor.advance()
      }
    }
    throw cursor.cutOff("the string", since: line)
  }

  private mutating func escape(into text: inout [UInt8]) throws(SettingsError) {
    cursor.skip(1)
    let letter = cursor.byte()
    if letter.isSpace {
      // A backslash at the end of a line removes the white space after it.
      cursor.skip(while: \.isSpace)
    } else if letter == UInt8(ascii: "u") || letter == UInt8(ascii: "U") {
      text += try numberedEscape(digits: letter == UInt8(ascii: "u") ? 4 : 8)
    } else if let byte = Self.escapes[letter] {
      text.append(byte)
      cursor.skip(1)
    } else {
      throw cursor.unexpected(expected: "an escape that TOML knows", in: "a string")
    }
  }

  private mutating func numberedEscape(digits: Int) throws(SettingsError) -> [UInt8] {
    let start = cursor
    cursor.skip(1)
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = cursor.byte().hexadecimalDigit else {
        throw cursor.unexpected(expected: "a hexadecimal digit", in: "a string")
      }
      value = value << 4 | UInt32(digit)
      cursor.skip(1)
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw start.unexpected(expected: "the number of a character", in: "a string")
    }
    return Array(String(scalar).utf8)
  }

  /// What the letters after a backslash stand for.
  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "t"): 0x09, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "f"): 0x0C, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "e"): 0x1B,
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
  ]
}
