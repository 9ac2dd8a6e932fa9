import Reporting

/// Bytes that were read and not yet taken, divided into lines.
struct LineBuffer {
  private var bytes: [UInt8] = []
  /// The number of bytes that are known to contain no line feed, so that no byte is searched twice.
  private var searched = 0

  /// The length of the incomplete line, if there is no complete one.
  var unfinished: Int { searched }

  mutating func append(_ chunk: ArraySlice<UInt8>) {
    bytes += chunk
  }

  /// Whether there is a complete line.
  mutating func hasLine() -> Bool {
    let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n"))
    searched = end ?? bytes.count
    return end != nil
  }

  /// Takes the first line, without its line feed.
  mutating func takeLine() -> [UInt8]? {
    guard hasLine() else { return nil }
    let line = Array(bytes[..<searched])
    bytes.removeFirst(searched + 1)
    searched = 0
    return line
  }

  /// The beginning of the bytes in printable form; nil if they are white space.
  var excerpt: String? {
    let range = bytes.trimmed(0..<bytes.count)
    let line = bytes[range].firstIndex(of: UInt8(ascii: "\n")).map { range.lowerBound..<$0 }
    return range.isEmpty ? nil : bytes.excerpt(line ?? range)
  }
}

/// The end of what was written to standard error.
struct ErrorTail {
  static let limit = 4096

  private var bytes: [UInt8] = []
  private var isCut = false

  mutating func append(_ chunk: ArraySlice<UInt8>) {
    bytes += chunk.suffix(Self.limit)
    isCut = isCut || chunk.count > Self.limit || bytes.count > Self.limit
    bytes.removeFirst(max(0, bytes.count - Self.limit))
  }

  /// The last lines that are not blank, in printable form.
  func lines(atMost most: Int) -> [String] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"))
    // The first line has lost its beginning; it is kept only if there is no other.
    if isCut, lines.count > 1 { lines.removeFirst() }
    return lines.map { String(decoding: $0, as: UTF8.self).excerpt }
      .filter { !$0.isEmpty }.suffix(most)
  }
}
