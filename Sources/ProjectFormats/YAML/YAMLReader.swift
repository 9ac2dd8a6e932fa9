import Reporting

/// Reads a document of YAML.
struct YAMLReader {
  /// What an anchor names, with what an alias adds to the limits.
  struct Anchored {
    let value: SettingsValue
    let count: Int
    let height: Int
  }

  var cursor: ByteCursor
  var anchors: [String: Anchored] = [:]
  /// How many values there are, with those that aliases repeat.
  var count = 0
  /// How many collections are open.
  var depth = 0
  /// How many collections are around the innermost value so far.
  var height = 0

  /// Creates a reader for a text.
  init(_ text: [UInt8]) { cursor = ByteCursor(text) }

  /// The value of the first document.
  mutating func document() throws(SettingsError) -> SettingsValue {
    try skipBlank()
    while cursor.byte() == UInt8(ascii: "%") {
      cursor.skipLine()
      try skipBlank()
    }
    if isAtMarker, cursor.skip("---") { try skipBlank() }
    if isDone { throw SettingsError(.empty) }
    let value = try value(in: Place(indentation: -1, kind: .document))
    try skipBlank()
    if isDone { return value }
    throw cursor.unexpected(expected: "the end of the document", in: "a file")
  }

  /// Whether the document ends here.
  var isDone: Bool { cursor.isAtEnd || isAtMarker }

  /// Whether `---` or `...` stands alone at the beginning of the line.
  var isAtMarker: Bool {
    cursor.column == 0 && (cursor.starts(with: "---") || cursor.starts(with: "..."))
      && (cursor.index + 3 >= cursor.bytes.count || cursor.byte(3).isSpace)
  }

  /// Skips white space, comments and the ends of lines.
  mutating func skipBlank() throws(SettingsError) {
    while !cursor.isAtEnd {
      let isNewLine = cursor.column == 0
      cursor.skip { $0 == UInt8(ascii: " ") }
      let tab = cursor
      cursor.skip(while: \.isInlineSpace)
      if cursor.byte() == UInt8(ascii: "#") { cursor.skipLine() }
      guard cursor.byte().isLineEnd else {
        if isNewLine, cursor.index > tab.index, !cursor.isAtEnd {
          throw SettingsError(.unexpected("a tab", expected: "a space"), line: tab.line)
        }
        return
      }
      cursor.skipLineEnd()
    }
  }

  /// Skips white space and a comment up to the end of the line.
  mutating func skipInlineBlank() {
    cursor.skip(while: \.isInlineSpace)
    if isAfterBlank, cursor.byte() == UInt8(ascii: "#") { cursor.skipLine() }
  }

  /// Whether a comment can begin here.
  var isAfterBlank: Bool { cursor.index == 0 || cursor.bytes[cursor.index - 1].isSpace }

  /// Whether the line ends here.
  var isAtLineEnd: Bool { cursor.isAtEnd || cursor.byte().isLineEnd }

  /// Whether an indicator such as `-` or `:` stands here, with a blank or the end after it.
  func isAt(_ indicator: Unicode.Scalar) -> Bool {
    cursor.byte() == UInt8(ascii: indicator)
      && (cursor.index + 1 >= cursor.bytes.count || cursor.byte(1).isSpace)
  }
}
