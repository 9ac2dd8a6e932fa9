/// The bytes of a log, known to be UTF-8 text without NUL.
struct LogText {
  let bytes: [UInt8]
  /// Where the text starts, after a byte order mark.
  let start: Int
  /// The content without surrounding white space; never empty.
  let body: Range<Int>

  /// Complexity: O(*n*) for *n* bytes.
  init(_ bytes: [UInt8]) throws(LogError) {
    if let format = Self.binaryFormats.first(where: { bytes.starts(with: $0.signature) }) {
      throw .binary(format: format.name)
    }
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    try Self.checkEncoding(of: bytes, from: start)
    self.bytes = bytes
    body = bytes.trimmed(start..<bytes.count)
    if body.isEmpty { throw .empty }
  }

  /// The lines that are not blank.
  var lines: LogLines { LogLines(self) }

  private static let binaryFormats: [(signature: [UInt8], name: String)] = [
    ([0xFF, 0xFE], "UTF-16 text"),
    ([0xFE, 0xFF], "UTF-16 text"),
    ([0x1F, 0x8B], "compressed (gzip)"),
    ([0x50, 0x4B, 0x03, 0x04], "an archive (zip)"),
    (Array("bplist".utf8), "a binary property list"),
  ]
}

extension LogText {
  private static func checkEncoding(of bytes: [UInt8], from start: Int) throws(LogError) {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0 { throw .nulByte(offset: index) }
      guard byte >= 0x80 else {
        index += 1
        continue
      }
      let length = sequenceLength(in: bytes, at: index)
      if length == 0 { throw .invalidUTF8(offset: index) }
      index += length
    }
  }

  /// The length of the well-formed sequence of two to four bytes at an index, or 0.
  ///
  /// The bounds of the second byte are those of table 3-7 of the Unicode Standard, which refuse
  /// overlong forms, surrogates and what lies beyond U+10FFFF.
  private static func sequenceLength(in bytes: [UInt8], at index: Int) -> Int {
    let second: ClosedRange<UInt8>
    let length: Int
    switch bytes[index] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    let rest = bytes[(index + 2)..<(index + length)]
    return rest.allSatisfy { (0x80...0xBF).contains($0) } ? length : 0
  }
}
