import Reporting

extension YAMLReader {
  /// A scalar in quotation marks, which can have several lines.
  mutating func quoted() throws(SettingsError) -> String {
    let (quote, line) = (cursor.byte(), cursor.line)
    cursor.skip(1)
    var text: [UInt8] = []
    while !cursor.isAtEnd {
      let byte = cursor.byte()
      if byte == quote {
        cursor.skip(1)
        // Two apostrophes stand for one.
        guard quote == UInt8(ascii: "'"), cursor.byte() == quote else {
          return String(decoding: text, as: UTF8.self)
        }
        cursor.skip(1)
        text.append(quote)
      } else if byte.isLineEnd {
        fold(into: &text)
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        try escape(into: &text)
      } else {
        text.append(byte)
        cursor.skip(1)
      }
    }
    throw cursor.cutOff("the string", since: line)
  }

  /// Replaces the end of a line by a blank, and those of blank lines by line feeds.
  private mutating func fold(into text: inout [UInt8]) {
    while text.last?.isInlineSpace ?? false { text.removeLast() }
    let breaks = skipLineEnds()
    cursor.skip(while: \.isInlineSpace)
    text += breaks == 1 ? [0x20] : [UInt8](repeating: 0x0A, count: breaks - 1)
  }

  private mutating func escape(into text: inout [UInt8]) throws(SettingsError) {
    cursor.skip(1)
    let letter = cursor.byte()
    if letter.isLineEnd {
      cursor.skipLineEnd()
      cursor.skip(while: \.isInlineSpace)
      return
    }
    guard let scalar = Self.escapes[letter] else { return try numberedEscape(into: &text) }
    cursor.skip(1)
    text += Array(String(scalar).utf8)
  }

  private mutating func numberedEscape(into text: inout [UInt8]) throws(SettingsError) {
    let digits: Int
    switch cursor.byte() {
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    default: throw cursor.unexpected(expected: "an escape that YAML knows", in: "a string")
    }
    let start = cursor
    cursor.skip(1)
    var value = try hexadecimal(digits)
    // JSON writes characters beyond U+FFFF as two surrogates.
    if (0xD800..<0xDC00).contains(value), cursor.skip("\\u") {
      value = 0x10000 + (value & 0x3FF) << 10 + (try hexadecimal(4) & 0x3FF)
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw start.unexpected(expected: "the number of a character", in: "a string")
    }
    text += Array(String(scalar).utf8)
  }

  private mutating func hexadecimal(_ digits: Int) throws(SettingsError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = cursor.byte().hexadecimalDigit else {
        throw cursor.unexpected(expected: "a hexadecimal digit", in: "a string")
      }
      value = value << 4 | UInt32(digit)
      cursor.skip(1)
    }
    return value
  }

  /// What the letters after a backslash stand for.
  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "t"): "\t", 0x09: "\t", UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{B}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "r"): "\r", UInt8(ascii: "e"): "\u{1B}",
    UInt8(ascii: " "): " ", UInt8(ascii: "\""): "\"", UInt8(ascii: "/"): "/",
    UInt8(ascii: "\\"): "\\", UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}",
    UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}",
  ]
}
