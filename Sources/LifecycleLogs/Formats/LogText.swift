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
    if let error = bytes[start...].encodingError(origin: 0) { throw error }
    self.bytes = bytes
    body = bytes.trimmed(start..<bytes.count)
    if body.isEmpty { throw .empty }
  }
}
