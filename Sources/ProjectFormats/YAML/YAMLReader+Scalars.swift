import Reporting

extension YAMLReader {
  /// A key with its line.
  struct Key {
    let text: String
    let line: Int
  }

  /// Whether a key and a colon stand here, in one line.
  func isAtKey() throws(SettingsError) -> Bool {
    var reader = self
    return try reader.key() != nil
  }

  /// Reads a key and its colon, or gives nil and leaves the cursor anywhere.
  mutating func key() throws(SettingsError) -> Key? {
    let line = cursor.line
    let text: String
    switch cursor.byte() {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard isQuotedInLine else { return nil }
      text = try quoted()
    case _ where Self.indicators.contains(cursor.byte()) || isAt("-") || isAt("?"): return nil
    default: text = cursor.text(plainInLine())
    }
    cursor.skip(while: \.isInlineSpace)
    guard isAt(":"), cursor.line == line else { return nil }
    cursor.skip(1)
    return Key(text: text, line: line)
  }

  /// What no scalar without quotation marks can begin with.
  private static let indicators = Set("[]{},&*!|>%@`#".utf8)

  /// Whether the quotation mark that stands here is closed in the same line.
  private var isQuotedInLine: Bool {
    var line = cursor
    let quote = line.byte()
    line.skip(1)
    while !line.byte().isLineEnd, !line.isAtEnd {
      if line.byte() == quote { return true }
      line.skip(quote == UInt8(ascii: "\"") && line.byte() == UInt8(ascii: "\\") ? 2 : 1)
    }
    return false
  }

  /// The words up to a colon, a comment or the end of the line, without blanks at their end.
  mutating func plainInLine(isFlow: Bool = false) -> Range<Int> {
    let start = cursor.index
    while !isAtLineEnd {
      if cursor.byte() == UInt8(ascii: ":"), isAtColon(isFlow: isFlow) { break }
      if isFlow, ",[]{}".utf8.contains(cursor.byte()) { break }
      if cursor.byte() == UInt8(ascii: "#"), isAfterBlank { break }
      cursor.skip(1)
    }
    return cursor.bytes.trimmed(start..<cursor.index)
  }

  /// Whether the colon that stands here separates a key from its value.
  func isAtColon(isFlow: Bool) -> Bool {
    isAt(":") || isFlow && ",[]{}".utf8.contains(cursor.byte(1))
  }

  /// A scalar without quotation marks, which continues in lines that are indented more deeply.
  mutating func plain(under indentation: Int) throws(SettingsError) -> String {
    if Self.indicators.contains(cursor.byte()) || isAt("-") {
      throw cursor.unexpected(expected: "a value", in: "a value")
    }
    var text = cursor.text(plainInLine())
    while cursor.byte().isLineEnd {
      var next = self
      let breaks = next.skipLineEnds()
      next.cursor.skip(while: \.isInlineSpace)
      guard !next.isDone, next.cursor.column > indentation, next.cursor.byte() != UInt8(ascii: "#")
      else { break }
      self = next
      text += breaks == 1 ? " " : String(repeating: "\n", count: breaks - 1)
      text += cursor.text(plainInLine())
    }
    if isAt(":") { throw cursor.unexpected(expected: "a value without a colon", in: "a value") }
    return text
  }

  /// Skips the ends of lines and blank lines.
  ///
  /// - Returns: How many lines end.
  mutating func skipLineEnds() -> Int {
    var count = 0
    while cursor.byte().isLineEnd {
      count += 1
      cursor.skipLineEnd()
      var line = cursor
      line.skip(while: \.isInlineSpace)
      if line.byte().isLineEnd { cursor = line }
    }
    return count
  }
}
