import Reporting

/// Reads TOML line by line.
struct TOMLReader {
  var cursor: ByteCursor
  private var tree = TOMLTree()
  /// The table that the last header opened, and how deep it is.
  private var table = 0
  private var tableDepth = 0
  private var depth = 0

  /// Creates a reader for a text.
  init(_ text: [UInt8]) { cursor = ByteCursor(text) }

  /// The value of the whole file.
  mutating func file() throws(SettingsError) -> SettingsValue {
    skipBlank()
    while !cursor.isAtEnd {
      if cursor.byte() == UInt8(ascii: "[") { try header() } else { try assignment() }
      try endLine()
      skipBlank()
    }
    return tree.value
  }

  /// Skips white space, comments and the ends of lines.
  private mutating func skipBlank() {
    while true {
      cursor.skip(while: \.isSpace)
      if cursor.byte() != UInt8(ascii: "#") { return }
      cursor.skipLine()
    }
  }

  private mutating func endLine() throws(SettingsError) {
    cursor.skip(while: \.isInlineSpace)
    if cursor.byte() == UInt8(ascii: "#") { cursor.skipLine() }
    if !cursor.isAtEnd, !cursor.byte().isLineEnd {
      throw cursor.unexpected(expected: "the end of the line", in: "a line")
    }
  }

  private mutating func header() throws(SettingsError) {
    cursor.skip(1)
    let isArray = cursor.skip("[")
    let path = try key()
    guard isArray ? cursor.skip("]]") : cursor.skip("]") else {
      throw cursor.unexpected(expected: isArray ? "“]]”" : "“]”", in: "the name of a table")
    }
    table = isArray ? try tree.append(path) : try tree.open(path)
    tableDepth = 2 * path.count
  }

  private mutating func assignment() throws(SettingsError) {
    let path = try key()
    depth = tableDepth + path.count - 1
    try tree.add(assigned(), at: path, in: table)
  }

  /// The value after an equals sign.
  private mutating func assigned() throws(SettingsError) -> SettingsValue {
    guard cursor.skip("=") else { throw cursor.unexpected(expected: "“=”", in: "a line") }
    cursor.skip(while: \.isInlineSpace)
    return try value()
  }
}

extension TOMLReader {
  private mutating func value() throws(SettingsError) -> SettingsValue {
    let line = cursor.line
    switch cursor.byte() {
    case UInt8(ascii: "["): return SettingsValue(.array(try array()), line: line)
    case UInt8(ascii: "{"): return try inlineTable()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return SettingsValue(.string(try string()), line: line)
    default: return SettingsValue(try scalar(), line: line)
    }
  }

  private mutating func open() throws(SettingsError) {
    depth += 1
    if depth > SettingsError.maxNesting { throw cursor.tooDeep }
    cursor.skip(1)
    skipBlank()
  }

  private mutating func array() throws(SettingsError) -> [SettingsValue] {
    var items: [SettingsValue] = []
    try open()
    while !cursor.skip("]") {
      items.append(try value())
      try skipComma(before: "]")
    }
    depth -= 1
    return items
  }

  /// A table in braces, to which no later line can add.
  private mutating func inlineTable() throws(SettingsError) -> SettingsValue {
    var table = TOMLTree(line: cursor.line)
    try open()
    while !cursor.skip("}") {
      let path = try key()
      depth += path.count - 1
      if depth > SettingsError.maxNesting { throw cursor.tooDeep }
      try table.add(assigned(), at: path, in: 0)
      depth -= path.count - 1
      try skipComma(before: "}")
    }
    depth -= 1
    return table.value
  }

  private mutating func skipComma(before bracket: Unicode.Scalar) throws(SettingsError) {
    skipBlank()
    if cursor.skip(",") {
      skipBlank()
    } else if cursor.byte() != UInt8(ascii: bracket) {
      throw cursor.unexpected(expected: "“,” or “\(bracket)”", in: "a value")
    }
  }
}
