import Reporting

/// Reads property lists: XML, binary, and the old style, which Xcode's project files have.
package enum PropertyList {
  /// The value of a property list.
  ///
  /// Dates are strings in the form of the XML (`2001-01-01T00:00:00Z`), in the old style numbers are
  /// strings, too. A file of lines `"key" = "value";` without braces is a dictionary.
  ///
  /// Xcode and UIKit read property lists with CoreFoundation, so this reads and refuses the same files.
  /// CoreFoundation itself is not used: it keeps no lines, and hostile files make it crash.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func read(_ bytes: [UInt8]) throws(SettingsError) -> SettingsValue {
    if bytes.starts(with: "bplist".utf8) { return try BinaryPropertyList.read(bytes) }
    if bytes.prefix(2).contains(0) {
      throw SettingsError(
        .malformed("Xcode cannot read UTF-16 without a byte order mark; save the file as UTF-8"))
    }
    if bytes.isEmpty { throw SettingsError(.empty) }
    let text = try TextFile.unchecked(XMLText.transcoded(bytes))
    guard isMarkup(text.drop(while: \.isMarkupSpace)) else {
      var reader = OldStyleReader(try XMLText.utf8(bytes))
      return try reader.file()
    }
    var reader = XMLPropertyListReader(text)
    do {
      return try reader.file()
    } catch {
      // A byte that is not UTF-8 does no harm in a comment. Elsewhere it is the likely cause.
      _ = try XMLText.utf8(bytes)
      throw error
    }
  }

  /// Whether a text begins with a tag, and not with data of the old style, such as `<0fbd77>`.
  private static func isMarkup(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.first == UInt8(ascii: "<") else { return false }
    let next = text.dropFirst().first { $0.hexadecimalDigit == nil } ?? 0
    return next.isNameByte || next == UInt8(ascii: "?") || next == UInt8(ascii: "!")
  }
}
