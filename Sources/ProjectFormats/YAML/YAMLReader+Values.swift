import Reporting

extension YAMLReader {
  /// Where a value of the block style stands.
  struct Place {
    enum Kind { case document, afterKey, afterDash }

    /// The indentation of the collection around it.
    let indentation: Int
    let kind: Kind
  }

  /// The value that follows a key or a dash, or is the whole document.
  mutating func value(in place: Place) throws(SettingsError) -> SettingsValue {
    let start = cursor.line
    let anchor = try properties(in: place)
    guard isDeepEnough(in: place) else { return try named(anchor, nothing(at: start)) }
    let isOnNewLine = cursor.line > start || place.kind != .afterKey
    return try anchored(by: anchor) { reader throws(SettingsError) in
      try reader.content(in: place, allowsCollection: isOnNewLine, anchor: anchor)
    }
  }

  private func nothing(at line: Int) -> SettingsValue { SettingsValue(.null, line: line) }

  /// Whether what stands here belongs to the collection around it.
  private func isDeepEnough(in place: Place) -> Bool {
    if isDone { return false }
    if cursor.column > place.indentation { return true }
    // The dashes of a list need not be indented under their key.
    return cursor.column == place.indentation && place.kind == .afterKey && isAt("-")
  }

  private mutating func content(
    in place: Place, allowsCollection: Bool, anchor: Anchor?
  ) throws(SettingsError) -> SettingsValue {
    let line = cursor.line
    switch cursor.byte() {
    case UInt8(ascii: "*"): return try endOfLine(alias())
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return SettingsValue(.string(try blockScalar(under: place.indentation)), line: line)
    case UInt8(ascii: "-") where isAt("-") && allowsCollection:
      return try nested { reader throws(SettingsError) in try reader.sequence() }
    case UInt8(ascii: "?") where isAt("?"): throw cursor.notSupported("a key after “?”")
    default: break
    }
    if try isAtKey() {
      guard allowsCollection else {
        throw cursor.unexpected(expected: "a value without a key", in: "a value")
      }
      if anchor?.line == line { throw cursor.notSupported("an anchor of a key") }
      return try nested { reader throws(SettingsError) in try reader.mapping() }
    }
    return try scalar(under: place.indentation)
  }

  private mutating func scalar(under indentation: Int) throws(SettingsError) -> SettingsValue {
    let line = cursor.line
    switch cursor.byte() {
    case UInt8(ascii: "["), UInt8(ascii: "{"): return try endOfLine(flowValue())
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return try endOfLine(SettingsValue(.string(quoted()), line: line))
    default:
      let text = try plain(under: indentation)
      return try endOfLine(SettingsValue(YAMLScalar.content(text), line: line))
    }
  }

  /// The value, if nothing but a comment follows it in its line.
  private mutating func endOfLine(_ value: SettingsValue) throws(SettingsError) -> SettingsValue {
    skipInlineBlank()
    if isAtLineEnd { return value }
    throw cursor.unexpected(expected: "the end of the line", in: "a value")
  }
}

extension YAMLReader {
  /// Reads a collection, within the limit of nesting.
  mutating func nested(
    _ read: (inout YAMLReader) throws(SettingsError) -> SettingsValue
  ) throws(SettingsError) -> SettingsValue {
    depth += 1
    defer { depth -= 1 }
    height = max(height, depth)
    if depth > SettingsError.maxNesting { throw cursor.tooDeep }
    return try read(&self)
  }

  /// The items after the dashes of one column.
  private mutating func sequence() throws(SettingsError) -> SettingsValue {
    let (line, column) = (cursor.line, cursor.column)
    var items: [SettingsValue] = []
    repeat {
      cursor.skip(1)
      items.append(try value(in: Place(indentation: column, kind: .afterDash)))
      try skipBlank()
    } while !isDone && cursor.column == column && isAt("-")
    try checkIndentation(of: "an item", at: column)
    return SettingsValue(.array(items), line: line)
  }

  /// The entries whose keys stand in one column.
  private mutating func mapping() throws(SettingsError) -> SettingsValue {
    let (line, column) = (cursor.line, cursor.column)
    var entries: [SettingsEntry] = []
    repeat {
      let start = cursor
      guard let key = try key() else {
        throw start.unexpected(expected: "a key and a colon", in: "a dictionary")
      }
      let value = try value(in: Place(indentation: column, kind: .afterKey))
      entries.append(SettingsEntry(key: key.text, line: key.line, value: value))
      try skipBlank()
    } while !isDone && cursor.column == column
    try checkIndentation(of: "a key", at: column)
    return SettingsValue(.dictionary(try merged(entries)), line: line)
  }

  private func checkIndentation(of what: String, at column: Int) throws(SettingsError) {
    guard !isDone, cursor.column > column else { return }
    throw cursor.unexpected(expected: "\(what) in column \(column + 1)", in: "a value")
  }
}
