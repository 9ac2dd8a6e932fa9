import Reporting

/// The bytes of a JSON text, known to be UTF-8 without NUL.
struct LogText {
  let bytes: [UInt8]
  /// Where the text starts, after a byte order mark.
  let start: Int
  /// The content without surrounding white space; never empty.
  let body: Range<Int>

  /// Complexity: O(*n*) for *n* bytes.
  init(_ bytes: [UInt8]) throws(LogError) {
    var decoder = TextDecoder()
    _ = try decoder.decode(bytes)
    _ = try decoder.finish()
    if decoder.isUTF16 { throw .binary(format: "UTF-16 text") }
    start = decoder.markLength
    if let error = bytes[start...].encodingError() { throw LogError(error) }
    self.bytes = bytes
    body = bytes.trimmed(start..<bytes.count)
    if body.isEmpty { throw .empty }
  }
}

extension LogText {
  /// The object or list that fills the content.
  ///
  /// - Throws: ``LogError`` if it is not JSON, or nested too deeply.
  func value() throws(LogError) -> JSONValue {
    do throws(JSONProblem) {
      return try JSONReader.value(of: bytes[body])
    } catch {
      let position = TextPosition().advanced(over: bytes[start..<body.lowerBound])
      throw LogError(error.located(in: bytes[body], from: position))
    }
  }
}

extension LogError {
  /// What is wrong with JSON, as an error about a log.
  init(_ error: JSONError) {
    self =
      switch error {
      case .truncated(let line): .truncatedJSON(line: line)
      case .malformed(let line, let column, let reason):
        .malformedJSON(line: line, column: column, reason: reason)
      case .nestedTooDeeply(let line, let limit): .nestedTooDeeply(line: line, limit: limit)
      }
  }

  /// What is wrong with the bytes of a text, as an error about a log.
  init(_ error: EncodingError) {
    self =
      switch error {
      case .nulByte(let offset): .nulByte(offset: offset)
      case .invalidUTF8(let offset): .invalidUTF8(offset: offset)
      }
  }
}

extension LogLine {
  /// The first byte that is NUL or not UTF-8, if there is one.
  func encodingError(textStart: Int) -> LogError? {
    bytes[range].encodingError(origin: origin + textStart).map { LogError($0) }
  }
}

extension UInt8 {
  /// Whether this is ASCII white space.
  var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
