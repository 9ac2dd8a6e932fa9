/// Finds the word that a misspelt one was most likely meant to be.
package enum NearestWord {
  /// The known word with the fewest differences, or nil where none is near.
  ///
  /// A word that begins with the misspelt one is near, whatever its length.
  /// - Complexity: O(*n* × length²) for *n* known words.
  package static func nearest(to word: String, among known: [String]) -> String? {
    let letters = Array(word.lowercased().utf8)
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

  private static func distance(_ letters: [UInt8], to known: String) -> Int {
    let other = Array(known.lowercased().utf8)
    return other.count > longest ? .max : EditDistance.between(letters, other) ?? .max
  }
}
