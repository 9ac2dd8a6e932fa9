import Reporting

/// The text of a file, as bytes of UTF-8 without a byte order mark and without NUL.
enum TextFile {
  /// The text of some bytes, which may be UTF-16 if they begin with a byte order mark.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func utf8(_ bytes: [UInt8]) throws(SettingsError) -> [UInt8] {
    if bytes.isMarkedUTF16 { return try unchecked(bytes) }
    switch bytes[...].encodingFault(origin: 0) {
    case .nulByte(let offset), .invalidUTF8(let offset):
      throw SettingsError(.notText(offset: offset), line: line(of: offset, in: bytes))
    case nil:
      return try unchecked(bytes)
    }
  }

  /// The text of some bytes as in ``utf8(_:)``; whether UTF-8 is valid is not checked.
  static func unchecked(_ bytes: [UInt8]) throws(SettingsError) -> [UInt8] {
    if bytes.isMarkedUTF16 {
      return try UTF16Text(bytes[2...], isBigEndian: bytes[0] == 0xFE).utf8()
    }
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes
  }

  private static func line(of offset: Int, in bytes: [UInt8]) -> Int {
    1 + bytes[..<offset].count { $0 == UInt8(ascii: "\n") }
  }
}

extension [UInt8] {
  fileprivate var isMarkedUTF16: Bool { starts(with: [0xFE, 0xFF]) || starts(with: [0xFF, 0xFE]) }
}
