/// Some tokens of a file in a row, for example the body of a function.
package struct CodeTokens: RandomAccessCollection, Sendable {
  /// The syntax of the file.
  package let tree: SyntaxTree
  package let startIndex: Int
  package let endIndex: Int

  /// Creates a row from the positions of its tokens in the file.
  @inlinable package init(_ tree: SyntaxTree, _ range: Range<Int>) {
    self.tree = tree
    startIndex = range.lowerBound
    endIndex = range.upperBound
  }

  /// Creates a row without tokens.
  package init() { self.init(Self.nothing, 0..<0) }

  private static let nothing = SyntaxTree([], .swift)

  @inlinable package subscript(position: Int) -> CodeToken { tree.list[position] }

  @inlinable package subscript(bounds: Range<Int>) -> CodeTokens { CodeTokens(tree, bounds) }
}

extension CodeTokens {
  /// Whether a word occurs.
  package func mentions(_ word: String) -> Bool { contains { $0.isWord(word) } }

  /// The positions of the words whose texts are marked, by the numbers that these have in the vocabulary.
  package func words(in marks: [Bool]) -> [Int] {
    indices.filter { tree.list[$0].kind == .word && marks[tree.list[$0].number] }
  }

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
  /// - Complexity: O(*n*) for *n* tokens after something that is no opening bracket.
  package func partner(of start: Int) -> Int {
    var depth = 0
    for index in Swift.min(start, endIndex)..<endIndex {
      if let closing = self[index].closing {
        if depth == 0 { return Swift.min(Int(closing), endIndex) }
        depth += 1
      } else if self[index].isClosingBracket {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return endIndex
  }

  /// The nodes of a kind that begin and end in it, in the order in which they begin.
  ///
  /// - Complexity: O(*n*) for *n* nodes in the innermost node around it.
  package func nodes(_ kind: SyntaxKind) -> [SyntaxNode] {
    guard let first, let last, first.offset <= last.offset else { return [] }
    let around = tree.node(at: startIndex)
    let outer = ([around] + around.ancestors).first { $0.range.upperBound >= endIndex }
    return (outer ?? tree.root).all(kind).filter {
      $0.range.lowerBound >= startIndex && $0.range.upperBound <= endIndex
    }
  }
}
