/// How far two words are apart.
package enum EditDistance {
  /// How many letters must be inserted, deleted, replaced or swapped with their neighbour: the
  /// optimal string alignment, after Damerau (1964) and Wagner and Fischer (1974).
  ///
  /// - Parameters:
  ///   - first: A word in UTF-8.
  ///   - second: Another.
  ///   - limit: The most that is of interest.
  /// - Returns: The number, or nil where it is above the limit.
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
      // What is below both of the last two rows is made from them.
      if rows.suffix(2).allSatisfy({ ($0.min() ?? 0) > limit }) { return nil }
    }
    return rows[first.count][second.count] <= limit ? rows[first.count][second.count] : nil
  }
}
