import Reporting

/// Reads property lists in XML.
struct XMLPropertyListReader {
  var reader: XMLReader
  private var depth = 0

  /// Creates a reader for a text in UTF-8.
  init(_ text: [UInt8]) { reader = XMLReader(text) }

  /// The value of the whole file.
  mutating func file() throws(SettingsError) -> SettingsValue {
    guard case .tag(let root) = try next() else { throw SettingsError(.empty) }
    guard root.name == "plist" else { return try last(value(of: root)) }
    guard case .tag(let tag) = try next() else {
      throw reader.cursor.missing("a value", before: "</plist>")
    }
    let value = try value(of: tag)
    if case .tag(let extra) = try next() { throw extra.unexpected("</plist>") }
    return try last(value)
  }

  /// The value, if nothing follows it.
  private mutating func last(_ value: SettingsValue) throws(SettingsError) -> SettingsValue {
    _ = try reader.next()
    return value
  }

  private mutating func value(of tag: XMLTag) throws(SettingsError) -> SettingsValue {
    SettingsValue(try content(of: tag), line: tag.line)
  }

  private mutating func content(of tag: XMLTag) throws(SettingsError) -> SettingsValue.Content {
    switch tag.name {
    case "dict": .dictionary(try entries())
    case "array": .array(try items())
    case "string": .string(try text(of: tag))
    case "integer", "real": .number(try number(of: tag))
    case "date": .string(try text(of: tag).trimmedBlanks)
    case "data": .data(try data(of: tag))
    case "true", "false": .boolean(try truth(of: tag))
    default: throw tag.unexpected("an element of a property list, such as <string>")
    }
  }
}

extension XMLPropertyListReader {
  /// What stands in a container.
  private enum Part {
    case tag(XMLTag)
    case end
  }

  /// The next tag; between tags there is only white space.
  private mutating func next() throws(SettingsError) -> Part {
    while let event = try reader.next() {
      switch event {
      case .start(let tag): return .tag(tag)
      case .end: return .end
      case .text(let text, let line):
        let words = text.trimmedBlanks
        if words.isEmpty { continue }
        throw SettingsError(.unexpected(words.excerpt, expected: "a tag"), line: line)
      }
    }
    return .end
  }

  private mutating func open() throws(SettingsError) {
    depth += 1
    if depth > SettingsError.maxNesting { throw reader.cursor.tooDeep }
  }

  private mutating func items() throws(SettingsError) -> [SettingsValue] {
    try open()
    var items: [SettingsValue] = []
    while case .tag(let tag) = try next() { items.append(try value(of: tag)) }
    depth -= 1
    return items
  }

  private mutating func entries() throws(SettingsError) -> [SettingsEntry] {
    try open()
    var entries: [SettingsEntry] = []
    while case .tag(let tag) = try next() {
      guard tag.name == "key" else { throw tag.unexpected("<key>") }
      let key = try text(of: tag)
      guard case .tag(let next) = try next() else {
        throw reader.cursor.missing("the value of “\(key.excerpt)”", before: "</dict>")
      }
      guard next.name != "key" else { throw next.unexpected("the value of “\(key.excerpt)”") }
      entries.append(SettingsEntry(key: key, line: tag.line, value: try value(of: next)))
    }
    depth -= 1
    return entries
  }
}

extension XMLTag {
  /// The error that something else than this tag is expected.
  func unexpected(_ expected: String) -> SettingsError {
    SettingsError(.unexpected(shown, expected: expected), line: line)
  }
}

extension ByteCursor {
  fileprivate func missing(_ expected: String, before found: String) -> SettingsError {
    SettingsError(.unexpected(found, expected: expected), line: line)
  }
}
