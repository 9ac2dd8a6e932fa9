import Reporting

extension TOMLReader {
  /// A truth value, a number, a date or a time.
  mutating func scalar() throws(SettingsError) -> SettingsValue.Content {
    let start = cursor
    let range = cursor.skip { $0.isNameByte || "+-.:".utf8.contains($0) }
    let text = cursor.text(range)
    switch text {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case _ where Self.isNumber(cursor.bytes[range]): return .number(text)
    case _ where Self.isTime(cursor.bytes[range]): return .string(text + time(after: text))
    default: throw start.unexpected(expected: "a value", in: "a value")
    }
  }

  /// The time after a date and a blank.
  private mutating func time(after date: String) -> String {
    guard date.utf8.count == 10, cursor.byte() == 0x20, cursor.byte(1).isDigit else { return "" }
    cursor.skip(1)
    return " " + cursor.text(cursor.skip { $0.isNameByte || "+-.:".utf8.contains($0) })
  }

  private static func isTime(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count >= 5, text.prefix(2).allSatisfy(\.isDigit) else { return false }
    return text.dropFirst(2).first == UInt8(ascii: ":")
      || text.dropFirst(4).first == UInt8(ascii: "-")
  }

  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var digits = text.filter { $0 != UInt8(ascii: "_") }[...]
    if let sign = digits.first, "+-".utf8.contains(sign) { digits = digits.dropFirst() }
    if digits.elementsEqual("inf".utf8) || digits.elementsEqual("nan".utf8) { return true }
    guard digits.first?.isDigit ?? false else { return false }
    if digits.first == UInt8(ascii: "0"), digits.count > 2,
      let radix = radix(digits.dropFirst().first)
    {
      return digits.dropFirst(2).allSatisfy { ($0.hexadecimalDigit ?? 16) < radix }
    }
    return Double(String(decoding: digits, as: UTF8.self)) != nil
      && digits.allSatisfy { $0.isDigit || ".eE+-".utf8.contains($0) }
  }

  private static func radix(_ letter: UInt8?) -> UInt8? {
    switch letter {
    case UInt8(ascii: "x"): 16
    case UInt8(ascii: "o"): 8
    case UInt8(ascii: "b"): 2
    default: nil
    }
  }
}
