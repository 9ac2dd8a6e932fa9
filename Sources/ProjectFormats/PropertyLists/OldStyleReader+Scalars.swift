import Foundation
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
    var data: [UInt8] = []
    cursor.skip(1)
    while !cursor.skip(">") {
      if skipSeparator() { continue }
      if cursor.byte().isMarkupSpace {
        cursor.advance()
        continue
      }
      data.append(try digit() << 4 | digit())
    }
    return data
  }

  private mutating func digit() throws(SettingsError) -> UInt8 {
    guard let digit = cursor.byte().hexadecimalDigit else {
      throw cursor.unexpected(expected: "a hexadecimal digit", in: "data")
    }
    cursor.skip(1)
    return digit
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
      if let unit = try escape() { text.append(unit) }
      range = cursor.skip { $0 != quote && $0 != UInt8(ascii: "\\") }
    }
    if cursor.isAtEnd { throw cursor.cutOff("the string", since: line) }
    text += cursor.text(range).utf16
    cursor.skip(1)
    return String(decoding: text, as: UTF16.self)
  }

  /// What an escape stands for; two of them can be a surrogate pair.
  private mutating func escape() throws(SettingsError) -> UInt16? {
    cursor.skip(1)
    let byte = cursor.byte()
    switch byte {
    case UInt8(ascii: "U"):
      cursor.skip(1)
      return number(digits: 4, radix: 16)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let code = UInt8(truncatingIfNeeded: number(digits: 3, radix: 8))
      // Two codes of NeXTSTEP have no character. CoreFoundation reads them as NUL.
      return String(bytes: [code], encoding: .nextstep)?.utf16.first ?? 0
    default:
      if cursor.isAtEnd { throw SettingsError(.cutOff("a string"), line: cursor.line) }
      // A character beyond ASCII stands for itself.
      if byte >= 0x80 { return nil }
      cursor.advance()
      return UInt16(byte.unescaped)
    }
  }

  /// The number that the next digits stand for; 0 if there are none.
  private mutating func number(digits: Int, radix: UInt16) -> UInt16 {
    var (value, count): (UInt16, Int) = (0, 0)
    while count < digits, let digit = cursor.byte().hexadecimalDigit, digit < radix {
      value = value * radix + UInt16(digit)
      count += 1
      cursor.skip(1)
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
