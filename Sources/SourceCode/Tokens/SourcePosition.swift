/// A position in a file.
package struct SourcePosition: Hashable, Sendable {
  // Files have one for each token.
  private let lineNumber: Int32
  private let columnNumber: Int32

  /// Creates a position.
  package init(line: Int, column: Int) {
    lineNumber = Int32(line)
    columnNumber = Int32(column)
  }

  /// The line, counted from 1.
  package var line: Int { Int(lineNumber) }

  /// The byte in the line, counted from 1, as compilers count.
  package var column: Int { Int(columnNumber) }
}
