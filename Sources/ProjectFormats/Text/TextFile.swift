import Reporting

/// The text of a file, as bytes of UTF-8 without a byte order mark and without NUL.
enum TextFile {
  /// The text of some bytes, which may be UTF-16 if they begin with a byte order mark.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func utf8(_ bytes: [UInt8]) throws(SettingsError) -> [UInt8] {
    if bytes.starts(with: [0xFE, 0xFF]) {
      return try UTF16Text(bytes[2...], isBigEndian: true).utf8()
    }
    if bytes.starts(with: [0xFF, 0xFE]) {
      return try UTF16Text(bytes[2...], isBigEndian: false).utf8()
    }
    switch bytes[...].encodingFault(origin: 0) {
    case .nulByte(let offset), .invalidUTF8(let offset):
      throw SettingsError(.notText(offset: offset), line: line(of: offset, in: bytes))
    case nil:
      return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes
    }
  }

  private static func line(of offset: Int, in bytes: [UInt8]) -> Int {
    1 + bytes[..<offset].count { $0 == UInt8(ascii: "\n") }
  }
}
