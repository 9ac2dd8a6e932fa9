/// Says whether a name is one that is known, with a few letters wrong.
enum SimilarName {
  /// How many letters differ, or nil where they are more than a slip.
  ///
  /// One letter in eight may be wrong, at least one and at most three: “Will” for “Did” in a long
  /// name is a slip, another word is another name.
  /// - Complexity: O(1), since names that are much longer than the known one are not compared.
  static func distance(from name: String, to known: String) -> Int? {
    let limit = max(1, min(3, known.utf8.count / 8))
    guard abs(name.utf8.count - known.utf8.count) <= limit else { return nil }
    let start = zip(name.utf8, known.utf8).prefix { $0 == $1 }.count
    return edits(Array(name.utf8.dropFirst(start)), Array(known.utf8.dropFirst(start)), limit)
  }

  /// How many letters must be inserted, deleted, replaced or swapped with their neighbour: the
  /// optimal string alignment, after Damerau (1964) and Wagner and Fischer (1974). Nil where they are
  /// more than a limit.
  private static func edits(_ first: [UInt8], _ second: [UInt8], _ limit: Int) -> Int? {
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
