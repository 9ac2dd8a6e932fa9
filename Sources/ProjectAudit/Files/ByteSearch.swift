import Foundation

extension [UInt8] {
  /// Whether some bytes occur one after the other.
  ///
  /// - Complexity: O(*n* · *m*) for *n* bytes of which *m* are looked for; O(*n*) if the rarest of them is rare.
  func holds(_ part: [UInt8]) -> Bool {
    if part.count > count { return false }
    // Small letters are the most frequent bytes of sources.
    let rare = part.firstIndex { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? 0
    return withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let sought = part.first.map({ _ in part[rare] }) else {
        return part.isEmpty
      }
      var place = rare
      let end = count - (part.count - rare) + 1
      while place < end, let found = memchr(start + place, Int32(sought), end - place) {
        let index = start.distance(to: UnsafeRawPointer(found))
        if memcmp(start + (index - rare), part, part.count) == 0 { return true }
        place = index + 1
      }
      return false
    }
  }

  /// Whether a line begins with the sign that Git writes where two versions cannot be merged.
  var hasConflict: Bool {
    let sign = Array("<<<<<<< ".utf8)
    return starts(with: sign) || holds([0x0A] + sign)
  }
}
