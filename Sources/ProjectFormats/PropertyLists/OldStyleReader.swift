import Reporting

/// Reads property lists of the old style, such as `{ name = "App"; files = (a, b); }`.
struct OldStyleReader {
  var cursor: ByteCursor
  private var depth = 0

  /// Creates a reader for a text.
  init(_ text: [UInt8]) { cursor = ByteCursor(text) }

  /// The value of the whole text.
  mutating func file() throws(SettingsError) -> SettingsValue {
    try skipBlank()
    if cursor.isAtEnd { throw SettingsError(.empty) }
    let start = cursor
    let value = try value()
    try skipBlank()
    if cursor.isAtEnd { return value }
    // A file of lines `"key" = "value";` has no braces.
    guard value.text != nil, "=;".utf8.contains(cursor.byte()) else {
      throw cursor.unexpected(expected: "the end of the file", in: "a property list")
    }
    cursor = start
    return SettingsValue(.dictionary(try entries(endsWithBrace: false)), line: start.line)
  }

  private mutating func value() throws(SettingsError) -> SettingsValue {
    let line = cursor.line
    return switch cursor.byte() {
    case UInt8(ascii: "{"): SettingsValue(.dictionary(try dictionary()), line: line)
    case UInt8(ascii: "("): SettingsValue(.array(try array()), line: line)
    case UInt8(ascii: "<"): SettingsValue(.data(try data()), line: line)
    default: SettingsValue(.string(try string(expected: "a value")), line: line)
    }
  }

  /// Skips white space and comments.
  private mutating func skipBlank() throws(SettingsError) {
    while true {
      let byte = cursor.byte()
      if byte.isSpace {
        cursor.advance()
      } else if byte != UInt8(ascii: "/") {
        return
      } else if cursor.byte(1) == UInt8(ascii: "/") {
        cursor.skipLine()
      } else if cursor.byte(1) == UInt8(ascii: "*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(SettingsError) {
    let line = cursor.line
    cursor.skip(2)
    if cursor.skip(past: "*/") == nil { throw cursor.cutOff("the comment", since: line) }
  }
}

extension OldStyleReader {
  private mutating func open() throws(SettingsError) {
    depth += 1
    if depth > SettingsError.maxNesting { throw cursor.tooDeep }
    cursor.skip(1)
  }

  private mutating func close() {
    depth -= 1
    cursor.skip(1)
  }

  private mutating func dictionary() throws(SettingsError) -> [SettingsEntry] {
    try open()
    let entries = try entries(endsWithBrace: true)
    close()
    return entries
  }

  /// The entries up to the closing brace, or up to the end of the file.
  private mutating func entries(endsWithBrace: Bool) throws(SettingsError) -> [SettingsEntry] {
    var entries: [SettingsEntry] = []
    while true {
      try skipBlank()
      let isEnd = endsWithBrace ? cursor.byte() == UInt8(ascii: "}") : cursor.isAtEnd
      if isEnd { return entries }
      entries.append(try entry())
    }
  }

  private mutating func entry() throws(SettingsError) -> SettingsEntry {
    let line = cursor.line
    let key = try string(expected: "a key")
    try skipBlank()
    // `key;` is short for `key = key;`.
    var value = SettingsValue(.string(key), line: line)
    if cursor.byte() == UInt8(ascii: "=") {
      cursor.skip(1)
      try skipBlank()
      value = try self.value()
      try skipBlank()
    }
    guard cursor.skip(";") else {
      throw cursor.unexpected(
        expected: "“;” after the value of “\(key.excerpt)”", in: "a dictionary")
    }
    return SettingsEntry(key: key, line: line, value: value)
  }

  private mutating func array() throws(SettingsError) -> [SettingsValue] {
    try open()
    var items: [SettingsValue] = []
    try skipBlank()
    while cursor.byte() != UInt8(ascii: ")") {
      items.append(try value())
      try skipBlank()
      if cursor.skip(",") {
        try skipBlank()
      } else if cursor.byte() != UInt8(ascii: ")") {
        throw cursor.unexpected(expected: "“,” or “)”", in: "an array")
      }
    }
    close()
    return items
  }
}
