/// The first byte at which a text stops being UTF-8 text.
package enum EncodingFault: Hashable, Sendable {
  /// A NUL byte stands at an offset in bytes.
  case nulByte(offset: Int)
  /// The bytes from an offset on are not UTF-8.
  case invalidUTF8(offset: Int)

  /// The offset in bytes.
  var offset: Int {
    switch self {
    case .nulByte(let offset), .invalidUTF8(let offset): offset
    }
  }
}

extension ArraySlice<UInt8> {
  /// The first byte that is NUL or not UTF-8, if there is one.
  ///
  /// - Parameter origin: The offset in the file of the byte with the index 0.
  /// - Returns: The fault with the offset of that byte in the file.
  package func encodingFault(origin: Int) -> EncodingFault? {
    if isPlainASCII { return nil }
    var index = startIndex
    while index < endIndex {
      let byte = self[index]
      if byte == 0 { return .nulByte(offset: origin + index) }
      guard byte >= 0x80 else {
        index += 1
        continue
      }
      let length = sequenceLength(at: index)
      if length == 0 { return .invalidUTF8(offset: origin + index) }
      index += length
    }
    return nil
  }

  /// Whether all bytes are ASCII and none is NUL.
  private var isPlainASCII: Bool {
    // The highest bit is set in every byte that is not ASCII, and in 0 minus one.
    withUnsafeBufferPointer { bytes in
      bytes.reduce(0) { $0 | $1 | ($1 &- 1) } < 0x80
    }
  }

  /// The length of the well-formed sequence of two to four bytes at an index, or 0.
  ///
  /// The bounds of the second byte are those of table 3-7 of the Unicode Standard, which refuse
  /// overlong forms, surrogates and what lies beyond U+10FFFF.
  private func sequenceLength(at index: Int) -> Int {
    let second: ClosedRange<UInt8>
    let length: Int
    switch self[index] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard index + length <= endIndex, second.contains(self[index + 1]) else { return 0 }
    let rest = self[(index + 2)..<(index + length)]
    return rest.allSatisfy { (0x80...0xBF).contains($0) } ? length : 0
  }
}

/// A position in a text: line and column, both from 1, columns in Unicode characters.
package struct TextPosition: Sendable {
  package var line = 1
  package var column = 1

  package init(line: Int = 1, column: Int = 1) {
    self.line = line
    self.column = column
  }

  package mutating func advance(over byte: UInt8) {
    if byte == UInt8(ascii: "\n") {
      (line, column) = (line + 1, 1)
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }

  package func advanced(over bytes: some Sequence<UInt8>) -> TextPosition {
    bytes.reduce(into: self) { $0.advance(over: $1) }
  }
}

extension UInt8 {
  /// Whether this is ASCII white space.
  @inlinable package var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// Whether this is an ASCII digit.
  @inlinable package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether this is an ASCII letter, a digit or an underscore.
  @inlinable package var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
