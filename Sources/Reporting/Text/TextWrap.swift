/// Breaks long text into lines.
package enum TextWrap {
  /// The text in lines of a limited width, each ended by a line break. A word that is longer gets a
  /// line of its own.
  ///
  /// - Parameters:
  ///   - text: Words separated by white space.
  ///   - width: The largest number of characters in a line.
  ///   - first: The prefix of the first line.
  ///   - rest: The prefix of every other line.
  /// - Returns: The lines.
  package static func wrapped(_ text: String, width: Int, first: String, rest: String) -> String {
    var lines: [String] = []
    var line = first
    var isEmpty = true
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = rest
        isEmpty = true
      }
      line += isEmpty ? String(word) : " " + word
      isEmpty = false
    }
    return (lines + [line]).map { $0 + "\n" }.joined()
  }
}

extension String {
  /// The text, followed by spaces up to a length.
  package func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}
