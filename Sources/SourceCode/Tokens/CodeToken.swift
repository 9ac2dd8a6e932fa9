/// A word, a symbol or a literal of Swift or Objective-C source.
package struct CodeToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case word, symbol, literal }

  package let kind: Kind
  /// The token as written; a literal with its quotation marks.
  package let text: String
  package let place: SourcePosition
  /// Where it begins in the file, in bytes.
  package let offset: Int
  /// Where it ends.
  package let end: Int
  /// The byte of a symbol, 255 for the arrow of Swift, and 0 for everything else.
  let symbol: UInt8
  /// For a bracket that opens, the position among the tokens of its file of the one that closes it; the
  /// largest number if none does, and nil for all that is no such bracket, or was not paired yet.
  package fileprivate(set) var closing: Int32?
  /// Its position among the tokens of its file.
  package fileprivate(set) var position = 0

  /// Creates a token.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - text: The token as written, without backticks.
  ///   - place: Where it begins.
  ///   - range: Its bytes in the file, with backticks.
  package init(kind: Kind, text: String, place: SourcePosition, range: Range<Int>) {
    self.kind = kind
    self.text = text
    self.place = place
    offset = range.lowerBound
    end = range.upperBound
    symbol = kind == .symbol ? range.count == 1 ? text.utf8.first ?? 0 : 0xFF : 0
  }
}

extension [CodeToken] {
  /// Numbers the tokens of a file, and finds the closing bracket of each that opens.
  ///
  /// - Complexity: O(*n*).
  package mutating func pairBrackets() {
    var open: [Int] = []
    for index in indices {
      self[index].position = index
      switch self[index].symbol {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        self[index].closing = .max
        open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let start = open.popLast() { self[start].closing = Int32(index) }
      default: break
      }
    }
  }
}

extension CodeToken {
  /// The line in which it ends; a literal may have several.
  var lastLine: Int {
    kind == .literal ? place.line + text.utf8.count { $0 == UInt8(ascii: "\n") } : place.line
  }

  var isClosingBracket: Bool {
    symbol == UInt8(ascii: ")") || symbol == UInt8(ascii: "]") || symbol == UInt8(ascii: "}")
  }

  package func isWord(_ word: String) -> Bool { kind == .word && text == word }

  package func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }

  /// Whether it is a string with values that are known only when it runs.
  package var hasInterpolation: Bool { kind == .literal && text.contains("\\(") }

  /// The content of a string literal; nil if this is none, or has an interpolation.
  package var literalText: String? {
    guard kind == .literal, let first = text.firstIndex(of: "\""), text.hasSuffix("\""),
      !hasInterpolation
    else { return nil }
    let content = text[text.index(after: first)...]
    return content.isEmpty ? nil : String(content.dropLast())
  }
}
