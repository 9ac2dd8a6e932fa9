import Reporting

extension XMLPropertyListReader {
  /// The text of an element, with its entities replaced.
  mutating func text(of tag: XMLPropertyListTag) throws(SettingsError) -> String {
    if tag.isEmpty { return "" }
    let start = cursor.index
    var bytes: [UInt8] = []
    while true {
      bytes += cursor.bytes[cursor.skip { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }]
      if cursor.byte() == UInt8(ascii: "&") {
        bytes += String(try cursor.entity()).utf8
      } else if let range = try cursor.characterData() {
        bytes += cursor.bytes[range]
      } else {
        break
      }
    }
    try end(of: tag)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SettingsError(.notText(offset: start), line: tag.line)
    }
    return text
  }

  /// A whole number of at most 64 bits, in decimal digits.
  mutating func wholeNumber(of tag: XMLPropertyListTag) throws(SettingsError) -> String {
    let bytes = try bytes(of: tag)
    if let number = Self.wholeNumber(bytes) { return number }
    throw unreadable(
      bytes, in: tag, "write a whole number of at most 64 bits, with no blank behind it")
  }

  /// A number, as it is written.
  mutating func fraction(of tag: XMLPropertyListTag) throws(SettingsError) -> String {
    let text = try text(of: tag)
    if Self.names.contains(text.lowercased()) { return text }
    let digits = text.utf8.drop(while: \.isBlank)
    if digits.allSatisfy(\.isDecimal), Double(Substring(digits)) != nil {
      return String(Substring(digits))
    }
    throw unreadable(
      Array(text.utf8)[...], in: tag, "write a number such as 2.5, with no blank behind it")
  }

  /// A date, as it is written.
  mutating func date(of tag: XMLPropertyListTag) throws(SettingsError) -> String {
    let bytes = try bytes(of: tag)
    let start = bytes.first == UInt8(ascii: "-") ? 1 : 0
    let form = bytes.dropFirst(start).drop(while: \.isDigit).map { $0.isDigit ? 0x30 : $0 }
    if form.elementsEqual("-00-00T00:00:00Z".utf8) { return String(decoding: bytes, as: UTF8.self) }
    throw unreadable(bytes, in: tag, "write the time in UTC, such as 2001-01-31T23:59:59Z")
  }

  /// Bytes.
  mutating func data(of tag: XMLPropertyListTag) throws(SettingsError) -> [UInt8] {
    let bytes = try bytes(of: tag)
    if !tag.isEmpty, let data = Base64.data(bytes) { return data }
    throw unreadable(bytes, in: tag, "write Base64 between <data> and </data>")
  }

  /// The bytes of an element that has neither entities nor elements in it.
  private mutating func bytes(
    of tag: XMLPropertyListTag
  ) throws(SettingsError) -> ArraySlice<UInt8> {
    if tag.isEmpty { return [] }
    let range = cursor.skip { $0 != UInt8(ascii: "<") }
    try end(of: tag)
    return cursor.bytes[range]
  }
}

extension XMLPropertyListReader {
  /// Skips the end of an element, which has to be here.
  mutating func end(of tag: XMLPropertyListTag) throws(SettingsError) {
    let start = cursor
    if start.isAtEnd { throw start.cutOff("the element \(tag.shown)", since: tag.line) }
    if start.starts(with: "<!--") || start.starts(with: "<?") {
      throw unreadable("a comment inside \(tag.shown)", "move it out", line: start.line)
    }
    let range = cursor.skip { $0 != UInt8(ascii: ">") }
    let name = cursor.bytes[range].dropFirst(2)
    let isEnd = start.starts(with: "</") && name.starts(with: tag.name.utf8)
    if isEnd, name.dropFirst(tag.name.utf8.count).allSatisfy(\.isMarkupSpace), cursor.skip(">") {
      return
    }
    let expected = "the end of \(tag.shown)"
    guard start.byte() == UInt8(ascii: "<") else {
      throw start.unexpected(expected: expected, in: "an element")
    }
    let found = cursor.text(range).excerpt + (cursor.isAtEnd ? "" : ">")
    throw SettingsError(.unexpected(found, expected: expected), line: start.line)
  }

  /// The error that CoreFoundation refuses something, and so does Xcode.
  func unreadable(_ what: String, _ remedy: String, line: Int) -> SettingsError {
    SettingsError(.malformed("Xcode cannot read \(what); \(remedy)"), line: line)
  }

  private func unreadable(
    _ bytes: ArraySlice<UInt8>, in tag: XMLPropertyListTag, _ remedy: String
  ) -> SettingsError {
    let text = String(decoding: bytes, as: UTF8.self)
    return unreadable("\(text.shown) in \(tag.shown)", remedy, line: tag.line)
  }

  private static let names = ["nan", "inf", "+inf", "-inf", "infinity", "+infinity", "-infinity"]

  /// The decimal digits of a whole number; blanks can be in front of it and behind its sign.
  private static func wholeNumber(_ bytes: ArraySlice<UInt8>) -> String? {
    var digits = bytes.drop(while: \.isBlank)
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") {
      digits = digits.dropFirst().drop(while: \.isBlank)
    }
    let isHexadecimal = digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8)
    if isHexadecimal { digits = digits.dropFirst(2) }
    // `UInt64` accepts a sign.
    guard digits.first?.hexadecimalDigit != nil,
      let size = UInt64(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10),
      !isNegative || size <= Int64.min.magnitude
    else { return nil }
    return isNegative && size > 0 ? "-\(size)" : "\(size)"
  }
}

extension UInt8 {
  /// Whether this can stand before a number.
  fileprivate var isBlank: Bool { self <= 0x20 || self == 0x7F }

  /// Whether this belongs to decimal numbers. Swift reads others, too, such as `0x1p3`.
  fileprivate var isDecimal: Bool { isDigit || "+-.eE".utf8.contains(self) }
}
