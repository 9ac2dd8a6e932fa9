/// Compares text with patterns in which `*` stands for any bytes and `?` for one.
enum Wildcards {
  /// Whether a text satisfies a pattern.
  ///
  /// After a mismatch, only the last `*` has to be tried again with one more byte, because what
  /// stands before it has matched as early as possible.
  ///
  /// - Complexity: O(*n* · *m*) for a text of *n* and a pattern of *m* bytes.
  static func match(_ text: [UInt8], _ pattern: [UInt8]) -> Bool {
    var (index, place) = (0, 0)
    var lastStar: (place: Int, index: Int)?
    while index < text.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        lastStar = (place, index)
        place += 1
      } else if place < pattern.count, [text[index], UInt8(ascii: "?")].contains(pattern[place]) {
        (index, place) = (index + 1, place + 1)
      } else if let star = lastStar {
        lastStar = (star.place, star.index + 1)
        (place, index) = (star.place + 1, star.index + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
