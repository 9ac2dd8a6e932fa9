import Reporting

/// A part of a key, with its line.
struct TOMLKey {
  let text: String
  let line: Int

  /// The error that the key has another value already.
  var isTaken: SettingsError {
    SettingsError(.unexpected(text.excerpt, expected: "a key that has no value yet"), line: line)
  }
}

extension TOMLReader {
  /// A key with its parts, such as `a."b c".d`.
  mutating func key() throws(SettingsError) -> [TOMLKey] {
    var parts: [TOMLKey] = []
    repeat {
      cursor.skip(while: \.isInlineSpace)
      parts.append(TOMLKey(text: try keyPart(), line: cursor.line))
      cursor.skip(while: \.isInlineSpace)
    } while cursor.skip(".")
    // Each part can be an array of tables, which are two levels.
    if 2 * parts.count > SettingsError.maxNesting { throw cursor.tooDeep }
    return parts
  }

  private mutating func keyPart() throws(SettingsError) -> String {
    let byte = cursor.byte()
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try lineString() }
    let range = cursor.skip { $0.isNameByte || $0 == UInt8(ascii: "-") }
    if range.isEmpty { throw cursor.unexpected(expected: "a key", in: "a key") }
    return cursor.text(range)
  }
}
