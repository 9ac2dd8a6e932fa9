import SourceCode

/// Where each text of a file occurs, so that one that is rare is found without a search.
struct Occurrences: Sendable {
  /// The positions of the tokens, ordered by the numbers of their texts and then by place.
  private let positions: [Int32]
  /// Where the positions of each text begin, and where those of the last one end.
  private let starts: [Int32]

  /// - Complexity: O(*n* + *m*) for *n* tokens with *m* texts.
  init(_ tokens: CodeTokens, textCount: Int) {
    var starts = [Int32](repeating: 0, count: textCount + 1)
    for token in tokens { starts[token.number + 1] += 1 }
    for number in 0..<textCount { starts[number + 1] += starts[number] }
    self.starts = starts
    var positions = [Int32](repeating: 0, count: tokens.count)
    for token in tokens {
      positions[Int(starts[token.number])] = Int32(token.position)
      starts[token.number] += 1
    }
    self.positions = positions
  }

  /// The positions of a text by its number, in order; none for nil.
  subscript(number: Int?) -> ArraySlice<Int32> {
    number.map { positions[Int(starts[$0])..<Int(starts[$0 + 1])] } ?? []
  }
}
