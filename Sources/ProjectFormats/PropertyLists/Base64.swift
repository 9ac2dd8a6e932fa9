import Reporting

/// Decodes the data of property lists in XML.
enum Base64 {
  /// The bytes that some characters stand for, or nil if they are not Base64.
  ///
  /// White space is skipped, and missing “=” at the end are tolerated, as by Apple's reader.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  static func data(_ characters: [UInt8]) -> [UInt8]? {
    var data: [UInt8] = []
    var (bits, count, isPadded): (UInt32, Int, Bool) = (0, 0, false)
    for character in characters where !character.isSpace {
      if character == UInt8(ascii: "=") {
        isPadded = true
        continue
      }
      guard let value = value(of: character), !isPadded else { return nil }
      (bits, count) = (bits << 6 | value, count + 6)
      if count >= 8 {
        count -= 8
        data.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    // One character alone in the last group holds no whole byte.
    return count == 6 ? nil : data
  }

  private static func value(of character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
