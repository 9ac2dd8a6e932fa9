import Reporting

/// The last 64 KiB that a process has written: room for the message of a trap and the backtrace after it.
struct OutputTail {
  static let limit = 1 << 16

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

extension [String] {
  /// The message of a trap among lines of output, which a backtrace may follow.
  var trap: String? {
    last { $0.contains("Fatal error") || $0.contains("Precondition failed") }
  }
}
