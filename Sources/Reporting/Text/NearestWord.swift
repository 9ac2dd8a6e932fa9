/// Finds the word that was most likely meant by a misspelt one.
package enum NearestWord {
  /// The known word with the fewest differences, or nil if none is near.
  ///
  /// A word that begins with the misspelt one is near, whatever its length.
  /// - Complexity: O(*n* × length²) for *n* known words.
  package static func nearest(to word: String, among known: [String]) -> String? {
    let letters = Array(word.lowercased().utf8)
    guard (1...maxLength).contains(letters.count) else { return nil }
    let limit = max(1, letters.count / 3)
    let candidates = known.map { (word: $0, distance: distance(letters, to: $0)) }
    if let best = candidates.min(by: { $0.distance < $1.distance }), best.distance <= limit {
      return best.word
    }
    return known.first { $0.lowercased().hasPrefix(word.lowercased()) }
  }

  /// The question “Did you mean …?” with a space before it, or nothing if no word is near.
  package static func question(_ nearest: String?) -> String {
    nearest.map { " Did you mean “\($0)”?" } ?? ""
  }

  /// No known word is as long as this.
  private static let maxLength = 80

  private static func distance(_ letters: [UInt8], to known: String) -> Int {
    let other = Array(known.lowercased().utf8)
    return other.count > maxLength ? .max : EditDistance.between(letters, other) ?? .max
  }
}

/// The distance between two words.
package enum EditDistance {
  /// The number of letters that must be inserted, deleted, replaced or swapped with their
  /// neighbour: the optimal string alignment, after Damerau (1964) and Wagner and Fischer (1974).
  ///
  /// - Parameters:
  ///   - first: A word in UTF-8.
  ///   - second: Another.
  ///   - limit: The largest distance of interest.
  /// - Returns: The number, or nil if it is above the limit.
  /// - Complexity: O(*n* × *m*) for *n* and *m* bytes.
  package static func between(
    _ first: [UInt8], _ second: [UInt8], limit: Int = .max
  ) -> Int? {
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
      // Every later row is computed from the last two.
      if rows.suffix(2).allSatisfy({ ($0.min() ?? 0) > limit }) { return nil }
    }
    return rows[first.count][second.count] <= limit ? rows[first.count][second.count] : nil
  }
}
