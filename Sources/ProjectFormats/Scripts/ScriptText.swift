import Reporting

/// Turns the strings of scripts into what they mean.
struct ScriptText {
  private var cursor: ByteCursor
  private let language: ScriptLiterals.Language
  private let quotes: ScriptQuotes

  /// The text of a whole string with its quotation marks, or nil if it has code in it or no end.
  static func text(of string: [UInt8], _ language: ScriptLiterals.Language) -> String? {
    let cursor = ByteCursor(string)
    guard let quotes = ScriptQuotes(cursor, language), string.count >= 2 * quotes.length else {
      return nil
    }
    var text = ScriptText(cursor: cursor, language: language, quotes: quotes)
    return text.text()
  }

  private mutating func text() -> String? {
    cursor.skip(quotes.length)
    var text: [UInt8] = []
    while !cursor.isAtEnd {
      if quotes.end(at: cursor) {
        cursor.skip(quotes.length)
        let lines = quotes.count == 3 && language == .swift ? unindented(text) : text
        return cursor.isAtEnd ? String(decoding: lines, as: UTF8.self) : nil
      }
      if quotes.quote == UInt8(ascii: "`"), cursor.starts(with: "${") { return nil }
      if quotes.isEscape(at: cursor) {
        guard let meant = escape() else { return nil }
        text += meant
      } else {
        text.append(cursor.byte())
        cursor.skip(1)
      }
    }
    return nil
  }

  /// What an escape stands for, or nil if it holds code.
  private mutating func escape() -> [UInt8]? {
    cursor.skip(1 + quotes.hashes)
    let letter = cursor.byte()
    cursor.skip(1)
    switch letter {
    case UInt8(ascii: "("): return language == .swift ? nil : [letter]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "0"): return [0x00]
    case UInt8(ascii: "x"): return number(digits: 2)
    case UInt8(ascii: "u"): return number(digits: 4)
    case UInt8(ascii: "\r") where cursor.byte() == UInt8(ascii: "\n"):
      cursor.skip(1)
      return []
    case _ where letter.isLineEnd: return []
    default: return [letter]
    }
  }

  /// The character with a number such as `e9`, `00e9` or `{e9}`.
  private mutating func number(digits: Int) -> [UInt8]? {
    let isBraced = cursor.skip("{")
    let start = cursor.index
    let limit = isBraced ? 8 : digits
    while cursor.index < start + limit, cursor.byte().hexadecimalDigit != nil { cursor.skip(1) }
    let value = UInt32(cursor.text(start..<cursor.index), radix: 16)
    if isBraced, !cursor.skip("}") { return nil }
    guard var number = value else { return nil }
    if (0xD800..<0xDC00).contains(number), cursor.skip("\\u") {
      let low = cursor.text(cursor.index..<min(cursor.index + 4, cursor.bytes.count))
      guard let unit = UInt32(low, radix: 16) else { return nil }
      cursor.skip(4)
      number = 0x10000 + ((number & 0x3FF) << 10) + (unit & 0x3FF)
    }
    return Unicode.Scalar(number).map { Array(String($0).utf8) }
  }

  /// The lines of a string between three quotation marks, without the indentation of the last one.
  private func unindented(_ text: [UInt8]) -> [UInt8] {
    var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.count > 1, let indentation = lines.popLast() else { return text }
    let unindented = lines.dropFirst().map {
      $0.starts(with: indentation) ? $0.dropFirst(indentation.count) : $0
    }
    return Array(unindented.joined(separator: [0x0A]))
  }
}
