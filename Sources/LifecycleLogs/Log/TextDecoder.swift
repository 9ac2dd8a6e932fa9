/// Converts the bytes of a file into UTF-8 without a byte order mark, piece by piece.
///
/// Text that has no UTF-16 byte order mark is passed on unchanged.
struct TextDecoder {
  /// The first bytes, while there are too few to detect the encoding.
  private var start: [UInt8] = []
  private var isStarted = false
  private var utf16: UTF16Decoder?
  /// The length of the byte order mark in bytes.
  private(set) var markLength = 0

  var isUTF16: Bool { utf16 != nil }

  mutating func decode(_ piece: [UInt8]) throws(LogError) -> [UInt8] {
    if isStarted { return utf16?.decode(piece) ?? piece }
    start += piece
    return start.count < Self.maxSignatureBytes ? [] : try begin()
  }

  /// The rest of the text, at the end of the file.
  mutating func finish() throws(LogError) -> [UInt8] {
    let text = isStarted ? [] : try begin()
    return text + (utf16?.finish() ?? [])
  }

  private mutating func begin() throws(LogError) -> [UInt8] {
    isStarted = true
    if let format = Self.binaryFormats.first(where: { start.starts(with: $0.signature) }) {
      throw .binary(format: format.name)
    }
    if start.starts(with: [0xFF, 0xFE]) { utf16 = UTF16Decoder(isBigEndian: false) }
    if start.starts(with: [0xFE, 0xFF]) { utf16 = UTF16Decoder(isBigEndian: true) }
    markLength = utf16 != nil ? 2 : start.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = Array(start.dropFirst(markLength))
    start = []
    return utf16?.decode(text) ?? text
  }

  private static let binaryFormats: [(signature: [UInt8], name: String)] = [
    ([0x1F, 0x8B], "compressed (gzip)"),
    ([0x50, 0x4B, 0x03, 0x04], "an archive (zip)"),
    (Array("bplist".utf8), "a binary property list"),
  ]

  private static let maxSignatureBytes = 6
}

/// Converts UTF-16 into UTF-8, piece by piece; half a character becomes “�”.
private struct UTF16Decoder {
  let isBigEndian: Bool
  /// The first byte of a unit that was cut.
  private var half: UInt8?
  private var highSurrogate: UInt16?

  init(isBigEndian: Bool) {
    self.isBigEndian = isBigEndian
  }

  mutating func decode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for byte in bytes {
      guard let first = half else {
        half = byte
        continue
      }
      half = nil
      let (high, low) = isBigEndian ? (first, byte) : (byte, first)
      add(UInt16(high) << 8 | UInt16(low), to: &text)
    }
    return text
  }

  mutating func finish() -> [UInt8] {
    let isCut = half != nil || highSurrogate != nil
    (half, highSurrogate) = (nil, nil)
    return isCut ? Array("\u{FFFD}".utf8) : []
  }

  private mutating func add(_ unit: UInt16, to text: inout [UInt8]) {
    let high = highSurrogate
    highSurrogate = nil
    switch unit {
    case 0xDC00...0xDFFF where high != nil:
      let value = 0x10000 + UInt32((high ?? 0) - 0xD800) << 10 + UInt32(unit - 0xDC00)
      Self.add(Unicode.Scalar(value), to: &text)
      return
    case 0xD800...0xDBFF: highSurrogate = unit
    default: break
    }
    if high != nil { Self.add(nil, to: &text) }
    if highSurrogate == nil { Self.add(Unicode.Scalar(unit), to: &text) }
  }

  private static func add(_ scalar: Unicode.Scalar?, to text: inout [UInt8]) {
    text += Array(String(scalar ?? "\u{FFFD}").utf8)
  }
}
