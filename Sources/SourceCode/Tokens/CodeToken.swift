/// A word, a symbol or a literal of Swift or Objective-C source.
package struct CodeToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case word, symbol, literal }

  package let kind: Kind
  /// The token as written; a literal with its quotation marks.
  package let text: String
  package let place: SourcePosition
  /// Where it begins in the file, in bytes.
  package let offset: Int
  /// For a bracket that opens, the position among the tokens of its file of the one that closes it; the
  /// largest number if none does, and nil for all that is no such bracket, or was not paired yet.
  fileprivate(set) var closing: Int32?

  /// Creates a token.
  package init(kind: Kind, text: String, place: SourcePosition, offset: Int) {
    self.kind = kind
    self.text = text
    self.place = place
    self.offset = offset
  }
}

extension [CodeToken] {
  /// Finds the closing bracket of each that opens, so that nobody has to look for it again.
  ///
  /// - Complexity: O(*n*).
  package mutating func pairBrackets() {
    var open: [Int] = []
    for index in indices where self[index].kind == .symbol {
      switch self[index].text {
      case "(", "[", "{":
        self[index].closing = .max
        open.append(index)
      case ")", "]", "}":
        if let start = open.popLast() { self[start].closing = Int32(index) }
      default: break
      }
    }
  }
}

extension CodeToken {
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

/// Some tokens in a row, for example the body of a function.
package typealias CodeTokens = ArraySlice<CodeToken>

extension CodeTokens {
  /// Whether a word occurs.
  package func mentions(_ word: String) -> Bool { contains { $0.isWord(word) } }

  /// The first token that is one of some words.
  package func first(of words: Set<String>) -> CodeToken? {
    first { $0.kind == .word && words.contains($0.text) }
  }

  /// Where words and symbols occur one after the other.
  package func indices(of sequence: [String]) -> [Int] {
    indices.filter { start in
      start + sequence.count <= endIndex
        && sequence.indices.allSatisfy { self[start + $0].text == sequence[$0] }
    }
  }

  /// The first token of the first occurrence of some words and symbols in a row.
  package func first(_ sequence: String...) -> CodeToken? {
    indices(of: sequence).first.map { self[$0] }
  }

  /// Whether some words and symbols occur in a row.
  package func has(_ sequence: String...) -> Bool { !indices(of: sequence).isEmpty }

  /// The index of the bracket that closes the one at an index, or the end.
  ///
  /// - Complexity: O(*n*) for *n* tokens after something that is no opening bracket, or was not paired.
  package func partner(of start: Int) -> Int {
    if start < endIndex, let closing = self[start].closing {
      return Swift.min(Int(closing), endIndex)
    }
    var depth = 0
    for index in start..<endIndex where self[index].kind == .symbol {
      switch self[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return endIndex
  }
}
