/// Rows of words in aligned columns.
package struct TextTable {
  /// The number of spaces before each row.
  private let indent: Int
  /// The columns that are aligned on their right side.
  package var rightAligned: Set<Int> = []
  private var rows: [[String]] = []

  /// Creates a table.
  package init(_ rows: [[String]] = [], indent: Int = 2) {
    self.rows = rows
    self.indent = indent
  }

  package mutating func add(_ row: [String]) { rows.append(row) }

  /// The rows, each ended by a line break, without spaces before it.
  package var text: String {
    let widths = widths
    return rows.map { row in
      let cells = row.enumerated().map { column, word in
        padded(word, to: widths[column], onLeft: rightAligned.contains(column))
      }
      let line = String(repeating: " ", count: indent) + cells.joined(separator: "  ")
      return line.trimmingTrailingSpaces + "\n"
    }
    .joined()
  }

  private var widths: [Int] {
    let columns = rows.map(\.count).max() ?? 0
    return (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
  }

  private func padded(_ word: String, to width: Int, onLeft: Bool) -> String {
    let spaces = String(repeating: " ", count: width - word.count)
    return onLeft ? spaces + word : word + spaces
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: Substring {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return self[..<end]
  }
}

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

extension Int {
  /// The number with commas between thousands, whatever the locale.
  package var grouped: String {
    let digits = String(magnitude)
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { grouped += "," }
      grouped.append(digit)
    }
    return self < 0 ? "-" + grouped : grouped
  }

  /// The number with a noun, for example “1 step” or “2 steps”.
  package func counted(_ singular: String, _ plural: String? = nil) -> String {
    "\(grouped) \(self == 1 ? singular : plural ?? singular + "s")"
  }
}
