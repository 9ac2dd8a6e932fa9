import Reporting

/// The text of an XML file in UTF-8, whatever encoding it declares.
enum XMLText {
  /// The text of some bytes in UTF-8, UTF-16 or, without characters beyond ASCII, any declared
  /// encoding that agrees with ASCII.
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
    let text = try TextFile.utf8(bytes)
    let isUTF16 = text.count != bytes.count && bytes[0] >= 0xFE
    if !isUTF16, text.contains(where: { $0 >= 0x80 }), let name = declaredEncoding(of: text),
      name.lowercased() != "utf-8"
    {
      throw SettingsError(.notSupported("the encoding \(name.shown)"), line: 1)
    }
    return text
  }

  /// The encoding that the first line names, as in `<?xml version="1.0" encoding="UTF-8"?>`.
  private static func declaredEncoding(of text: [UInt8]) -> String? {
    var cursor = ByteCursor(text)
    guard cursor.skip("<?xml"), let range = cursor.skip(past: "?>"), range.count < 200 else {
      return nil
    }
    let parts = cursor.text(range).split(separator: "encoding", maxSplits: 1)
    guard let value = parts.dropFirst().first else { return nil }
    return value.split(whereSeparator: { " =\t\n\r\"'".contains($0) }).first.map(String.init)
  }
}
