import Reporting

/// Reads property lists of the old style, such as `{ name = "App"; files = (a, b); }`.
struct OldStyleReader {
  var cursor: ByteCursor
  private var depth = 0
  /// The line of a comment without an end, which hides the rest of the file.
  private var openComment: Int?

  /// Creates a reader for a text.
  init(_ text: [UInt8]) { cursor = ByteCursor(text) }

  /// The value of the whole text; one without anything but comments is an empty dictionary.
  mutating func file() throws(SettingsError) -> SettingsValue {
    do {
      return try content()
    } catch {
      guard let openComment else { throw error }
      throw cursor.cutOff("the comment", since: openComment)
    }
  }

  private mutating func content() throws(SettingsError) -> SettingsValue {
    skipBlank()
    let start = cursor
    if cursor.isAtEnd { return SettingsValue(.dictionary([]), line: start.line) }
    let value = try value()
    skipBlank()
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
  private mutating func skipBlank() {
    while true {
      let byte = cursor.byte()
      if byte.isSpace {
        cursor.advance()
      } else if byte < 0x80, byte != UInt8(ascii: "/") {
        return
      } else if cursor.starts(with: "//") {
        while !cursor.isAtEnd, !cursor.byte().isLineEnd, !skipSeparator() { cursor.skip(1) }
      } else if cursor.starts(with: "/*") {
        skipComment()
      } else if !skipSeparator() {
        return
      }
    }
  }

  private mutating func skipComment() {
    let line = cursor.line
    cursor.skip(2)
    if cursor.skip(past: "*/") == nil { openComment = line }
  }

  /// Skips a line separator or a paragraph separator of Unicode; says whether one was there.
  mutating func skipSeparator() -> Bool { cursor.skip("\u{2028}") || cursor.skip("\u{2029}") }
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

  /// The entries up to the closing brace; without braces, up to what is no key.
  private mutating func entries(endsWithBrace: Bool) throws(SettingsError) -> [SettingsEntry] {
    var entries: [SettingsEntry] = []
    while true {
      skipBlank()
      if endsWithBrace, cursor.byte() == UInt8(ascii: "}") { return entries }
      let line = cursor.line
      let key: String
      do {
        key = try string(expected: "a key")
      } catch {
        if endsWithBrace { throw error }
        return entries
      }
      entries.append(try entry(key, line: line))
    }
  }

  private mutating func entry(
    _ key: String, line: Int
  ) throws(SettingsError) -> SettingsEntry {
    skipBlank()
    // `key;` is short for `key = key;`.
    var value = SettingsValue(.string(key), line: line)
    if cursor.byte() == UInt8(ascii: "=") {
      cursor.skip(1)
      skipBlank()
      value = try self.value()
      skipBlank()
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
    skipBlank()
    while cursor.byte() != UInt8(ascii: ")") {
      items.append(try value())
      skipBlank()
      if cursor.skip(",") {
        skipBlank()
      } else if cursor.byte() != UInt8(ascii: ")") {
        throw cursor.unexpected(expected: "“,” or “)”", in: "an array")
      }
    }
    close()
    return items
  }
}
