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
