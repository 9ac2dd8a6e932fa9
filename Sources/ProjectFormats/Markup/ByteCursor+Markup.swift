import Reporting

extension ByteCursor {
  /// Skips a comment or an instruction; says whether one was there.
  mutating func skipRemark() throws(SettingsError) -> Bool {
    let line = line
    if skip("<!--") {
      if skip(past: "-->") == nil { throw cutOff("the comment", since: line) }
    } else if skip("<?") {
      if skip(past: "?>") == nil { throw cutOff("the instruction", since: line) }
    } else {
      return false
    }
    return true
  }

  /// The range of the text of a CDATA section, or nil if none begins here.
  mutating func characterData() throws(SettingsError) -> Range<Int>? {
    let line = line
    guard skip("<![CDATA[") else { return nil }
    guard let range = skip(past: "]]>") else { throw cutOff("the text", since: line) }
    return range
  }

  /// The character that an entity such as `&amp;` or `&#x41;` stands for.
  mutating func entity() throws(SettingsError) -> Unicode.Scalar {
    let start = self
    skip(1)
    let range = skip { $0.isMarkupName || $0 == UInt8(ascii: "#") }
    guard !range.isEmpty, skip(";") else {
      if isAtEnd { throw SettingsError(.cutOff("an entity"), line: line) }
      throw start.unexpected(expected: "“&amp;” or another entity", in: "text")
    }
    let name = text(range)
    if let scalar = Self.scalar(named: name) { return scalar }
    throw start.notSupported("the entity “&\(name.excerpt);”")
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    default: scalar(numbered: name)
    }
  }

  private static func scalar(numbered name: String) -> Unicode.Scalar? {
    let isHexadecimal = name.dropFirst().first == "x"
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard name.first == "#", digits.utf8.count <= 8,
      let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), value > 0
    else { return nil }
    return Unicode.Scalar(value)
  }
}

extension UInt8 {
  /// Whether this can stand in a name of XML.
  var isMarkupName: Bool {
    isWordByte || self == UInt8(ascii: ":") || self == UInt8(ascii: "-")
      || self == UInt8(ascii: ".")
  }
}
