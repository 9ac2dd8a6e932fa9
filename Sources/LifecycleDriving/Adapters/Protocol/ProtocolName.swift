import Reporting

/// Finds the name of the protocol that a misspelt one most likely means.
enum ProtocolName {
  /// The known name that differs only in letter case, punctuation or a slip; nil if none does.
  ///
  /// One letter in six may be wrong, at least one and at most three. Anything else is a name that
  /// the adapter has chosen for itself.
  /// - Complexity: O(*n* × length²) for *n* known names.
  static func meant(by name: String, among known: [String]) -> String? {
    let letters = letters(of: name)
    let candidates = known.compactMap { candidate -> (name: String, distance: Int)? in
      let other = Self.letters(of: candidate)
      let limit = max(1, min(3, other.count / 6))
      guard abs(other.count - letters.count) <= limit else { return nil }
      return EditDistance.between(letters, other, limit: limit).map { (candidate, $0) }
    }
    return candidates.min { $0.distance < $1.distance }?.name
  }

  /// The letters and digits of a name in lower case.
  private static func letters(of name: String) -> [UInt8] {
    Array(name.lowercased().filter { $0.isLetter || $0.isNumber }.utf8)
  }
}

extension [String] {
  /// The names in quotation marks, as alternatives.
  var alternatives: String {
    let quoted = map { "“\($0)”" }
    guard let last = quoted.last, count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  /// What to write instead of a name that is not among these: the nearest one, or any of them.
  func replacement(of name: String) -> String {
    (ProtocolName.meant(by: name, among: self) ?? NearestWord.nearest(to: name, among: self))
      .map { "“\($0)”" } ?? alternatives
  }
}
