import Reporting

/// Says whether a name is one that is known, with a few letters wrong.
enum SimilarName {
  /// How many letters differ, or nil where they are more than a slip.
  ///
  /// One letter in six may be wrong, at least one and at most three: “Will” for “Did” in a long
  /// name is a slip, another word is another name.
  /// - Complexity: O(1), since names that are much longer than the known one are not compared.
  static func distance(from name: String, to known: String) -> Int? {
    let limit = max(1, min(3, known.utf8.count / 6))
    guard abs(name.utf8.count - known.utf8.count) <= limit else { return nil }
    let start = zip(name.utf8, known.utf8).prefix { $0 == $1 }.count
    return EditDistance.between(
      Array(name.utf8.dropFirst(start)), Array(known.utf8.dropFirst(start)), limit: limit)
  }
}
