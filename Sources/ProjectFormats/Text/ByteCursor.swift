import Reporting

/// A position in a text, with its line.
struct ByteCursor {
  /// The text; it holds no NUL.
  let bytes: [UInt8]
  /// The offset of the current byte.
  private(set) var index = 0
  /// The line of the current byte, counted from 1.
  private(set) var line = 1

  /// Where the current line begins.
  private(set) var lineStart = 0

  /// Creates a cursor at the beginning of a text.
  init(_ text: [UInt8]) { bytes = text }

  /// How many bytes of the line stand before the current one.
  var column: Int { index - lineStart }

  /// Whether no byte is left.
  var isAtEnd: Bool { index >= bytes.count }

  /// The byte at an offset from the current position, or 0 beyond the end.
  func byte(_ offset: Int = 0) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  /// Whether some words stand at the current position.
  func starts(with words: StaticString) -> Bool {
    guard bytes.count - index >= words.utf8CodeUnitCount else { return false }
    for offset in 0..<words.utf8CodeUnitCount
    where bytes[index + offset] != words.utf8Start[offset] { return false }
    return true
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension ByteCursor {
  /// Skips a byte, and counts lines: they end with CR, with LF or with both.
  mutating func advance() {
    let byte = byte()
    index += 1
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && self.byte() != UInt8(ascii: "\n")
    {
      (line, lineStart) = (line + 1, index)
    }
  }

  /// Skips some bytes, none of which ends a line.
  mutating func skip(_ count: Int) { index = min(index + count, bytes.count) }

  /// Skips some words if they stand here; they do not end a line.
  mutating func skip(_ words: StaticString) -> Bool {
    guard starts(with: words) else { return false }
    index += words.utf8CodeUnitCount
    return true
  }

  /// Skips the bytes that satisfy a condition.
  ///
  /// - Returns: Their range.
  @discardableResult
  mutating func skip(while condition: (UInt8) -> Bool) -> Range<Int> {
    let start = index
    while index < bytes.count, condition(bytes[index]) { advance() }
    return start..<index
  }

  /// Skips to the end of the line, without what ends it.
  @discardableResult
  mutating func skipLine() -> Range<Int> { skip { !$0.isLineEnd } }

  /// Skips what ends the line.
  mutating func skipLineEnd() {
    if byte() == UInt8(ascii: "\r"), byte(1) == UInt8(ascii: "\n") { index += 1 }
    if byte().isLineEnd { advance() }
  }

  /// Skips everything up to some words, and the words.
  ///
  /// - Returns: The range before the words, or nil if they do not follow.
  mutating func skip(past words: StaticString) -> Range<Int>? {
    let start = index
    while !isAtEnd {
      if starts(with: words) {
        defer { index += words.utf8CodeUnitCount }
        return start..<index
      }
      advance()
    }
    return nil
  }
}

extension UInt8 {
  /// Whether this ends a line.
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// The value of a hexadecimal digit.
  var hexadecimalDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
