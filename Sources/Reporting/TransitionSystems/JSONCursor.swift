/// Reads JSON whose form is known value by value, and says in which line it is different.
///
/// Nothing is kept but what the reader takes, and only the form that it expects is nested.
struct JSONCursor {
  private let bytes: [UInt8]
  private var index = 0

  /// Creates a cursor at the start of bytes that are UTF-8.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The line of the next byte, counted from 1.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  var line: Int { 1 + bytes[..<index].count { $0 == UInt8(ascii: "\n") } }

  /// Reads an object: the closure takes the value of each key.
  mutating func members(
    _ what: String, _ value: (String, inout JSONCursor) throws -> Void
  ) throws {
    try list(what, "{", "}") { cursor in
      let key = try cursor.text("a key")
      try cursor.skip(":", "a colon")
      try value(key, &cursor)
    }
  }

  /// Reads a list: the closure takes each item.
  mutating func items(_ what: String, _ item: (inout JSONCursor) throws -> Void) throws {
    try list(what, "[", "]", item)
  }

  private mutating func list(
    _ what: String, _ opening: Unicode.Scalar, _ closing: Unicode.Scalar,
    _ item: (inout JSONCursor) throws -> Void
  ) throws {
    try skip(opening, what)
    skipSpace()
    if byte != UInt8(ascii: closing) {
      try item(&self)
      skipSpace()
      while byte == UInt8(ascii: ",") {
        index += 1
        try item(&self)
        skipSpace()
      }
    }
    try skip(closing, "a comma or “\(closing)”")
  }

  /// Reads a string.
  mutating func text(_ what: String) throws -> String {
    let start = skipSpace()
    guard byte == UInt8(ascii: "\""), let end = textEnd else { throw error(what) }
    index = end
    let content = bytes[start + 1..<end - 1]
    let isPlain = content.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\\") }
    if isPlain { return String(decoding: content, as: UTF8.self) }
    index = start
    guard let text = try? JSONReader.value(of: bytes[start..<end], .fragmentsAllowed).text else {
      throw error(what)
    }
    index = end
    return text
  }

  /// Reads a whole number from 0 to a limit.
  mutating func number(_ what: String, upTo limit: Int) throws -> Int {
    let start = skipSpace()
    var number = 0
    while let digit = byte, digit.isDigit, index - start < 11 {
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
      index += 1
    }
    let isWhole = index > start && (index == start + 1 || bytes[start] != UInt8(ascii: "0"))
    let isEnd = byte.map { $0.isSpace || ",]}".utf8.contains($0) } ?? true
    if isWhole, isEnd, number <= limit { return number }
    index = start
    throw error(what)
  }

  /// Skips a value of any form.
  ///
  /// - Parameter isJudged: Whether it must be JSON; if not, only its end is looked for.
  /// - Returns: A cursor before the value.
  /// - Throws: ``TransitionSystemError`` if there is no value, or if it is not JSON and must be.
  @discardableResult mutating func skipValue(isJudged: Bool) throws -> JSONCursor {
    skipSpace()
    let start = self
    var depth = 0
    repeat {
      guard let byte else { throw error("a value") }
      switch byte {
      case UInt8(ascii: "\""):
        guard let end = textEnd else { throw error("the end of this text") }
        index = end - 1
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      index += 1
    } while depth > 0 || depth == 0 && byte.map { !",]}".utf8.contains($0) } ?? false
    let value = bytes[start.index..<index]
    if isJudged, (try? JSONReader.value(of: value, .fragmentsAllowed)) == nil {
      throw start.error("a value of JSON")
    }
    return start
  }

  /// Makes sure that the next member of an object follows, or its end.
  func finishMember() throws {
    var rest = self
    rest.skipSpace()
    guard let byte = rest.byte, ",}".utf8.contains(byte) else {
      throw rest.error("a comma or “}”")
    }
  }

  /// Makes sure that nothing follows.
  mutating func finish() throws {
    skipSpace()
    if index < bytes.count { throw error("the end of the file") }
  }

  /// The error that the next value is none of a kind.
  func error(_ what: String) -> TransitionSystemError {
    let rest = bytes[index...].drop { $0 == 0x20 }
    let start = rest.prefix { $0 != UInt8(ascii: "\n") }.prefix(60)
    let word = start.prefix { !",]}".utf8.contains($0) }
    let found = String(decoding: word.isEmpty ? start.prefix(1) : word, as: UTF8.self)
    return TransitionSystemError(line: line, expected: what, found: start.isEmpty ? nil : found)
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skip(_ sign: Unicode.Scalar, _ what: String) throws {
    skipSpace()
    guard byte == UInt8(ascii: sign) else { throw error(what) }
    index += 1
  }

  @discardableResult private mutating func skipSpace() -> Int {
    while let byte, byte.isSpace { index += 1 }
    return index
  }

  /// The index after the text that begins here; nil if it does not end.
  private var textEnd: Int? {
    var end = index + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return end < bytes.count ? end + 1 : nil
  }
}
