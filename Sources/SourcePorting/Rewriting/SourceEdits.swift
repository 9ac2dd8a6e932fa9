/// Replacements of parts of a text.
struct SourceEdits {
  private var edits: [(range: Range<Int>, text: [UInt8])] = []

  /// Replaces a range, and fills what becomes free with spaces, so that what follows stays in place.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let bytes = Array(text.utf8)
    let free = max(0, range.count - bytes.count)
    edits.append((range, bytes + Array(repeating: UInt8(ascii: " "), count: free)))
  }

  /// Replaces a range by spaces; the ends of lines stay.
  mutating func drop(_ range: Range<Int>, of source: [UInt8]) {
    let blanks = source[range].map { $0 == 0x0A || $0 == 0x0D ? $0 : UInt8(ascii: " ") }
    edits.append((range, blanks))
  }

  /// The text with all replacements; of two that overlap the one that begins first counts.
  func applied(to source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= end {
      result += source[end..<edit.range.lowerBound]
      result += edit.text
      end = edit.range.upperBound
    }
    return result + source[end...]
  }
}
