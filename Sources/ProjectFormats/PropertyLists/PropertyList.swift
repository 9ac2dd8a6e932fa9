import Reporting

/// Reads property lists: XML, binary, and the old style, which Xcode's project files have.
package enum PropertyList {
  /// The value of a property list.
  ///
  /// Dates are strings in the form of the XML (`2001-01-01T00:00:00Z`), in the old style numbers are
  /// strings, too. A file of lines `"key" = "value";` without braces is a dictionary.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func read(_ bytes: [UInt8]) throws(SettingsError) -> SettingsValue {
    if bytes.starts(with: "bplist".utf8) { return try BinaryPropertyList.read(bytes) }
    let text = try XMLText.utf8(bytes)
    guard let first = text.firstIndex(where: { !$0.isSpace }) else { throw SettingsError(.empty) }
    if isMarkup(text[first...]) {
      var reader = XMLPropertyListReader(text)
      return try reader.file()
    }
    var reader = OldStyleReader(text)
    return try reader.file()
  }

  /// Whether a text begins with a tag, and not with data of the old style, such as `<0fbd77>`.
  private static func isMarkup(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.first == UInt8(ascii: "<") else { return false }
    let next = text.dropFirst().first { $0.hexadecimalDigit == nil } ?? 0
    return next.isNameByte || next == UInt8(ascii: "?") || next == UInt8(ascii: "!")
  }
}
