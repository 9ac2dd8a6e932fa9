/// How far apart two spellings are, to suggest the name that was meant.
enum SpellingDistance {
  /// The name nearest to a misspelt one, if a third of its letters at most differ.
  static func nearest(to name: String, among known: [String]) -> String? {
    guard name.count <= 100 else { return nil }
    let distances = known.map { between(Array(name.lowercased()), Array($0.lowercased())) }
    guard let best = known.indices.min(by: { distances[$0] < distances[$1] }) else { return nil }
    return distances[best] <= max(1, name.count / 3) ? known[best] : nil
  }

  /// The number of letters to insert, delete or replace (Levenshtein 1966).
  private static func between(_ left: [Character], _ right: [Character]) -> Int {
    var distances = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var diagonal = distances[0]
      distances[0] = row + 1
      for (column, other) in right.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = distances[column + 1]
        distances[column + 1] = min(replaced, distances[column] + 1, diagonal + 1)
      }
    }
    return distances[right.count]
  }
}
