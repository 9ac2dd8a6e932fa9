import Reporting

extension OldStyleReader {
  /// A string, with or without quotation marks.
  mutating func string(expected: String) throws(SettingsError) -> String {
    let byte = cursor.byte()
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(by: byte) }
    let range = cursor.skip(while: \.isUnquoted)
    if range.isEmpty { throw cursor.unexpected(expected: expected, in: "a property list") }
    return cursor.text(range)
  }

  /// Bytes, such as `<0fbd 77>`.
  mutating func data() throws(SettingsError) -> [UInt8] {
    var (data, high): ([UInt8], UInt8?) = ([], nil)
    cursor.skip(1)
    while cursor.byte() != UInt8(ascii: ">") || high != nil {
      if let digit = cursor.byte().hexadecimalDigit {
        if let first = high { data.append(first << 4 | digit) }
        high = high == nil ? digit : nil
      } else if !cursor.byte().isSpace {
        throw cursor.unexpected(expected: "a hexadecimal digit", in: "data")
      }
      cursor.advance()
    }
    cursor.skip(1)
    return data
  }

  private mutating func quoted(by quote: UInt8) throws(SettingsError) -> String {
    let line = cursor.line
    cursor.skip(1)
    var range = cursor.skip { $0 != quote && $0 != UInt8(ascii: "\\") }
    if cursor.byte() == quote {
      cursor.skip(1)
      return cursor.text(range)
    }
    var text: [UInt16] = []
    while cursor.byte() == UInt8(ascii: "\\") {
      text += cursor.text(range).utf16
      text.append(try escape())
      range = cursor.skip { $0 != quote && $0 != UInt8(ascii: "\\") }
    }
    if cursor.isAtEnd { throw cursor.cutOff("the string", since: line) }
    text += cursor.text(range).utf16
    cursor.skip(1)
    return String(decoding: text, as: UTF16.self)
  }

  /// What an escape stands for; two of them can be a surrogate pair.
  private mutating func escape() throws(SettingsError) -> UInt16 {
    cursor.skip(1)
    let byte = cursor.byte()
    switch byte {
    case UInt8(ascii: "U"): return try number(digits: 1...4, radix: 16, after: 1)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let value = try number(digits: 1...3, radix: 8, after: 0)
      // Beyond ASCII the number is a character of the encoding of NeXTSTEP.
      if value > 0x7F { throw cursor.notSupported("the escape “\\\(String(value, radix: 8))”") }
      return value
    default:
      if cursor.isAtEnd { throw SettingsError(.cutOff("a string"), line: cursor.line) }
      if byte >= 0x80 { throw cursor.notSupported("the escape of a character beyond ASCII") }
      cursor.advance()
      return UInt16(byte.unescaped)
    }
  }

  /// The number that some digits stand for.
  private mutating func number(
    digits: ClosedRange<Int>, radix: UInt16, after skipped: Int
  ) throws(SettingsError) -> UInt16 {
    cursor.skip(skipped)
    var (value, count): (UInt16, Int) = (0, 0)
    while count < digits.upperBound, let digit = cursor.byte().hexadecimalDigit, digit < radix {
      value = value * radix + UInt16(digit)
      count += 1
      cursor.skip(1)
    }
    if count < digits.lowerBound {
      throw cursor.unexpected(expected: "a hexadecimal digit", in: "a string")
    }
    return value
  }
}

extension UInt8 {
  /// Whether this can stand in a string without quotation marks.
  fileprivate var isUnquoted: Bool {
    isNameByte || self == UInt8(ascii: "$") || self == UInt8(ascii: "/")
      || self == UInt8(ascii: ":") || self == UInt8(ascii: ".") || self == UInt8(ascii: "-")
  }

  /// What this stands for after a backslash.
  fileprivate var unescaped: UInt8 {
    switch self {
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "v"): 0x0B
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "r"): 0x0D
    default: self
    }
  }
}
