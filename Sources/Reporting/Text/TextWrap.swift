/// Breaks long text into lines.
package enum TextWrap {
  /// The text in lines of at most so many characters, each ended by a line break. A word that is
  /// longer stands on a line of its own.
  ///
  /// - Parameters:
  ///   - text: Words between white space.
  ///   - width: How many characters a line may have.
  ///   - first: What stands before the first line.
  ///   - rest: What stands before every other line.
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
  /// The text with spaces behind it up to a length.
  package func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}
