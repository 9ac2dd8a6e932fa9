import Reporting

extension XMLReader {
  /// A name of an element or an attribute.
  mutating func name(of what: String) throws(SettingsError) -> String {
    let range = cursor.skip(while: \.isMarkupName)
    if range.isEmpty { throw cursor.unexpected(expected: "the name of \(what)", in: "a tag") }
    return cursor.text(range)
  }

  /// The attributes up to the end of a tag.
  mutating func attributes() throws(SettingsError) -> [XMLAttribute] {
    var attributes: [XMLAttribute] = []
    while true {
      let space = cursor.skip(while: \.isSpace)
      if !cursor.byte().isMarkupName { return attributes }
      if space.isEmpty { throw cursor.unexpected(expected: "“>” or a blank", in: "a tag") }
      attributes.append(try attribute())
    }
  }

  private mutating func attribute() throws(SettingsError) -> XMLAttribute {
    let name = try name(of: "an attribute")
    cursor.skip(while: \.isSpace)
    guard cursor.skip("=") else {
      throw cursor.unexpected(expected: "“=” after the attribute “\(name.excerpt)”", in: "a tag")
    }
    cursor.skip(while: \.isSpace)
    let quote = cursor.byte()
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw cursor.unexpected(expected: "a value in quotation marks", in: "a tag")
    }
    cursor.skip(1)
    let value = try replacingEntities { $0 == quote || $0 == UInt8(ascii: "<") }
    guard cursor.byte() == quote else {
      throw cursor.unexpected(expected: "the end of the attribute", in: "an attribute")
    }
    cursor.skip(1)
    return XMLAttribute(name: name, value: value)
  }

  /// The text up to the next tag.
  mutating func characters() throws(SettingsError) -> String {
    if let range = try cursor.characterData() { return withoutCarriageReturns(cursor.text(range)) }
    return try replacingEntities { $0 == UInt8(ascii: "<") }
  }

  /// The text up to a byte that satisfies a condition.
  private mutating func replacingEntities(
    upTo isEnd: (UInt8) -> Bool
  ) throws(SettingsError) -> String {
    var text = ""
    while true {
      let range = cursor.skip { !isEnd($0) && $0 != UInt8(ascii: "&") }
      let part = withoutCarriageReturns(cursor.text(range))
      if text.isEmpty { text = part } else { text += part }
      if cursor.byte() != UInt8(ascii: "&") { return text }
      text.unicodeScalars.append(try cursor.entity())
    }
  }

  /// In XML every end of a line is read as one line feed.
  private func withoutCarriageReturns(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\r")) else { return text }
    var bytes: [UInt8] = []
    for (byte, next) in zip(text.utf8, Array(text.utf8.dropFirst()) + [0]) {
      if byte != UInt8(ascii: "\r") {
        bytes.append(byte)
      } else if next != UInt8(ascii: "\n") {
        bytes.append(UInt8(ascii: "\n"))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
