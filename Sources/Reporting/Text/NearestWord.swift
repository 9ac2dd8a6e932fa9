/// Finds the word that a misspelt one was most likely meant to be.
package enum NearestWord {
  /// The known word with the fewest differences, or nil where none is near.
  ///
  /// A word that begins with the misspelt one is near, whatever its length.
  /// - Complexity: O(*n* × length²) for *n* known words.
  package static func nearest(to word: String, among known: [String]) -> String? {
    let letters = Array(word.lowercased().unicodeScalars)
    guard (1...longest).contains(letters.count) else { return nil }
    let limit = max(1, letters.count / 3)
    let candidates = known.map { (word: $0, distance: distance(letters, to: $0)) }
    if let best = candidates.min(by: { $0.distance < $1.distance }), best.distance <= limit {
      return best.word
    }
    return known.first { $0.lowercased().hasPrefix(word.lowercased()) }
  }

  /// Nothing that is known is as long as this.
  private static let longest = 80

  private static func distance(_ letters: [Unicode.Scalar], to known: String) -> Int {
    let other = Array(known.lowercased().unicodeScalars)
    return other.count > longest ? .max : editDistance(letters, other)
  }

  /// How many letters must be inserted, deleted, replaced or swapped with their neighbour: the
  /// optimal string alignment, after Damerau (1964) and Wagner and Fischer (1974).
  private static func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var rows = [Array(0...second.count)]
    for (row, letter) in first.enumerated() {
      var next = [row + 1]
      for (column, other) in second.enumerated() {
        var best = min(rows[row][column + 1] + 1, next[column] + 1)
        best = min(best, rows[row][column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          best = min(best, rows[row - 1][column - 1] + 1)
        }
        next.append(best)
      }
      rows.append(next)
    }
    return rows[first.count][second.count]
  }
}
