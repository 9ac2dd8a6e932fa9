/// A position in a text: line and column, both from 1, columns in Unicode characters.
package struct TextPosition: Sendable {
  package var line = 1
  package var column = 1

  package init(line: Int = 1, column: Int = 1) {
    self.line = line
    self.column = column
  }

  package mutating func advance(over byte: UInt8) {
    if byte == UInt8(ascii: "\n") {
      (line, column) = (line + 1, 1)
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }

  package func advanced(over bytes: some Sequence<UInt8>) -> TextPosition {
    bytes.reduce(into: self) { $0.advance(over: $1) }
  }
}
