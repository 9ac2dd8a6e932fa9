extension [UInt8] {
  /// Whether some bytes occur one after the other.
  ///
  /// - Complexity: O(*n* · *m*) for *n* bytes of which *m* are looked for; O(*n*) if few positions begin
  ///   like them.
  func holds(_ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    return indices.contains { self[$0] == first && self[$0...].starts(with: part) }
  }

  /// Whether a line begins with the sign that Git writes where two versions cannot be merged.
  var hasConflict: Bool {
    let sign = Array("<<<<<<< ".utf8)
    return starts(with: sign) || holds([0x0A] + sign)
  }
}
