import Reporting

/// What was read and not yet taken, cut at line feeds.
struct LineBuffer {
  private var bytes: [UInt8] = []
  /// What is known to hold no line feed, so that a long line is not searched again and again.
  private var searched = 0

  /// The number of bytes that belong to no complete line, if there is no complete line.
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

  /// The beginning of what is there, as readers may see it; nil if it is white space.
  var excerpt: String? {
    let range = bytes.trimmed(0..<bytes.count)
    let line = bytes[range].firstIndex(of: UInt8(ascii: "\n")).map { range.lowerBound..<$0 }
    return range.isEmpty ? nil : bytes.excerpt(line ?? range)
  }
}
