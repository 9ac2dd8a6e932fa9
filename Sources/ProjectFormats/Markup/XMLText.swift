import Foundation
import Reporting

/// The text of an XML file in UTF-8, whatever encoding it declares.
enum XMLText {
  /// The text of some bytes in UTF-8, UTF-16 or any declared encoding that Foundation knows.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func utf8(_ bytes: [UInt8]) throws(SettingsError) -> [UInt8] {
    // The first character of XML is “<”, so that the order of bytes shows without a mark.
    if bytes.starts(with: [0x3C, 0x00]) {
      return try UTF16Text(bytes[...], isBigEndian: false).utf8()
    }
    if bytes.starts(with: [0x00, 0x3C]) {
      return try UTF16Text(bytes[...], isBigEndian: true).utf8()
    }
    return try TextFile.utf8(transcoded(bytes))
  }

  /// The bytes, in UTF-8 if they declare another encoding that agrees with ASCII.
  ///
  /// Only CoreFoundation knows the names of its encodings, and Foundation has no function for them on
  /// Linux. It does read property lists, so the text becomes the only string of one.
  static func transcoded(_ bytes: [UInt8]) throws(SettingsError) -> [UInt8] {
    guard let name = declaredEncoding(of: bytes), name.lowercased() != "utf-8" else {
      return bytes
    }
    var file = Array("<?xml encoding=\"\(name)\"?><string>".utf8)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "<"): file += "&lt;".utf8
      case UInt8(ascii: "&"): file += "&amp;".utf8
      default: file.append(byte)
      }
    }
    file += "</string>".utf8
    // In encodings with escape sequences the bytes of “<” and “&” can stand for other characters.
    let value =
      bytes.contains(0x1B)
      ? nil
      : try? PropertyListSerialization.propertyList(from: Data(file), options: [], format: nil)
    guard let text = value as? String else {
      let words = "this file is not text in the encoding \(name.shown), or Xcode does not know it"
      throw SettingsError(.malformed("\(words); save the file as UTF-8"), line: 1)
    }
    return Array(text.utf8)
  }

  /// The encoding that the first line names, as in `<?xml version="1.0" encoding="UTF-8"?>`.
  ///
  /// Like CoreFoundation, this finds no name if there are blanks around the “=” or a byte order mark.
  private static func declaredEncoding(of bytes: [UInt8]) -> String? {
    var cursor = ByteCursor(bytes)
    guard cursor.skip("<?xml") else { return nil }
    while !cursor.skip("encoding=") {
      if cursor.isAtEnd || "?>".utf8.contains(cursor.byte()) { return nil }
      cursor.advance()
    }
    let quote = cursor.byte()
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    cursor.skip(1)
    let range = cursor.skip { $0 != quote && $0 != UInt8(ascii: "\"") }
    return cursor.byte() == quote ? cursor.text(range) : nil
  }
}
