/// A position in a file.
package struct SourcePosition: Hashable, Sendable {
  /// The line, counted from 1.
  package let line: Int
  /// The byte in the line, counted from 1, as compilers count.
  package let column: Int

  /// Creates a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
