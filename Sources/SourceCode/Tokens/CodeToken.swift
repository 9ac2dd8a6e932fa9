/// A word, a symbol or a literal of Swift or Objective-C source.
package struct CodeToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case word, symbol, literal }

  package let kind: Kind
  /// Whether the parser knows it as a keyword. Most words are none, and need not be compared with any.
  let isKeyword: Bool
  /// The byte of a symbol, 255 for the arrow of Swift, and 0 for everything else.
  let symbol: UInt8
  private let textNumber: Int32
  /// The token as written; a literal with its quotation marks.
  package let text: String
  package let place: SourcePosition
  private let bytes: Range<Int32>
  /// For a bracket that opens, the position of the one that closes it, or the largest number; -1 otherwise.
  fileprivate var partner: Int32 = -1
  private var index: Int32 = 0

  /// Creates a token.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - text: The token as written, without backticks.
  ///   - place: Where it begins.
  ///   - range: Its bytes in the file, with backticks.
  init(kind: Kind, text: Vocabulary.Text, place: SourcePosition, range: Range<Int>) {
    self.kind = kind
    self.text = text.text
    textNumber = Int32(text.number)
    self.place = place
    isKeyword = kind == .word && text.isKeyword
    symbol = kind == .symbol ? range.count == 1 ? text.text.utf8.first ?? 0 : 0xFF : 0
    bytes = Int32(range.lowerBound)..<Int32(range.upperBound)
  }
}

extension CodeToken {
  /// The number of its text in the vocabulary of its file.
  package var number: Int { Int(textNumber) }

  /// Where it begins in the file, in bytes.
  package var offset: Int { Int(bytes.lowerBound) }

  /// Where it ends.
  package var end: Int { Int(bytes.upperBound) }

  /// Its position among the tokens of its file.
  package fileprivate(set) var position: Int {
    get { Int(index) }
    set { index = Int32(newValue) }
  }

  /// For a bracket that opens, the position among the tokens of its file of the one that closes it; the
  /// largest number if none does, and nil for all that is no such bracket, or was not paired yet.
  package var closing: Int32? { partner < 0 ? nil : partner }
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
        self[index].partner = .max
        open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let start = open.popLast() { self[start].partner = Int32(index) }
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

  @inlinable package func isWord(_ word: String) -> Bool { kind == .word && text == word }

  @inlinable package func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }

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
