import Reporting

extension BuildSettingsFile {
  /// Reads a file; an empty one has no settings.
  ///
  /// - Throws: An error only if the bytes are not text.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func read(_ bytes: [UInt8]) throws(SettingsError) -> BuildSettingsFile {
    var file = BuildSettingsFile()
    var cursor = ByteCursor(try TextFile.utf8(bytes))
    while !cursor.isAtEnd {
      cursor.skip(while: \.isInlineSpace)
      file.readLine(&cursor)
      cursor.skipLine()
      cursor.skipLineEnd()
    }
    return file
  }

  private mutating func readLine(_ cursor: inout ByteCursor) {
    let start = cursor
    if cursor.isAtEnd || cursor.byte().isLineEnd || cursor.starts(with: "//") { return }
    if cursor.byte() == UInt8(ascii: "#") {
      if let include = Self.include(&cursor) { return includes.append(include) }
    } else if let assignment = Self.assignment(&cursor) {
      return assignments.append(assignment)
    }
    cursor = start
    let range = cursor.skipLine()
    unread.append(UnreadLine(text: cursor.bytes.excerpt(range), line: start.line))
  }

  private static func include(_ cursor: inout ByteCursor) -> Include? {
    let line = cursor.line
    cursor.skip(1)
    cursor.skip(while: \.isInlineSpace)
    guard cursor.skip("include") else { return nil }
    let isOptional = cursor.skip("?")
    cursor.skip(while: \.isInlineSpace)
    guard cursor.skip("\"") else { return nil }
    let path = cursor.text(cursor.skip { $0 != UInt8(ascii: "\"") && !$0.isLineEnd })
    guard cursor.skip("\"") else { return nil }
    cursor.skip(while: \.isInlineSpace)
    guard cursor.isAtEnd || cursor.byte().isLineEnd || cursor.starts(with: "//") else { return nil }
    return Include(path: path, isOptional: isOptional, line: line)
  }

  private static func assignment(_ cursor: inout ByteCursor) -> Assignment? {
    let line = cursor.line
    guard let key = BuildSettingsKey(&cursor), cursor.skip("=") else { return nil }
    return Assignment(key: key, value: value(&cursor), line: line)
  }

  /// The value up to the end of the line; a backslash at the end continues it.
  private static func value(_ cursor: inout ByteCursor) -> String {
    var parts: [String] = []
    while true {
      let (part, isContinued) = valuePart(&cursor)
      if !part.isEmpty { parts.append(part) }
      if !isContinued || cursor.isAtEnd { return parts.joined(separator: " ") }
      cursor.skipLineEnd()
    }
  }

  /// The part of a value in one line, without a comment or a semicolon at its end.
  private static func valuePart(_ cursor: inout ByteCursor) -> (text: String, isContinued: Bool) {
    let start = cursor.index
    // A comment begins even in the middle of a word, such as a web address.
    while !cursor.isAtEnd, !cursor.byte().isLineEnd, !cursor.starts(with: "//") { cursor.skip(1) }
    let bytes = cursor.bytes
    var range = bytes.trimmed(start..<cursor.index)
    cursor.skipLine()
    if bytes[range].last == UInt8(ascii: ";") { range = bytes.trimmed(range.dropLast()) }
    guard bytes[range].last == UInt8(ascii: "\\") else { return (cursor.text(range), false) }
    return (cursor.text(bytes.trimmed(range.dropLast())), true)
  }
}
