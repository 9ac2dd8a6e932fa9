import Reporting

extension XMLPropertyListReader {
  /// The text of an element that has no others in it.
  mutating func text(of tag: XMLTag) throws(SettingsError) -> String {
    var text = ""
    while let event = try reader.next() {
      switch event {
      case .text(let part, _): text += part
      case .start(let inner): throw inner.unexpected("the end of \(tag.shown)")
      case .end: return text
      }
    }
    return text
  }

  /// A truth value, which is the name of an element without content.
  mutating func truth(of tag: XMLTag) throws(SettingsError) -> Bool {
    let text = try text(of: tag)
    if text.trimmedBlanks.isEmpty { return tag.name == "true" }
    throw SettingsError(
      .unexpected(text.excerpt, expected: "the end of \(tag.shown)"), line: tag.line)
  }

  /// A number, as it is written.
  mutating func number(of tag: XMLTag) throws(SettingsError) -> String {
    let digits = try text(of: tag).trimmedBlanks
    let isNumber = tag.name == "real" ? Double(digits) != nil : digits.isWholeNumber
    if isNumber { return digits }
    let expected = tag.name == "real" ? "a number" : "a whole number"
    throw SettingsError(.unexpected(digits.excerpt, expected: expected), line: tag.line)
  }

  /// Bytes.
  mutating func data(of tag: XMLTag) throws(SettingsError) -> [UInt8] {
    let text = try text(of: tag)
    if let data = Base64.data(Array(text.utf8)) { return data }
    throw SettingsError(.unexpected(text.excerpt, expected: "data in Base64"), line: tag.line)
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmedBlanks: String {
    let bytes = Array(utf8)
    return String(decoding: bytes[bytes.trimmed(0..<bytes.count)], as: UTF8.self)
  }

  /// Whether these are decimal digits, or hexadecimal ones after `0x`, perhaps with a sign.
  fileprivate var isWholeNumber: Bool {
    let digits = utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    guard utf8.count - digits.count <= 1 else { return false }
    if digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8) {
      return digits.count > 2 && digits.dropFirst(2).allSatisfy { $0.hexadecimalDigit != nil }
    }
    return !digits.isEmpty && digits.allSatisfy(\.isDigit)
  }
}
