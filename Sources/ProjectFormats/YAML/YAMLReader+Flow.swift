import Reporting

extension YAMLReader {
  /// A value in the flow style, such as `[a, {b: c}]`.
  mutating func flowValue() throws(SettingsError) -> SettingsValue {
    var anchor: Anchor?
    if cursor.byte() == UInt8(ascii: "&") {
      anchor = try self.anchor()
      skipFlowBlank()
    }
    return try anchored(by: anchor) { reader throws(SettingsError) in try reader.flowContent() }
  }

  private mutating func flowContent() throws(SettingsError) -> SettingsValue {
    let line = cursor.line
    switch cursor.byte() {
    case UInt8(ascii: "["):
      return try nested { reader throws(SettingsError) in try reader.flowSequence() }
    case UInt8(ascii: "{"):
      return try nested { reader throws(SettingsError) in try reader.flowMapping() }
    case UInt8(ascii: "*"): return try alias()
    case UInt8(ascii: "!"): throw cursor.notSupported("a tag")
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return SettingsValue(.string(try quoted()), line: line)
    default: return SettingsValue(YAMLScalar.content(try flowPlain()), line: line)
    }
  }

  /// Skips white space, the ends of lines, and comments.
  private mutating func skipFlowBlank() {
    skipInlineBlank()
    while !cursor.isAtEnd, cursor.byte().isLineEnd {
      cursor.skipLineEnd()
      skipInlineBlank()
    }
  }

  private mutating func flowPlain() throws(SettingsError) -> String {
    var parts: [String] = []
    if isAt("?") { throw cursor.notSupported("a key after “?”") }
    while true {
      let range = plainInLine(isFlow: true)
      if range.isEmpty { break }
      parts.append(cursor.text(range))
      skipFlowBlank()
    }
    if parts.isEmpty { throw cursor.unexpected(expected: "a value", in: "a collection") }
    return parts.joined(separator: " ")
  }

  private mutating func flowSequence() throws(SettingsError) -> SettingsValue {
    let line = cursor.line
    var items: [SettingsValue] = []
    cursor.skip(1)
    skipFlowBlank()
    while !cursor.skip("]") {
      items.append(try flowValue())
      skipFlowBlank()
      if cursor.byte() == UInt8(ascii: ":") { throw cursor.notSupported("a key in a list") }
      try skipComma(before: "]")
    }
    return SettingsValue(.array(items), line: line)
  }

  private mutating func flowMapping() throws(SettingsError) -> SettingsValue {
    let line = cursor.line
    var entries: [SettingsEntry] = []
    cursor.skip(1)
    skipFlowBlank()
    while !cursor.skip("}") {
      entries.append(try flowEntry())
      try skipComma(before: "}")
    }
    return SettingsValue(.dictionary(try merged(entries)), line: line)
  }

  private mutating func flowEntry() throws(SettingsError) -> SettingsEntry {
    let (line, first) = (cursor.line, cursor.byte())
    let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    let key = isQuoted ? try quoted() : try flowPlain()
    skipFlowBlank()
    var value = SettingsValue(.null, line: line)
    // After a key in quotation marks the colon needs no blank, as in JSON.
    if cursor.byte() == UInt8(ascii: ":") {
      cursor.skip(1)
      skipFlowBlank()
      if !",}".utf8.contains(cursor.byte()) { value = try flowValue() }
      skipFlowBlank()
    }
    return SettingsEntry(key: key, line: line, value: value)
  }

  private mutating func skipComma(before bracket: Unicode.Scalar) throws(SettingsError) {
    if cursor.skip(",") {
      skipFlowBlank()
    } else if cursor.byte() != UInt8(ascii: bracket) {
      throw cursor.unexpected(expected: "“,” or “\(bracket)”", in: "a collection")
    }
  }
}
